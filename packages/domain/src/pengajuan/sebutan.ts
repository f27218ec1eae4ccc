import type { JenisIzin, StatusPengajuan } from './izin/absensi.ts'
import type { StatusPresensi } from '../presensi/hari/presensi.ts'

/** What a day is called, by its status or by the request that holds on it; a request's own name is `NAMA_IZIN`. */
export const SEBUTAN_HARI: Readonly<Record<StatusPresensi | JenisIzin, string>> = {
  HADIR: 'Hadir',
  BELUM_PRESENSI: 'Belum presensi',
  LIBUR: 'Libur',
  ALPA: 'Alpa',
  IZIN: 'Izin',
  SAKIT: 'Sakit',
  CUTI: 'Cuti',
  DINAS_LUAR: 'Dinas luar',
  WFH: 'Kerja dari rumah',
  KOREKSI_PRESENSI: 'Koreksi presensi',
}

/** Where a request stands. */
export const SEBUTAN_STATUS: Readonly<Record<StatusPengajuan, string>> = {
  menunggu: 'Menunggu',
  disetujui: 'Disetujui',
  ditolak: 'Ditolak',
  dibatalkan: 'Dibatalkan',
}
