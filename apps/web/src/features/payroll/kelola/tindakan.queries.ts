import { call } from '../../../lib/http.ts'
import { type CallData, useInvalidate } from '../../../lib/query.ts'
import { GAJI } from '../slip/gaji.write.ts'
import type { GajiOrang } from './gaji.queries.ts'

export type Hasil = CallData<'POST /kelola/payroll/bagikan'>[number]
export type TindakanBanyak = 'bagikan' | 'terbitkan'
/** What is done with some; `terbitkanDini` publishes them although their month has not come to its last day. */
type LangkahBanyak = TindakanBanyak | 'terbitkanDini'
type Dipilih = Pick<GajiOrang, 'id' | 'versi'>

/** So many at a time: publishing makes a PDF of each, and a call may not last long. */
const SEKALI = 25

/** Shares or publishes many, some at a time; what went before a failure is told with it. */
export function useTindakanSlip() {
  const invalidate = useInvalidate()
  return async (
    langkah: LangkahBanyak,
    slip: readonly Dipilih[],
    onProgress: (selesai: number) => void,
  ): Promise<{ readonly hasil: readonly Hasil[]; readonly gagal: unknown }> => {
    const hasil: Hasil[] = []
    let gagal: unknown
    try {
      for (let i = 0; i < slip.length; i += SEKALI) {
        hasil.push(...(await sendTindakan(langkah, slip.slice(i, i + SEKALI))))
        onProgress(hasil.length)
      }
    } catch (error) {
      gagal = error
    }
    await invalidate(...GAJI)
    return { hasil, gagal }
  }
}

/** Shares or publishes some; each goes its own way. Done already counts as done. */
async function sendTindakan(langkah: LangkahBanyak, dipilih: readonly Dipilih[]): Promise<readonly Hasil[]> {
  // What was seen: sharing and publishing refuse what has changed since.
  const slip = dipilih.map(({ id, versi }) => ({ id, versi }))
  const idempotencyKey = crypto.randomUUID()
  const { data } =
    langkah === 'bagikan'
      ? await call('POST /kelola/payroll/bagikan', { body: { slip }, idempotencyKey })
      : await call('POST /kelola/payroll/terbitkan', {
          body: { slip, sebelum_akhir: langkah === 'terbitkanDini' },
          idempotencyKey,
        })
  return data
}
