import type { JenisBaris } from '@rekan/domain/payroll/payroll'
import type { StatusGaji } from './gaji.search.ts'
import type { Kelompok } from './slip.schema.ts'

export const JUDUL: Readonly<Record<Kelompok, string>> = {
  penghasilan: 'Penghasilan',
  potongan: 'Potongan',
  penghasilan_lain: 'Penghasilan Lain',
}

export const JENIS: Readonly<Record<JenisBaris, string>> = {
  TETAP: 'Tetap',
  TIDAK_TETAP: 'Tidak tetap',
  LEMBUR: 'Lembur',
  THR: 'THR',
  BONUS: 'Bonus',
  RAPEL: 'Rapel',
  KOMPENSASI: 'Kompensasi PKWT',
  CUTI: 'Penggantian cuti',
  PESANGON: 'Pesangon',
  BPJS_KESEHATAN: 'BPJS Kesehatan',
  BPJS_JHT: 'BPJS JHT',
  BPJS_JP: 'BPJS JP',
  PPH21: 'PPh 21',
  PPH21_FINAL: 'PPh 21 final',
  KASBON: 'Kasbon',
  ABSENSI: 'Ketidakhadiran',
  LAIN: 'Lain-lain',
}

export const STATUS: Readonly<Record<StatusGaji, string>> = {
  DRAFT: 'Draft',
  DIBAGIKAN: 'Dibagikan',
  TERBIT: 'Diterbitkan',
}
