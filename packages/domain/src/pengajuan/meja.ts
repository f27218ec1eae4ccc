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

/** The columns of balances of annual leave. */
export const KOLOM_SALDO_CUTI = [
  'nama',
  'kode',
  'kantor',
  'masuk',
  'hak',
  'terpakai',
  'menunggu',
  'saldo',
  'sampai',
  'gugur',
  'pengganti',
] as const
export type KolomSaldoCuti = (typeof KOLOM_SALDO_CUTI)[number]

/** What these can be put in order of; by name without one. */
export const URUT_SALDO_CUTI = ['nama', 'kantor', 'masuk', 'terpakai', 'menunggu', 'saldo', 'sampai'] as const
export type UrutSaldoCuti = (typeof URUT_SALDO_CUTI)[number]

/** What either list can be put in order of; without one, what waits stands first, by its day. */
export const URUT_MEJA_PENGAJUAN = ['nama', 'tanggal', 'kantor', 'diajukan'] as const
export type UrutMejaPengajuan = (typeof URUT_MEJA_PENGAJUAN)[number]
