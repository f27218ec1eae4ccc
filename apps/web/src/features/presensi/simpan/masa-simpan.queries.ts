import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type PenahananBaru, fetchMasaSimpan, liftPenahanan, sendPenahanan } from './masa-simpan.api.ts'

export const masaSimpanQuery = queryOptions({
  queryKey: ['masa-simpan'],
  queryFn: ({ signal }) => fetchMasaSimpan(signal),
})

export function useHoldData(): (baru: PenahananBaru) => Promise<void> {
  const queryClient = useQueryClient()
  return async (baru) => {
    await sendPenahanan(baru)
    await queryClient.invalidateQueries({ queryKey: masaSimpanQuery.queryKey })
  }
}

export function useLiftHold() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: liftPenahanan,
    onSettled: () => queryClient.invalidateQueries({ queryKey: masaSimpanQuery.queryKey }),
  })
}
