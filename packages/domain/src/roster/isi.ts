/** Who could meet the needs of a roster's posts: a linear model, and what its solution proposes (`docs/rules.md`, section 1.8). */
import { type Detik, type Instan, type Tanggal, addHari, formatTanggal } from '../waktu.ts'
import type { IsiSel } from './lembar.ts'
import { KETENTUAN, requireBerlaku } from '../ketentuan.ts'
import { jamSepekan, seninFrom } from './peringatan.ts'

/** How much one person too few costs beside hours that are shared out badly. */
const HARGA_KURANG = 10_000
/** An hour above those of a week, beside an hour above or below what everybody has. */
const HARGA_LEMBUR = 2

/** A span of work on a date. */
export type Rentang = {
  readonly tanggal: Tanggal
  readonly mulai: Instan
  readonly selesai: Instan
  /** What counts of it as working hours */
  readonly jam: Detik
}

/** How many people are still lacking in one kind of shift, on one date, at a post. */
export type ButuhIsi = Rentang & {
  readonly jenis_shift_id: number
  readonly shift: string
  readonly pos_id: number
  readonly pos: string
  /** Kinds of certificates without which nobody may stand there */
  readonly wajib: readonly string[]
  readonly kurang: number
  /** Who stands there already */
  readonly terisi: number
}

export type OrangIsi = {
  readonly id: number
  /** Dates on which they may be given a shift, in order */
  readonly bebas: readonly Tanggal[]
  /** What they work on all other dates */
  readonly tetap: readonly Rentang[]
  /** Until when a certificate holds; null: without end */
  readonly sertifikat: ReadonlyMap<string, Tanggal | null>
  /** The last day of the work contract; null: until further notice */
  readonly kontrakSampai: Tanggal | null
}

export type FaktaIsi = {
  readonly orang: readonly OrangIsi[]
  readonly butuh: readonly ButuhIsi[]
  /** Between two works */
  readonly istirahatMinimum: Detik
}

/** Posts that ask for the same certificates are one need, so that who stands where is no question of the model. */
type Kelompok = { readonly butuh: readonly ButuhIsi[]; readonly contoh: ButuhIsi; readonly kurang: number }
type Variabel = { readonly nama: string; readonly orang: OrangIsi; readonly kelompok: Kelompok }

/**
 * The model in CPLEX LP format: everybody's possible shifts are 0 or 1, and what is not met costs most. Null where
 * nobody may be given any of them.
 */
export function modelIsi(fakta: FaktaIsi): string | null {
  const kelompok = kelompokFrom(fakta.butuh)
  const variabel = pilihanFrom(fakta, kelompok)
  if (variabel.length === 0) return null
  const biaya: string[] = []
  const baris: string[] = []
  for (const [ke, satu] of kelompok.entries()) {
    biaya.push(`${HARGA_KURANG} u${ke}`)
    const pengisi = variabel.filter((x) => x.kelompok === satu).map(({ nama }) => nama)
    baris.push(`${[...pengisi, `u${ke}`].join(' + ')} = ${satu.kurang}`)
  }
  const perOrang = Map.groupBy(variabel, ({ orang }) => orang)
  const rata = rataJam(fakta, kelompok)
  for (const [orang, miliknya] of perOrang) {
    baris.push(...barisHari(miliknya), ...barisIstirahat(miliknya, fakta.istirahatMinimum))
    baris.push(...barisBerturut(orang, miliknya))
    const pekan = barisPekan(orang, miliknya)
    const adil = barisAdil(orang, miliknya, rata)
    baris.push(...pekan.baris, ...adil.baris)
    biaya.push(...pekan.biaya, ...adil.biaya)
  }
  return [
    'Minimize',
    // Lines of the format have an end; each figure stands on its own.
    ` biaya: ${biaya.join('\n + ')}`,
    'Subject To',
    ...baris.map((satu, ke) => ` c${ke}: ${satu.replaceAll(' + ', '\n + ')}`),
    'Binary',
    ...variabel.map(({ nama }) => ` ${nama}`),
    'End',
  ].join('\n')
}

export type UsulanSel = {
  readonly karyawan_id: number
  readonly tanggal: Tanggal
  readonly isi: readonly IsiSel[]
}
export type UsulanIsi = {
  /** Each free date of everybody: a shift at a post, or a day off */
  readonly sel: readonly UsulanSel[]
  /** What could not be met, a sentence each */
  readonly kurang: readonly string[]
  /** How many people are lacking in all, of how many */
  readonly jumlahKurang: number
  readonly jumlahButuh: number
}

/**
 * What a solution proposes; null where its values are none of this model.
 *
 * @param nilai the value of each variable by its name
 */
export function usulanFrom(fakta: FaktaIsi, nilai: Readonly<Record<string, number>>): UsulanIsi | null {
  const kelompok = kelompokFrom(fakta.butuh)
  const dipilih = pilihanFrom(fakta, kelompok).filter(({ nama }) => (nilai[nama] ?? 0) > 0.5)
  const hari = new Map(dipilih.map((x) => [`${x.orang.id} ${x.kelompok.contoh.tanggal}`, x.kelompok]))
  if (hari.size !== dipilih.length) return null
  const pos = new Map<string, ButuhIsi>()
  const kurang: string[] = []
  let jumlahKurang = 0
  for (const satu of kelompok) {
    const pengisi = dipilih.filter((x) => x.kelompok === satu)
    if (pengisi.length > satu.kurang) return null
    const tempat = satu.butuh.flatMap((butuh) => Array.from({ length: butuh.kurang }, () => butuh))
    for (const [ke, { orang }] of pengisi.entries())
      pos.set(`${orang.id} ${satu.contoh.tanggal}`, tempat[ke] as ButuhIsi)
    const sisa = tempat.slice(pengisi.length)
    jumlahKurang += sisa.length
    for (const [butuh, tanpa] of Map.groupBy(sisa, (x) => x)) kurang.push(kalimatKurang(butuh, tanpa.length))
  }
  const sel = fakta.orang.flatMap(({ id, bebas }) =>
    bebas.map((tanggal): UsulanSel => {
      const di = pos.get(`${id} ${tanggal}`)
      const isi = { jenis_shift_id: di?.jenis_shift_id ?? null, pos_id: di?.pos_id ?? null, cuti: false }
      return { karyawan_id: id, tanggal, isi: [isi] }
    }),
  )
  const jumlahButuh = kelompok.reduce((n, satu) => n + satu.kurang, 0)
  return { sel, kurang, jumlahKurang, jumlahButuh }
}

function kalimatKurang({ tanggal, shift, pos, kurang, terisi }: ButuhIsi, tanpa: number): string {
  const butuh = kurang + terisi
  return `${formatTanggal(tanggal)}, ${shift}: pos ${pos} terisi ${butuh - tanpa} dari ${butuh}.`
}

function kelompokFrom(butuh: readonly ButuhIsi[]): readonly Kelompok[] {
  const semua = Map.groupBy(
    butuh.filter(({ kurang }) => kurang > 0),
    ({ tanggal, jenis_shift_id, wajib }) => `${tanggal} ${jenis_shift_id} ${wajib.toSorted().join()}`,
  )
  return [...semua.values()].map((isi) => ({
    butuh: isi,
    contoh: isi[0] as ButuhIsi,
    kurang: isi.reduce((n, satu) => n + satu.kurang, 0),
  }))
}

function pilihanFrom(
  { orang, istirahatMinimum }: FaktaIsi,
  kelompok: readonly Kelompok[],
): readonly Variabel[] {
  return orang.flatMap((satu, keOrang) => {
    const bebas = new Set(satu.bebas)
    return kelompok.flatMap((isi, keIsi) =>
      bebas.has(isi.contoh.tanggal) &&
      mayStand(satu, isi.contoh) &&
      satu.tetap.every((kerja) => !isBentrok(kerja, isi.contoh, istirahatMinimum))
        ? [{ nama: `x${keOrang}_${keIsi}`, orang: satu, kelompok: isi }]
        : [],
    )
  })
}

function mayStand({ sertifikat, kontrakSampai }: OrangIsi, { tanggal, wajib }: ButuhIsi): boolean {
  if (kontrakSampai !== null && kontrakSampai < tanggal) return false
  return wajib.every((jenis) => {
    const sampai = sertifikat.get(jenis)
    return sampai === null || (sampai !== undefined && tanggal <= sampai)
  })
}

/** Two works overlap, or leave too little rest between them. */
function isBentrok(satu: Rentang, lain: Rentang, istirahat: Detik): boolean {
  const [awal, akhir] = satu.mulai <= lain.mulai ? [satu, lain] : [lain, satu]
  return akhir.mulai - awal.selesai < istirahat * 1000
}

function sum(variabel: readonly Variabel[]): string {
  return variabel.map(({ nama }) => nama).join(' + ')
}

function sumJam(variabel: readonly Variabel[]): string {
  return variabel.map(({ nama, kelompok }) => `${jam(kelompok.contoh.jam)} ${nama}`).join(' + ')
}

/** In hours, as the model reckons. */
function jam(detik: Detik): number {
  return Math.round(detik / 36) / 100
}

/** One shift a day. */
function barisHari(variabel: readonly Variabel[]): string[] {
  return [...Map.groupBy(variabel, ({ kelompok }) => kelompok.contoh.tanggal).values()]
    .filter((semua) => semua.length > 1)
    .map((semua) => `${sum(semua)} <= 1`)
}

/** Of a shift and all of a date soon after it that begin before its rest is over, one. */
function barisIstirahat(variabel: readonly Variabel[], istirahat: Detik): string[] {
  const perHari = Map.groupBy(variabel, ({ kelompok }) => kelompok.contoh.tanggal)
  return [...perHari].flatMap(([tanggal, semua]) =>
    [...Map.groupBy(semua, ({ kelompok }) => kelompok.contoh.jenis_shift_id).values()].flatMap((shift) =>
      // A shift of 24 hours that begins late reaches the rest of the date after next.
      [1, 2].flatMap((sesudah) => {
        const contoh = shift[0]?.kelompok.contoh
        const bentrok = (perHari.get(addHari(tanggal, sesudah)) ?? []).filter(
          (lain) => contoh !== undefined && isBentrok(contoh, lain.kelompok.contoh, istirahat),
        )
        return bentrok.length === 0 ? [] : [`${sum([...shift, ...bentrok])} <= 1`]
      }),
    ),
  )
}

/** After so many days of work in a row one of rest, those before and after the roster's dates among them. */
function barisBerturut({ tetap }: OrangIsi, variabel: readonly Variabel[]): string[] {
  const kerja = new Set(tetap.map(({ tanggal }) => tanggal))
  const perHari = Map.groupBy(variabel, ({ kelompok }) => kelompok.contoh.tanggal)
  const berturut = (tanggal: Tanggal) => requireBerlaku(KETENTUAN.jam_kerja, tanggal).hari_berturut
  const jendela = new Set(
    [...perHari.keys()].flatMap((tanggal) =>
      Array.from({ length: berturut(tanggal) + 1 }, (_, ke) => addHari(tanggal, -ke)),
    ),
  )
  return [...jendela].flatMap((dari) => {
    const terbanyak = berturut(dari)
    const hari = Array.from({ length: terbanyak + 1 }, (_, ke) => addHari(dari, ke))
    const isi = hari.flatMap((tanggal) => perHari.get(tanggal) ?? [])
    const boleh = terbanyak - hari.filter((tanggal) => kerja.has(tanggal)).length
    const mungkin = hari.filter((tanggal) => perHari.has(tanggal)).length
    return mungkin <= boleh ? [] : [`${sum(isi)} <= ${Math.max(0, boleh)}`]
  })
}

/** Hours above those of a week cost, each. */
function barisPekan({ id, tetap }: OrangIsi, variabel: readonly Variabel[]) {
  const pekan = [...Map.groupBy(variabel, ({ kelompok }) => seninFrom(kelompok.contoh.tanggal))]
  return {
    baris: pekan.map(([senin, semua], ke) => {
      const sudah = tetap.filter(({ tanggal }) => seninFrom(tanggal) === senin).reduce((n, x) => n + x.jam, 0)
      return `${sumJam(semua)} - l${id}_${ke} <= ${jam(jamSepekan(senin) - sudah)}`
    }),
    biaya: pekan.map((_, ke) => `${HARGA_LEMBUR} l${id}_${ke}`),
  }
}

/** Hours of the roster's dates above or below what everybody has cost: a shift more or less is nothing. */
function barisAdil({ id, tetap }: OrangIsi, variabel: readonly Variabel[], rata: RataJam) {
  const sudah = tetap.filter(({ tanggal }) => rata.tanggal.has(tanggal)).reduce((n, x) => n + x.jam, 0)
  return {
    baris: [
      `${sumJam(variabel)} - a${id} <= ${jam(rata.atas - sudah)}`,
      `${sumJam(variabel)} + b${id} >= ${jam(rata.bawah - sudah)}`,
    ],
    biaya: [`a${id}`, `b${id}`],
  }
}

type RataJam = { readonly tanggal: ReadonlySet<Tanggal>; readonly atas: Detik; readonly bawah: Detik }

/** Everybody's hours on the roster's dates as they would be shared out, down and up to a whole shift. */
function rataJam({ orang, butuh }: FaktaIsi, kelompok: readonly Kelompok[]): RataJam {
  const tanggal = new Set(butuh.map((satu) => satu.tanggal))
  const sudah = orang.flatMap(({ tetap }) => tetap.filter((satu) => tanggal.has(satu.tanggal)))
  const perlu = kelompok.reduce((n, { contoh, kurang }) => n + contoh.jam * kurang, 0)
  const rata = (sudah.reduce((n, satu) => n + satu.jam, 0) + perlu) / Math.max(1, orang.length)
  const shift = Math.max(1, ...kelompok.map(({ contoh }) => contoh.jam))
  return { tanggal, atas: Math.ceil(rata / shift) * shift, bawah: Math.floor(rata / shift) * shift }
}
