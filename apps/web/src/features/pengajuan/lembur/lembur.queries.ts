import { queryOptions } from '@tanstack/react-query'
import type { Bulan } from '@rekan/domain/bulan'
import { pagesOptions } from '../../../lib/pages.ts'
import { fetchLembur, fetchLemburSaya } from './lembur.api.ts'

export function lemburSayaQuery({ bulan, tahun }: Bulan) {
  return pagesOptions({
    queryKey: ['lembur', 'saya', { bulan, tahun }],
    fetchPage: (page, signal) => fetchLemburSaya({ bulan, tahun }, page, signal),
  })
}

export function lemburQuery(id: number) {
  return queryOptions({
    queryKey: ['lembur', 'satu', id],
    queryFn: ({ signal }) => fetchLembur(id, signal),
  })
}
