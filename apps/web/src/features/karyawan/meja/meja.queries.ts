import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { KOLOM_MEJA_KARYAWAN } from '@rekan/domain/karyawan/meja'
import { fetchFile } from '../../../lib/download.ts'
import { type CallData, query } from '../../../lib/query.ts'
import type { ExportFormat } from '../../../ui/wide/export-menu.tsx'
import { useCallRows } from '../../../ui/wide/use-window-rows.ts'
import type { CariMeja } from './meja.search.ts'

export type BarisMeja = CallData<'GET /kelola/karyawan'>[number]

/** So many are invited at once, at most. */
export const UNDANG_TERBANYAK = 200

/** The people whom the address leaves, fetched as they come into sight. */
export const useDaftarMeja = (cari: CariMeja) =>
  useCallRows('GET /kelola/karyawan', { query: { ...wirePenyaring(cari), urut: cari.urut } })

export const pilihanQuery = (cari: CariMeja) =>
  query('GET /kelola/karyawan/saringan', { query: wirePenyaring(cari) })

/** What the filters offer, with how many rows each leaves. */
export function usePilihanMeja(cari: CariMeja) {
  return useQuery({ ...pilihanQuery(cari), placeholderData: keepPreviousData }).data
}

/** @param kolom those shown, in their order */
export function fetchLembar(cari: CariMeja, kolom: readonly string[], format: ExportFormat): Promise<File> {
  const dikenal = kolom.filter((satu) => KOLOM_MEJA_KARYAWAN.some((nama) => nama === satu))
  return fetchFile('GET /kelola/karyawan/lembar', {
    query: { ...wirePenyaring(cari), urut: cari.urut, kolom: dikenal.join(','), format },
  })
}

/** The filters in the calls' words. */
export function wirePenyaring({ q, kantor, koordinator, jenis, akun, habis, keluar }: CariMeja) {
  return {
    q,
    kantor_id: kantor?.toString(),
    koordinator_id: koordinator?.toString(),
    jenis_karyawan_id: jenis?.toString(),
    akun,
    kontrak_habis: habis && ('1' as const),
    aktif: keluar && ('0' as const),
  }
}
