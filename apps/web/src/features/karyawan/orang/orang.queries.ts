import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type DetailOrang, fetchOrang } from './orang.api.ts'

export function orangQuery(id: string) {
  return queryOptions({
    queryKey: ['karyawan', 'orang', id],
    queryFn: ({ signal }) => fetchOrang(id, signal),
  })
}

/** The person of the page, which has loaded them. */
export function useOrang(karyawanId: string): DetailOrang | undefined {
  return useQuery(orangQuery(karyawanId)).data
}

/** Shows a person's data as the server stored them; other lists of people are fetched again. */
export function useStoreOrang(): (orang: DetailOrang) => DetailOrang {
  const queryClient = useQueryClient()
  return (orang) => {
    void queryClient.invalidateQueries({ queryKey: ['karyawan'] })
    queryClient.setQueryData(orangQuery(orang.id).queryKey, orang)
    return orang
  }
}
