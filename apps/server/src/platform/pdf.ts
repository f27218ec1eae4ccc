import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Instan } from '@rekan/domain/waktu'
import type Pdf from 'pdfkit'
import { plainFont } from './pdf.font.ts'

const require = createRequire(import.meta.url)
let alat: ReturnType<typeof loadAlat> | undefined

/** The drawing library and the letters: read with the first document, not at each start. */
async function loadAlat() {
  const { default: Kertas } = await import('pdfkit')
  const read = (berkas: string) => plainFont(readFileSync(berkas))
  return {
    Kertas,
    biasa: read(
      require.resolve('@expo-google-fonts/plus-jakarta-sans/400Regular/PlusJakartaSans_400Regular.ttf'),
    ),
    tebal: read(require.resolve('@expo-google-fonts/plus-jakarta-sans/700Bold/PlusJakartaSans_700Bold.ttf')),
  }
}

/** Points; A4 is 595 by 842. */
export const TEPI = 48
export const WARNA = {
  tinta: '#10201d',
  redup: '#4f5e5a',
  utama: '#0f766e',
  garis: '#c9d5d2',
  lembut: '#e6f5f2',
}

/** Of the line at a page's foot from its lower edge */
const KAKI = 40

export type Doc = InstanceType<typeof Pdf>

/** What a document says of itself; `dibuat` is its moment, so that the same content gives the same bytes. */
export type Perihal = {
  readonly judul: string
  readonly penulis: string
  readonly dibuat: Instan
  readonly mendatar?: boolean
  /** At the foot of each page */
  readonly kaki?: string | null
}

/** A document of A4 in the product's letters, `biasa` and `tebal`, which `draw` fills. */
export async function drawPdf(
  { judul, penulis, dibuat, mendatar = false, kaki = null }: Perihal,
  draw: (doc: Doc) => void | Promise<void>,
): Promise<Buffer> {
  alat ??= loadAlat().catch((error: unknown) => {
    // What could not be read this time may be there the next.
    alat = undefined
    throw error
  })
  const { Kertas, biasa, tebal } = await alat
  const doc = new Kertas({
    size: 'A4',
    layout: mendatar ? 'landscape' : 'portrait',
    margin: TEPI,
    lang: 'id',
    bufferPages: kaki !== null,
    info: { Title: judul, Author: penulis, CreationDate: new Date(dibuat) },
  })
  doc.registerFont('biasa', biasa).registerFont('tebal', tebal)
  const bagian: Buffer[] = []
  doc.on('data', (isi: Buffer) => bagian.push(isi))
  const selesai = new Promise<void>((done, fail) => doc.once('end', done).once('error', fail))
  await draw(doc)
  if (kaki !== null) writeKaki(doc, kaki)
  doc.end()
  await selesai
  return Buffer.concat(bagian)
}

/** Writes the foot of every page. */
export function writeKaki(doc: Doc, kaki: string): void {
  const { start, count } = doc.bufferedPageRange()
  for (let halaman = start; halaman < start + count; halaman += 1) {
    doc.switchToPage(halaman)
    const { width, height, margins } = doc.page
    // Else what stands below the margin goes to a page of its own.
    margins.bottom = 0
    doc.font('biasa').fontSize(8).fillColor(WARNA.redup)
    doc.text(kaki, TEPI, height - KAKI, {
      width: width - 2 * TEPI,
      height: KAKI - 8,
      align: 'center',
      ellipsis: true,
    })
  }
}
