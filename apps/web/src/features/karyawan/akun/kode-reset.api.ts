import { type CallAnswer, call } from '../../../lib/http.ts'

/** A code to set a password with, for people without mail; it is shown this once. */
export type KodeReset = CallAnswer<'POST /karyawan/{id}/kode-reset'>['data']

export async function createKodeReset(id: string): Promise<KodeReset> {
  const { data } = await call('POST /karyawan/{id}/kode-reset', { params: { id }, body: {} })
  return data
}
