import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Role } from '@rekan/domain/akses/peran'
import { fetchPeran, sendPeran } from './peran.api.ts'

export const peranQuery = queryOptions({
  queryKey: ['karyawan', 'peran'],
  queryFn: ({ signal }) => fetchPeran(signal),
})

export function useGivePeran() {
  const queryClient = useQueryClient()
  return async (id: string, role: Role, kantorIds: readonly number[]): Promise<void> => {
    await sendPeran(id, role, kantorIds)
    await queryClient.invalidateQueries({ queryKey: ['karyawan'] })
  }
}
