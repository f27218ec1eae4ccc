import type { JenisIzin } from './absensi.ts'

/** What a kind of request is called; a day on which it holds, as `SEBUTAN_HARI` says. */
export const NAMA_IZIN: Readonly<Record<JenisIzin, string>> = {
  CUTI: 'Cuti',
  SAKIT: 'Sakit',
  IZIN: 'Izin',
  DINAS_LUAR: 'Dinas Luar',
  WFH: 'Kerja dari Rumah (WFH)',
  KOREKSI_PRESENSI: 'Koreksi Presensi',
}

/** The same where a name has little room, as in a filter. */
export const NAMA_IZIN_PENDEK: Readonly<Record<JenisIzin, string>> = { ...NAMA_IZIN, WFH: 'WFH' }
