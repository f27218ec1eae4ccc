import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../../../lib/query.ts'
import { SEMUA_REFERENSI } from '../../../reference/daftar.queries.ts'
import {
  type IsianJenis,
  type JenisBaru,
  type JenisCuti,
  createJenis,
  fetchJenis,
  sendJenis,
} from './jenis-cuti.api.ts'

export const jenisCutiQuery = queryOptions({
  queryKey: ['kelola', 'jenis-cuti'],
  queryFn: ({ signal }) => fetchJenis(signal),
})

/** Both take over what all kinds are then; forms that choose among them ask again. */
export function useWriteJenis() {
  const queryClient = useQueryClient()
  const take = async (semua: readonly JenisCuti[]) => {
    queryClient.setQueryData(jenisCutiQuery.queryKey, semua)
    await invalidate(queryClient, ...SEMUA_REFERENSI)
  }
  return {
    create: async (baru: JenisBaru) => take(await createJenis(baru)),
    edit: async (jenis: Pick<JenisCuti, 'id' | 'versi'>, ubah: IsianJenis & { readonly aktif: boolean }) =>
      take(await sendJenis(jenis, ubah)),
  }
}
