import type { SatuanUpah } from '../pengajuan/lembur/upah-lembur.ts'
import { type Tanggal, addHari, formatTanggal, isTanggal } from '../waktu.ts'

const MAJU_HARI = 366

/** Rupiah of a wage or an allowance at the most. */
export const UPAH_TERBESAR = 10_000_000_000

/** Why the wage of somebody who works since `tanggalMasuk` can't begin on a day; undefined when it can. */
export function judgeMulaiUpah(mulai: string, tanggalMasuk: Tanggal, hariIni: Tanggal): string | undefined {
  if (!isTanggal(mulai)) return 'Tanggal mulai tidak valid.'
  if (mulai < tanggalMasuk)
    return `Tanggal mulai tidak boleh sebelum karyawan mulai bekerja, ${formatTanggal(tanggalMasuk)}.`
  return mulai > addHari(hariIni, MAJU_HARI)
    ? 'Tanggal mulai tidak boleh lebih dari setahun ke depan.'
    : undefined
}

/** Why a wage can't be agreed; undefined when it can. By the shift and by the piece there is a rate. */
export function judgePokokUpah(satuan: SatuanUpah, pokok: number): string | undefined {
  return pokok === 0 && (satuan === 'shift' || satuan === 'potong')
    ? `Upah per ${satuan === 'shift' ? 'shift' : 'potong'} tidak boleh 0.`
    : undefined
}
