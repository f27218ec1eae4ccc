import { type CallData, query } from '../../../lib/query.ts'
import type { WriteOptions } from '../../../lib/write.ts'

/** Money laid out for the company, with its receipt */
export type Reimburse = CallData<'GET /reimburse'>[number]
export type ReimburseMeja = CallData<'GET /kelola/reimburse'>[number]

/** One's own, the newest first. */
export const daftarSayaQuery = query('GET /reimburse')

/** Everybody's, what waits first. */
export const daftarMejaQuery = { ...query('GET /kelola/reimburse'), staleTime: 0 }

/** Writes answer the list that they were made from. */
export const SAYA_DITULIS = {
  into: () => daftarSayaQuery,
  once: true,
} as const satisfies WriteOptions<'POST /reimburse'>
export const MEJA_DITULIS = {
  into: () => daftarMejaQuery,
  once: true,
} as const satisfies WriteOptions<'POST /kelola/reimburse'>
