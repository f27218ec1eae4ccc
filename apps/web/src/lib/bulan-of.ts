import { type Bulan, bulanLokal, clampBulan } from '@rekan/domain/bulan'
import type { KodeZona } from '@rekan/domain/waktu'
import { bulanSearch } from './bulan-search.ts'
import { serverNow } from './clock.ts'

/** The month a screen shows: the one its address names, never past the current one, which stands in for none. */
export function bulanOf(search: Readonly<Record<string, unknown>>, zona: KodeZona): Bulan {
  const kini = bulanLokal(serverNow(), zona)
  // Read once more: the router hands a screen also what its route has left out.
  const { bulan, tahun } = bulanSearch(search)
  return bulan === undefined || tahun === undefined ? kini : clampBulan({ bulan, tahun }, { max: kini })
}
