import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CallData, answerQuery, query } from '../../../lib/query.ts'
import { useCallRows } from '../../../ui/wide/use-window-rows.ts'
import type { CariMeja } from './kelola.search.ts'
import type { SasaranIsian } from './naskah.ts'

export type BarisMeja = CallData<'GET /kelola/pengumuman'>[number]

/** The announcements whom the address leaves, fetched as they come into sight. */
export const useDaftarMeja = (cari: CariMeja) =>
  useCallRows('GET /kelola/pengumuman', { query: { ...wireSaringan(cari), urut: cari.urut } })

/** What the filters offer, with how many rows each leaves. */
export function usePilihanMeja(cari: CariMeja) {
  return useQuery({
    ...query('GET /kelola/pengumuman/saringan', { query: wireSaringan(cari) }),
    placeholderData: keepPreviousData,
  }).data
}

/** Sites and jobs that an announcement may be for */
export const useSasaran = () => useQuery(query('GET /kelola/pengumuman/sasaran')).data

/** How many accounts something would be for today; undefined while nobody knows. */
export function useJangkauan({ role, kantor, jabatan, bertugas }: SasaranIsian): number | undefined {
  const body = { role: [...role], kantor: [...kantor], jabatan: [...jabatan], bertugas }
  return useQuery({
    ...query('POST /kelola/pengumuman/jangkauan', { body }),
    enabled: role.length > 0,
    placeholderData: keepPreviousData,
  }).data?.jumlah
}

/**
 * Of those whom an announcement is for the first so many, by name; `belum`: those alone who have not read it, or not
 * understood it where they are asked to.
 */
export function usePenerima(id: number, belum: boolean, jumlah: number) {
  return useQuery({
    ...answerQuery('GET /kelola/pengumuman/{id}/penerima', {
      params: { id },
      query: { belum: belum ? '1' : '0', mulai: '0', jumlah: String(jumlah) },
    }),
    placeholderData: keepPreviousData,
  })
}

function wireSaringan({ q, keadaan, wajib }: CariMeja) {
  return { q, keadaan, wajib: wajib && ('1' as const) }
}
