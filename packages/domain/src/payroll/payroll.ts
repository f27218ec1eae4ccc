/** Payslips: their lines, what these add up to, and for which months there may be one (`docs/rules.md`, section 5.6). */
import { type Aturan, paling, urut, wajib } from '../aturan.ts'
import { type Bulan, addBulan, akhirBulan, compareBulan, formatBulan, rentangBulan } from '../bulan.ts'
import type { AturanUpahPokok } from '../ketentuan.ts'
import { type Tanggal, formatTanggal } from '../waktu.ts'

export const STATUS_SLIP = ['DRAFT', 'TERBIT'] as const
export type StatusSlip = (typeof STATUS_SLIP)[number]

const KELOMPOK_BARIS = ['PENGHASILAN', 'POTONGAN', 'PENGHASILAN_LAIN'] as const
export type KelompokBaris = (typeof KELOMPOK_BARIS)[number]

export const JENIS_BARIS = [
  'TETAP',
  'TIDAK_TETAP',
  'LEMBUR',
  'THR',
  'BONUS',
  'RAPEL',
  'KOMPENSASI',
  'CUTI',
  'PESANGON',
  'BPJS_KESEHATAN',
  'BPJS_JHT',
  'BPJS_JP',
  'PPH21',
  'PPH21_FINAL',
  'KASBON',
  'ABSENSI',
  'LAIN',
] as const
export type JenisBaris = (typeof JENIS_BARIS)[number]

/**
 * What a kind of line is to tax and contributions: whether it is of the taxed gross (or lowers it), of BPJS's base, and paid
 * each month (PMK 168/2023, article 5).
 */
export const SIFAT_BARIS: Readonly<
  Record<JenisBaris, { readonly pajak: boolean; readonly bpjs: boolean; readonly teratur: boolean }>
> = {
  TETAP: { pajak: true, bpjs: true, teratur: true },
  TIDAK_TETAP: { pajak: true, bpjs: false, teratur: true },
  LEMBUR: { pajak: true, bpjs: false, teratur: true },
  THR: { pajak: true, bpjs: false, teratur: false },
  BONUS: { pajak: true, bpjs: false, teratur: false },
  RAPEL: { pajak: true, bpjs: false, teratur: false },
  KOMPENSASI: { pajak: true, bpjs: false, teratur: false },
  CUTI: { pajak: true, bpjs: false, teratur: false },
  PESANGON: { pajak: false, bpjs: false, teratur: false },
  BPJS_KESEHATAN: { pajak: false, bpjs: false, teratur: true },
  BPJS_JHT: { pajak: false, bpjs: false, teratur: true },
  BPJS_JP: { pajak: false, bpjs: false, teratur: true },
  PPH21: { pajak: false, bpjs: false, teratur: true },
  PPH21_FINAL: { pajak: false, bpjs: false, teratur: false },
  KASBON: { pajak: false, bpjs: false, teratur: true },
  ABSENSI: { pajak: true, bpjs: false, teratur: true },
  LAIN: { pajak: false, bpjs: false, teratur: false },
}

/** Which kinds a group of lines may hold, the usual one first. */
export const JENIS_MENURUT: Readonly<Record<KelompokBaris, readonly [JenisBaris, ...JenisBaris[]]>> = {
  PENGHASILAN: [
    'TIDAK_TETAP',
    'TETAP',
    'LEMBUR',
    'THR',
    'BONUS',
    'RAPEL',
    'KOMPENSASI',
    'CUTI',
    'PESANGON',
    'LAIN',
  ],
  POTONGAN: ['LAIN', 'BPJS_KESEHATAN', 'BPJS_JHT', 'BPJS_JP', 'PPH21', 'PPH21_FINAL', 'KASBON', 'ABSENSI'],
  PENGHASILAN_LAIN: ['LAIN'],
}

export type Komponen = {
  readonly kelompok: KelompokBaris
  readonly jenis: JenisBaris
  readonly nama: string
}

const komponen = <const N extends string>(kelompok: KelompokBaris, jenis: JenisBaris, nama: N) =>
  ({ kelompok, jenis, nama }) as const

/** Lines by their usual names, in the order in which a payslip shows them. */
export const KOMPONEN = [
  komponen('PENGHASILAN', 'TETAP', 'Gaji Pokok'),
  komponen('PENGHASILAN', 'TETAP', 'Tunjangan Tetap'),
  komponen('PENGHASILAN', 'TETAP', 'Tunjangan Jabatan'),
  komponen('PENGHASILAN', 'TETAP', 'Tunjangan Penempatan'),
  komponen('PENGHASILAN', 'TIDAK_TETAP', 'Tunjangan Tidak Tetap'),
  komponen('PENGHASILAN', 'TIDAK_TETAP', 'Uang Makan'),
  komponen('PENGHASILAN', 'TIDAK_TETAP', 'Uang Transport'),
  komponen('PENGHASILAN', 'TIDAK_TETAP', 'Insentif Kehadiran'),
  komponen('PENGHASILAN', 'LEMBUR', 'Upah Lembur'),
  komponen('PENGHASILAN', 'THR', 'Tunjangan Hari Raya'),
  komponen('PENGHASILAN', 'BONUS', 'Bonus'),
  komponen('PENGHASILAN', 'RAPEL', 'Rapel'),
  komponen('POTONGAN', 'BPJS_KESEHATAN', 'BPJS Kesehatan 1%'),
  komponen('POTONGAN', 'BPJS_JHT', 'BPJS JHT 2%'),
  komponen('POTONGAN', 'BPJS_JP', 'BPJS JP 1%'),
  komponen('POTONGAN', 'PPH21', 'PPh Pasal 21'),
  komponen('POTONGAN', 'KASBON', 'Potongan Kasbon'),
  komponen('POTONGAN', 'ABSENSI', 'Potongan Ketidakhadiran'),
  komponen('PENGHASILAN_LAIN', 'LAIN', 'Reimburse'),
] as const satisfies readonly Komponen[]

/** What part of a line some days came to; `keterangan` says how, with its figures. */
export type RincianAsal = {
  readonly dari: Tanggal
  readonly sampai: Tanggal
  readonly keterangan: string
  readonly jumlah: number
}
/** What a line was computed from: the rule in a sentence, and its parts, which add up to the line. */
export type AsalBaris = { readonly aturan: string; readonly rincian: readonly RincianAsal[] }
/** A line of one group; `jumlah` in whole rupiah, never negative; without `asal` somebody wrote it. */
export type BarisSlip = {
  readonly nama: string
  readonly jenis: JenisBaris
  readonly jumlah: number
  readonly asal?: AsalBaris | null | undefined
  /** What of somebody's own account it settles, as `KASBON:7`: it is taken once; null: nothing */
  readonly sumber?: string | null | undefined
}
export type IsiSlip = {
  readonly penghasilan: readonly BarisSlip[]
  readonly potongan: readonly BarisSlip[]
  readonly penghasilan_lain: readonly BarisSlip[]
}
export type TotalSlip = {
  readonly gaji_kotor: number
  readonly total_potongan: number
  readonly total_tambahan: number
  readonly gaji_bersih: number
}

/** What the lines add up to; `gaji_bersih` below 0 is for `judgeSlip` to refuse. */
export function totalSlip({ penghasilan, potongan, penghasilan_lain }: IsiSlip): TotalSlip {
  const jumlah = (baris: readonly BarisSlip[]) => baris.reduce((total, satu) => total + satu.jumlah, 0)
  const [total_potongan, total_tambahan] = [jumlah(potongan), jumlah(penghasilan_lain)]
  const gaji_kotor = jumlah(penghasilan) + total_tambahan
  return { gaji_kotor, total_potongan, total_tambahan, gaji_bersih: gaji_kotor - total_potongan }
}

/** What of some income the tax of article 21 is reckoned from; severance has a final tax of its own (PP 68/2009). */
export function sumKenaPajak(penghasilan: readonly Pick<BarisSlip, 'jenis' | 'jumlah'>[]): number {
  return penghasilan.reduce((total, { jenis, jumlah }) => total + (jenis === 'PESANGON' ? 0 : jumlah), 0)
}

export const BARIS_TERBANYAK = 50
export const JUMLAH_TERBESAR = 10_000_000_000

export const aturanNamaBaris = urut(
  wajib('Nama baris harus diisi.'),
  paling(60, 'Nama baris tidak boleh lebih dari 60 karakter.'),
)
export const aturanCatatanSlip = paling(1000, 'Catatan tidak boleh lebih dari 1.000 karakter.')
export const aturanAlasanRevisi = urut(
  wajib('Alasan revisi harus diisi.'),
  paling(1000, 'Alasan revisi tidak boleh lebih dari 1.000 karakter.'),
)
export const aturanNamaPerusahaan = urut(
  wajib('Nama perusahaan harus diisi.'),
  paling(120, 'Nama perusahaan tidak boleh lebih dari 120 karakter.'),
)
export const aturanAlamatPerusahaan = urut(
  wajib('Alamat perusahaan harus diisi.'),
  paling(300, 'Alamat perusahaan tidak boleh lebih dari 300 karakter.'),
)
/** Whole rupiah of a line, 0 to 10,000,000,000. */
export const aturanJumlah: Aturan<number> = (jumlah) => {
  if (!Number.isInteger(jumlah)) return 'Jumlah harus rupiah penuh.'
  if (jumlah < 0) return 'Jumlah tidak boleh negatif.'
  return jumlah > JUMLAH_TERBESAR ? 'Jumlah terlalu besar.' : undefined
}

/** Why lines make no payslip, by group; undefined when they do. Each line was judged by its own rules before. */
export function judgeSlip(isi: IsiSlip): Readonly<Partial<Record<keyof IsiSlip, string>>> | undefined {
  const { gaji_bersih, gaji_kotor } = totalSlip(isi)
  if (isi.penghasilan.length + isi.penghasilan_lain.length === 0)
    return { penghasilan: 'Isi paling sedikit satu baris penghasilan.' }
  if (gaji_kotor > JUMLAH_TERBESAR) return { penghasilan: 'Jumlah seluruh penghasilan terlalu besar.' }
  if (gaji_bersih < 0)
    return { potongan: 'Potongan melebihi penghasilan. Kurangi potongan, atau cicil di bulan berikutnya.' }
  const salah = (kelompok: KelompokBaris, baris: readonly BarisSlip[]) =>
    baris.find(({ jenis }) => !JENIS_MENURUT[kelompok].includes(jenis))
  const pesan = 'Jenis baris tidak sesuai dengan kelompoknya.'
  if (salah('PENGHASILAN', isi.penghasilan)) return { penghasilan: pesan }
  if (salah('POTONGAN', isi.potongan)) return { potongan: pesan }
  return salah('PENGHASILAN_LAIN', isi.penghasilan_lain) ? { penghasilan_lain: pesan } : undefined
}

/**
 * Whether more than half of a payment is taken off it: PP 36/2021, article 65. What is not paid because nobody came is no
 * deduction from it.
 */
export function isPotonganBerlebih(
  { potongan_tertinggi }: Pick<AturanUpahPokok, 'potongan_tertinggi'>,
  isi: IsiSlip,
): boolean {
  const { gaji_kotor, total_potongan } = totalSlip(isi)
  const ketidakhadiran = isi.potongan.reduce(
    (n, { jenis, jumlah }) => n + (jenis === 'ABSENSI' ? jumlah : 0),
    0,
  )
  return (
    BigInt(total_potongan - ketidakhadiran) * 10_000n >
    BigInt(gaji_kotor - ketidakhadiran) * BigInt(potongan_tertinggi)
  )
}

export const POTONGAN_BERLEBIH =
  'Potongan lebih dari setengah pembayaran. Kurangi, cicil di bulan berikutnya, atau tulis alasan pengecualiannya.'
export const aturanPengecualian = paling(1000, 'Alasan tidak boleh lebih dari 1.000 karakter.')

/** So many years before the current one one's own payslips are shown. */
export const TAHUN_MUNDUR = 3

/** Why the payslips of a year are not shown; undefined when they are. */
export function judgeTahunSlip(tahun: number, tahunIni: number): string | undefined {
  const awal = tahunIni - TAHUN_MUNDUR
  return tahun < awal || tahun > tahunIni ? `Pilih tahun ${awal} sampai ${tahunIni}.` : undefined
}

/** A month's pay, from its first day to its last: `1 November 2026 sampai 30 November 2026`. */
export function formatPeriode(bulan: Bulan): string {
  const { dari, sampai } = rentangBulan(bulan)
  return `${formatTanggal(dari)} sampai ${formatTanggal(sampai)}`
}

/** Whether a month's last day is over or has come: before it, overtime and absence may still change the pay. */
export function isPeriodeSelesai(bulan: Bulan, hariIni: Tanggal): boolean {
  return akhirBulan(bulan) <= hariIni
}

/** Why there can be no payslip of a month for somebody who works from one month to another; undefined when there can. */
export function judgeBulanSlip(
  bulan: Bulan,
  bulanIni: Bulan,
  { masuk, keluar }: { readonly masuk: Bulan; readonly keluar: Bulan | null },
): string | undefined {
  if (compareBulan(bulan, addBulan(bulanIni, 1)) > 0)
    return `Slip gaji paling jauh untuk ${formatBulan(addBulan(bulanIni, 1))}.`
  if (compareBulan(bulan, masuk) < 0) return `Karyawan ini mulai bekerja ${formatBulan(masuk)}.`
  // What is paid out after the last day still gets its slip.
  return keluar !== null && compareBulan(bulan, addBulan(keluar, 2)) > 0
    ? `Karyawan ini keluar ${formatBulan(keluar)}.`
    : undefined
}
