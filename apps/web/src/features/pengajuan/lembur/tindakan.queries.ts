import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { type Lembur, agreeLembur, cancelLembur } from './lembur.api.ts'
import { lemburQuery } from './lembur.queries.ts'

const TINDAKAN = {
  batal: { kirim: cancelLembur, pesan: 'Pengajuan lembur dibatalkan.' },
  bersedia: { kirim: agreeLembur, pesan: 'Kesediaan Anda dicatat.' },
} as const

/** Withdraws one's overtime or agrees to it; refused, because somebody was quicker, it shows how it stands now. */
export function useTindakan(tindakan: keyof typeof TINDAKAN, onSettled?: () => void) {
  const queryClient = useQueryClient()
  const { kirim, pesan } = TINDAKAN[tindakan]
  return useMutation({
    mutationFn: ({ id }: Pick<Lembur, 'id'>) => kirim(id),
    onSuccess: (lembur) => {
      queryClient.setQueryData(lemburQuery(lembur.id).queryKey, lembur)
      toast.success(pesan, 'lembur')
    },
    onError: (error) => toast.error(errorFrom(error).message, 'lembur'),
    onSettled: () => {
      onSettled?.()
      void queryClient.invalidateQueries({ queryKey: ['lembur'] })
    },
  })
}
