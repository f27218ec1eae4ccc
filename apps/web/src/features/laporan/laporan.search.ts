import type { Bulan } from '@rekan/domain/bulan'
import { JENIS_LAPORAN, type JenisLaporan } from '@rekan/domain/laporan/jenis'
import { bulanSearch, isIdSearch } from '../../lib/bulan-search.ts'

/** What the address says of the desk: which report, of which month, and what narrows it. */
export type LaporanSearch = Partial<Bulan> & {
  readonly jenis?: JenisLaporan
  readonly kantor_id?: number
  readonly koordinator_id?: number
  readonly halaman?: number
}

/** Whatever else the address holds is left out. */
export function readLaporanSearch(search: Readonly<Record<string, unknown>>): LaporanSearch {
  const jenis = JENIS_LAPORAN.find((satu) => satu === search['jenis'])
  const { kantor_id, koordinator_id, halaman } = search
  return {
    ...bulanSearch(search),
    ...(jenis !== undefined && { jenis }),
    ...(isIdSearch(kantor_id) && { kantor_id }),
    ...(isIdSearch(koordinator_id) && { koordinator_id }),
    ...(isIdSearch(halaman) && { halaman }),
  }
}
