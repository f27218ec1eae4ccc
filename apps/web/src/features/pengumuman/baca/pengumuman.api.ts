import { fileUrl } from '../../../lib/file-url.ts'
import { type CallAnswer, call } from '../../../lib/http.ts'
import { type Page, pageByMeta } from '../../../lib/pages.ts'

/** An announcement. Its text is data: `IsiPengumuman` draws it */
export type Pengumuman = ReturnType<typeof pengumumanFrom>
/** Where the image is, small for cards as well, and its size in pixels */
export type Gambar = NonNullable<ReturnType<typeof gambarFrom>>

type Wire = CallAnswer<'GET /pengumuman/{id}'>['data']

/** A page of what is published, newest first. */
export async function fetchDaftar(
  page: number,
  perPage: number,
  signal?: AbortSignal,
): Promise<Page<Pengumuman>> {
  const query = { page: String(page), per_page: String(perPage) }
  return pageByMeta(await call('GET /pengumuman', { query, signal }), pengumumanFrom)
}

/** Null where the answer holds none. */
export async function fetchPengumuman(id: string, signal?: AbortSignal): Promise<Pengumuman | null> {
  const { data } = await call('GET /pengumuman/{id}', { params: { id }, signal })
  return (data as Wire | null | undefined) ? pengumumanFrom(data) : null
}

export function pengumumanFrom(wire: Wire) {
  return {
    id: wire.id,
    title: wire.judul,
    body: wire.body,
    image: gambarFrom(wire),
    publishedAt: Date.parse(wire.terbit_pada ?? wire.created_at),
    isRead: wire.dibaca,
    // The reader is asked to say that they understood, and has not yet.
    isAsked: wire.wajib && !wire.dipahami,
  }
}

/** Null where it has none. */
function gambarFrom({
  lampiran_url: url,
  lampiran_kecil_url: kecil,
  lampiran_ukuran: ukuran,
}: Pick<Wire, 'lampiran_url' | 'lampiran_kecil_url' | 'lampiran_ukuran'>) {
  if (url === null) return null
  return {
    url: fileUrl(url),
    smallUrl: fileUrl(kecil ?? url),
    width: ukuran?.lebar ?? 16,
    height: ukuran?.tinggi ?? 9,
  }
}
