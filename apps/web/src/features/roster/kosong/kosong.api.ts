import type { Tanggal } from '@rekan/domain/waktu'
import { type CallAnswer, call } from '../../../lib/http.ts'

export type DaftarKosong = CallAnswer<'GET /kelola/roster/kosong'>
export type PosKosong = DaftarKosong['data'][number]
export type KosongDanBebas = CallAnswer<'GET /kelola/roster/kosong/orang'>['data']
export type OrangBebas = KosongDanBebas['orang'][number]
/** Which post, shift and date. */
export type AlamatKosong = { readonly pos: number; readonly shift: number; readonly tanggal: Tanggal }

/** So many rows are shown at once. */
export const KOSONG_SEHALAMAN = 100

export async function fetchKosong(
  kantorId: number | undefined,
  mulai: number,
  signal: AbortSignal,
): Promise<DaftarKosong> {
  const query = {
    mulai: String(mulai),
    jumlah: String(KOSONG_SEHALAMAN),
    ...(kantorId !== undefined && { kantor_id: String(kantorId) }),
  }
  return call('GET /kelola/roster/kosong', { query, signal })
}

export async function fetchBebas(
  { pos, shift, tanggal }: AlamatKosong,
  signal: AbortSignal,
): Promise<KosongDanBebas> {
  const query = { pos_id: String(pos), jenis_shift_id: String(shift), tanggal }
  const { data } = await call('GET /kelola/roster/kosong/orang', { query, signal })
  return data
}
