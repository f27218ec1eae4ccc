import type { Tindakan } from '../akses/tabel.ts'

/**
 * What open screens are told of as it changes, by the right whose reach says of whom. They are told that something
 * changed and never what: they ask again, and the answer is judged as any other.
 */
export const TOPIK = {
  presensi: 'GET /karyawan/presensi',
  /** Who has not come, or no longer is missed */
  alarm: 'GET /karyawan/presensi',
  izin: 'GET /absensi',
  lembur: 'GET /lembur',
  pengumuman: 'POST /pengumuman',
  /** Long work that an account has begun: told to that account alone */
  proses: 'GET /kelola/peristiwa',
} as const satisfies Readonly<Record<string, Tindakan>>

export type Topik = keyof typeof TOPIK

export const NAMA_TOPIK = Object.keys(TOPIK) as Topik[]

/** So often a stream without news says that it is alive, in milliseconds. */
export const DETAK_MS = 10_000
