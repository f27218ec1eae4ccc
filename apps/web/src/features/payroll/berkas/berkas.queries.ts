import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Bulan } from '@rekan/domain/bulan'
import { useKunci } from '../../../lib/use-kunci.ts'
import { type SumberGaji, editSumber, fetchBerkas } from './berkas.api.ts'

export function berkasQuery({ bulan, tahun }: Bulan) {
  return queryOptions({
    queryKey: ['payroll', 'kelola', 'berkas', tahun, bulan],
    queryFn: ({ signal }) => fetchBerkas({ bulan, tahun }, signal),
    // Money is sent by it: always as it is now.
    staleTime: 0,
  })
}

export function useEditSumber() {
  const [queryClient, kunciDari] = [useQueryClient(), useKunci()]
  return async (sumber: SumberGaji) => {
    const baru = await editSumber(sumber, kunciDari(sumber))
    await queryClient.invalidateQueries({ queryKey: ['payroll', 'kelola', 'berkas'] })
    return baru
  }
}
