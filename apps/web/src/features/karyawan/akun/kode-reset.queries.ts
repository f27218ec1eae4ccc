import { useMutation } from '@tanstack/react-query'
import { createKodeReset } from './kode-reset.api.ts'

/** The code is kept no longer than it is shown. */
export function useKodeReset() {
  return useMutation({ mutationFn: createKodeReset, gcTime: 0 })
}
