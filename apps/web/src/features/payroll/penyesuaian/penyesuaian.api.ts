import { type CallAnswer, call } from '../../../lib/http.ts'

export type DaftarPenyesuaian = CallAnswer<'GET /kelola/penyesuaian'>['data']
export type Menunggu = DaftarPenyesuaian['menunggu'][number]
export type PenyesuaianBaru = {
  readonly karyawan_id: number
  readonly hari: string
  readonly jumlah: number
  readonly keterangan: string
  readonly absensi_id?: number
}

export async function fetchPenyesuaian(signal: AbortSignal): Promise<DaftarPenyesuaian> {
  return (await call('GET /kelola/penyesuaian', { signal })).data
}

export async function createPenyesuaian(
  body: PenyesuaianBaru,
  idempotencyKey: string,
): Promise<DaftarPenyesuaian> {
  return (await call('POST /kelola/penyesuaian', { body, idempotencyKey })).data
}

export async function removePenyesuaian(id: number, idempotencyKey: string): Promise<DaftarPenyesuaian> {
  return (await call('POST /kelola/penyesuaian/{id}/hapus', { params: { id }, idempotencyKey })).data
}
