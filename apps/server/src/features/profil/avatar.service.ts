import type { Instan } from '@rekan/domain/waktu'
import type { Deps } from '../../platform/deps.ts'
import { EncoderLost } from '../../platform/encoder.ts'
import { invalid } from '../../platform/errors.ts'
import { judgePhoto } from '../../platform/images.ts'

/** Pixels a side: on the person's own page, and small in lists. */
const SISI = [320, 96] as const
const SISI_MIN = 96
/** Links of the same half of their life are equal, so that a phone fetches a picture once in two weeks. */
const SEPARUH_MS = 14 * 86_400_000

export type UkuranAvatar = 'besar' | 'kecil'

/**
 * A link to somebody's picture. Every colleague may see it, and a new picture has a new key: so the link lives for
 * weeks and the browser's cache answers for most of a list.
 */
export function avatarUrl(
  { files }: Pick<Deps, 'files'>,
  kunci: string | null,
  ukuran: UkuranAvatar,
  saat: Instan,
): string | null {
  if (kunci === null) return null
  const sampai = (Math.floor(saat / SEPARUH_MS) + 2) * SEPARUH_MS
  return files.url(ukuran === 'besar' ? kunci : kunciKecil(kunci), sampai)
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
  const [besar, kecil] = (await encoder.encode(bytes, SISI, 'square').catch(withoutImages)) ?? []
  if (besar === undefined || kecil === undefined)
    throw invalid({ avatar: ['Foto tidak dapat dibaca. Pilih foto lain.'] })
  const kunci = `avatar/${penggunaId}-${random.id()}.webp`
  await files.put(kunciKecil(kunci), kecil, 'image/webp')
  await files.put(kunci, besar, 'image/webp')
  return kunci
}

export async function deleteAvatar({ files }: Pick<Deps, 'files'>, kunci: string | null): Promise<void> {
  if (kunci === null) return
  await files.delete(kunci)
  await files.delete(kunciKecil(kunci))
}

function kunciKecil(kunci: string): string {
  return kunci.replace(/\.webp$/, '-kecil.webp')
}

/** What ends the encoder is no photo to keep. */
function withoutImages(error: unknown): null {
  if (error instanceof EncoderLost) return null
  throw error
}
