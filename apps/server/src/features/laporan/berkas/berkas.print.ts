import type { BarisLaporan, KolomLaporan, SelLaporan } from '@rekan/domain/laporan/laporan'
import type { Instan } from '@rekan/domain/waktu'
import type { Kop } from '../../../platform/kop.ts'
import { createKepala } from '../../../platform/pdf.kop.ts'
import { type Doc, TEPI, WARNA, drawPdf } from '../../../platform/pdf.ts'

/** Points: A4 across, its writing, the space in a cell. */
const LEBAR = 842 - 2 * TEPI
const BAWAH = 595 - TEPI
const HURUF = 6.5
const ISI = 2

export type Cetakan = {
  readonly judul: string
  readonly keterangan: string
  readonly kolom: readonly KolomLaporan[]
  readonly baris: AsyncIterable<BarisLaporan>
  readonly jumlah: () => readonly SelLaporan[]
  readonly dibuat: Instan
  readonly kop: Kop
}

/** A report across A4, its head on every page, its totals below the last row. */
export async function drawLaporan(isi: Cetakan): Promise<Buffer> {
  const { judul, keterangan, kolom, baris, jumlah, dibuat, kop } = isi
  const perihal = { judul, penulis: kop.nama, dibuat, mendatar: true, kaki: kop.kaki }
  return drawPdf(perihal, async (doc) => {
    createKepala(doc, kop)(LEBAR)
    doc.font('tebal').fontSize(14).fillColor(WARNA.tinta)
    doc.text(judul, TEPI, doc.y + 14)
    doc.font('biasa').fontSize(9).fillColor(WARNA.redup)
    doc.text(keterangan)
    const tabel = createTabel(doc, kolom)
    let y = tabel.kepala(doc.y + 10)
    let ada = false
    for await (const satu of baris) {
      y = tabel.baris(satu, y, 'biasa')
      ada = true
    }
    if (ada) tabel.baris(jumlah().with(0, jumlah()[0] ?? 'Jumlah'), y, 'tebal')
    else
      doc
        .font('biasa')
        .fontSize(9)
        .text('Tidak ada baris pada laporan ini.', TEPI, y + 8)
  })
}

function createTabel(doc: Doc, kolom: readonly KolomLaporan[]) {
  const semua = kolom.reduce((n, { lebar }) => n + lebar, 0)
  const lebar = kolom.map((satu) => (satu.lebar / semua) * LEBAR)
  const kiri = lebar.map((_, i) => TEPI + lebar.slice(0, i).reduce((n, satu) => n + satu, 0))
  const tulis = (sel: readonly SelLaporan[], y: number, huruf: 'biasa' | 'tebal'): number => {
    doc.font(huruf).fontSize(HURUF).fillColor(WARNA.tinta)
    let tinggi = 0
    for (const [i, nilai] of sel.entries()) {
      if (nilai === null || nilai === '') continue
      const width = Math.max(1, (lebar[i] ?? 0) - 2 * ISI)
      const teks = String(nilai)
      const isSebaris = doc.widthOfString(teks) <= width
      tinggi = Math.max(tinggi, isSebaris ? doc.currentLineHeight() : doc.heightOfString(teks, { width }))
    }
    const bawah = y + Math.max(tinggi, doc.currentLineHeight()) + 2 * ISI
    if (bawah > BAWAH) return -1
    for (const [i, nilai] of sel.entries()) {
      if (nilai === null || nilai === '') continue
      const width = Math.max(1, (lebar[i] ?? 0) - 2 * ISI)
      const align = typeof nilai === 'number' ? 'right' : 'left'
      doc.text(String(nilai), (kiri[i] ?? TEPI) + ISI, y + ISI, { width, align })
    }
    doc
      .moveTo(TEPI, bawah)
      .lineTo(TEPI + LEBAR, bawah)
      .lineWidth(0.4)
      .strokeColor(WARNA.garis)
      .stroke()
    return bawah
  }
  const kepala = (y: number): number => {
    const judul = kolom.map((satu) => satu.judul)
    return Math.max(tulis(judul, y, 'tebal'), y)
  }
  return {
    kepala,
    /** Where the next row begins; on a page of its own, where this one has no room left. */
    baris(sel: readonly SelLaporan[], y: number, huruf: 'biasa' | 'tebal'): number {
      const bawah = tulis(sel, y, huruf)
      if (bawah >= 0) return bawah
      doc.addPage()
      return tulis(sel, kepala(TEPI), huruf)
    },
  }
}
