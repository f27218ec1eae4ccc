import type { IsiBeritaAcara } from '@rekan/domain/berita-acara/lembar'
import type { Tagihan } from '@rekan/domain/berita-acara/tagihan'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { terbilang } from '@rekan/domain/teks/terbilang'
import { formatTanggal } from '@rekan/domain/waktu'
import type { Kop } from '../../../platform/kop.ts'
import { createKepala } from '../../../platform/pdf.kop.ts'
import { type Doc, TEPI, WARNA, drawPdf } from '../../../platform/pdf.ts'
import type { BarisBeritaAcara } from '../lembar/lembar.queries.ts'
import type { BarisTagihan } from './baris.ts'

const LEBAR = 595 - 2 * TEPI
const BAWAH = 842 - TEPI - 24

/** The draft of an invoice on A4. The same revision gives the same bytes. */
export async function drawTagihan(
  baris: BarisBeritaAcara,
  { kepala, lembar }: IsiBeritaAcara,
  {
    semua,
    tagihan,
    kop,
  }: { readonly semua: readonly BarisTagihan[]; readonly tagihan: Tagihan; readonly kop: Kop },
): Promise<Buffer> {
  const perihal = {
    judul: `Rancangan tagihan ${kepala.nomor}`,
    penulis: kepala.perusahaan.nama,
    dibuat: baris.ttd_pada ?? baris.disusun_pada,
    kaki: kop.kaki,
  }
  return drawPdf(perihal, (doc) => {
    createKepala(doc, kop)(LEBAR)
    doc.font('tebal').fontSize(14).fillColor(WARNA.utama)
    doc.text('RANCANGAN TAGIHAN', TEPI, doc.y + 16, { width: LEBAR })
    doc.font('biasa').fontSize(10).fillColor(WARNA.tinta)
    doc.text(`Kepada: ${kepala.klien.nama}`, { width: LEBAR })
    if (kepala.klien.alamat !== null) doc.text(kepala.klien.alamat, { width: LEBAR })
    doc.text(
      `Kontrak ${kepala.nomor}, masa ${formatTanggal(lembar.dari)} – ${formatTanggal(lembar.sampai)}, menurut berita acara revisi ${baris.ke}`,
      { width: LEBAR },
    )
    doc.y += 12
    for (const { uraian, banyak, satuan, harga, jumlah } of semua) {
      const kali =
        banyak === null || harga === null
          ? ''
          : `: ${banyak.toLocaleString('id-ID', { maximumFractionDigits: 4 })} ${satuan ?? ''} × ${formatRupiah(harga)}`
      drawJumlah(doc, `${uraian}${kali}`, jumlah)
    }
    doc.y += 6
    drawJumlah(doc, 'Total tagihan (sebelum PPh dipotong)', tagihan.total, 'tebal')
    drawJumlah(doc, 'Yang dibayar', tagihan.dibayar, 'tebal')
    doc.font('biasa').fontSize(9).fillColor(WARNA.redup)
    doc.text(`Terbilang: ${terbilang(tagihan.dibayar)} rupiah`, TEPI, doc.y + 6, { width: LEBAR })
  })
}

function drawJumlah(doc: Doc, sebutan: string, jumlah: number, huruf: 'biasa' | 'tebal' = 'biasa'): void {
  if (doc.y + 30 > BAWAH) doc.addPage()
  const y = doc.y
  doc
    .font(huruf)
    .fontSize(10)
    .fillColor(WARNA.tinta)
    .text(sebutan, TEPI, y, { width: LEBAR - 130 })
  const bawah = doc.y
  doc.text(formatRupiah(jumlah), TEPI + LEBAR - 120, y, { width: 120, align: 'right' })
  doc.y = bawah + 4
}
