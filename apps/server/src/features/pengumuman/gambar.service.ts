import type { Instan } from '@rekan/domain/waktu'
import type { Deps } from '../../platform/deps.ts'
import { EncoderLost } from '../../platform/encoder.ts'
import { invalid } from '../../platform/errors.ts'
import { imageSize, judgePhoto } from '../../platform/images.ts'

/** Pixels of the longer side: as wide as a phone's screen shows it, and for cards. */
export const SISI_GAMBAR = [896, 640] as const
const SISI_MIN = 160
/** Links of the same half of their life are equal, so that a list read again shows them from the browser's cache. */
const SEPARUH_MS = 86_400_000

/** An image in the file store, and its size in pixels. */
export type Gambar = {
  readonly lampiran: string
  readonly lampiran_lebar: number
  readonly lampiran_tinggi: number
}

/** A link for whoever may read the announcement; dead after two days at most, at once when the image goes. */
export function gambarUrl(
  { files }: Pick<Deps, 'files'>,
  kunci: string | null,
  ukuran: 'besar' | 'kecil',
  saat: Instan,
): string | null {
  if (kunci === null) return null
  const sampai = (Math.floor(saat / SEPARUH_MS) + 2) * SEPARUH_MS
  return files.url(ukuran === 'besar' ? kunci : kunciKecil(kunci), sampai)
}

/** Judges an image and stores it in both sizes, without metadata, under a key of its own. Throws 422 at `lampiran`. */
export async function storeGambar(
  { encoder, files, random }: Pick<Deps, 'encoder' | 'files' | 'random'>,
  id: number,
  bytes: Buffer,
): Promise<Gambar> {
  judgePhoto(bytes, 'lampiran', SISI_MIN)
  const [besar, kecil] = (await encoder.encode(bytes, SISI_GAMBAR).catch(withoutImages)) ?? []
  const ukuran = besar && imageSize('image/webp', besar)
  if (!besar || !kecil || !ukuran)
    throw invalid({ lampiran: ['Gambar tidak dapat dibaca. Pilih gambar lain.'] })
  const kunci = `pengumuman/${id}-${random.id()}.webp`
  await files.put(kunciKecil(kunci), kecil, 'image/webp')
  await files.put(kunci, besar, 'image/webp')
  return { lampiran: kunci, lampiran_lebar: ukuran.width, lampiran_tinggi: ukuran.height }
}

export async function deleteGambar({ files }: Pick<Deps, 'files'>, kunci: string | null): Promise<void> {
  if (kunci === null) return
  await files.delete(kunci)
  await files.delete(kunciKecil(kunci))
}

export function kunciKecil(kunci: string): string {
  return kunci.replace(/\.webp$/, '-kecil.webp')
}

/** What ends the encoder is no picture to keep. */
function withoutImages(error: unknown): null {
  if (error instanceof EncoderLost) return null
  throw error
}
