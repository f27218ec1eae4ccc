import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { useKunci } from '../../../lib/use-kunci.ts'
import { showUndo } from '../../../ui/wide/undo.ts'
import {
  createTampilan,
  editTampilan,
  fetchTampilan,
  removeTampilan,
  restoreTampilan,
} from './tampilan.api.ts'

const TAMPILAN = 'tampilan'

/** The views of a desk, asked for once the menu is open. */
export function useTampilan(meja: string, isOpen: boolean) {
  return useQuery({
    queryKey: ['kelola', TAMPILAN, meja],
    queryFn: ({ signal }) => fetchTampilan(meja, signal),
    enabled: isOpen,
  })
}

type Deed =
  | { readonly kind: 'create'; readonly nama: string; readonly isi: string; readonly bersama: boolean }
  | { readonly kind: 'rename'; readonly id: number; readonly nama: string }
  | { readonly kind: 'remove'; readonly id: number }

/** Keeps, renames or deletes a view of a desk; a deletion can be undone. */
export function useEditTampilan(meja: string) {
  const queryClient = useQueryClient()
  const kunciDari = useKunci()
  const invalidate = async () => queryClient.invalidateQueries({ queryKey: ['kelola', TAMPILAN, meja] })
  return useMutation({
    mutationFn: async (deed: Deed) => {
      if (deed.kind === 'rename') return editTampilan(deed.id, deed.nama)
      if (deed.kind === 'remove') return removeTampilan(deed.id)
      const { nama, isi, bersama } = deed
      return createTampilan({ meja, nama, isi, bersama }, kunciDari([meja, nama, isi, bersama]))
    },
    onSuccess: async (pesan, deed) => {
      if (deed.kind === 'remove')
        showUndo(pesan, TAMPILAN, async () => {
          const kembali = await restoreTampilan(deed.id)
          await invalidate()
          return kembali
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
