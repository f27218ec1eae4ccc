import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { editPengingat, fetchPengingat } from './pengingat.api.ts'

export const pengingatQuery = queryOptions({
  queryKey: ['pengingat'],
  queryFn: ({ signal }) => fetchPengingat(signal),
})

export function useEditPengingat() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: editPengingat,
    onSuccess: (aktif) => queryClient.setQueryData(pengingatQuery.queryKey, aktif),
    onError: (error) => toast.error(errorFrom(error).message, 'pengingat'),
  })
}
