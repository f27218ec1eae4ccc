import { query } from '../../../lib/query.ts'

/** What stands around every desk. */
export const kerangkaQuery = { ...query('GET /kelola/kerangka'), staleTime: Number.POSITIVE_INFINITY }
