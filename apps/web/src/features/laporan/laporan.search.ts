import type { Bulan } from '@rekan/domain/bulan'
import { JENIS_LAPORAN, type JenisLaporan } from '@rekan/domain/laporan/jenis'
import { bulanSearch, isIdSearch } from '../../lib/bulan-search.ts'

/** What the address says of the desk: which report, of which month, and what narrows it. */
export type LaporanSearch = Partial<Bulan> & {
  readonly jenis?: JenisLaporan
  readonly kantor_id?: number
  readonly koordinator_id?: number
  readonly klien_id?: number
  readonly halaman?: number
  /** Keys of the columns that are shown beside the first, by commas; absent: all */
  readonly kolom?: string
}

/** Whatever else the address holds is left out. */
export function readLaporanSearch(search: Readonly<Record<string, unknown>>): LaporanSearch {
  const jenis = JENIS_LAPORAN.find((satu) => satu === search['jenis'])
  const { kantor_id, koordinator_id, klien_id, halaman, kolom } = search
  return {
    ...bulanSearch(search),
    ...(jenis !== undefined && { jenis }),
    ...(isIdSearch(kantor_id) && { kantor_id }),
    ...(isIdSearch(koordinator_id) && { koordinator_id }),
    ...(isIdSearch(klien_id) && { klien_id }),
    ...(isIdSearch(halaman) && { halaman }),
    ...(typeof kolom === 'string' && /^[a-z0-9_,]{0,400}$/.test(kolom) && { kolom }),
  }
}
