/** What is wrong with a roster while it is drafted (`docs/rules.md`, section 1.8). */
import { formatDurasi } from '../teks/durasi.ts'
import { type AturanJam, type Berlaku, KETENTUAN, requireBerlaku } from '../ketentuan.ts'
import { jamSehari } from '../pengajuan/lembur/lembur-bayar.ts'
import {
  type Detik,
  type Instan,
  type KodeZona,
  type Tanggal,
  addHari,
  formatSaat,
  formatTanggal,
  hariKe,
} from '../waktu.ts'

/** A span of work that is planned for somebody. */
export type Kerja = {
  readonly tanggal: Tanggal
  readonly mulai: Instan
  readonly selesai: Instan
  /** What counts of it as working hours: without the unpaid break */
  readonly jam: Detik
  /** What it is called: a kind of shift, or the hours of the week */
  readonly nama: string
  /** What the post where it is worked asks for; empty without post */
  readonly syarat: readonly Syarat[]
}

/** A certificate that a post asks for. */
export type Syarat = { readonly jenis: string; readonly nama: string; readonly wajib: boolean }

/** All that a person's draft is judged by, from six days before its first date to a day after its last. */
export type RencanaOrang = {
  readonly kerja: readonly Kerja[]
  /** Approved leave, by its dates */
  readonly izin: ReadonlySet<Tanggal>
  /** Until when a certificate holds; null: without end. A kind that somebody lacks is absent */
  readonly sertifikat: ReadonlyMap<string, Tanggal | null>
  /** The last day of the last work contract that follows on; null: until further notice */
  readonly kontrakSampai: Tanggal | null
  readonly zona: KodeZona
}

export type Peringatan =
  | { readonly kode: 'TUMPANG_TINDIH'; readonly tanggal: Tanggal; readonly kerja: readonly [Kerja, Kerja] }
  | { readonly kode: 'SEDANG_CUTI'; readonly tanggal: Tanggal; readonly kerja: Kerja }
  | {
      readonly kode: 'SERTIFIKAT_HABIS'
      readonly tanggal: Tanggal
      readonly syarat: Syarat
      /** The last day on which it held; null: they never had one */
      readonly sampai: Tanggal | null
    }
  | { readonly kode: 'KONTRAK_HABIS'; readonly tanggal: Tanggal; readonly sampai: Tanggal }
  | {
      readonly kode: 'ISTIRAHAT_KURANG'
      readonly tanggal: Tanggal
      readonly istirahat: Detik
      readonly sebelum: Kerja
    }
  | {
      readonly kode: 'HARI_BERTURUT'
      readonly tanggal: Tanggal
      readonly hari: number
      readonly batas: number
    }
  | { readonly kode: 'JAM_SEHARI'; readonly tanggal: Tanggal; readonly jam: Detik; readonly batas: Detik }
  | {
      readonly kode: 'JAM_SEPEKAN'
      /** Monday of the week */
      readonly tanggal: Tanggal
      readonly jam: Detik
      readonly batas: Detik
    }
export type KodePeringatan = Peringatan['kode']

/** What refuses a draft; all else asks for a word and goes through. */
export function isPenolakan(peringatan: Peringatan): boolean {
  const { kode } = peringatan
  if (kode === 'SERTIFIKAT_HABIS') return peringatan.syarat.wajib
  return kode === 'TUMPANG_TINDIH' || kode === 'SEDANG_CUTI'
}

/**
 * What is wrong with a person's plan on some dates, by date; what lies outside of them is read, not judged.
 *
 * @param istirahatMinimum the rest that the company wants between two works
 * @param jamKerja the law's hours by their dates (UU 13/2003, articles 77 and 79)
 */
export function judgeRencana(
  rencana: RencanaOrang,
  { dari, sampai }: { readonly dari: Tanggal; readonly sampai: Tanggal },
  istirahatMinimum: Detik,
  jamKerja: Berlaku<AturanJam> = KETENTUAN.jam_kerja,
): readonly Peringatan[] {
  const kerja = rencana.kerja.toSorted((a, b) => a.mulai - b.mulai || a.selesai - b.selesai)
  return [
    ...judgeUrutan(kerja, istirahatMinimum),
    ...kerja.flatMap((satu) => judgeKerja(satu, rencana)),
    ...judgeHari(kerja, jamKerja),
    ...judgePekan(kerja, dari, sampai, jamKerja),
  ]
    .filter(({ kode, tanggal }) => kode === 'JAM_SEPEKAN' || (dari <= tanggal && tanggal <= sampai))
    .toSorted((a, b) => (a.tanggal < b.tanggal ? -1 : a.tanggal > b.tanggal ? 1 : 0))
}

/** Each work beside the one before it: they overlap, or leave too little rest. */
function judgeUrutan(kerja: readonly Kerja[], minimum: Detik): Peringatan[] {
  const semua: Peringatan[] = []
  let sebelum: Kerja | undefined
  for (const satu of kerja) {
    if (sebelum !== undefined) {
      const istirahat = (satu.mulai - sebelum.selesai) / 1000
      const { tanggal } = satu
      if (istirahat < 0) semua.push({ kode: 'TUMPANG_TINDIH', tanggal, kerja: [sebelum, satu] })
      // What adjoins on one date is one stretch of work.
      else if (istirahat < minimum && !(istirahat === 0 && sebelum.tanggal === tanggal))
        semua.push({ kode: 'ISTIRAHAT_KURANG', tanggal, istirahat, sebelum })
    }
    if (sebelum === undefined || satu.selesai > sebelum.selesai) sebelum = satu
  }
  return semua
}

function judgeKerja(kerja: Kerja, { izin, sertifikat, kontrakSampai }: RencanaOrang): Peringatan[] {
  const { tanggal } = kerja
  const semua: Peringatan[] = kerja.syarat.flatMap((syarat) => {
    const sampai = sertifikat.get(syarat.jenis)
    const isBerlaku = sampai === null || (sampai !== undefined && tanggal <= sampai)
    return isBerlaku ? [] : [{ kode: 'SERTIFIKAT_HABIS', tanggal, syarat, sampai: sampai ?? null }]
  })
  if (izin.has(tanggal)) semua.push({ kode: 'SEDANG_CUTI', tanggal, kerja })
  if (kontrakSampai !== null && kontrakSampai < tanggal)
    semua.push({ kode: 'KONTRAK_HABIS', tanggal, sampai: kontrakSampai })
  return semua
}

/** Days in a row, and hours a day by how many days of its week are worked. */
function judgeHari(kerja: readonly Kerja[], jamKerja: Berlaku<AturanJam>): Peringatan[] {
  const jam = jamPerHari(kerja)
  const senin = new Map([...jam.keys()].map((tanggal) => [tanggal, seninFrom(tanggal)]))
  const perPekan = Map.groupBy(jam.keys(), (tanggal) => senin.get(tanggal))
  const semua: Peringatan[] = []
  for (const [tanggal, detik] of jam) {
    const aturan = requireBerlaku(jamKerja, tanggal)
    let hari = 1
    while (jam.has(addHari(tanggal, -hari))) hari += 1
    if (hari > aturan.hari_berturut)
      semua.push({ kode: 'HARI_BERTURUT', tanggal, hari, batas: aturan.hari_berturut })
    const kerjaSepekan = perPekan.get(senin.get(tanggal))?.length ?? 0
    const batas = jamSehari(aturan, kerjaSepekan)
    if (detik > batas) semua.push({ kode: 'JAM_SEHARI', tanggal, jam: detik, batas })
  }
  return semua
}

function judgePekan(
  kerja: readonly Kerja[],
  dari: Tanggal,
  sampai: Tanggal,
  jamKerja: Berlaku<AturanJam>,
): Peringatan[] {
  return [...jamPerPekan(kerja)].flatMap(([senin, jam]) => {
    const batas = jamSepekan(senin, jamKerja)
    const isKena = jam > batas && senin <= sampai && addHari(senin, 6) >= dari
    return isKena ? [{ kode: 'JAM_SEPEKAN' as const, tanggal: senin, jam, batas }] : []
  })
}

/** Hours of a week's work, seconds; a week goes by the law of its Monday. */
export function jamSepekan(senin: Tanggal, jamKerja: Berlaku<AturanJam> = KETENTUAN.jam_kerja): Detik {
  return requireBerlaku(jamKerja, senin).seminggu_jam * 3600
}

function jamPerHari(kerja: readonly Kerja[]): ReadonlyMap<Tanggal, Detik> {
  const semua = new Map<Tanggal, Detik>()
  for (const { tanggal, jam } of kerja) semua.set(tanggal, (semua.get(tanggal) ?? 0) + jam)
  return semua
}

/** Working hours of each week, by its Monday. */
export function jamPerPekan(kerja: readonly Pick<Kerja, 'tanggal' | 'jam'>[]): ReadonlyMap<Tanggal, Detik> {
  const semua = new Map<Tanggal, Detik>()
  for (const { tanggal, jam } of kerja) {
    const senin = seninFrom(tanggal)
    semua.set(senin, (semua.get(senin) ?? 0) + jam)
  }
  return semua
}

/** The Monday of a date's week. */
export function seninFrom(tanggal: Tanggal): Tanggal {
  return addHari(tanggal, 1 - hariKe(tanggal))
}

/** How many stand at a post in a kind of shift on a date, beside how many are needed. */
export type Terisi = { readonly terisi: number; readonly butuh: number }

/** Whether a post has fewer or more people than it needs; null when it has as many. */
export function judgePos({ terisi, butuh }: Terisi): 'POS_KURANG' | 'POS_LEBIH' | null {
  if (terisi === butuh) return null
  return terisi < butuh ? 'POS_KURANG' : 'POS_LEBIH'
}

/** A warning in a sentence, with its figures. */
export function kalimatPeringatan(p: Peringatan, zona: KodeZona): string {
  switch (p.kode) {
    case 'TUMPANG_TINDIH': {
      const [a, b] = p.kerja
      return `${rentangFrom(a, zona)} bertumpuk dengan ${rentangFrom(b, zona)}.`
    }
    case 'SEDANG_CUTI':
      return `Sedang cuti atau izin pada ${formatTanggal(p.tanggal)}.`
    case 'SERTIFIKAT_HABIS':
      return p.sampai === null
        ? `Belum punya ${p.syarat.nama}.`
        : `${p.syarat.nama} berlaku sampai ${formatTanggal(p.sampai)}.`
    case 'KONTRAK_HABIS':
      return `Kontrak kerjanya sampai ${formatTanggal(p.sampai)}.`
    case 'ISTIRAHAT_KURANG':
      return `${p.istirahat === 0 ? 'Tanpa' : `Hanya ${lamanya(p.istirahat)}`} istirahat sejak ${p.sebelum.nama} (selesai ${formatSaat(p.sebelum.selesai, zona)}).`
    case 'HARI_BERTURUT':
      return `Hari kerja ke-${p.hari} berturut-turut, paling banyak ${p.batas}.`
    case 'JAM_SEHARI':
      return `${lamanya(p.jam)} sehari, di atas ${lamanya(p.batas)}: ${lamanya(p.jam - p.batas)} menjadi lembur.`
    case 'JAM_SEPEKAN':
      return `Pekan itu ${lamanya(p.jam)}, di atas ${lamanya(p.batas)}: ${lamanya(p.jam - p.batas)} menjadi lembur.`
  }
}

/** A span in words, whole hours without minutes. */
function lamanya(detik: Detik): string {
  return formatDurasi(detik).replace('jam 0 menit', 'jam')
}

function rentangFrom({ nama, mulai, selesai }: Kerja, zona: KodeZona): string {
  return `${nama} (${formatSaat(mulai, zona)} sampai ${formatSaat(selesai, zona)})`
}
