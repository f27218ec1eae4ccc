import { type CallAnswer, call } from '../../../lib/http.ts'
import type { WindowOf } from '../../../ui/wide/use-window-rows.ts'
import type { SasaranIsian } from './kelola.api.ts'
import type { CariMeja } from './kelola.search.ts'

export type BarisMeja = CallAnswer<'GET /kelola/pengumuman'>['data'][number]
export type Penerima = CallAnswer<'GET /kelola/pengumuman/{id}/penerima'>['data'][number]

export async function fetchJendela(
  cari: CariMeja,
  mulai: number,
  jumlah: number,
  signal: AbortSignal,
): Promise<WindowOf<BarisMeja>> {
  const { urut } = cari
  const query = {
    ...wirePenyaring(cari),
    ...(urut !== undefined && { urut }),
    mulai: String(mulai),
    jumlah: String(jumlah),
  }
  const { data, meta } = await call('GET /kelola/pengumuman', { query, signal })
  return { data, total: meta.total }
}

export async function fetchPilihan(cari: CariMeja, signal: AbortSignal) {
  return (await call('GET /kelola/pengumuman/saringan', { query: wirePenyaring(cari), signal })).data
}

/** Sites and jobs that an announcement may be for */
export async function fetchSasaran(signal: AbortSignal) {
  return (await call('GET /kelola/pengumuman/sasaran', { signal })).data
}

/** How many accounts something would be for today. */
export async function fetchJangkauan(sasaran: SasaranIsian, signal: AbortSignal): Promise<number> {
  const { role, kantor, jabatan, bertugas } = sasaran
  const body = { role: [...role], kantor: [...kantor], jabatan: [...jabatan], bertugas }
  return (await call('POST /kelola/pengumuman/jangkauan', { body, signal })).data.jumlah
}

/** Whom it is for, by name; `belum`: those alone who have not read it, or not understood it where they are asked to. */
export async function fetchPenerima(
  id: number,
  { belum, mulai, jumlah }: { readonly belum: boolean; readonly mulai: number; readonly jumlah: number },
  signal: AbortSignal,
): Promise<WindowOf<Penerima>> {
  const query = { belum: belum ? '1' : '0', mulai: String(mulai), jumlah: String(jumlah) } as const
  const { data, meta } = await call('GET /kelola/pengumuman/{id}/penerima', { params: { id }, query, signal })
  return { data, total: meta.total }
}

function wirePenyaring({ q, keadaan, wajib }: CariMeja) {
  return {
    ...(q !== undefined && { q }),
    ...(keadaan !== undefined && { keadaan }),
    ...(wajib === true && { wajib: '1' as const }),
  }
}
