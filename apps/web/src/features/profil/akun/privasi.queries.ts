import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'

/** For how many months photos and exact positions of punches are kept. */
export const masaSimpanQuery = queryOptions({
  queryKey: ['privasi'],
  queryFn: async ({ signal }) => (await call('GET /privasi', { signal })).data.simpan_foto_bulan,
})
