import type { Instan, Tanggal } from '@rekan/domain/waktu'
import type { Kop } from '../../../platform/kop.ts'
import { createKepala } from '../../../platform/pdf.kop.ts'
import { type Doc, TEPI, WARNA, drawPdf } from '../../../platform/pdf.ts'

type Kertas = {
  readonly judul: string
  readonly tentang: string
  readonly dibuat: Instan
  readonly kop: Kop
}

/** Points of each column of a person's sheet on A4 */
const LEBAR_ORANG = [86, 48, 66, 56, 56, 54, 56, 77]
/** Of name, each day and the sums on A4 across */
const LEBAR_NAMA = 118
const LEBAR_JUMLAH = [54, 34, 28]
/** As many days as stand beside each other */
const SEBARIS = 16

/** A person's month by the day. */
export async function drawLembarOrang({
  kolom,
  baris,
  ...kertas
}: Kertas & {
  readonly kolom: readonly string[]
  readonly baris: readonly (readonly string[])[]
}): Promise<Buffer> {
  return drawPdf(asPerihal(kertas), (doc) => {
    drawKepala(doc, kertas, 595)
    drawTabel(doc, LEBAR_ORANG, kolom, baris, 7.5)
    doc
      .moveDown(2)
      .font('biasa')
      .fontSize(8)
      .text('Mengetahui,')
      .moveDown(4)
      .text('(..............................)')
  })
}

/** A month of several people, half of its days at a time; the sums stand with the second half. */
export async function drawLembarLokasi({
  tanggal,
  baris,
  ...kertas
}: Kertas & {
  readonly tanggal: readonly Tanggal[]
  readonly baris: readonly {
    readonly nama: string
    readonly kode: string
    readonly hari: readonly string[]
    readonly jumlah: readonly string[]
  }[]
}): Promise<Buffer> {
  return drawPdf({ ...asPerihal(kertas), mendatar: true }, (doc) => {
    drawKepala(doc, kertas, 842)
    const ruang = 842 - 2 * TEPI - LEBAR_NAMA
    for (const [dari, sampai] of [
      [0, SEBARIS],
      [SEBARIS, tanggal.length],
    ] as const) {
      const isAkhir = sampai === tanggal.length
      const jumlah = isAkhir ? LEBAR_JUMLAH : []
      const lebarHari = (ruang - jumlah.reduce((n, satu) => n + satu, 0)) / (sampai - dari)
      const hari = tanggal.slice(dari, sampai)
      drawTabel(
        doc,
        [LEBAR_NAMA, ...hari.map(() => lebarHari), ...jumlah],
        [
          'Nama',
          ...hari.map((satu) => String(Number(satu.slice(8)))),
          ...(isAkhir ? ['Jam', 'Telat', 'Alpa'] : []),
        ],
        baris.map((satu) => [
          `${satu.nama} (${satu.kode})`,
          ...satu.hari.slice(dari, sampai),
          ...(isAkhir ? satu.jumlah : []),
        ]),
        6.5,
      )
      doc.moveDown(1)
    }
    doc.font('biasa').fontSize(8).fillColor(WARNA.redup)
    doc.text(
      'Jam kerja tertulis jam:menit:detik. C cuti, I izin, S sakit, D dinas luar, L libur, A alpa.',
      TEPI,
    )
  })
}

function asPerihal({ judul, dibuat, kop }: Kertas) {
  return { judul, penulis: kop.nama, dibuat, kaki: kop.kaki }
}

function drawKepala(doc: Doc, { judul, tentang, kop }: Kertas, lebar: number): void {
  createKepala(doc, kop)(lebar - 2 * TEPI)
  doc
    .font('tebal')
    .fontSize(14)
    .fillColor(WARNA.tinta)
    .text(judul, TEPI, doc.y + 14)
  doc.font('biasa').fontSize(9).fillColor(WARNA.redup).text(tentang).moveDown(1)
}

function drawTabel(
  doc: Doc,
  lebar: readonly number[],
  kolom: readonly string[],
  baris: readonly (readonly string[])[],
  ukuran: number,
): void {
  doc.font('biasa').fontSize(ukuran).fillColor(WARNA.tinta)
  const tabel = doc.table({
    position: { x: TEPI, y: doc.y },
    columnStyles: [...lebar],
    defaultStyle: { padding: 2.5, border: 0.5, borderColor: WARNA.garis },
  })
  tabel.row(kolom.map((text) => ({ text, font: { src: 'tebal' }, backgroundColor: WARNA.lembut })))
  for (const sel of baris) tabel.row([...sel])
  tabel.end()
}
