import { queryOptions, useMutation } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { type CallData, query, useInvalidate } from '../../../lib/query.ts'
import { toast } from '../../../lib/toast.ts'
import type { WriteOptions } from '../../../lib/write.ts'

/** A month of everybody's pay, made or published beside the requests. */
export type Proses = NonNullable<CallData<'GET /kelola/payroll/proses'>>

/** It is asked for again so soon while it is under way; the server tells of it as well. */
const TANYA_MS = 2000

/** The last one, whoever's. */
export const prosesQuery = queryOptions({
  ...query('GET /kelola/payroll/proses'),
  refetchInterval: ({ state }) => (state.data?.status === 'JALAN' ? TANYA_MS : false),
})

/** Its writes answer how far it is. */
export const PROSES_DITULIS = {
  into: () => prosesQuery,
} as const satisfies WriteOptions<'POST /kelola/payroll/proses/susun'>

/** Begins one, or calls off the one that is under way. */
export function useMulaiProses<T>(mulai: (input: T) => Promise<unknown>, onMulai: () => void) {
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: mulai,
    onSuccess: onMulai,
    onError: (error) => {
      toast.error(errorFrom(error).message, 'gaji')
      void invalidate('GET /kelola/payroll/proses')
    },
  })
}
