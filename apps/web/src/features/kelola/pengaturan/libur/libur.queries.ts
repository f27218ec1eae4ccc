import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CakupanLibur } from '@rekan/domain/jadwal/libur'
import { type CallData, query } from '../../../../lib/query.ts'
import { terbaruFrom, useWrite } from '../../../../lib/write.ts'
import { showUndo } from '../../../../ui/wide/undo.ts'

export type LiburSetahun = CallData<'GET /kelola/pengaturan/libur'>
export type Libur = LiburSetahun['libur'][number]
/** `versi` as its writer saw it; 0: none yet */
type LiburDiisi = CakupanLibur & Pick<Libur, 'tanggal' | 'jenis' | 'nama' | 'berlaku' | 'versi'>

export const liburQuery = (tahun: number) =>
  query('GET /kelola/pengaturan/libur', { query: { tahun: String(tahun) } })

/** Sets a day off; where somebody was faster, the year shows what they did, and it fails. */
export function useSetLibur() {
  const queryClient = useQueryClient()
  const set = useWrite('POST /kelola/pengaturan/libur', { into: ({ tahun }) => liburQuery(tahun) })
  return useMutation({
    mutationFn: async ({ tanggal, jenis, nama, berlaku, kantor_ids, hanya, versi }: LiburDiisi) => {
      const body = { tanggal, jenis, nama, berlaku, kantor_ids: [...kantor_ids], hanya, versi }
      return (await set({ body })).data
    },
    onError: (error) => {
      const kini = liburTerbaru(error)
      if (kini !== undefined) queryClient.setQueryData(liburQuery(kini.tahun).queryKey, kini)
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
  return terbaruFrom('GET /kelola/pengaturan/libur', error)
}

/** That day in a year's. */
export function liburPada(
  { libur }: LiburSetahun,
  { tanggal, jenis }: Pick<Libur, 'tanggal' | 'jenis'>,
): Libur | undefined {
  return libur.find((satu) => satu.tanggal === tanggal && satu.jenis === jenis)
}
