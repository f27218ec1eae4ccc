import { type CallData, query } from '../../lib/query.ts'
import type { WriteOptions } from '../../lib/write.ts'

export type JenisShift = CallData<'GET /kelola/shift'>[number]
export type Pola = CallData<'GET /kelola/pola'>[number]

export const shiftQuery = query('GET /kelola/shift')
export const polaQuery = query('GET /kelola/pola')

/** A write answers all kinds, as they then are; rosters that show them are asked for again. */
export const SHIFT_DITULIS = {
  into: () => shiftQuery,
  invalidate: [['roster']],
} as const satisfies WriteOptions<'POST /kelola/shift/{id}'>
