import { type QueryClient, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Tanggal } from '@rekan/domain/waktu'
import { ApiError } from '../../../lib/api-error.ts'
import { useKunci } from '../../../lib/use-kunci.ts'
import { jumlahQuery } from '../../profil/diri/jumlah.queries.ts'
import {
  type Koreksi,
  type KoreksiIstirahat,
  type Rekaman,
  type Tinjauan,
  fetchRekaman,
  rekamanFrom,
  sendKoreksi,
  sendKoreksiIstirahat,
  sendPutusan,
  sendSanggahan,
  sendTinjauan,
} from './rekaman.api.ts'

/** Somebody's day, by default their own today. */
export function rekamanQuery(id: string, tanggal?: Tanggal) {
  return queryOptions({
    queryKey: ['presensi', 'rekaman', id, tanggal ?? 'kini'],
    queryFn: ({ signal }) => fetchRekaman(id, tanggal, signal),
    placeholderData: keepPreviousData,
  })
}

/** Reviews a marked punch. If another reviewer was first, their review is shown. */
export function useReview(id: string): (isi: Tinjauan) => Promise<void> {
  const queryClient = useQueryClient()
  const kunciDari = useKunci()
  return async (isi) => {
    try {
      take(queryClient, id, await sendTinjauan(id, isi, kunciDari(isi)))
    } catch (cause) {
      if (cause instanceof ApiError && cause.status === 409 && isRekaman(cause.data))
        take(queryClient, id, rekamanFrom(cause.data))
      throw cause
    }
  }
}

/** Puts the clock times of a day right. */
export function useKoreksi(id: string): (isi: Koreksi) => Promise<void> {
  const queryClient = useQueryClient()
  const kunciDari = useKunci()
  return async (isi) => take(queryClient, id, await sendKoreksi(id, isi, kunciDari(isi)))
}

/** Puts the breaks of a work right. */
export function useKoreksiIstirahat(id: string): (isi: KoreksiIstirahat) => Promise<void> {
  const queryClient = useQueryClient()
  const kunciDari = useKunci()
  return async (isi) => take(queryClient, id, await sendKoreksiIstirahat(id, isi, kunciDari(isi)))
}

/** Disputes a punch, or decides on that; returns what to say of it. */
export function useSanggahan(): (
  id: number,
  isi: { readonly diterima: boolean | null; readonly alasan: string },
) => Promise<string> {
  const queryClient = useQueryClient()
  const kunciDari = useKunci()
  return async (id, isi) => {
    const { diterima, alasan } = isi
    const kunci = kunciDari({ id, ...isi })
    const pesan =
      diterima === null
        ? await sendSanggahan(id, alasan, kunci)
        : await sendPutusan(id, { diterima, alasan }, kunci)
    await queryClient.invalidateQueries({ queryKey: ['presensi'] })
    void queryClient.invalidateQueries({ queryKey: jumlahQuery.queryKey })
    return pesan
  }
}

/** The record as it is now; the lists and counts that hold it are asked for anew. */
function take(queryClient: QueryClient, id: string, rekaman: Rekaman): void {
  queryClient.setQueryData(rekamanQuery(id, rekaman.tanggal).queryKey, rekaman)
  const rekamanLain = [
    ['presensi', 'daftar'],
    ['presensi', 'ringkasan'],
    ['presensi', 'meja'],
    rekamanQuery(id).queryKey,
    jumlahQuery.queryKey,
  ]
  for (const queryKey of rekamanLain) void queryClient.invalidateQueries({ queryKey })
}

function isRekaman(data: unknown): data is Parameters<typeof rekamanFrom>[0] {
  return typeof data === 'object' && data !== null && 'karyawan' in data && 'check_in' in data
}
