import { queryOptions } from '@tanstack/react-query'
import { type CallAnswer, call } from '../../../lib/http.ts'

/** A day of one's own that was left without a check-out. */
export type PulangTerlupa = CallAnswer<'GET /absensi/pulang'>['data'][number]

export const pulangQuery = queryOptions({
  queryKey: ['absensi', 'pulang'],
  queryFn: async ({ signal }) => (await call('GET /absensi/pulang', { signal })).data,
})

/** Says to HR when one left; `hari`: how many days after the day, empty as the clock time follows. */
export async function sendPulang(tanggal: string, jam: string, hari: string): Promise<void> {
  const hari_pulang = hari === '' ? undefined : Number(hari)
  await call('POST /absensi/pulang', { body: { tanggal, jam_pulang: jam, hari_pulang } })
}
