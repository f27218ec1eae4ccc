import type { Bulan } from '@rekan/domain/bulan'
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

export type UsulanKompensasi = CallAnswer<'GET /kelola/payroll/kompensasi'>['data']
/** Somebody whose work ends, and why it may have */
export type Pergi = CallAnswer<'GET /kelola/payroll/akhir'>['data'][number]

export async function fetchKompensasi(bulan: Bulan, signal: AbortSignal): Promise<UsulanKompensasi> {
  return (await call('GET /kelola/payroll/kompensasi', { query: bulanQuery(bulan), signal })).data
}

export async function composeKompensasi(
  { bulan, tahun }: Bulan,
  idempotencyKey: string,
): Promise<SusunanLari> {
  return (await call('POST /kelola/payroll/kompensasi', { body: { bulan, tahun }, idempotencyKey })).data
}

export async function fetchPergi(bulan: Bulan, signal: AbortSignal): Promise<readonly Pergi[]> {
  return (await call('GET /kelola/payroll/akhir', { query: bulanQuery(bulan), signal })).data
}

export type AkhirBaru = {
  readonly karyawan_id: number
  readonly alasan: string
  readonly uang_pisah: number
  readonly potong_kasbon: boolean
}

/** Answers the id of the draft. */
export async function createAkhir(akhir: AkhirBaru, idempotencyKey: string): Promise<number> {
  return (await call('POST /kelola/payroll/akhir', { body: akhir, idempotencyKey })).data.id
}

function bulanQuery({ bulan, tahun }: Bulan) {
  return { bulan: String(bulan), tahun: String(tahun) }
}
