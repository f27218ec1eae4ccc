import { type CallAnswer, call } from '../../../../lib/http.ts'
import type { Tanggal } from '@rekan/domain/waktu'

export type JenisCuti = CallAnswer<'GET /kelola/pengaturan/jenis-cuti'>['data'][number]

export type IsianJenis = {
  readonly nama: string
  /** In the kind's own unit; null: no fixed number */
  readonly kuota: number | null
  readonly dibayar: boolean
  readonly dokumen_wajib: boolean
  readonly boleh_menyusul: boolean
  readonly boleh_setengah: boolean
  readonly masa_kerja_minimum_bulan: number
  readonly berlaku_dari: Tanggal
}
export type JenisBaru = IsianJenis & {
  readonly kuota_per: 'bulan' | 'kejadian'
  readonly khusus_jenis_kelamin: 'L' | 'P' | null
}

export async function fetchJenis(signal: AbortSignal): Promise<readonly JenisCuti[]> {
  return (await call('GET /kelola/pengaturan/jenis-cuti', { signal })).data
}

export async function createJenis(baru: JenisBaru): Promise<readonly JenisCuti[]> {
  return (await call('POST /kelola/pengaturan/jenis-cuti', { body: baru })).data
}

/** What a kind becomes from a day on, as it was seen in that version. */
export async function sendJenis(
  { id, versi }: Pick<JenisCuti, 'id' | 'versi'>,
  ubah: IsianJenis & { readonly aktif: boolean },
): Promise<readonly JenisCuti[]> {
  const { data } = await call('POST /kelola/pengaturan/jenis-cuti/{id}', {
    params: { id: String(id) },
    body: { ...ubah, versi },
  })
  return data
}
