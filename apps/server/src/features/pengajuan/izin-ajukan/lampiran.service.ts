import { isBlank } from '@rekan/domain/aturan'
import type { Instan } from '@rekan/domain/waktu'
import type { Deps } from '../../../platform/deps.ts'
import { judgeDocument } from '../../../platform/documents.ts'
import { invalid } from '../../../platform/errors.ts'
import type { ReceivedFile } from '../../../platform/form.ts'
import { akhirTautanRahasia, encodePicture } from '../../../platform/pictures.ts'

/** A document in the file store, and the name it came with. */
export type Lampiran = { readonly lampiran: string; readonly lampiran_nama: string }

/** Pixels of the longer side: a letter of a page stays readable. */
const SISI = 1600
const NAMA_TERPANJANG = 100

/** A link to a request's document, for who may see the request; dead within a minute. */
export function lampiranUrl(
  { files }: Pick<Deps, 'files'>,
  kunci: string | null,
  saat: Instan,
): string | null {
  return kunci === null ? null : files.url(kunci, akhirTautanRahasia(saat))
}

/** Judges a document and stores it, an image re-encoded without metadata. Throws 422 at `file`. */
async function storeLampiran(
  { encoder, files, random }: Pick<Deps, 'encoder' | 'files' | 'random'>,
  karyawanId: number,
  { bytes, filename }: ReceivedFile,
): Promise<Lampiran> {
  const isPdf = judgeDocument(bytes, 'file') === 'application/pdf'
  const isi = isPdf ? bytes : await encodeGambar(encoder, bytes)
  const akhiran = isPdf ? '.pdf' : '.webp'
  const lampiran = `lampiran/${karyawanId}-${random.id()}${akhiran}`
  await files.put(lampiran, isi, isPdf ? 'application/pdf' : 'image/webp')
  return { lampiran, lampiran_nama: namaFrom(filename, akhiran) }
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

async function encodeGambar(encoder: Deps['encoder'], bytes: Buffer): Promise<Buffer> {
  const [gambar] = await encodePicture(encoder, bytes, [SISI])
  if (gambar === undefined)
    throw invalid({ file: ['Gambar dokumen tidak dapat dibaca. Pilih dokumen lain.'] })
  return gambar
}

/**
 * What can be read of a name, with the ending of what is stored: no folder, nothing that turns the reading direction or
 * that file systems refuse, not too long.
 */
function namaFrom(filename: string, akhiran: string): string {
  const nama = (filename.split(/[\\/]/).at(-1) ?? '')
    .toWellFormed()
    .replaceAll(/[<>:"|?*]/g, '')
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
    .replace(/\.[a-z][a-z0-9]{0,4}$/i, '')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  const pokok = isBlank(nama) ? 'Dokumen' : nama.slice(0, NAMA_TERPANJANG - akhiran.length).toWellFormed()
  return `${pokok}${akhiran}`
}
