import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type IsianPerusahaan,
  type Perusahaan,
  fetchPerusahaan,
  sendLogo,
  sendPerusahaan,
} from './perusahaan.api.ts'

export const perusahaanQuery = queryOptions({
  queryKey: ['kelola', 'perusahaan'],
  queryFn: ({ signal }) => fetchPerusahaan(signal),
})

export function useEditPerusahaan(): (versi: number, isian: IsianPerusahaan) => Promise<Perusahaan> {
  const queryClient = useQueryClient()
  return async (versi, isian) => {
    const baru = await sendPerusahaan(versi, isian)
    queryClient.setQueryData(perusahaanQuery.queryKey, baru)
    await queryClient.invalidateQueries({ queryKey: ['kelola', 'kerangka'] })
    return baru
  }
}

export function useEditLogo() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ versi, logo }: { readonly versi: number; readonly logo: File | null }) =>
      sendLogo(versi, logo),
    onSuccess: (baru) => queryClient.setQueryData(perusahaanQuery.queryKey, baru),
  })
}
