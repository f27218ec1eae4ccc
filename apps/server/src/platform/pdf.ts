import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Instan } from '@rekan/domain/waktu'
import Pdf from 'pdfkit'
import { plainFont } from './pdf.font.ts'

const require = createRequire(import.meta.url)
const BIASA = plainFont(
  readFileSync(
    require.resolve('@expo-google-fonts/plus-jakarta-sans/400Regular/PlusJakartaSans_400Regular.ttf'),
  ),
)
const TEBAL = plainFont(
  readFileSync(require.resolve('@expo-google-fonts/plus-jakarta-sans/700Bold/PlusJakartaSans_700Bold.ttf')),
)

/** Points; A4 is 595 by 842. */
export const TEPI = 48
export const WARNA = {
  tinta: '#10201d',
  redup: '#4f5e5a',
  utama: '#0f766e',
  garis: '#c9d5d2',
  lembut: '#e6f5f2',
}

export type Doc = InstanceType<typeof Pdf>

/** What a document says of itself; `dibuat` is its moment, so that the same content gives the same bytes. */
export type Perihal = {
  readonly judul: string
  readonly penulis: string
  readonly dibuat: Instan
  readonly mendatar?: boolean
}

/** A document of A4 in the product's letters, `biasa` and `tebal`, which `draw` fills. */
export async function drawPdf(
  { judul, penulis, dibuat, mendatar = false }: Perihal,
  draw: (doc: Doc) => void | Promise<void>,
): Promise<Buffer> {
  const doc = new Pdf({
    size: 'A4',
    layout: mendatar ? 'landscape' : 'portrait',
    margin: TEPI,
    lang: 'id',
    info: { Title: judul, Author: penulis, CreationDate: new Date(dibuat) },
  })
  doc.registerFont('biasa', BIASA).registerFont('tebal', TEBAL)
  const bagian: Buffer[] = []
  doc.on('data', (isi: Buffer) => bagian.push(isi))
  const selesai = new Promise<void>((done, fail) => doc.once('end', done).once('error', fail))
  await draw(doc)
  doc.end()
  await selesai
  return Buffer.concat(bagian)
}
