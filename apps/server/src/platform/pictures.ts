import type { Instan } from '@rekan/domain/waktu'
import type { Deps } from './deps.ts'
import { type Encoder, EncoderLost } from './encoder.ts'
import { refuse } from './errors.ts'
import { fileType } from './files.ts'

/** A picture stands in the file store in two sizes, one beside the other, under the key of the larger. */
export type Ukuran = 'besar' | 'kecil'

/** As long as a browser needs to follow a link it was just given; whoever finds it later has nothing. */
const RAHASIA_MS = 60_000

/** The key of a picture's small size. */
export function kunciKecil(kunci: string): string {
  return kunci.replace(/\.(\w+)$/, '-kecil.$1')
}

/**
 * Returns a link to one size, which expires after `umurMs` at most; null without a picture. Within half of that time
 * the link stays the same, so that the browser's cache serves the picture.
 */
export function pictureUrl(
  { files }: Pick<Deps, 'files'>,
  kunci: string | null,
  ukuran: Ukuran,
  saat: Instan,
  umurMs: number,
): string | null {
  if (kunci === null) return null
  return files.url(ukuran === 'besar' ? kunci : kunciKecil(kunci), akhirTautan(saat, umurMs))
}

/** When a link to what few may see dies: in a minute. Links live by whole seconds. */
export function akhirTautanRahasia(saat: Instan): Instan {
  return Math.floor((saat + RAHASIA_MS) / 1000) * 1000
}

/** When a link made now dies: after half of its life at least, the same moment for all that are made in that half. */
export function akhirTautan(saat: Instan, umurMs: number): Instan {
  const separuh = umurMs / 2
  return (Math.floor(saat / separuh) + 2) * separuh
}

/** Stores both sizes; who names the key afterwards finds both. */
export async function storePicture(
  { files }: Pick<Deps, 'files'>,
  kunci: string,
  besar: Buffer,
  kecil: Buffer,
): Promise<void> {
  const type = fileType(kunci)
  if (type === null) throw new Error(`not a key: ${kunci}`)
  await Promise.all([files.put(kunciKecil(kunci), kecil, type), files.put(kunci, besar, type)])
}

export async function deletePicture({ files }: Pick<Deps, 'files'>, kunci: string | null): Promise<void> {
  if (kunci === null) return
  await files.delete(kunci)
  await files.delete(kunciKecil(kunci))
}

/** The same with every older version that the store has kept: nothing of it is left. */
export async function deletePictureVersions({ files }: Pick<Deps, 'files'>, kunci: string): Promise<void> {
  await files.purge(kunci)
  await files.purge(kunciKecil(kunci))
}

/**
 * As the encoder gives them; none where the bytes can't be decoded. Throws 503 where its process is lost: whose picture was the cause
 * cannot be told, so nobody's is called bad.
 */
export async function encodePicture(
  encoder: Encoder,
  ...args: Parameters<Encoder['encode']>
): Promise<readonly Buffer[]> {
  try {
    return (await encoder.encode(...args)) ?? []
  } catch (error) {
    if (error instanceof EncoderLost) throw refuse('SEDANG_SIBUK')
    throw error
  }
}
