import { queryOptions } from '@tanstack/react-query'
import type { Bulan } from '@rekan/domain/bulan'
import { fetchRekapPresensi } from './rekap.api.ts'

/** One's own attendance of a month. A punch makes whatever begins with this key's first word ask again. */
export function rekapPresensiQuery({ bulan, tahun }: Bulan) {
  return queryOptions({
    queryKey: ['presensi', 'rekap', { bulan, tahun }],
    queryFn: ({ signal }) => fetchRekapPresensi({ bulan, tahun }, signal),
  })
}
