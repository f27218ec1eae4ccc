import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { invalid } from '../../../platform/errors.ts'
import { judgePhoto } from '../../../platform/images.ts'
import { encodePicture, storePicture } from '../../../platform/pictures.ts'
import { updateAvatar } from '../data/orang.queries.ts'

/** Pixels a side: on the person's own page, and small in lists. */
const SISI = [320, 96] as const
const SISI_MIN = 96

/**
 * Judges a picture, cuts a square out of it and stores it small and without metadata. Returns its key, which nobody has
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
  await storePicture({ files }, kunci, besar, kecil)
  return kunci
}

/** Puts a stored picture in the place of the one before. Returns the key of the latter, null when there was none. */
export async function replaceAvatar(tx: Tx, penggunaId: number, kunci: string): Promise<string | null> {
  return updateAvatar(tx, penggunaId, kunci)
}
