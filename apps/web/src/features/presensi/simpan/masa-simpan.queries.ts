import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type PenahananBaru, endPenahanan, fetchMasaSimpan, sendPenahanan } from './masa-simpan.api.ts'

export const masaSimpanQuery = queryOptions({
  queryKey: ['masa-simpan'],
  queryFn: ({ signal }) => fetchMasaSimpan(signal),
})

export function useCreatePenahanan(): (baru: PenahananBaru) => Promise<void> {
  const queryClient = useQueryClient()
  return async (baru) => {
    await sendPenahanan(baru)
    await queryClient.invalidateQueries({ queryKey: masaSimpanQuery.queryKey })
  }
}

export function useEndPenahanan() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: endPenahanan,
    onSettled: () => queryClient.invalidateQueries({ queryKey: masaSimpanQuery.queryKey }),
  })
}
