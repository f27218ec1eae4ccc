import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { invalidate } from '../../../lib/query.ts'
import { ABSENSI } from '../../../lib/subjects.ts'
import { toast } from '../../../lib/toast.ts'
import type { GridRows } from '../../../ui/wide/grid.ts'
import { useWindowRows } from '../../../ui/wide/use-window-rows.ts'
import { jumlahQuery } from '../../profil/diri/jumlah.queries.ts'
import { createAntrean } from '../antrean/antrean.ts'
import type { Pengajuan } from '../antrean/pengajuan.ts'
import { type KeputusanHandle, useSendOnLeave } from '../antrean/use-keputusan.ts'
import type { CariAntrean } from './antrean.search.ts'
import type { BarisAntrean, Meja } from './meja.ts'

/** The requests that the address leaves, fetched as they come into sight. */
export function useDaftarAntrean<T extends Pengajuan>(
  meja: Meja<T>,
  { kolom: _kolom, ...cari }: CariAntrean,
): GridRows<BarisAntrean<T>> {
  return useWindowRows([meja.kunci, 'meja', cari], async (mulai, jumlah, signal) =>
    meja.fetchJendela(cari, mulai, jumlah, signal),
  )
}

/** What the filters offer, with how many rows each leaves. */
export function usePilihanAntrean<T extends Pengajuan>(
  meja: Meja<T>,
  { kolom: _kolom, urut: _urut, ...cari }: CariAntrean,
) {
  return useQuery({
    queryKey: [meja.kunci, 'meja-saringan', cari],
    queryFn: ({ signal }) => meja.fetchPilihan(cari, signal),
    placeholderData: keepPreviousData,
  }).data
}

/** One request as it stands. */
export function pengajuanQuery<T extends Pengajuan>(meja: Meja<T>, id: number) {
  return queryOptions({
    queryKey: [meja.kunci, 'meja-satu', id],
    queryFn: () => meja.fetchSatu(id),
    staleTime: 0,
  })
}

/** The decisions of one visit to the desk: each may be taken back for a moment, then is sent by a call of its own. */
export function useKeputusanMeja<T extends Pengajuan>(meja: Meja<T>): KeputusanHandle {
  const queryClient = useQueryClient()
  const [antrean] = useState(() =>
    createAntrean({
      async kirim(id, keputusan, kunci) {
        try {
          await meja.decide(id, keputusan, kunci)
        } finally {
          void invalidate(queryClient, ...(meja.kunci === 'absensi' ? ABSENSI : ['lembur' as const]))
          void queryClient.invalidateQueries({ queryKey: jumlahQuery.queryKey })
        }
      },
      onTakTerlihat: (id, pesan) =>
        toast.error(`Satu keputusan tidak tersimpan. ${pesan}`, `keputusan-${id}`),
    }),
  )
  const semua = useSyncExternalStore(antrean.subscribe, antrean.snapshot)
  useSendOnLeave(antrean)
  return { ...antrean, semua }
}
