import { query } from '../../../lib/query.ts'

/** What would end if that were somebody's last day at work; null: that is not known yet. */
export const perpisahanQuery = (
  id: string,
  hari: { readonly tanggal: string; readonly penerus_id: number | null } | null,
) => ({
  ...query('GET /karyawan/{id}/nonaktif', {
    params: { id },
    query: { tanggal: hari?.tanggal ?? '', penerus_id: hari?.penerus_id ?? undefined },
  }),
  enabled: hari !== null,
  staleTime: 0,
  gcTime: 0,
  retry: false,
})
