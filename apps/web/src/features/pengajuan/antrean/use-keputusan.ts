import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { type Query, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { type Antrean, type SemuaTahap, createAntrean } from './antrean.ts'
import { type DaftarData, type Jalan, daftarKey, findIn, replaceIn } from './daftar.queries.ts'
import { jumlahQuery } from '../../profil/diri/jumlah.queries.ts'
import type { Pengajuan, Segmen } from './pengajuan.ts'
import { storeTertinggal, takeTertinggal } from './tertinggal.ts'

export type KeputusanHandle = Antrean & { readonly semua: SemuaTahap }

/**
 * The decisions of one visit to a list: they are sent once they can't be taken back any more, at once when one leaves
 * the screen or hides the page, and what became of each stands in the list.
 */
export function useKeputusan<T extends Pengajuan>(jalan: Jalan<T>, segmen: Segmen): KeputusanHandle {
  const queryClient = useQueryClient()
  const { id: penggunaId } = useProfil()
  const [antrean] = useState(() => {
    const queryKey = daftarKey(jalan.nama)
    const take = (pengajuan: T) =>
      queryClient.setQueriesData<DaftarData<T>>({ queryKey }, (data) => replaceIn(data, pengajuan))
    const find = (id: number) =>
      queryClient
        .getQueriesData<DaftarData<T>>({ queryKey })
        .map(([, data]) => findIn(data, id))
        .find((ada) => ada !== undefined)
    return createAntrean({
      tertinggal: segmen === 'menunggu' ? takeTertinggal(jalan.nama, penggunaId) : [],
      onBelum: (ids) => storeTertinggal(jalan.nama, penggunaId, ids),
      async kirim(id, keputusan, kunci) {
        try {
          const { nasib } = await jalan.decide(id, keputusan, kunci)
          // What it was decided by stays in sight: nothing moves under the finger.
          const lama = find(id)
          if (lama !== undefined) take({ ...lama, nasib })
          void fetchLain(queryClient, queryKey)
        } catch (cause) {
          await showTruth(jalan, find(id), cause, take)
          throw cause
        } finally {
          void queryClient.invalidateQueries({ queryKey: jumlahQuery.queryKey })
        }
      },
      onTakTerlihat(id, pesan) {
        const nama = find(id)?.karyawan.nama
        toast.error(
          `Keputusan untuk ${nama ?? 'satu pengajuan'} tidak tersimpan. ${pesan}`,
          `keputusan-${id}`,
        )
      },
    })
  })
  const semua = useSyncExternalStore(antrean.subscribe, antrean.snapshot)
  useSendOnLeave(antrean)
  return { ...antrean, semua }
}

/** The other views hold it now; this one keeps still. */
async function fetchLain(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const segmenLain = { queryKey, predicate: ({ queryKey: [, , segmen] }: Query) => segmen !== 'menunggu' }
  // A first answer on its way may be from before the decision.
  await queryClient.cancelQueries(segmenLain)
  await queryClient.invalidateQueries(segmenLain)
}

/**
 * Stores the present state of a request whose decision was refused; a request that the reader can't see any more leaves
 * the list.
 */
async function showTruth<T extends Pengajuan>(
  jalan: Jalan<T>,
  lama: T | undefined,
  cause: unknown,
  take: (pengajuan: T) => void,
): Promise<void> {
  if (lama === undefined || !(cause instanceof ApiError) || ![403, 404, 409].includes(cause.status)) return
  try {
    take(await jalan.fetchSatu(lama.id))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) return
    take({ ...lama, nasib: { ...lama.nasib, dapat: { putuskan: false, batalkan: false } } })
  }
}

/** Sends what waits once one leaves the screen or hides the page. */
export function useSendOnLeave(antrean: Antrean): void {
  const onHide = useCallback(() => {
    if (document.visibilityState === 'hidden') antrean.kirimSemua(true)
  }, [antrean])
  useEffect(() => {
    const onEnd = () => antrean.kirimSemua(true)
    document.addEventListener('visibilitychange', onHide)
    addEventListener('pagehide', onEnd)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      removeEventListener('pagehide', onEnd)
      antrean.kirimSemua()
    }
  }, [antrean, onHide])
}
