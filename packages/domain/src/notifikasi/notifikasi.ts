import type { Role } from '../akses/peran.ts'

/**
 * What somebody is told of; the first word says what `detail_id` names: an absensi, a lembur, a presensi, a
 * substitution, an announcement, a payslip, a contract, a document, a kantor (`docs/rules.md`, section 8.1).
 */
export const JENIS_NOTIFIKASI = [
  'IZIN_DIAJUKAN',
  'IZIN_DISETUJUI',
  'IZIN_DITOLAK',
  'IZIN_DIBATALKAN',
  /** Approved for a day on which the person had already come */
  'IZIN_HARI_HADIR',
  'LEMBUR_DIAJUKAN',
  'LEMBUR_DISETUJUI',
  'LEMBUR_DITOLAK',
  'LEMBUR_DIBATALKAN',
  'PRESENSI_DIWAKILKAN',
  'PRESENSI_DIKOREKSI',
  /** Marked: somebody should look at it */
  'PRESENSI_PERLU_TINJAUAN',
  'PRESENSI_DITINJAU',
  'PENGGANTI_DITUNJUK',
  'PENGGANTI_DIBATALKAN',
  'PENGUMUMAN',
  'PAYROLL_DIBAGIKAN',
  'PAYROLL_TERBIT',
  /** A roster was published that changes days of theirs; of a kantor */
  'JADWAL_TERBIT',
  'KONTRAK_BERAKHIR',
  'DOKUMEN_BERAKHIR',
  /** Another bank account; of an employee */
  'REKENING_DIGANTI',
  /** What an account is signed in with; of an account */
  'KEAMANAN_DIUBAH',
] as const
export type JenisNotifikasi = (typeof JENIS_NOTIFIKASI)[number]

/** So many days a notification is kept. */
export const UMUR_NOTIFIKASI = 90
/** No more are listed. */
export const NOTIFIKASI_TERBANYAK = 100

/** Where a push may lead: nothing that comes from outside opens another screen. */
export const TUJUAN_PUSH = ['/rekap/perizinan', '/izin', '/checkin', '/checkout'] as const
export type TujuanPush = (typeof TUJUAN_PUSH)[number]

/** The screen that news opens, whatever its kind, by the reader's role (`docs/rules.md`, section 8.2). */
export function tujuanKabar(role: Role): TujuanPush {
  return role === 'karyawan' ? '/rekap/perizinan' : '/izin'
}
