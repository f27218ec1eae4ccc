import { queryOptions } from '@tanstack/react-query'
import { fetchJumlah } from './jumlah.api.ts'

export const jumlahQuery = queryOptions({
  queryKey: ['pengajuan', 'jumlah'],
  queryFn: ({ signal }) => fetchJumlah(signal),
  meta: { persist: (jumlah: unknown) => jumlah },
})
