import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/http.ts'

/** Who approves the payslips that HR make of their own; null: nobody. */
export const penyetujuQuery = queryOptions({
  queryKey: ['penyetuju-gaji'],
  queryFn: async ({ signal }) => (await call('GET /pengaturan/payroll', { signal })).data,
})

/** Names another by address or kode karyawan, or nobody (null); gives who it is now. */
export function useSetPenyetuju() {
  const queryClient = useQueryClient()
  return async (akun: string | null) => {
    const { data } = await call('POST /pengaturan/payroll', { body: { akun } })
    queryClient.setQueryData(penyetujuQuery.queryKey, data)
    return data
  }
}
