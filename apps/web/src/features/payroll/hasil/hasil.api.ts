import { type Bulan, rentangBulan } from '@rekan/domain/bulan'
import type { BarisHasil } from '@rekan/domain/payroll/lembar-hasil'
import { type CallAnswer, call } from '../../../lib/http.ts'

export type Hasil = CallAnswer<'GET /kelola/payroll/hasil'>['data'][number]

export async function fetchHasil(bulan: Bulan, signal: AbortSignal): Promise<readonly Hasil[]> {
  return (await call('GET /kelola/payroll/hasil', { query: rentangBulan(bulan), signal })).data
}

export async function sendHasil(baris: readonly BarisHasil[], idempotencyKey: string): Promise<number> {
  const { data } = await call('POST /kelola/payroll/hasil', { body: { baris: [...baris] }, idempotencyKey })
  return data.dicatat
}
