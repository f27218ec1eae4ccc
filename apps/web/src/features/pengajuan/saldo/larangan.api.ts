import type { Tanggal } from '@rekan/domain/waktu'
import { type CallAnswer, call } from '../../../lib/http.ts'

/** Days on which annual leave is not filed. */
export type Larangan = CallAnswer<'GET /kelola/pengaturan/larangan-cuti'>['data'][number]

export type LaranganBaru = {
  readonly dari: Tanggal
  readonly sampai: Tanggal
  /** Null: every site */
  readonly kantor_id: number | null
  /** Null: every position */
  readonly jabatan: string | null
  readonly alasan: string
}

export async function fetchLarangan(signal: AbortSignal): Promise<readonly Larangan[]> {
  return (await call('GET /kelola/pengaturan/larangan-cuti', { signal })).data
}

export async function createLarangan(baru: LaranganBaru): Promise<readonly Larangan[]> {
  return (await call('POST /kelola/pengaturan/larangan-cuti', { body: baru })).data
}

export async function withdrawLarangan(id: number): Promise<readonly Larangan[]> {
  return (await call('POST /kelola/pengaturan/larangan-cuti/cabut', { body: { id } })).data
}
