import { useInfiniteQuery } from '@tanstack/react-query'
import { type Bulan, bulanLokal } from '@rekan/domain/bulan'
import type { KodeZona } from '@rekan/domain/waktu'
import { serverNow } from '../../lib/clock.ts'
import { pagesOptions } from '../../lib/pages.ts'
import { fetchPenempatan } from './penempatan.api.ts'

export function penempatanQuery(karyawanId: number, { bulan, tahun }: Bulan) {
  return pagesOptions({
    queryKey: ['penempatan', karyawanId, { bulan, tahun }],
    fetchPage: (page, signal) => fetchPenempatan(karyawanId, { bulan, tahun }, page, signal),
  })
}

/** The account of a person's own coordinator today; undefined until it is known, and where there is none. */
export function useKoordinatorFrom(karyawanId: number, zona: KodeZona): number | undefined {
  const { data } = useInfiniteQuery(penempatanQuery(karyawanId, bulanLokal(serverNow(), zona)))
  const penempatan = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    penempatan.find(({ isActive, koordinatorId }) => isActive && koordinatorId !== null)?.koordinatorId ??
    undefined
  )
}
