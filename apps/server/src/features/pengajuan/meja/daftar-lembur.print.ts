import type { Instan } from '@rekan/domain/waktu'
import type { Kop } from '../../../platform/kop.ts'
import { createKepala } from '../../../platform/pdf.kop.ts'
import { TEPI, WARNA, drawPdf } from '../../../platform/pdf.ts'

/** Points of each column on A4 across. */
const LEBAR = [98, 54, 96, 62, 84, 52, 120, 92, 88]

/** A list across A4, its head on every page, with room for a signature below. */
export async function drawDaftar({
  judul,
  kolom,
  baris,
  dibuat,
  kop,
}: {
  readonly judul: string
  readonly kolom: readonly string[]
  readonly baris: readonly (readonly string[])[]
  readonly dibuat: Instan
  readonly kop: Kop
}): Promise<Buffer> {
  const perihal = { judul, penulis: kop.nama, dibuat, mendatar: true, kaki: kop.kaki }
  return drawPdf(perihal, (doc) => {
    createKepala(doc, kop)(842 - 2 * TEPI)
    doc.font('tebal').fontSize(14).fillColor(WARNA.tinta)
    doc.text(judul, TEPI, doc.y + 14)
    doc.font('biasa').fontSize(9).fillColor(WARNA.redup)
    doc.text('Daftar nama dan lamanya kerja lembur menurut PP 35/2021 Pasal 28.').moveDown(1)
    const kepala = kolom.map((text) => ({ text, font: { src: 'tebal' }, backgroundColor: WARNA.lembut }))
    doc.fontSize(8).fillColor(WARNA.tinta)
    const tabel = doc.table({
      columnStyles: LEBAR,
      defaultStyle: { padding: 4, border: 0.5, borderColor: WARNA.garis },
    })
    tabel.row(kepala)
    for (const sel of baris) tabel.row([...sel])
    tabel.end()
    if (baris.length === 0) doc.moveDown(1).text('Tidak ada kerja lembur yang disetujui pada bulan ini.')
    doc.moveDown(3).text('Mengetahui,').moveDown(4).text('(..............................)')
  })
}
