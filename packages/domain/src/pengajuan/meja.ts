/** Requests as the back office lists them. */

/** The columns of leave and permission, by the names that the address and the file use. */
export const KOLOM_MEJA_IZIN = [
  'nama',
  'jenis',
  'tanggal',
  'hari',
  'sisa',
  'bentrok',
  'kantor',
  'koordinator',
  'diajukan',
  'status',
  'keterangan',
] as const
export type KolomMejaIzin = (typeof KOLOM_MEJA_IZIN)[number]

/** The columns of overtime. */
export const KOLOM_MEJA_LEMBUR = [
  'nama',
  'tanggal',
  'jam',
  'durasi',
  'minggu',
  'kesediaan',
  'kantor',
  'koordinator',
  'diajukan',
  'status',
  'keterangan',
] as const
export type KolomMejaLembur = (typeof KOLOM_MEJA_LEMBUR)[number]

/** What either list can be put in order of; without one, what waits stands first, by its day. */
export const URUT_MEJA_PENGAJUAN = ['nama', 'tanggal', 'kantor', 'diajukan'] as const
export type UrutMejaPengajuan = (typeof URUT_MEJA_PENGAJUAN)[number]
