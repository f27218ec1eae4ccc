import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { showUndo } from '../../../ui/wide/undo.ts'
import { useKunci } from '../../../lib/use-kunci.ts'
import {
  type Naskah,
  type Tindakan,
  type Tulisan,
  createNaskah,
  editNaskah,
  fetchNaskah,
  sendGambar,
  sendTindakan,
  terbaruFrom,
} from './kelola.api.ts'

export const KELOLA = 'pengumuman-kelola'

export function naskahQuery(id: string) {
  return queryOptions({
    queryKey: [KELOLA, 'satu', id],
    queryFn: ({ signal }) => fetchNaskah(id, signal),
  })
}

/** Keeps what the server gave, and lets lists ask again. */
function useKeep() {
  const queryClient = useQueryClient()
  return (naskah: Naskah) => {
    queryClient.setQueryData(naskahQuery(String(naskah.id)).queryKey, naskah)
    void queryClient.invalidateQueries({ queryKey: [KELOLA, 'daftar'] })
    return naskah
  }
}

/** Writes a draft or changes what is there; the same sent again is the same write. */
export function useEditNaskah(): (awal: Naskah | null, tulisan: Tulisan) => Promise<Naskah> {
  const keep = useKeep()
  const kunciDari = useKunci()
  return async (awal, tulisan) => {
    const kunci = kunciDari([awal?.id, awal?.versi, tulisan])
    return keep(await (awal === null ? createNaskah(tulisan, kunci) : editNaskah(awal, tulisan, kunci)))
  }
}

export function useSendGambar(): (id: number, gambar: File) => Promise<Naskah> {
  const keep = useKeep()
  return async (id, gambar) => keep(await sendGambar(id, gambar))
}

/** Publishes, withdraws, deletes, takes the image away; refused, because somebody was quicker, it shows how it stands. */
export function useTindakan(onGone: () => void, onUndone: (naskah: Naskah) => void) {
  const queryClient = useQueryClient()
  const keep = useKeep()
  async function undo(ditarik: Naskah) {
    const { pesan, naskah } = await sendTindakan(ditarik, 'restore')
    if (naskah !== null) onUndone(keep(naskah))
    return pesan
  }
  return useMutation({
    mutationFn: ({ naskah, tindakan }: { naskah: Naskah; tindakan: Tindakan }) =>
      sendTindakan(naskah, tindakan),
    onSuccess: ({ pesan, naskah }, { tindakan }) => {
      if (naskah !== null && tindakan === 'withdraw') showUndo(pesan, KELOLA, () => undo(naskah))
      else toast.success(pesan, KELOLA)
      if (naskah !== null) keep(naskah)
      else {
        onGone()
        void queryClient.invalidateQueries({ queryKey: [KELOLA, 'daftar'] })
      }
    },
    onError: (cause) => {
      const error = errorFrom(cause)
      const terbaru = terbaruFrom(error)
      if (terbaru !== undefined) keep(terbaru)
      toast.error(error.message, KELOLA)
    },
  })
}
