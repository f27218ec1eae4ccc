import { isBlank } from '@rekan/domain/aturan'
import type { Deps } from './deps.ts'
import { judgeDocument } from './documents.ts'
import { invalid } from './errors.ts'
import type { ReceivedFile } from './form.ts'
import { encodePicture } from './pictures.ts'

/** Pixels of the longer side: a letter of a page stays readable. */
const SISI = 1600
const NAMA_TERPANJANG = 100

/** Where a document stands in the file store, and what it is called. */
export type StoredDocument = { readonly kunci: string; readonly nama: string }

/**
 * Judges a document and stores it, an image re-encoded without metadata, under a key that begins with `awalan`. Throws
 * 422 at `file`.
 */
export async function storeDocument(
  { encoder, files, random }: Pick<Deps, 'encoder' | 'files' | 'random'>,
  awalan: string,
  { bytes, filename }: ReceivedFile,
): Promise<StoredDocument> {
  const isPdf = judgeDocument(bytes, 'file') === 'application/pdf'
  const isi = isPdf ? bytes : await encodeGambar(encoder, bytes)
  const akhiran = isPdf ? '.pdf' : '.webp'
  const kunci = `${awalan}-${random.id()}${akhiran}`
  await files.put(kunci, isi, isPdf ? 'application/pdf' : 'image/webp')
  return { kunci, nama: namaFrom(filename, akhiran) }
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
