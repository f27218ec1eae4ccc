import { type CallAnswer, call } from '../../../../lib/http.ts'

export type HasilUndang = CallAnswer<'POST /kelola/karyawan/undang'>['data']

/** At most 200 at once */
export const UNDANG_TERBANYAK = 200

/** Invites people who have never signed in: by mail, or by a printed sheet. */
export async function sendUndangan(ids: readonly number[], idempotencyKey: string): Promise<HasilUndang> {
  const { data } = await call('POST /kelola/karyawan/undang', {
    body: { karyawan_ids: [...ids] },
    idempotencyKey,
  })
  return data
}
