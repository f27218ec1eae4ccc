import { type CallData, query } from '../../lib/query.ts'
import { KARYAWAN } from '../../lib/subjects.ts'
import type { WriteOptions } from '../../lib/write.ts'

export type Kontrak = CallData<'GET /kelola/karyawan/{id}/kontrak'>[number]

/** Somebody's contracts, newest first. */
export const kontrakQuery = (karyawanId: string) =>
  query('GET /kelola/karyawan/{id}/kontrak', { params: { id: karyawanId } })

/** A contract's writes answer all that the person has; lists say how long one lasts. */
export const kontrakDitulis = (karyawanId: string) =>
  ({
    into: () => kontrakQuery(karyawanId),
    invalidate: KARYAWAN,
  }) satisfies WriteOptions<'POST /kelola/kontrak/{id}'>
