import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { type CallData, query } from '../../../lib/query.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { showUndo } from '../../../ui/wide/undo.ts'

export type Tampilan = CallData<'GET /kelola/tampilan'>[number]

const TAMPILAN = 'tampilan'

/** The reader's own views of a desk, and those that HR shares. */
export const daftarTampilanQuery = (meja: string) => query('GET /kelola/tampilan', { query: { meja } })

type Deed =
  | { readonly kind: 'create'; readonly nama: string; readonly isi: string; readonly bersama: boolean }
  | { readonly kind: 'rename'; readonly id: number; readonly nama: string }
  | { readonly kind: 'remove'; readonly id: number }

/** Keeps, renames or deletes a view of a desk; a deletion can be undone. */
export function useEditTampilan(meja: string) {
  const queryClient = useQueryClient()
  const create = useWrite('POST /kelola/tampilan', { once: true })
  const invalidate = async () =>
    queryClient.invalidateQueries({ queryKey: daftarTampilanQuery(meja).queryKey })
  const send = (deed: Deed) => {
    if (deed.kind === 'create') {
      const { nama, isi, bersama } = deed
      return create({ body: { meja, nama, isi, bersama } })
    }
    const params = { id: deed.id }
    return deed.kind === 'rename'
      ? call('POST /kelola/tampilan/{id}', { params, body: { nama: deed.nama } })
      : call('POST /kelola/tampilan/{id}/delete', { params, body: {} })
  }
  return useMutation({
    mutationFn: async (deed: Deed) => (await send(deed)).message ?? '',
    onSuccess: async (pesan, deed) => {
      if (deed.kind === 'remove')
        showUndo(pesan, TAMPILAN, async () => {
          const params = { id: deed.id }
          const { message } = await call('POST /kelola/tampilan/{id}/restore', { params, body: {} })
          await invalidate()
          return message
        })
      else toast.success(pesan, TAMPILAN)
      await invalidate()
    },
    onError: (cause) => {
      const { message, errors } = errorFrom(cause)
      toast.error(Object.values(errors)[0]?.[0] ?? message, TAMPILAN)
    },
  })
}
