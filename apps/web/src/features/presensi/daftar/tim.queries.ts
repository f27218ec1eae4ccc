import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { pagesQuery } from '../../../lib/pages.ts'
import { type CallData, query } from '../../../lib/query.ts'
import { KELOMPOK } from './kelompok.ts'
import type { SaringanTim } from './presensi.search.ts'

/** Somebody's attendance day in a list */
export type BarisPresensi = CallData<'GET /karyawan/presensi'>[number]

/** The days of a list: of people, filtered; those waiting for review; the reader's own of a month. */
export type Daftar =
  | ({ readonly jenis: 'hari' } & SaringanTim)
  | ({ readonly jenis: 'tinjauan' } & Pick<SaringanTim, 'nama' | 'kantor'>)
  | { readonly jenis: 'bulan'; readonly bulan: number; readonly tahun: number }

/** Days of the people whom the reader may see; the last answer stays in sight while the next is fetched. */
export function useDaftarPresensi(daftar: Daftar) {
  return useInfiniteQuery({
    ...pagesQuery('GET /karyawan/presensi', { query: { per_page: '30', ...queryFrom(daftar) } }),
    placeholderData: keepPreviousData,
  })
}

/** One day of the same people in figures, by default each one's own today. */
export const ringkasanHariQuery = ({ tanggal, kantor }: Pick<SaringanTim, 'tanggal' | 'kantor'> = {}) =>
  query('GET /karyawan/presensi/ringkasan', { query: { tanggal, kantor_id: kantor } })

function queryFrom(daftar: Daftar) {
  if (daftar.jenis === 'bulan') return { bulan: String(daftar.bulan), tahun: String(daftar.tahun) }
  const { nama, kantor } = daftar
  const orang = { nama, kantor_id: kantor }
  if (daftar.jenis === 'tinjauan') return { ...orang, perlu_tinjauan: '1' as const }
  const { tanggal, status } = daftar
  if (status === undefined) return { ...orang, tanggal }
  const kelompok: (typeof KELOMPOK)[keyof typeof KELOMPOK] = KELOMPOK[status]
  const telat = 'telat' in kelompok ? (kelompok.telat ? ('1' as const) : ('0' as const)) : undefined
  return { ...orang, tanggal, status: kelompok.status.join(','), telat }
}
