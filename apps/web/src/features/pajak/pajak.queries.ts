import { type CallData, query } from '../../lib/query.ts'

export type CatatanPajak = CallData<'GET /kelola/karyawan/{id}/pajak'>

/** What is on record of somebody's tax and BPJS. */
export const pajakQuery = (karyawanId: string) =>
  query('GET /kelola/karyawan/{id}/pajak', { params: { id: karyawanId } })
