import { type CallData, query } from '../../lib/query.ts'

/** What a person earns from a day on; whole rupiah a month, a day, a shift or a piece. */
export type Upah = CallData<'GET /karyawan/{id}/upah'>[number]

/** What a person has earned since when, newest first. */
export const upahQuery = (karyawanId: string) =>
  query('GET /karyawan/{id}/upah', { params: { id: karyawanId } })
