import type { Kop } from './kop.ts'
import { createKepala } from './pdf.kop.ts'
import { type Doc, type Perihal, TEPI, WARNA, drawPdf } from './pdf.ts'

const LEBAR = 595 - 2 * TEPI
const BAWAH = 842 - 72

type Surat = {
  readonly perihal: Pick<Perihal, 'judul' | 'dibuat'>
  readonly kop: Kop
  /** In capitals at its head, and below it */
  readonly kepala: string
  readonly nomor: string
}

/** A letter with the company's head, that people sign; `draw` writes its body. The same content gives the same bytes. */
export async function drawSurat(
  { perihal, kop, kepala, nomor }: Surat,
  draw: (doc: Doc) => void,
): Promise<Buffer> {
  return drawPdf({ ...perihal, penulis: kop.nama, kaki: kop.kaki }, (doc) => {
    createKepala(doc, kop)(LEBAR)
    doc.y += 10
    doc
      .moveTo(TEPI, doc.y)
      .lineTo(TEPI + LEBAR, doc.y)
      .lineWidth(0.7)
      .stroke(WARNA.garis)
    const tengah = { width: LEBAR, align: 'center' } as const
    doc.font('tebal').fontSize(13).fillColor(WARNA.tinta)
    doc.text(kepala, TEPI, doc.y + 16, tengah)
    doc.font('biasa').fontSize(10).text(nomor, tengah)
    doc.y += 14
    draw(doc)
  })
}

/** A paragraph; `tebal` for a heading. */
export function writeAlinea(doc: Doc, teks: string, huruf: 'biasa' | 'tebal' = 'biasa'): void {
  ensureRoom(doc, 36)
  doc.font(huruf).fontSize(10).fillColor(WARNA.tinta)
  doc.text(teks, TEPI, doc.y, { width: LEBAR, lineGap: 2 })
  doc.y += 5
}

/** Labels with their values, one below the other. */
export function writeIsian(doc: Doc, isi: readonly (readonly [label: string, nilai: string])[]): void {
  for (const [label, nilai] of isi) {
    ensureRoom(doc, 24)
    const { y } = doc
    doc
      .font('biasa')
      .fontSize(10)
      .fillColor(WARNA.redup)
      .text(label, TEPI + 12, y, { width: 140 })
    const kiri = doc.y
    doc.fillColor(WARNA.tinta).text(nilai, TEPI + 156, y, { width: LEBAR - 156 })
    doc.y = Math.max(kiri, doc.y) + 2
  }
  doc.y += 6
}

/** Where two or three people sign, side by side, on one page. */
export function writeTandaTangan(
  doc: Doc,
  pihak: readonly {
    readonly sebagai: string
    readonly nama: string
    readonly catatan?: string | undefined
  }[],
): void {
  ensureRoom(doc, 130)
  doc.y += 14
  const y = doc.y
  const lebar = LEBAR / pihak.length
  for (const [ke, { sebagai, nama, catatan }] of pihak.entries()) {
    const di = { width: lebar - 12, align: 'center' } as const
    const x = TEPI + ke * lebar
    doc.font('biasa').fontSize(10).fillColor(WARNA.tinta).text(sebagai, x, y, di)
    if (catatan !== undefined)
      doc
        .fontSize(8)
        .fillColor(WARNA.redup)
        .text(catatan, x, y + 34, di)
    doc
      .font('tebal')
      .fontSize(10)
      .fillColor(WARNA.tinta)
      .text(nama, x, y + 74, di)
  }
  doc.x = TEPI
  doc.y = y + 100
}

function ensureRoom(doc: Doc, tinggi: number): void {
  if (doc.y + tinggi > BAWAH) doc.addPage()
}
