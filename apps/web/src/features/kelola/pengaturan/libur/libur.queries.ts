import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { showUndo } from '../../../../ui/wide/undo.ts'
import { terbaruFrom } from '../../../perusahaan/setelan/setelan.queries.ts'
import { type Libur, type LiburSetahun, fetchLibur, liburPada, sendLibur } from './libur.api.ts'

export const liburQuery = (tahun: number) =>
  queryOptions({
    queryKey: ['kelola', 'libur', tahun],
    queryFn: ({ signal }) => fetchLibur(tahun, signal),
  })

/** Sets a day off; where somebody was faster, the year shows what they did, and it fails. */
export function useSetLibur() {
  const queryClient = useQueryClient()
  const show = (setahun: LiburSetahun) =>
    queryClient.setQueryData(liburQuery(setahun.tahun).queryKey, setahun)
  return useMutation({
    mutationFn: sendLibur,
    onSuccess: show,
    onError: (error) => {
      const kini = liburTerbaru(error)
      if (kini !== undefined) show(kini)
    },
  })
}

/** Says what became of a day, and for ten seconds offers to make it what it was. */
export function useTawarUrung() {
  const { mutateAsync } = useSetLibur()
  return (pesan: string, semula: Libur, jadi: LiburSetahun) =>
    showUndo(pesan, 'libur', async () => {
      await mutateAsync({ ...semula, versi: liburPada(jadi, semula)?.versi ?? semula.versi })
      return `${semula.nama} kembali seperti semula.`
    })
}

/** The year's days as they are, where somebody else was faster. */
export function liburTerbaru(error: unknown): LiburSetahun | undefined {
  return terbaruFrom(error) as LiburSetahun | undefined
}
