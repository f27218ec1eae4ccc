import type { Bulan } from '@rekan/domain/bulan'
import { pagesOptions } from '../../lib/pages.ts'
import { fetchPenempatan } from './penempatan.api.ts'

export function penempatanQuery(karyawanId: number, { bulan, tahun }: Bulan) {
  return pagesOptions({
    queryKey: ['penempatan', karyawanId, { bulan, tahun }],
    fetchPage: (page, signal) => fetchPenempatan(karyawanId, { bulan, tahun }, page, signal),
  })
}
