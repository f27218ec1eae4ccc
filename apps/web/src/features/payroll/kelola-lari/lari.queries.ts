import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useKunci } from '../../../lib/use-kunci.ts'
import { type HariThr, composeThr, fetchThr } from './lari.api.ts'

/** Who has THR of a holy day, as wages stand now. */
export function thrQuery(hari: HariThr) {
  return queryOptions({
    queryKey: ['payroll', 'kelola', 'thr', hari],
    queryFn: ({ signal }) => fetchThr(hari, signal),
    staleTime: 0,
  })
}

export function useComposeThr() {
  const [queryClient, kunciDari] = [useQueryClient(), useKunci()]
  return async (hari: HariThr) => {
    const susunan = await composeThr(hari, kunciDari(hari))
    await queryClient.invalidateQueries({ queryKey: ['payroll'] })
    return susunan
  }
}
