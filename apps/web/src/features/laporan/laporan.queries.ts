import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type { Bulan } from '@rekan/domain/bulan'
import type { FormatLaporan, JenisLaporan } from '@rekan/domain/laporan/jenis'
import { errorFrom } from '../../lib/api-error.ts'
import { fetchFile, openDownload } from '../../lib/download.ts'
import { call } from '../../lib/http.ts'
import { type CallData, query, useInvalidate } from '../../lib/query.ts'
import { toast } from '../../lib/toast.ts'
import { useWrite } from '../../lib/write.ts'

export type Laporan = CallData<'GET /kelola/laporan/{id}'>
export type Baris = CallData<'GET /kelola/laporan/{id}/baris'>[number]
export type Tersimpan = CallData<'GET /kelola/laporan-tersimpan'>[number]
export type Diminta = Bulan & {
  readonly jenis: JenisLaporan
  readonly kantor_id?: number | undefined
  readonly koordinator_id?: number | undefined
  readonly klien_id?: number | undefined
}

/** So many rows stand on a page. */
export const SEHALAMAN = 100
/** It is asked for again so soon while one is under way; the server tells of it as well. */
const TANYA_MS = 1000

/** The reader's newest reports. */
export const terakhirQuery = queryOptions({
  ...query('GET /kelola/laporan'),
  refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'JALAN') ? TANYA_MS : false),
})

/** Rows never change once a report is done. */
export const barisQuery = (id: number, halaman: number) => ({
  ...query('GET /kelola/laporan/{id}/baris', {
    params: { id },
    query: { mulai: String((halaman - 1) * SEHALAMAN), jumlah: String(SEHALAMAN) },
  }),
  placeholderData: keepPreviousData,
  staleTime: Infinity,
})

export const tersimpanQuery = query('GET /kelola/laporan-tersimpan')

/** Has a report computed. */
export const useMinta = () => useMutation(useLaporan(useWrite('POST /kelola/laporan')))

export const useBatal = () => useMutation(useLaporan(useWrite('POST /kelola/laporan/{id}/batal')))

function useLaporan<T>(mutationFn: (input: T) => Promise<unknown>) {
  const invalidate = useInvalidate()
  return {
    mutationFn,
    onError: (error: unknown) => toast.error(errorFrom(error).message, 'laporan'),
    onSettled: () => invalidate('GET /kelola/laporan'),
  }
}

/** Has a file of a report written in these columns (null: all), waits for it, and has the browser save it. */
export function useUnduh(id: number, dipilih: readonly string[] | null) {
  const params = { id }
  return useMutation({
    mutationFn: async (format: FormatLaporan) => {
      const body = { format, kolom: dipilih && [...dipilih] }
      let { data: laporan } = await call('POST /kelola/laporan/{id}/berkas', { params, body })
      for (;;) {
        const berkas = laporan.berkas.find((satu) => satu.format === format)
        if (berkas?.siap === true) break
        if (berkas?.gagal === true) throw new Error('Berkas ini tidak dapat ditulis. Coba lagi.')
        await new Promise((done) => {
          setTimeout(done, TANYA_MS / 2)
        })
        laporan = (await call('GET /kelola/laporan/{id}', { params })).data
      }
      openDownload(await fetchFile('GET /kelola/laporan/{id}/berkas', { params, query: { format } }))
    },
    onError: (error) => toast.error(errorFrom(error).message, 'unduh'),
  })
}
