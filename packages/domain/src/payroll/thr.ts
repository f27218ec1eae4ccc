/**
 * Tunjangan hari raya (Permenaker 6/2016; `docs/rules.md`, section 5.15): whose it is, by which holy day, how much and until
 * when it is paid. Amounts are whole rupiah, rounded half up.
 */
import { bulanFrom, compareBulan } from '../bulan.ts'
import type { Agama } from '../karyawan/data-pajak.ts'
import { sisaHari } from '../karyawan/berakhir.ts'
import type { JenisKontrak } from '../karyawan/kontrak.ts'
import { formatRupiah } from '../teks/rupiah.ts'
import type { AturanThr } from '../ketentuan.ts'
import { type Tanggal, addHari, formatTanggal } from '../waktu.ts'
import type { AsalBaris, BarisSlip } from './payroll.ts'
import { masaKerjaBulan } from '../bulan/lama.ts'

/** The holy days by which THR is paid; PERUSAHAAN: the one day that a company has agreed for everybody. */
export const HARI_RAYA = ['IDULFITRI', 'NATAL', 'NYEPI', 'WAISAK', 'IMLEK', 'PERUSAHAAN'] as const
export type HariRaya = (typeof HARI_RAYA)[number]
export const SEBUTAN_HARI_RAYA: Readonly<Record<HariRaya, string>> = {
  IDULFITRI: 'Idulfitri',
  NATAL: 'Natal',
  NYEPI: 'Nyepi',
  WAISAK: 'Waisak',
  IMLEK: 'Imlek',
  PERUSAHAAN: 'Satu hari untuk semua',
}

/** Article 1 (2). Who believes otherwise agrees on one with the company: the company's one day. */
const HARI_RAYA_AGAMA: Readonly<Record<Agama, HariRaya | null>> = {
  ISLAM: 'IDULFITRI',
  KRISTEN: 'NATAL',
  KATOLIK: 'NATAL',
  HINDU: 'NYEPI',
  BUDDHA: 'WAISAK',
  KONGHUCU: 'IMLEK',
  KEPERCAYAAN: null,
}

export const PERATURAN_THR = 'Permenaker 6/2016'
/** The last day on which the THR of a holy day may be paid (article 5 (4)). */
export function batasThr({ hari_sebelum }: Pick<AturanThr, 'hari_sebelum'>, hariRaya: Tanggal): Tanggal {
  return addHari(hariRaya, -hari_sebelum)
}

export type OrangThr = {
  readonly masuk: Tanggal
  readonly keluar: Tanggal | null
  /** Null: not on record */
  readonly agama: Agama | null
  /** Of the last contract, or the kind of employee; null: neither says */
  readonly kontrak: JenisKontrak | null
}

/**
 * Why somebody has no THR on a holy day; undefined when they have. By religion unless the company has one day for everybody
 * (article 5 (2) and (3)); the figures are those of the holy day.
 */
export function judgeThr(
  { masa_kerja_terendah_bulan, hari_diputus }: AturanThr,
  { masuk, keluar, agama, kontrak }: OrangThr,
  hariRaya: HariRaya,
  tanggal: Tanggal,
): string | undefined {
  if (hariRaya !== 'PERUSAHAAN') {
    if (agama === null) return 'Agama belum tercatat di data pajaknya.'
    const milik = HARI_RAYA_AGAMA[agama]
    if (milik !== hariRaya)
      return milik === null
        ? 'Hari rayanya disepakati: ikut satu hari untuk semua.'
        : `Hari rayanya ${SEBUTAN_HARI_RAYA[milik]}.`
  }
  if (masuk > tanggal || masaKerjaBulan(masuk, tanggal) < masa_kerja_terendah_bulan)
    return `Masa kerja pada hari raya kurang dari ${masa_kerja_terendah_bulan} bulan.`
  if (keluar === null || keluar >= tanggal) return undefined
  if (kontrak === 'PKWTT' && sisaHari(keluar, tanggal) <= hari_diputus) return undefined
  return kontrak === 'PKWTT'
    ? `Keluar ${formatTanggal(keluar)}, lebih dari ${hari_diputus} hari sebelum hari raya.`
    : `Keluar ${formatTanggal(keluar)}, sebelum hari raya.`
}

/**
 * What the company owes for THR that is paid after its last day, of all of it together, and what it is for; null until then. It is no line of
 * anybody's slip: it goes to the welfare of the workers by the company's rules, and spares nobody the THR (article 10; PP 36/2021, article 62).
 *
 * @param jumlah all that is to be paid, whole rupiah
 */
export function computeDenda(
  { hari_sebelum, denda_terlambat }: AturanThr,
  tanggal: Tanggal,
  hariIni: Tanggal,
  jumlah: number,
): { readonly jumlah: number; readonly kalimat: string } | null {
  const batas = batasThr({ hari_sebelum }, tanggal)
  if (hariIni <= batas || jumlah === 0) return null
  const denda = Math.round((jumlah * denda_terlambat) / 10_000)
  return {
    jumlah: denda,
    kalimat: `Terlambat: THR ini seharusnya dibayar paling lambat ${formatTanggal(batas)}. Dendanya ${String(denda_terlambat / 100).replace('.', ',')}% dari ${formatRupiah(jumlah)}, yaitu ${formatRupiah(denda)} (${PERATURAN_THR} pasal 10), untuk kesejahteraan pekerja menurut peraturan perusahaan. THR tetap dibayar penuh.`,
  }
}

/** Whether THR of a holy day is a second one within a year; the same holy day may fall twice in a calendar year (article 5 (3)). */
export function isThrKedua(sudah: readonly Tanggal[], tanggal: Tanggal): boolean {
  const sebulan = (lain: Tanggal) => Math.abs(compareBulan(bulanFrom(lain), bulanFrom(tanggal)))
  return sudah.some((lain) => lain.slice(0, 4) === tanggal.slice(0, 4) && sebulan(lain) < 11)
}

/**
 * A month's wage from 12 months of service on, else so many twelfths of it; 0 below a month (article 3).
 *
 * @param masaKerja whole months of service on the holy day
 */
export function computeThr(
  { masa_kerja_terendah_bulan, masa_kerja_penuh_bulan: penuh }: AturanThr,
  upahSebulan: number,
  masaKerja: number,
): number {
  if (masaKerja < masa_kerja_terendah_bulan) return 0
  return Math.round((upahSebulan * Math.min(masaKerja, penuh)) / penuh)
}

/**
 * What counts as a month's wage of who is not paid by the month: the average of what they received in the twelve months before
 * the holy day's, or in the months of their service if these are fewer (article 3 (3)). Without any month 0.
 *
 * @param diterima what they received by month, newest first
 */
export function computeRataUpah(diterima: readonly number[], masaKerja: number): number {
  const bulan = diterima.slice(0, Math.min(12, Math.max(1, masaKerja)))
  return bulan.length === 0 ? 0 : Math.round(bulan.reduce((total, satu) => total + satu, 0) / bulan.length)
}

/** What somebody's month's wage is to their THR. */
export type UpahThr =
  | { readonly cara: 'SEBULAN'; readonly pokok: number; readonly tunjanganTetap: number }
  /** By month, newest first */
  | { readonly cara: 'RATA_RATA'; readonly diterima: readonly number[] }

/** The one line of a THR slip, with where it comes from. */
export function barisThr(
  aturan: AturanThr,
  upah: UpahThr,
  { masuk }: Pick<OrangThr, 'masuk'>,
  hariRaya: HariRaya,
  tanggal: Tanggal,
): BarisSlip {
  const masaKerja = masaKerjaBulan(masuk, tanggal)
  const sebulan =
    upah.cara === 'SEBULAN' ? upah.pokok + upah.tunjanganTetap : computeRataUpah(upah.diterima, masaKerja)
  const jumlah = computeThr(aturan, sebulan, masaKerja)
  const penuh = aturan.masa_kerja_penuh_bulan
  const bulan =
    masaKerja >= penuh
      ? `masa kerja ${penuh} bulan atau lebih`
      : `masa kerja ${masaKerja} bulan: ${masaKerja}/${penuh}`
  const dasar =
    upah.cara === 'SEBULAN'
      ? `upah pokok dan tunjangan tetap ${formatRupiah(sebulan)}`
      : `rata-rata ${Math.min(upah.diterima.length, 12, Math.max(1, masaKerja))} bulan ${formatRupiah(sebulan)}`
  const asal: AsalBaris = {
    aturan: `Satu bulan upah dari masa kerja ${penuh} bulan, kurang dari itu masa kerja/${penuh} (${PERATURAN_THR} pasal 3). Hari raya ${SEBUTAN_HARI_RAYA[hariRaya]}, ${formatTanggal(tanggal)}.`,
    rincian: [{ dari: masuk, sampai: tanggal, keterangan: `${dasar}, ${bulan}`, jumlah }],
  }
  return { nama: 'Tunjangan Hari Raya', jenis: 'THR', jumlah, asal }
}
