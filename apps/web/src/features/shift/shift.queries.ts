import { type CallData, type Subject, query } from '../../lib/query.ts'
import type { WriteOptions } from '../../lib/write.ts'

export type JenisShift = CallData<'GET /kelola/shift'>[number]
export type Pola = CallData<'GET /kelola/pola'>[number]

export const shiftQuery = query('GET /kelola/shift')
export const polaQuery = query('GET /kelola/pola')

/** Asked by the desk of rosters, which shows kinds of shift and posts */
export const ROSTER: readonly Subject[] = [
  'GET /kelola/roster/lokasi',
  'GET /kelola/roster',
  'kelola/roster/kosong',
]

/** A write answers all kinds, as they then are; rosters that show them are asked for again. */
export const SHIFT_DITULIS = {
  into: () => shiftQuery,
  invalidate: ROSTER,
} as const satisfies WriteOptions<'POST /kelola/shift/{id}'>
