import type { Instan } from '@rekan/domain/waktu'
import type { Deps } from '../../platform/deps.ts'
import { invalid } from '../../platform/errors.ts'
import { imageSize, judgePhoto } from '../../platform/images.ts'
import { type Ukuran, encodePicture, pictureUrl, storePicture } from '../../platform/pictures.ts'

/** Pixels of the longer side: as wide as a phone's screen shows it, and for cards. */
const SISI_GAMBAR = [896, 640] as const
const SISI_MIN = 160
const UMUR_MS = 2 * 86_400_000

/** An image in the file store, and its size in pixels. */
export type Gambar = {
  readonly lampiran: string
  readonly lampiran_lebar: number
  readonly lampiran_tinggi: number
}

/** A link for whoever may read the announcement; dead after two days at most, at once when the image goes. */
export function gambarUrl(
  deps: Pick<Deps, 'files'>,
  kunci: string | null,
  ukuran: Ukuran,
  saat: Instan,
): string | null {
  return pictureUrl(deps, kunci, ukuran, saat, UMUR_MS)
}

/** Judges an image and stores it in both sizes, without metadata, under a key of its own. Throws 422 at `lampiran`. */
export async function storeGambar(
  { encoder, files, random }: Pick<Deps, 'encoder' | 'files' | 'random'>,
  id: number,
  bytes: Buffer,
): Promise<Gambar> {
  judgePhoto(bytes, 'lampiran', SISI_MIN)
  const [besar, kecil] = await encodePicture(encoder, bytes, SISI_GAMBAR)
  const ukuran = besar && imageSize('image/webp', besar)
  if (!besar || !kecil || !ukuran)
    throw invalid({ lampiran: ['Gambar tidak dapat dibaca. Pilih gambar lain.'] })
  const kunci = `pengumuman/${id}-${random.id()}.webp`
  await storePicture({ files }, kunci, besar, kecil)
  return { lampiran: kunci, lampiran_lebar: ukuran.width, lampiran_tinggi: ukuran.height }
}
