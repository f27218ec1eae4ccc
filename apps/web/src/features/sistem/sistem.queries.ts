import { type CallData, query } from '../../lib/query.ts'

/** How the server is, as it tells the administrator. */
export type Sistem = CallData<'GET /sistem'>

/** Asked anew every minute while it is in sight. */
export const sistemQuery = { ...query('GET /sistem'), refetchInterval: 60_000 }
