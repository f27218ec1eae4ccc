import type { Subject } from './query.ts'

// What is asked for again after a write that shows in several rooms.

/** All that a punch changes */
export const PRESENSI: readonly Subject[] = [
  'presensi',
  'karyawan/presensi',
  'kelola/presensi',
  'GET /kelola/lokasi/{id}/pemutihan',
]
