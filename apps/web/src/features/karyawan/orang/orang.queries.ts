import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type CallData, invalidate, query } from '../../../lib/query.ts'
import { KARYAWAN } from '../../../lib/subjects.ts'

/** One of the people in the directory; what the reader may not see is empty. */
export type Orang = CallData<'GET /karyawan'>[number]
export type DetailOrang = CallData<'GET /karyawan/{id}'>

export const orangQuery = (id: string) => query('GET /karyawan/{id}', { params: { id } })

/** The person of the page, which has loaded them. */
export function useOrang(karyawanId: string): DetailOrang | undefined {
  return useQuery(orangQuery(karyawanId)).data
}

/** Shows a person's data as the server stored them; other lists of people are fetched again. */
export function useStoreOrang(): (orang: DetailOrang) => DetailOrang {
  const queryClient = useQueryClient()
  return (orang) => {
    void invalidate(queryClient, ...KARYAWAN)
    queryClient.setQueryData(orangQuery(orang.id).queryKey, orang)
    return orang
  }
}
