import type { Instan } from '@rekan/domain/waktu'
import type { Deps } from '../../platform/deps.ts'

/** A link lives at most this long. */
const UMUR_MS = 15 * 60_000

/**
 * A link to a request's document, for who may see the request. Links of the same half of their life are equal, so that
 * a list fetched again shows them from the browser's cache.
 */
export function lampiranUrl(
  { files }: Pick<Deps, 'files'>,
  kunci: string | null,
  saat: Instan,
): string | null {
  const separuh = UMUR_MS / 2
  return kunci === null ? null : files.url(kunci, (Math.floor(saat / separuh) + 2) * separuh)
}
