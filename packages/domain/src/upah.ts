import { type Tanggal, isTanggal, tambahHari } from './waktu.ts'

/** The oldest day that a wage may have begun on: nobody who works today earned before it. */
const PALING_LAMA: Tanggal = '1950-01-01'
const MAJU_HARI = 366

/** Why a wage can't begin on a day; undefined when it can. */
export function tolakMulaiUpah(mulai: string, hariIni: Tanggal): string | undefined {
  if (!isTanggal(mulai) || mulai < PALING_LAMA) return 'Tanggal mulai tidak valid.'
  return mulai > tambahHari(hariIni, MAJU_HARI)
    ? 'Tanggal mulai tidak boleh lebih dari setahun ke depan.'
    : undefined
}
