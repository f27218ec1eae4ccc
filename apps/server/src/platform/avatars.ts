import type { Instan } from '@rekan/domain/waktu'
import type { Deps } from './deps.ts'
import { type Ukuran, pictureUrl } from './pictures.ts'

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
