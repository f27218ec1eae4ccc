import { type CallData, query } from '../../../lib/query.ts'
import type { WriteOptions } from '../../../lib/write.ts'

/** Money lent, and how far it is paid back */
export type Kasbon = CallData<'GET /kasbon'>[number]

/** One's own, the newest first. */
export const daftarKasbonSayaQuery = query('GET /kasbon')

/** Somebody's, the newest first. */
export const daftarKasbonQuery = (karyawanId: string) => ({
  ...query('GET /kelola/karyawan/{id}/kasbon', { params: { id: karyawanId } }),
  staleTime: 0,
})

/** Writes answer all that somebody has. */
export const daftarKasbonDitulis = (karyawanId: string) =>
  ({
    into: () => daftarKasbonQuery(karyawanId),
    once: true,
  }) satisfies WriteOptions<'POST /kelola/kasbon/{id}/tutup'>
