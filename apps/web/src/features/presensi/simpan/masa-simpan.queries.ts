import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { pagesOptions } from '../../../lib/pages.ts'
import {
  type PenahananBaru,
  endPenahanan,
  fetchMasaSimpan,
  fetchPenahanan,
  sendPenahanan,
} from './masa-simpan.api.ts'

const MASA_SIMPAN = 'masa-simpan'

export const masaSimpanQuery = queryOptions({
  queryKey: [MASA_SIMPAN],
  queryFn: ({ signal }) => fetchMasaSimpan(signal),
})

export function penahananQuery(cari: string) {
  return pagesOptions({
    queryKey: [MASA_SIMPAN, 'penahanan', cari],
    fetchPage: (page, signal) => fetchPenahanan(cari, page, signal),
  })
}

export function useCreatePenahanan(): (baru: PenahananBaru) => Promise<void> {
  const queryClient = useQueryClient()
  return async (baru) => {
    await sendPenahanan(baru)
    await queryClient.invalidateQueries({ queryKey: [MASA_SIMPAN] })
  }
}

export function useEndPenahanan() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: endPenahanan,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [MASA_SIMPAN] }),
  })
}
