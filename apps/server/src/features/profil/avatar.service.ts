import type { Instan } from '@rekan/domain/waktu'
import type { Deps } from '../../platform/deps.ts'
import { invalid } from '../../platform/errors.ts'
import { judgePhoto } from '../../platform/images.ts'
import { type Ukuran, encodePicture, pictureUrl, putPicture } from '../../platform/pictures.ts'

/** Pixels a side: on the person's own page, and small in lists. */
const SISI = [320, 96] as const
const SISI_MIN = 96
/** A phone fetches a picture once in half of that time. */
const UMUR_MS = 28 * 86_400_000

/**
 * A link to somebody's picture. Every colleague may see it, and a new picture has a new key: so the link lives for
 * weeks and the browser's cache answers for most of a list.
 */
export function avatarUrl(
  deps: Pick<Deps, 'files'>,
  kunci: string | null,
  ukuran: Ukuran,
  saat: Instan,
): string | null {
  return pictureUrl(deps, kunci, ukuran, saat, UMUR_MS)
}

/**
 * Judges a picture, cuts a square out of it and stores it small and without metadata. Gives its key, which nobody has
 * seen before. Throws 422 at `avatar`.
 */
export async function storeAvatar(
  { encoder, files, random }: Pick<Deps, 'encoder' | 'files' | 'random'>,
  penggunaId: number,
  bytes: Buffer,
): Promise<string> {
  judgePhoto(bytes, 'avatar', SISI_MIN)
  const [besar, kecil] = await encodePicture(encoder, bytes, SISI, 'square')
  if (besar === undefined || kecil === undefined)
    throw invalid({ avatar: ['Foto tidak dapat dibaca. Pilih foto lain.'] })
  const kunci = `avatar/${penggunaId}-${random.id()}.webp`
  await putPicture({ files }, kunci, besar, kecil)
  return kunci
}
