import type { Instan } from '@rekan/domain/waktu'
import type { Deps } from '../../../platform/deps.ts'
import { storeDocument } from '../../../platform/document-store.ts'
import type { ReceivedFile } from '../../../platform/form.ts'
import { akhirTautanRahasia } from '../../../platform/pictures.ts'

/** A document in the file store, and the name it came with. */
export type Lampiran = { readonly lampiran: string; readonly lampiran_nama: string }

/** A link to a request's document, for who may see the request; dead within a minute. */
export function lampiranUrl(
  { files }: Pick<Deps, 'files'>,
  kunci: string | null,
  saat: Instan,
): string | null {
  return kunci === null ? null : files.url(kunci, akhirTautanRahasia(saat))
}

async function storeLampiran(
  deps: Pick<Deps, 'encoder' | 'files' | 'random'>,
  karyawanId: number,
  file: ReceivedFile,
): Promise<Lampiran> {
  const { kunci, nama } = await storeDocument(deps, `lampiran/${karyawanId}`, file)
  return { lampiran: kunci, lampiran_nama: nama }
}

/**
 * Writes a request with its document: the document is there before the row names it, and gone when none does. The same
 * intent, sent before, has a document of its own; `write` answers with the one that its row names.
 */
export async function writeWithLampiran<T extends { readonly lampiran: Lampiran | null }>(
  deps: Pick<Deps, 'encoder' | 'files' | 'random'>,
  karyawanId: number | null,
  file: ReceivedFile | undefined,
  write: (lampiran: Lampiran | null) => Promise<T>,
): Promise<T> {
  const lampiran =
    file === undefined || karyawanId === null ? null : await storeLampiran(deps, karyawanId, file)
  const answer = await write(lampiran).catch(async (error: unknown) => {
    await deleteLampiran(deps, lampiran)
    throw error
  })
  if (answer.lampiran?.lampiran !== lampiran?.lampiran) await deleteLampiran(deps, lampiran)
  return answer
}

async function deleteLampiran({ files }: Pick<Deps, 'files'>, lampiran: Lampiran | null): Promise<void> {
  if (lampiran !== null) await files.delete(lampiran.lampiran)
}
