import { type CallData, query } from '../../../../lib/query.ts'
import type { WriteOptions } from '../../../../lib/write.ts'
import { SEMUA_REFERENSI } from '../../../reference/daftar.queries.ts'

export type JenisCuti = CallData<'GET /kelola/pengaturan/jenis-cuti'>[number]

export const jenisCutiQuery = query('GET /kelola/pengaturan/jenis-cuti')

/** A write answers all kinds, as they then are; forms that choose among them ask again. */
export const JENIS_DITULIS = {
  into: () => jenisCutiQuery,
  invalidate: SEMUA_REFERENSI,
} as const satisfies WriteOptions<'POST /kelola/pengaturan/jenis-cuti/{id}'>
