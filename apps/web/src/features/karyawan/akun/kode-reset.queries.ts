import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import type { CallData } from '../../../lib/query.ts'

/** A code to set a password with, for people without mail; it is shown this once. */
export type KodeReset = CallData<'POST /karyawan/{id}/kode-reset'>

/** The code is kept no longer than it is shown. */
export function useKodeReset() {
  return useMutation({
    mutationFn: async (id: string) =>
      (await call('POST /karyawan/{id}/kode-reset', { params: { id }, body: {} })).data,
    gcTime: 0,
  })
}
