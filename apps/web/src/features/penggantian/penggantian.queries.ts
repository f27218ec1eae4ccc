import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { errorFrom } from '../../lib/api-error.ts'
import { toast } from '../../lib/toast.ts'
import { type AlamatKerja, type Langkah, fetchPenggantian, sendLangkah } from './penggantian.api.ts'

/** Asked again while it stands open: who was asked may answer at any moment. */
const LAGI_MS = 10_000

export function penggantianQuery(alamat: AlamatKerja) {
  return queryOptions({
    queryKey: ['penggantian', alamat.karyawanId, alamat.tanggal, alamat.mulai ?? ''],
    queryFn: ({ signal }) => fetchPenggantian(alamat, signal),
    refetchInterval: LAGI_MS,
  })
}

export function useLangkah(alamat: AlamatKerja) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (langkah: Langkah) => sendLangkah(alamat, langkah),
    onSuccess: ({ data, message }) => {
      queryClient.setQueryData(penggantianQuery(alamat).queryKey, data)
      toast.success(message ?? '', 'penggantian')
    },
    onError: (error) => {
      toast.error(errorFrom(error).message, 'penggantian')
      void queryClient.invalidateQueries({ queryKey: penggantianQuery(alamat).queryKey })
    },
  })
}
