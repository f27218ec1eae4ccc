import type { CallArgs, CallAnswer, CallKey } from '../../../lib/http.types.ts'
import { type Subject, useInvalidate } from '../../../lib/query.ts'
import { type WriteOptions, useWrite } from '../../../lib/write.ts'

/** All that payslips are made of: what changes one may change the others. */
export const GAJI: readonly Subject[] = [
  'payroll',
  'GET /kelola/payroll',
  'GET /kelola/payroll/akhir',
  'GET /kelola/payroll/berkas',
  'GET /kelola/payroll/kompensasi',
  'GET /kelola/payroll/kurang',
  'GET /kelola/payroll/saldo',
  'GET /kelola/payroll/tanya',
  'GET /kelola/payroll/thr',
  'GET /kelola/upah-minimum',
  'GET /kelola/penyesuaian',
  'GET /kelola/reimburse',
  'GET /reimburse',
  'GET /kelola/karyawan/{id}/kasbon',
  'GET /kasbon',
]

/** A write after which all of pay is asked for again; it is done once that is here. */
export function useWriteGaji<K extends CallKey>(
  key: K,
  options?: WriteOptions<K>,
): (...args: CallArgs<K>) => Promise<CallAnswer<K>> {
  const write = useWrite(key, options)
  const invalidate = useInvalidate()
  return async (...args) => {
    const answer = await write(...args)
    await invalidate(...GAJI)
    return answer
  }
}
