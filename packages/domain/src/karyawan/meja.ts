/** The list of people as the back office has it. */

/** Its columns, by the names that the address, the order and the file use. */
export const KOLOM_MEJA_KARYAWAN = [
  'nama',
  'kode',
  'penempatan',
  'jabatan',
  'koordinator',
  'jenis',
  'kontrak',
  'masuk',
  'sisa_cuti',
  'akun',
  'nomor_hp',
] as const
export type KolomMejaKaryawan = (typeof KOLOM_MEJA_KARYAWAN)[number]

/** Those that the list can be put in order of. */
export const URUT_MEJA_KARYAWAN = [
  'nama',
  'kode',
  'penempatan',
  'koordinator',
  'jenis',
  'kontrak',
  'masuk',
] as const
export type UrutMejaKaryawan = (typeof URUT_MEJA_KARYAWAN)[number]

/** A contract that ends within so many days is worth a look. */
export const KONTRAK_HABIS_HARI = 60
