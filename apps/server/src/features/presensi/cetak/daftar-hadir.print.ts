import type { Instan } from '@rekan/domain/waktu'
import type { Kop } from '../../../platform/kop.ts'
import { createKepala } from '../../../platform/pdf.kop.ts'
import { TEPI, WARNA, drawPdf } from '../../../platform/pdf.ts'

/** Nothing of a person but name and kode: the list lies about at a gate. */
export type BarisHadir = {
  readonly nama: string
  readonly kode: string
  readonly shift: string
  readonly pos: string
}
export type LokasiHadir = { readonly nama: string; readonly baris: readonly BarisHadir[] }

/** Points of each column on A4 */
const LEBAR = [24, 118, 54, 66, 58, 48, 42, 48, 41]
const KOLOM = ['No', 'Nama', 'Kode', 'Shift', 'Pos', 'Datang', 'Paraf', 'Pulang', 'Paraf']
/** For whoever comes and is not on the list */
const KOSONG = 5
const TINGGI = 24

/** A page a site, with room for the time and a signature of each coming and going. */
export async function drawDaftarHadir({
  hari,
  lokasi,
  dibuat,
  kop,
}: {
  readonly hari: string
  readonly lokasi: readonly LokasiHadir[]
  readonly dibuat: Instan
  readonly kop: Kop
}): Promise<Buffer> {
  const perihal = { judul: `Daftar hadir ${hari}`, penulis: kop.nama, dibuat, kaki: kop.kaki }
  return drawPdf(perihal, (doc) => {
    const kepala = createKepala(doc, kop)
    const semua = lokasi.length === 0 ? [{ nama: 'Tidak ada yang dijadwalkan', baris: [] }] : lokasi
    for (const [ke, { nama, baris }] of semua.entries()) {
      if (ke > 0) doc.addPage()
      kepala(595 - 2 * TEPI)
      doc
        .font('tebal')
        .fontSize(14)
        .fillColor(WARNA.tinta)
        .text(`Daftar hadir: ${nama}`, TEPI, doc.y + 14)
      doc.font('biasa').fontSize(9).fillColor(WARNA.redup)
      doc.text(`${hari} · ${baris.length} orang. Tulis jam sesuai jam dinding, lalu paraf.`).moveDown(1)
      doc.font('biasa').fontSize(8).fillColor(WARNA.tinta)
      const tabel = doc.table({
        position: { x: TEPI, y: doc.y },
        columnStyles: LEBAR,
        rowStyles: (nomor) => (nomor === 0 ? {} : { height: TINGGI }),
        defaultStyle: { padding: 3, border: 0.5, borderColor: WARNA.garis },
      })
      tabel.row(KOLOM.map((text) => ({ text, font: { src: 'tebal' }, backgroundColor: WARNA.lembut })))
      for (const [urut, satu] of baris.entries())
        tabel.row([String(urut + 1), satu.nama, satu.kode, satu.shift, satu.pos, '', '', '', ''])
      for (let i = 0; i < KOSONG; i += 1) tabel.row(KOLOM.map(() => ''))
      tabel.end()
    }
  })
}
