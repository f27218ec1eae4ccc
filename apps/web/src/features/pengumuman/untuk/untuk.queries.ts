import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import { type Pengumuman, pengumumanFrom } from '../baca/pengumuman.api.ts'

/** An announcement for somebody who reads it at their desk. */
export type PengumumanSaya = Pengumuman & { readonly isPinned: boolean; readonly isAgreed: boolean }

/** What is for the reader as coordinator or HR; made stale with the announcements' own desk. */
export const untukSayaQuery = queryOptions({
  queryKey: ['pengumuman-kelola', 'saya'],
  queryFn: async ({ signal }): Promise<readonly PengumumanSaya[]> => {
    const { data } = await call('GET /kelola/pengumuman/saya', { signal })
    return data.map((satu) => ({
      ...pengumumanFrom(satu),
      isPinned: satu.disematkan,
      isAgreed: satu.dipahami,
    }))
  },
})

/** Tells the server that one was opened; a failure is made good by the next time. */
export function useSendTerbaca() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('POST /kelola/pengumuman/{id}/read', { params: { id }, body: {} }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: untukSayaQuery.queryKey }),
  })
}
