import { type CallData, query } from '../../lib/query.ts'

export type Papan = CallData<'GET /kelola/hari-ini'>
export type Lokasi = Papan['lokasi'][number]
export type Celah = Papan['celah'][number]
export type OrangHilang = NonNullable<Celah['orang']>

export const papanQuery = {
  ...query('GET /kelola/hari-ini'),
  // What a moment changes by itself: who was to come by now has not.
  refetchInterval: 60_000,
}
