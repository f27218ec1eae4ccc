import type { Bulan } from '@rekan/domain/bulan'
import type { UpahMinimum } from '@rekan/domain/karyawan/upah-minimum'
import type { BarisSaldo } from '@rekan/domain/payroll/saldo-pajak'
import type { KelasJkk } from '@rekan/domain/payroll/pajak'
import { type CallAnswer, call } from '../../../lib/http.ts'

/** What is missing before a month's pay is proposed. */
export type SebelumSusun = CallAnswer<'GET /kelola/payroll/kurang'>['data']
/** Minimum wages, and which sites follow them. */
export type DaftarMinimum = CallAnswer<'GET /kelola/upah-minimum'>['data']
export type LokasiGaji = DaftarMinimum['lokasi'][number]

export async function fetchKurang({ bulan, tahun }: Bulan, signal: AbortSignal): Promise<SebelumSusun> {
  const query = { bulan: String(bulan), tahun: String(tahun) }
  return (await call('GET /kelola/payroll/kurang', { query, signal })).data
}

export async function fetchMinimum(signal: AbortSignal): Promise<DaftarMinimum> {
  return (await call('GET /kelola/upah-minimum', { signal })).data
}

export async function sendMinimum(baris: readonly UpahMinimum[], idempotencyKey: string): Promise<void> {
  await call('POST /kelola/upah-minimum', { body: { baris: [...baris] }, idempotencyKey })
}

export async function sendLokasi(
  kantor_id: number,
  isi: { readonly wilayah: string | null; readonly kelas_jkk: KelasJkk | null },
  idempotencyKey: string,
): Promise<void> {
  await call('POST /kelola/upah-minimum/lokasi', { body: { kantor_id, ...isi }, idempotencyKey })
}

/** Opening balances of a tax year. */
type SaldoTercatat = CallAnswer<'GET /kelola/payroll/saldo'>['data']

export async function fetchSaldo(tahun: number, signal: AbortSignal): Promise<SaldoTercatat> {
  return (await call('GET /kelola/payroll/saldo', { query: { tahun: String(tahun) }, signal })).data
}

export async function sendSaldo(baris: readonly BarisSaldo[], idempotencyKey: string): Promise<void> {
  await call('POST /kelola/payroll/saldo', { body: { baris: [...baris] }, idempotencyKey })
}
