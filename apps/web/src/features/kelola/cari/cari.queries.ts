import { keepPreviousData } from '@tanstack/react-query'
import { type CallData, query } from '../../../lib/query.ts'

/** People and sites that the server finds. */
export type Temuan = CallData<'GET /kelola/cari'>

export const hasilQuery = (q: string) => ({
  ...query('GET /kelola/cari', { query: { q } }),
  enabled: q !== '',
  placeholderData: keepPreviousData,
})
