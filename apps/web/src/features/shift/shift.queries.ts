import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { type IsianPola, type IsianShift, fetchPola, fetchShift, sendPola, sendShift } from './shift.api.ts'

export const shiftQuery = queryOptions({ queryKey: ['shift'], queryFn: ({ signal }) => fetchShift(signal) })
export const polaQuery = queryOptions({ queryKey: ['pola'], queryFn: ({ signal }) => fetchPola(signal) })

type Lama = { readonly id: number; readonly versi: number } | null

/** Writes kinds of shift and patterns; rosters that show them are asked for again. */
export function useWriteShift() {
  const queryClient = useQueryClient()
  return {
    saveShift: async (lama: Lama, isian: IsianShift): Promise<void> => {
      queryClient.setQueryData(shiftQuery.queryKey, await sendShift(lama, isian))
      void queryClient.invalidateQueries({ queryKey: ['roster'] })
    },
    savePola: async (lama: Lama, isian: IsianPola): Promise<void> => {
      queryClient.setQueryData(polaQuery.queryKey, await sendPola(lama, isian))
    },
  }
}
