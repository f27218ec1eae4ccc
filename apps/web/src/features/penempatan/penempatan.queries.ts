import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Bulan, bulanLokal } from '@rekan/domain/bulan'
import type { KodeZona } from '@rekan/domain/waktu'
import { serverNow } from '../../lib/clock.ts'
import { pagesOptions } from '../../lib/pages.ts'
import type { Pilihan } from '../reference/reference.queries.ts'
import { type Koordinator, fetchPenempatan } from './penempatan.api.ts'

export function penempatanQuery(karyawanId: number, { bulan, tahun }: Bulan) {
  return pagesOptions({
    queryKey: ['penempatan', karyawanId, { bulan, tahun }],
    fetchPage: (page, signal) => fetchPenempatan(karyawanId, { bulan, tahun }, page, signal),
  })
}

/** The reader's own coordinator of a month, null where there is none; it can be read without a network. */
export function koordinatorSayaQuery(karyawanId: number, bulan: Bulan) {
  return queryOptions({
    queryKey: ['penempatan', 'koordinator', bulan],
    queryFn: async ({ signal }) => {
      const { items } = await fetchPenempatan(karyawanId, bulan, 1, signal)
      return items.find(({ isActive, koordinator }) => isActive && koordinator !== null)?.koordinator ?? null
    },
  })
}

/** Undefined until it is known. */
export function useKoordinatorSaya(karyawanId: number, zona: KodeZona): Koordinator | null | undefined {
  return useQuery(koordinatorSayaQuery(karyawanId, bulanLokal(serverNow(), zona))).data
}

/** Who may decide, as a field takes them; where their list can't be had, the reader's own coordinator alone. */
export function pilihanKoordinator(pilihan: Pilihan, sendiri: Koordinator | null | undefined): Pilihan {
  return pilihan.options.length > 0 || sendiri == null
    ? pilihan
    : { options: [{ value: String(sendiri.id), label: sendiri.nama }] }
}

/** What stands in such a field at first: the reader's own, where they may decide, or the only one there is. */
export function awalKoordinator(
  { options, known = options }: Pilihan,
  sendiri: Koordinator | null | undefined,
): string | undefined {
  const milik = known.find(({ value }) => value === String(sendiri?.id))
  return (milik ?? (known.length === 1 ? known[0] : undefined))?.value
}
