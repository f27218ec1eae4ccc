import { useQueryClient } from '@tanstack/react-query'
import type { NamaData } from '@rekan/domain/karyawan/data-diri'
import { useKunci } from '../../../lib/use-kunci.ts'
import type { IsianOrang } from './isian.ts'
import { createOrang, editOrang, placeOrang } from './isian.api.ts'
import { useStoreOrang } from '../orang/orang.queries.ts'
import type { DetailOrang } from '../orang/orang.api.ts'

/** Takes somebody on; sent again, because its answer got lost, it adds nobody twice. */
export function useCreateOrang(): (isian: IsianOrang) => Promise<DetailOrang> {
  const terima = useStoreOrang()
  const kunciDari = useKunci()
  return async (isian) => terima(await createOrang(isian, kunciDari(isian)))
}

export function useEditOrang(id: string) {
  const terima = useStoreOrang()
  const kunciDari = useKunci()
  return async (isian: IsianOrang, nama: readonly NamaData[], versi: number): Promise<DetailOrang> =>
    terima(await editOrang(id, isian, nama, versi, kunciDari({ isian, versi })))
}

/** Places somebody anew: what is shown of them asks again. */
export function usePlaceOrang(id: string): (isian: IsianOrang) => Promise<void> {
  const queryClient = useQueryClient()
  const kunciDari = useKunci()
  return async (isian) => {
    await placeOrang(id, isian, kunciDari(isian))
    await Promise.all(
      [['penempatan', Number(id)], ['karyawan']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
  }
}
