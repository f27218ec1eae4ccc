import { useInvalidate } from '../../../../lib/query.ts'
import { useKunci } from '../../../../lib/use-kunci.ts'
import type { HasilBanyak } from './banyak.api.ts'

/** Does something with several people; sent again, because its answer got lost, it is done once. */
export function useBanyak<I>(
  ids: readonly number[],
  send: (ids: readonly number[], isian: I, idempotencyKey: string) => Promise<HasilBanyak>,
): (isian: I) => Promise<HasilBanyak> {
  const invalidate = useInvalidate()
  const kunciDari = useKunci()
  return async (isian) => {
    const hasil = await send(ids, isian, kunciDari({ ids, isian }))
    await invalidate(['karyawan'], ['penempatan'], 'GET /kelola/karyawan/{id}/kontrak')
    return hasil
  }
}
