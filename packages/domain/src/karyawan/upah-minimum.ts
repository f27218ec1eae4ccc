/** A wage beside the minimum wage of its place and year (PP 36/2021, articles 7 and 23; `docs/rules.md`, section 5.5h). */
import { KETENTUAN, type Ketentuan, requireBerlaku } from '../ketentuan.ts'
import { type Upah, computeKaliHari } from '../pengajuan/lembur/upah-lembur.ts'
import { formatRupiah } from '../teks/rupiah.ts'
import type { Tanggal } from '../waktu.ts'

/** What holds at a place in a year, whole rupiah a month. */
export type UpahMinimum = { readonly wilayah: string; readonly tahun: number; readonly jumlah: number }

/** A wage that is less, with both figures. */
export type DiBawahMinimum = {
  readonly kode: 'UPAH_DI_BAWAH_MINIMUM'
  /** Whole rupiah a month: basic wage and fixed allowances */
  readonly upah: number
  readonly minimum: number
  readonly pesan: string
}

/**
 * Basic wage and fixed allowances as a month's: by the day so many days' (article 32 of PP 35/2021); null by the shift and by
 * the piece, which are no month's.
 */
export function computeUpahSebulan(
  { satuan, pokok, tunjanganTetap }: Pick<Upah, 'satuan' | 'pokok' | 'tunjanganTetap'>,
  hariKerjaSeminggu: number,
  tanggal: Tanggal,
  { lembur }: Pick<Ketentuan, 'lembur'> = KETENTUAN,
): number | null {
  if (satuan === 'shift' || satuan === 'potong') return null
  if (satuan === 'bulan') return pokok + tunjanganTetap
  return (pokok + tunjanganTetap) * computeKaliHari(requireBerlaku(lembur, tanggal), hariKerjaSeminggu)
}

/** Null where it is not less, or nothing can be said of it. */
export function judgeUpahMinimum(
  upah: Pick<Upah, 'satuan' | 'pokok' | 'tunjanganTetap'>,
  hariKerjaSeminggu: number,
  tanggal: Tanggal,
  minimum: UpahMinimum | null,
): DiBawahMinimum | null {
  if (minimum === null) return null
  const sebulan = computeUpahSebulan(upah, hariKerjaSeminggu, tanggal)
  if (sebulan === null || sebulan >= minimum.jumlah) return null
  return {
    kode: 'UPAH_DI_BAWAH_MINIMUM',
    upah: sebulan,
    minimum: minimum.jumlah,
    pesan: `Upah ${formatRupiah(sebulan)} sebulan di bawah upah minimum ${minimum.wilayah} ${minimum.tahun}, ${formatRupiah(minimum.jumlah)} (PP 36/2021 pasal 23).`,
  }
}
