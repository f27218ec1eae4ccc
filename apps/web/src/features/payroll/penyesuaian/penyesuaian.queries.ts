import { type CallData, query } from '../../../lib/query.ts'
import type { WriteOptions } from '../../../lib/write.ts'

export type DaftarPenyesuaian = CallData<'GET /kelola/penyesuaian'>
export type Menunggu = DaftarPenyesuaian['menunggu'][number]

/** What waits to become an adjustment, and what has become one. */
export const daftarPenyesuaianQuery = { ...query('GET /kelola/penyesuaian'), staleTime: 0 }

/** Writes answer both. */
export const PENYESUAIAN_DITULIS = {
  into: () => daftarPenyesuaianQuery,
  once: true,
} as const satisfies WriteOptions<'POST /kelola/penyesuaian'>
