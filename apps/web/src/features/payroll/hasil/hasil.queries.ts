import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Bulan } from '@rekan/domain/bulan'
import type { BarisHasil } from '@rekan/domain/payroll/lembar-hasil'
import { useKunci } from '../../../lib/use-kunci.ts'
import { fetchHasil, sendHasil } from './hasil.api.ts'

/** What was made in a month, the newest first. */
export const hasilQuery = (bulan: Bulan) =>
  queryOptions({
    queryKey: ['kelola', 'hasil', bulan],
    queryFn: ({ signal }) => fetchHasil(bulan, signal),
  })

export function useRecordHasil() {
  const [queryClient, kunciDari] = [useQueryClient(), useKunci()]
  return async (baris: readonly BarisHasil[]) => {
    const dicatat = await sendHasil(baris, kunciDari(baris))
    await queryClient.invalidateQueries({ queryKey: ['kelola', 'hasil'] })
    return dicatat
  }
}
