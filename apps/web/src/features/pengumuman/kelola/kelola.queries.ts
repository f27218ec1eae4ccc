import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { type Subject, invalidate } from '../../../lib/query.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { showUndo } from '../../../ui/wide/undo.ts'
import { type Naskah, type Tulisan, naskahFrom, terbaruFrom, wireTulisan } from './naskah.ts'

const KELOLA = 'pengumuman-kelola'
/** What lists show of announcements */
const DAFTAR: readonly Subject[] = [
  'GET /kelola/pengumuman',
  'GET /kelola/pengumuman/saringan',
  'GET /kelola/pengumuman/{id}/penerima',
]

export type Tindakan = 'publish' | 'withdraw' | 'restore' | 'delete' | 'lampiran/delete'

/** Its key is its own: what begins with the path's word is kept on the device (`beranda/baca.ts`). */
export function naskahQuery(id: string) {
  return queryOptions({
    queryKey: [KELOLA, 'satu', id],
    queryFn: async ({ signal }) =>
      naskahFrom((await call('GET /pengumuman/{id}', { params: { id }, signal })).data),
  })
}

/** Keeps what the server gave, and lets lists ask again. */
function useKeep() {
  const queryClient = useQueryClient()
  return (naskah: Naskah) => {
    queryClient.setQueryData(naskahQuery(String(naskah.id)).queryKey, naskah)
    void invalidate(queryClient, ...DAFTAR)
    return naskah
  }
}

/** Writes a draft or changes what is there; the same sent again is the same write. */
export function useEditNaskah(): (awal: Naskah | null, tulisan: Tulisan) => Promise<Naskah> {
  const keep = useKeep()
  const create = useWrite('POST /pengumuman', { once: true })
  const edit = useWrite('POST /pengumuman/{id}', { once: true })
  return async (awal, tulisan) => {
    const body = wireTulisan(tulisan)
    const { data } =
      awal === null
        ? await create({ body })
        : await edit({ params: { id: awal.id }, body: { ...body, versi: awal.versi } })
    return keep(naskahFrom(data))
  }
}

export function useSendGambar(): (id: number, gambar: File) => Promise<Naskah> {
  const keep = useKeep()
  const send = useWrite('POST /pengumuman/{id}/lampiran')
  return async (id, lampiran) => keep(naskahFrom((await send({ params: { id }, form: { lampiran } })).data))
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
        void invalidate(queryClient, ...DAFTAR)
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

/** The server's text, and the announcement that remains; null for none. */
async function sendTindakan(
  { id, versi }: Naskah,
  tindakan: Tindakan,
): Promise<{ readonly pesan: string; readonly naskah: Naskah | null }> {
  const params = { id }
  if (tindakan === 'delete') {
    const { message } = await call('POST /pengumuman/{id}/delete', { params, body: { versi } })
    return { pesan: message, naskah: null }
  }
  const { message = '', data } =
    tindakan === 'lampiran/delete'
      ? await call('POST /pengumuman/{id}/lampiran/delete', { params, body: {} })
      : await call(`POST /pengumuman/{id}/${tindakan}`, { params, body: { versi } })
  return { pesan: message, naskah: naskahFrom(data) }
}
