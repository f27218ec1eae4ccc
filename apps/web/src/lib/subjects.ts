import type { Subject } from './query.ts'

// What is asked for again after a write that shows in several rooms.

/** All that a punch changes */
export const PRESENSI: readonly Subject[] = [
  'presensi',
  'karyawan/presensi',
  'kelola/presensi',
  'GET /kelola/lokasi/{id}/pemutihan',
]

/** All that a request for leave, permission or a correction changes, or a decision on one */
export const ABSENSI: readonly Subject[] = [
  'absensi',
  'GET /kelola/cuti',
  'GET /kelola/izin/hitung',
  'GET /kelola/izin/kalender',
]

/** All that a request for overtime changes, or a decision on one */
export const LEMBUR: readonly Subject[] = ['lembur']

/** Shown of people: who they are, lists that hold them, what follows from their record */
export const KARYAWAN: readonly Subject[] = [
  'GET /karyawan',
  'GET /karyawan/{id}',
  'GET /karyawan/{id}/nonaktif',
  'GET /karyawan/{id}/perubahan',
  'GET /karyawan/{id}/ringkasan',
  'GET /kelola/karyawan',
  'GET /kelola/karyawan/saringan',
  'GET /kelola/pengaturan/peran',
  'GET /kelola/impor-karyawan',
  ['karyawan', 'tim'],
  ['karyawan', 'berakhir'],
  ['karyawan', 'berakhir-jumlah'],
]
