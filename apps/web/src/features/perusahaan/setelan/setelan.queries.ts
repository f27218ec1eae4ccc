import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallData, query } from '../../../lib/query.ts'
import { terbaruFrom, useWrite } from '../../../lib/write.ts'

export type Setelan = CallData<'GET /kelola/pengaturan'>[number]
export type Nilai = Setelan['nilai']
export type Kelompok = Setelan['kelompok']

export const setelanQuery = query('GET /kelola/pengaturan')

/** Sets one; where somebody was faster, the settings show what they are now, and it fails. */
export function useEditSetelan() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: useWrite('POST /kelola/pengaturan', { into: () => setelanQuery }),
    onError: (error) => {
      const kini = terbaruFrom('GET /kelola/pengaturan', error)
      if (kini !== undefined) queryClient.setQueryData(setelanQuery.queryKey, kini)
    },
  })
}
