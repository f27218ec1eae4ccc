import type { StatusPengumuman } from '@rekan/domain/pengumuman/pengumuman'
import type { Instan } from '@rekan/domain/waktu'
import type { ApiError } from '../../../lib/api-error.ts'
import { type CallAnswer, call } from '../../../lib/http.ts'
import { type Page, pageByMeta } from '../../../lib/pages.ts'
import type { Saringan } from './kelola.search.ts'
import { type Pengumuman, pengumumanFrom } from '../baca/pengumuman.api.ts'

/** An announcement as HR keeps it. */
export type Naskah = Omit<Pengumuman, 'isRead' | 'publishedAt'> & {
  readonly status: StatusPengumuman
  readonly dibuatPada: Instan
  readonly terbitPada: Instan | null
  /** Who acts upon another version is refused */
  readonly versi: number
  readonly oleh: string
  /** How many have read it, of how many who may */
  readonly dibacaOleh: number
  readonly penerima: number
}

export type Tulisan = { readonly judul: string; readonly body: string }
export type Tindakan = 'publish' | 'withdraw' | 'delete' | 'lampiran/delete'

type Wire = CallAnswer<'GET /pengumuman/{id}'>['data']

export async function fetchDaftarKelola(
  { status, judul }: Saringan,
  page: number,
  signal?: AbortSignal,
): Promise<Page<Naskah>> {
  const query = { status, judul, page: String(page), per_page: '10' }
  return pageByMeta(await call('GET /pengumuman', { query, signal }), naskahFrom)
}

export async function fetchNaskah(id: string, signal?: AbortSignal): Promise<Naskah> {
  return naskahFrom((await call('GET /pengumuman/{id}', { params: { id }, signal })).data)
}

export async function createNaskah(tulisan: Tulisan, idempotencyKey: string): Promise<Naskah> {
  return naskahFrom((await call('POST /pengumuman', { body: tulisan, idempotencyKey })).data)
}

export async function editNaskah(
  { id, versi }: Naskah,
  tulisan: Tulisan,
  idempotencyKey: string,
): Promise<Naskah> {
  const body = { ...tulisan, versi }
  return naskahFrom((await call('POST /pengumuman/{id}', { params: { id }, body, idempotencyKey })).data)
}

export async function sendGambar(id: number, lampiran: File): Promise<Naskah> {
  const input = { params: { id }, form: { lampiran } }
  return naskahFrom((await call('POST /pengumuman/{id}/lampiran', input)).data)
}

/** The server's text, and the announcement that remains; null for none. */
export async function sendTindakan(
  { id, versi }: Naskah,
  tindakan: Tindakan,
): Promise<{ readonly pesan: string; readonly naskah: Naskah | null }> {
  const params = { id }
  if (tindakan === 'delete') {
    const { message } = await call('POST /pengumuman/{id}/delete', { params, body: { versi } })
    return { pesan: message, naskah: null }
  }
  const { message = '', data } =
    tindakan === 'lampiran/delete'
      ? await call('POST /pengumuman/{id}/lampiran/delete', { params, body: {} })
      : await call(`POST /pengumuman/{id}/${tindakan}`, { params, body: { versi } })
  return { pesan: message, naskah: naskahFrom(data) }
}

/** How it stands now, as a refusal (409) tells; undefined for any other failure. */
export function terbaruFrom(error: ApiError): Naskah | undefined {
  return error.status === 409 && error.data !== null ? naskahFrom(error.data as Wire) : undefined
}

function naskahFrom(wire: Wire): Naskah {
  const { id, title, body, image } = pengumumanFrom(wire)
  return {
    id,
    title,
    body,
    image,
    status: wire.status,
    dibuatPada: Date.parse(wire.created_at),
    terbitPada: wire.terbit_pada === null ? null : Date.parse(wire.terbit_pada),
    versi: wire.kelola?.versi ?? 1,
    oleh: wire.kelola?.oleh.nama ?? '',
    dibacaOleh: wire.kelola?.dibaca_oleh ?? 0,
    penerima: wire.kelola?.penerima ?? 0,
  }
}
