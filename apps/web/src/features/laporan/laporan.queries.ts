import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormatLaporan } from '@rekan/domain/laporan/jenis'
import { errorFrom } from '../../lib/api-error.ts'
import { openDownload } from '../../lib/download.ts'
import { toast } from '../../lib/toast.ts'
import {
  type Laporan,
  cancelLaporan,
  fetchBaris,
  fetchBerkas,
  fetchLaporan,
  fetchPenerima,
  fetchTerakhir,
  fetchTersimpan,
  removeTersimpan,
  requestBerkas,
  sendDiminta,
  sendTersimpan,
} from './laporan.api.ts'

/** It is asked for again so soon while one is under way; the server tells of it as well. */
const TANYA_MS = 1000

/** The reader's newest reports. */
export const terakhirQuery = queryOptions({
  queryKey: ['proses', 'laporan'],
  queryFn: ({ signal }) => fetchTerakhir(signal),
  refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'JALAN') ? TANYA_MS : false),
})

/** Rows never change once a report is done. */
export const barisQuery = (id: number, halaman: number) =>
  queryOptions({
    queryKey: ['laporan-baris', id, halaman],
    queryFn: ({ signal }) => fetchBaris(id, halaman, signal),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })

export const tersimpanQuery = queryOptions({
  queryKey: ['laporan-tersimpan'],
  queryFn: ({ signal }) => fetchTersimpan(signal),
})

export const penerimaQuery = queryOptions({
  queryKey: ['laporan-penerima'],
  queryFn: ({ signal }) => fetchPenerima(signal),
})

export function useMinta() {
  return useLaporan(sendDiminta)
}

export function useBatal() {
  return useLaporan(cancelLaporan)
}

function useLaporan<T>(mutationFn: (isian: T) => Promise<Laporan>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onError: (error) => toast.error(errorFrom(error).message, 'laporan'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: terakhirQuery.queryKey }),
  })
}

/** Has a file of a report written in these columns (null: all), waits for it, and has the browser save it. */
export function useUnduh(id: number, dipilih: readonly string[] | null) {
  return useMutation({
    mutationFn: async (format: FormatLaporan) => {
      let laporan = await requestBerkas(id, format, dipilih)
      for (;;) {
        const berkas = laporan.berkas.find((satu) => satu.format === format)
        if (berkas?.siap === true) break
        if (berkas?.gagal === true) throw new Error('Berkas ini tidak dapat ditulis. Coba lagi.')
        await new Promise((done) => {
          setTimeout(done, TANYA_MS / 2)
        })
        laporan = await fetchLaporan(id)
      }
      openDownload(await fetchBerkas(id, format))
    },
    onError: (error) => toast.error(errorFrom(error).message, 'unduh'),
  })
}

export function useSimpan() {
  return useTersimpan(sendTersimpan)
}

export function useHapus() {
  return useTersimpan(removeTersimpan)
}

function useTersimpan<T, R>(mutationFn: (isian: T) => Promise<R>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: tersimpanQuery.queryKey }),
  })
}
