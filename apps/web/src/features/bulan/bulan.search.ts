import type { Bulan } from '@rekan/domain/bulan'
import { bulanSearch } from '../../lib/bulan-search.ts'

/** The steps in which a month is closed, in their order. */
export const LANGKAH = [
  'presensi',
  'pengecualian',
  'putusan',
  'klien',
  'kunci',
  'susun',
  'selisih',
  'setujui',
  'terbit',
] as const
export type Langkah = (typeof LANGKAH)[number]

/** What the address says of the desk: the month, and whose list is open. */
export type BulanSearch = Partial<Bulan> & { readonly langkah?: Langkah }

/** Whatever else the address holds is left out. */
export function readBulanSearch(search: Readonly<Record<string, unknown>>): BulanSearch {
  const langkah = LANGKAH.find((satu) => satu === search['langkah'])
  return { ...bulanSearch(search), ...(langkah !== undefined && { langkah }) }
}
