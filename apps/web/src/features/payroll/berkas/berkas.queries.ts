import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Bulan } from '@rekan/domain/bulan'
import type { JenisSlip } from '@rekan/domain/payroll/jenis-slip'
import { useKunci } from '../../../lib/use-kunci.ts'
import { type SumberGaji, editSumber, fetchBerkas } from './berkas.api.ts'

export function berkasQuery({ bulan, tahun }: Bulan, slip: JenisSlip) {
  return queryOptions({
    queryKey: ['payroll', 'kelola', 'berkas', tahun, bulan, slip],
    queryFn: ({ signal }) => fetchBerkas({ bulan, tahun }, slip, signal),
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
