import type { HariRaya } from '@rekan/domain/payroll/thr'
import type { Tanggal } from '@rekan/domain/waktu'
import { type CallAnswer, call } from '../../../lib/http.ts'

/** The holy day that THR is for */
export type HariThr = { readonly hari_raya: HariRaya; readonly tanggal: Tanggal }
export type UsulanThr = CallAnswer<'GET /kelola/payroll/thr'>['data']
/** What was made, and who was left out */
export type SusunanLari = CallAnswer<'POST /kelola/payroll/thr'>['data']

export async function fetchThr(hari: HariThr, signal: AbortSignal): Promise<UsulanThr> {
  return (await call('GET /kelola/payroll/thr', { query: hari, signal })).data
}

export async function composeThr(hari: HariThr, idempotencyKey: string): Promise<SusunanLari> {
  return (await call('POST /kelola/payroll/thr', { body: hari, idempotencyKey })).data
}
