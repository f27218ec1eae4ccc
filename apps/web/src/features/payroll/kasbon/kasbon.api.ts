import type { Bulan } from '@rekan/domain/bulan'
import { type CallAnswer, call } from '../../../lib/http.ts'

/** Money lent, and how far it is paid back */
export type Kasbon = CallAnswer<'GET /kasbon'>['data'][number]
export type KasbonBaru = Bulan & {
  readonly jumlah: number
  readonly cicilan: number
  readonly keterangan: string
}

export async function fetchKasbonSaya(signal: AbortSignal): Promise<readonly Kasbon[]> {
  return (await call('GET /kasbon', { signal })).data
}

export async function fetchKasbon(karyawanId: string, signal: AbortSignal): Promise<readonly Kasbon[]> {
  return (await call('GET /kelola/karyawan/{id}/kasbon', { params: { id: karyawanId }, signal })).data
}

export async function createKasbon(
  karyawanId: string,
  { jumlah, cicilan, keterangan, bulan, tahun }: KasbonBaru,
  idempotencyKey: string,
): Promise<readonly Kasbon[]> {
  const { data } = await call('POST /kelola/karyawan/{id}/kasbon', {
    params: { id: karyawanId },
    body: { jumlah, cicilan, keterangan, bulan, tahun },
    idempotencyKey,
  })
  return data
}

export async function closeKasbon(
  id: number,
  alasan: string,
  idempotencyKey: string,
): Promise<readonly Kasbon[]> {
  return (await call('POST /kelola/kasbon/{id}/tutup', { params: { id }, body: { alasan }, idempotencyKey }))
    .data
}
