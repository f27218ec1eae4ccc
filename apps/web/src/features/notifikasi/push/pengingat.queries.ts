import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { normaliseError } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { fetchPengingat, setPengingat } from './pengingat.api.ts'

export const pengingatQuery = queryOptions({
  queryKey: ['pengingat'],
  queryFn: ({ signal }) => fetchPengingat(signal),
})

export function useSetPengingat() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: setPengingat,
    onSuccess: (aktif) => queryClient.setQueryData(pengingatQuery.queryKey, aktif),
    onError: (error) => toast.error(normaliseError(error).message, 'pengingat'),
  })
}
