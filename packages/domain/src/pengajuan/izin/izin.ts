import type { JenisIzin } from './absensi.ts'
import { masaKerjaBulan } from '../../bulan/lama.ts'
import type { HakCuti } from '../cuti/cuti.ts'
import {
  type FaktaKoreksi,
  jendelaKoreksi,
  judgeHariKoreksi,
  judgeSaatKoreksi,
  saatKoreksi,
} from '../../presensi/tinjauan/koreksi.ts'
import { type Pemakaian, judgeKuota, sisaKuota } from '../cuti/kuota-cuti.ts'
import { type LaranganCuti, judgeLarangan } from './larangan.ts'
import { NAMA_IZIN } from './nama-izin.ts'
import { type Paruh, bobotHari, isBolehParuh } from './paruh.ts'
import { type Detik, type Tanggal, addHari, formatSaat, formatTanggal, isTanggal } from '../../waktu.ts'

/** The company's rules of a kind of request (`data/izin.json`). */
export type AturanIzin = {
  /** For so many days after its first day a request is still taken */
  readonly boleh_mundur_hari: number
  readonly lampiran: string
  /** What messages call it, where it is more than its kind of request */
  readonly nama?: string
}

/** What requests are taken, of the day on which they are filed (`data/izin.json`). */
export type BatasIzin = {
  /** Somebody's request may be written down so many days after its first day, whatever its kind */
  readonly catat_mundur_hari: number
  /** By kode of a kind of leave */
  readonly mundur_cuti: Readonly<Record<string, number>>
  readonly jenis_izin: Readonly<Record<JenisIzin, AturanIzin>>
}

/** A kind of leave as it stands in the company's table. */
export type JenisCuti = HakCuti & {
  readonly kode: string
  readonly nama: string
  readonly satuan: 'hari' | 'bulan'
  readonly kuota_per: string
  readonly cara_hitung: 'hari_kerja' | 'kalender'
  readonly dokumen_wajib: boolean
  readonly contoh_dokumen: string | null
  /** Whether the document may come after the request */
  readonly boleh_menyusul: boolean
  readonly khusus_jenis_kelamin: 'L' | 'P' | null
  readonly mengurangi_cuti_tahunan: boolean
  readonly dibayar: boolean
  /** Whether it may be taken by the half day */
  readonly boleh_setengah: boolean
  readonly aktif: boolean
}

/** What is asked for. The days are judged by `judgeRentang` before. */
export type Permintaan = {
  readonly jenis: JenisIzin
  readonly tanggal_mulai: Tanggal
  readonly tanggal_selesai: Tanggal
  readonly cuti_id: number | null
  /** Half of its one day; null: whole days */
  readonly paruh: Paruh | null
  readonly jam_masuk: Detik | null
  readonly jam_pulang: Detik | null
  /** How many days after its day `jam_pulang` lies; null: as it follows */
  readonly hari_pulang?: number | null
  /** Null while none can have been given yet */
  readonly berkas: boolean | null
  /** A correction that is a punch which arrived too late: its day need not be over */
  readonly isTertunda?: boolean
}

/** A day of the calendar, whether the person is placed on it, and whether their schedule has them work then. */
export type HariKerja = {
  readonly tanggal: Tanggal
  readonly ditempatkan: boolean
  readonly kerja: boolean
  /** Whether more than one work is planned on it */
  readonly berganda?: boolean
}

/** What a request is judged by. */
export type FaktaIzin = Pemakaian & {
  readonly aturan: AturanIzin
  /** The kind of leave that `cuti_id` names; null where there is none of it */
  readonly cuti: JenisCuti | null
  readonly orang: {
    readonly jenis_kelamin: 'L' | 'P'
    readonly tanggal_masuk: Tanggal
    /** How messages speak of the person; null: the person reads them */
    readonly nama: string | null
  }
  /** The days asked for */
  readonly hari: readonly HariKerja[]
  /** Of sickness: the days between it and the next sickness before it, and after it, that waits or was approved */
  readonly sela: readonly (readonly HariKerja[])[]
  /** Whether another request already has some of these days */
  readonly bertumpuk: boolean
  /** What bars annual leave on some of these days; absent: nothing, or somebody else writes it down */
  readonly larangan?: readonly LaranganCuti[]
  /** Of a correction: the day as it is recorded; null on a day without a placement */
  readonly koreksi: (Omit<FaktaKoreksi, 'baru'> & { readonly hariIni: Tanggal }) | null
}

export type IsianIzin =
  | 'tanggal_mulai'
  | 'tanggal_selesai'
  | 'cuti_id'
  | 'paruh'
  | 'file'
  | 'jam_masuk'
  | 'jam_pulang'
  | 'hari_pulang'
/** Why a request is refused, by field. */
export type Keberatan = Readonly<Partial<Record<IsianIzin, string>>>

export type PenilaianIzin = {
  /** 0.5 of half a day */
  readonly totalHari: number
  /** Days in the range that do not count */
  readonly hariLibur: number
  /** Left of what it is taken from, before it, in that leave's unit; null where nothing is counted */
  readonly sisa: number | null
  readonly dokumenWajib: boolean
  readonly keberatan: Keberatan
}

/** A request is for at most so many days, and begins at most so many ahead. */
const PALING_LAMA = 366
export const BERTUMPUK = 'Sudah ada pengajuan lain pada tanggal itu.'
export const KOREKSI_MENUNGGU = 'Koreksi untuk hari itu sudah diajukan dan masih menunggu.'

/**
 * The rules of a request: of leave for what nobody plans (a birth, a death, sickness) it is taken for some days afterwards as well.
 *
 * @param mundurCuti by kode of leave, for so many days after its first
 */
export function aturanIzin(
  { jenis_izin, mundur_cuti }: BatasIzin,
  jenis: JenisIzin,
  cuti: Pick<JenisCuti, 'kode' | 'nama'> | null,
): AturanIzin {
  const aturan = jenis_izin[jenis]
  return jenis !== 'CUTI' || cuti === null
    ? aturan
    : {
        ...aturan,
        nama: cuti.nama,
        boleh_mundur_hari: Math.max(aturan.boleh_mundur_hari, mundur_cuti[cuti.kode] ?? 0),
      }
}

/**
 * Whether a range of days can be asked for at all: days of the calendar, in order, no longer than a year, not too long
 * ago for this kind nor too far ahead.
 */
export function judgeRentang(
  {
    jenis,
    tanggal_mulai: mulai,
    tanggal_selesai: selesai,
  }: Pick<Permintaan, 'jenis' | 'tanggal_mulai' | 'tanggal_selesai'>,
  { boleh_mundur_hari, nama = NAMA_IZIN[jenis] }: AturanIzin,
  hariIni: Tanggal,
): Keberatan {
  const tolakMulai = isTanggal(mulai)
    ? judgeMulai(mulai, boleh_mundur_hari, nama, hariIni)
    : 'Tanggal mulai tidak valid.'
  const tolakSelesai = isTanggal(selesai)
    ? tolakMulai === undefined && judgeSelesai(mulai, selesai)
    : 'Tanggal selesai tidak valid.'
  return {
    ...(tolakMulai && { tanggal_mulai: tolakMulai }),
    ...(tolakSelesai && { tanggal_selesai: tolakSelesai }),
  }
}

/** Judges a request whose range `judgeRentang` had nothing against; the first thing wrong with a field is named. */
export function judgeIzin(minta: Permintaan, fakta: FaktaIzin): PenilaianIzin {
  const hari = hariTerhitung(fakta.hari, minta.jenis, fakta.cuti)
  const cuti = minta.jenis === 'CUTI' ? fakta.cuti : null
  const dokumenWajib = isDokumenWajib(minta, fakta, hari.length)
  const tolakCuti = judgeCuti(minta, fakta)
  return {
    totalHari: hari.length * bobotHari(minta.paruh),
    hariLibur: fakta.hari.length - hari.length,
    sisa: cuti === null || tolakCuti !== undefined ? null : sisaKuota(minta, cuti, fakta),
    dokumenWajib,
    keberatan: mergeKeberatan(
      minta.jenis === 'KOREKSI_PRESENSI' ? judgeKoreksi(minta, fakta.koreksi) : judgeTanpaJam(minta),
      { tanggal_mulai: judgeHari(minta, fakta, hari.length) },
      { cuti_id: tolakCuti },
      { tanggal_mulai: cuti === null ? undefined : judgeLarangan(hari, cuti, fakta.larangan ?? []) },
      { paruh: judgeParuh(minta, fakta) },
      cuti === null || tolakCuti !== undefined ? {} : judgeKuota(minta, hari, cuti, fakta),
      { file: judgeBerkas(minta, fakta, dokumenWajib) },
    ),
  }
}

/**
 * The days of a request that count: those of work. Leave counted in months, and what the law counts by the calendar,
 * counts every day; a correction its one day (`docs/rules.md`, section 3.4).
 */
export function hariTerhitung(
  hari: readonly Pick<HariKerja, 'tanggal' | 'kerja'>[],
  jenis: JenisIzin,
  cuti: Pick<JenisCuti, 'satuan' | 'cara_hitung'> | null,
): readonly Tanggal[] {
  const isKalender =
    jenis === 'KOREKSI_PRESENSI' ||
    (jenis === 'CUTI' && (cuti?.satuan === 'bulan' || cuti?.cara_hitung === 'kalender'))
  return hari.filter(({ kerja }) => isKalender || kerja).map(({ tanggal }) => tanggal)
}

function judgeMulai(mulai: Tanggal, mundur: number, nama: string, hariIni: Tanggal): string | undefined {
  const paling = addHari(hariIni, -mundur)
  if (mulai < paling)
    return mundur === 0
      ? `${nama} tidak dapat diajukan untuk hari yang sudah lewat.`
      : `${nama} dapat diajukan paling lambat ${mundur} hari sesudahnya: mulai ${formatTanggal(paling)}.`
  return mulai > addHari(hariIni, PALING_LAMA)
    ? 'Tanggal mulai tidak boleh lebih dari setahun ke depan.'
    : undefined
}

function judgeSelesai(mulai: Tanggal, selesai: Tanggal): string | undefined {
  if (selesai < mulai) return 'Tanggal selesai tidak boleh sebelum tanggal mulai.'
  return selesai > addHari(mulai, PALING_LAMA - 1) ? `Pengajuan paling lama ${PALING_LAMA} hari.` : undefined
}

function judgeHari(
  { jenis, tanggal_mulai }: Permintaan,
  { orang, hari, bertumpuk }: FaktaIzin,
  total: number,
) {
  const { nama } = orang
  if (tanggal_mulai < orang.tanggal_masuk)
    return `Tanggal mulai tidak boleh sebelum ${nama ?? 'Anda'} mulai bekerja.`
  // Not even by the calendar: it is work that leave is from.
  if (!hari.some(({ ditempatkan }) => ditempatkan))
    return nama === null
      ? 'Anda belum ditempatkan pada tanggal itu, sehingga belum ada jadwal untuk menghitungnya. Hubungi HR.'
      : `${nama} belum ditempatkan pada tanggal itu, sehingga belum ada jadwal untuk menghitungnya.`
  if (total === 0) return `Tidak ada hari kerja pada tanggal itu menurut jadwal ${nama ?? 'Anda'}.`
  if (!bertumpuk) return undefined
  return jenis === 'KOREKSI_PRESENSI' ? KOREKSI_MENUNGGU : BERTUMPUK
}

/** One day that is over, or of which a punch arrived too late, put right as HR could put it right. */
function judgeKoreksi(
  { tanggal_mulai, tanggal_selesai, jam_masuk, jam_pulang, hari_pulang, isTertunda = false }: Permintaan,
  fakta: FaktaIzin['koreksi'],
): Keberatan {
  if (tanggal_selesai !== tanggal_mulai) return { tanggal_selesai: 'Koreksi presensi untuk satu hari saja.' }
  if (fakta === null) return { tanggal_mulai: 'Anda belum ditempatkan pada hari itu.' }
  if (tanggal_mulai >= fakta.hariIni && !isTertunda)
    return { tanggal_mulai: 'Koreksi presensi hanya untuk hari yang sudah lewat.' }
  const tolakHari = judgeHariKoreksi(fakta)
  if (tolakHari !== undefined) return { tanggal_mulai: tolakHari }
  const { tutup } = jendelaKoreksi(fakta.rencana, fakta.zona)
  if (fakta.saat <= tutup && !isTertunda)
    return { tanggal_mulai: `Presensi hari itu masih dibuka sampai ${formatSaat(tutup, fakta.zona)}.` }
  if (jam_masuk === null && jam_pulang === null)
    return { jam_masuk: 'Isi jam masuk, jam pulang, atau keduanya.' }
  const baru = saatKoreksi(fakta, {
    checkIn: jam_masuk ?? undefined,
    checkOut: jam_pulang ?? undefined,
    hariPulang: hari_pulang ?? undefined,
  })
  const tolak = judgeSaatKoreksi({ ...fakta, baru })
  if (tolak === null) return {}
  return { [ISIAN_KOREKSI[tolak.isian]]: tolak.pesan }
}

const ISIAN_KOREKSI = {
  tanggal: 'tanggal_mulai',
  check_in: 'jam_masuk',
  check_out: 'jam_pulang',
  hari_pulang: 'hari_pulang',
} as const

function judgeTanpaJam({ jam_masuk, jam_pulang }: Permintaan): Keberatan {
  const pesan = 'Jam hanya diisi untuk koreksi presensi.'
  return mergeKeberatan(
    { jam_masuk: jam_masuk === null ? undefined : pesan },
    { jam_pulang: jam_pulang === null ? undefined : pesan },
  )
}

function judgeCuti(
  { jenis, cuti_id, tanggal_mulai }: Permintaan,
  { cuti, orang }: FaktaIzin,
): string | undefined {
  if (jenis !== 'CUTI') return cuti_id === null ? undefined : 'Jenis cuti hanya dipilih untuk pengajuan cuti.'
  if (cuti_id === null) return 'Jenis cuti harus dipilih.'
  if (cuti === null || !cuti.aktif) return 'Jenis cuti tidak tersedia.'
  const { nama, khusus_jenis_kelamin: khusus, masa_kerja_minimum_bulan: minimum } = cuti
  if (khusus !== null && khusus !== orang.jenis_kelamin)
    return `${nama} hanya untuk karyawan ${khusus === 'P' ? 'perempuan' : 'laki-laki'}.`
  return masaKerjaBulan(orang.tanggal_masuk, tanggal_mulai) < minimum
    ? `${nama} baru dapat diambil setelah ${minimum} bulan bekerja.`
    : undefined
}

/** Half of one day, of leave that may be taken so; a day of several works has no one middle. */
function judgeParuh(
  { jenis, paruh, tanggal_mulai, tanggal_selesai }: Permintaan,
  { cuti, hari }: FaktaIzin,
): string | undefined {
  if (paruh === null) return undefined
  if (jenis !== 'CUTI') return 'Setengah hari hanya untuk cuti.'
  if (tanggal_selesai !== tanggal_mulai) return 'Setengah hari hanya untuk satu tanggal.'
  if (cuti !== null && !isBolehParuh(cuti)) return `${cuti.nama} diambil per hari penuh.`
  return hari.some(({ berganda = false }) => berganda)
    ? 'Hari itu ada lebih dari satu tugas. Ajukan sehari penuh.'
    : undefined
}

function judgeBerkas(
  { jenis, berkas }: Permintaan,
  { aturan, cuti }: FaktaIzin,
  wajib: boolean,
): string | undefined {
  if (berkas === null) return undefined
  if (berkas) return aturan.lampiran === 'tidak' ? `${NAMA_IZIN[jenis]} tidak memerlukan dokumen.` : undefined
  if (!wajib) return undefined
  if (jenis === 'SAKIT')
    return 'Surat dokter harus dilampirkan untuk sakit lebih dari 1 hari, termasuk yang bersambung dengan pengajuan sakit lain.'
  return cuti?.contoh_dokumen
    ? `Dokumen harus dilampirkan: ${cuti.contoh_dokumen}.`
    : 'Dokumen harus dilampirkan.'
}

/**
 * Whether a request for leave has to bring its document along. The company's table lets some documents follow later:
 * somebody whose relative died today has no letter yet, and the decider asks for it.
 */
export function isRequiredWhenAsked({
  dokumen_wajib,
  boleh_menyusul,
}: Pick<JenisCuti, 'dokumen_wajib' | 'boleh_menyusul'>): boolean {
  return dokumen_wajib && !boleh_menyusul
}

/** Sickness with no working day between is one, however it is asked for. */
function isDokumenWajib({ jenis }: Permintaan, { aturan, cuti, sela }: FaktaIzin, total: number): boolean {
  if (jenis === 'CUTI') return cuti !== null && isRequiredWhenAsked(cuti)
  const isBersambung = sela.some((antara) => antara.every(({ kerja }) => !kerja))
  return aturan.lampiran === 'wajib_lebih_dari_1_hari' && (total > 1 || isBersambung)
}

/** The first message for each field. */
function mergeKeberatan(
  ...semua: readonly { readonly [isian in IsianIzin]?: string | undefined }[]
): Keberatan {
  const hasil: { [isian in IsianIzin]?: string } = {}
  for (const satu of semua)
    for (const [isian, pesan] of Object.entries(satu) as [IsianIzin, string | undefined][])
      if (pesan !== undefined) hasil[isian] ??= pesan
  return hasil
}
