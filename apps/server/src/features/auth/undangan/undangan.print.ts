import { setImmediate } from 'node:timers/promises'
import { formatUndangan } from '@rekan/domain/auth/undangan'
import { type Instan, formatTanggal, tanggalLokal } from '@rekan/domain/waktu'
import { encode } from 'uqr'
import type { Deps } from '../../../platform/deps.ts'
import { readKop } from '../../../platform/kop.ts'
import { createKepala } from '../../../platform/pdf.kop.ts'
import { type Doc, TEPI, WARNA, drawPdf } from '../../../platform/pdf.ts'

/** One person's page; `undangan` is the code as it was made. */
export type Lembar = { readonly kode: string; readonly nama: string; readonly undangan: string }
type Berlaku = { readonly publicUrl: string; readonly saat: Instan; readonly berlakuSampai: Instan }

const LEBAR = 595 - 2 * TEPI
const SISI_QR = 190

/**
 * The sheets to hand out, one page a person: whom it is for, the link as a QR code and the code to type. The code stands
 * in the link behind a `#`, which no server and no log is ever told.
 */
export async function drawUndangan(
  deps: Pick<Deps, 'db' | 'files'>,
  semua: readonly Lembar[],
  berlaku: Berlaku,
) {
  const kop = await readKop(deps)
  const perihal = { judul: 'Undangan Rekan', penulis: kop.nama, dibuat: berlaku.saat, kaki: kop.kaki }
  const isi = await drawPdf(perihal, async (doc) => {
    const writeKepala = createKepala(doc, { ...kop, nama: kop.nama || 'Rekan' })
    for (const [i, lembar] of semua.entries()) {
      if (i > 0) doc.addPage()
      writeKepala(LEBAR)
      drawLembar(doc, lembar, berlaku)
      // Hundreds of pages: whoever punches meanwhile goes first.
      await setImmediate()
    }
  })
  return {
    nama: `undangan-${tanggalLokal(berlaku.saat, 'WIB')}.pdf`,
    tipe: 'application/pdf',
    isi: isi.toString('base64'),
  }
}

function drawLembar(doc: Doc, lembar: Lembar, { publicUrl, berlakuSampai }: Berlaku): void {
  const alamat = `${publicUrl}/auth/masuk-pertama`
  doc.font('tebal').fontSize(22).fillColor(WARNA.tinta)
  doc.text('Undangan masuk Rekan', TEPI, doc.y + 16, { width: LEBAR })
  doc.moveDown(0.8)
  doc.fontSize(16).text(lembar.nama, { width: LEBAR })
  doc.font('biasa').fontSize(11).fillColor(WARNA.redup).text(`Kode karyawan ${lembar.kode}`, { width: LEBAR })
  doc.moveDown(1.2)
  drawQr(doc, `${alamat}#${lembar.undangan}`, TEPI, doc.y)
  const kanan = TEPI + SISI_QR + 24
  const y = doc.y
  const sebelah = { width: LEBAR - SISI_QR - 24 }
  doc
    .font('tebal')
    .fontSize(12)
    .fillColor(WARNA.tinta)
    .text('1. Pindai kode ini dengan kamera ponsel', kanan, y, sebelah)
  doc
    .font('biasa')
    .fontSize(11)
    .text('Halaman Rekan terbuka dengan nama Anda.', kanan, doc.y + 2, sebelah)
  doc
    .font('tebal')
    .fontSize(12)
    .text('2. Buat kata sandi Anda sendiri', kanan, doc.y + 12, sebelah)
  doc
    .font('biasa')
    .fontSize(11)
    .text('Jangan beri tahu siapa pun, juga HRD.', kanan, doc.y + 2, sebelah)
  doc
    .font('tebal')
    .fontSize(12)
    .text('3. Selesai', kanan, doc.y + 12, sebelah)
  doc.font('biasa').fontSize(11)
  doc.text(`Lain kali masuk dengan ${lembar.kode} dan kata sandi itu.`, kanan, doc.y + 2, sebelah)
  doc.y = y + SISI_QR + 28
  doc.font('biasa').fontSize(11).fillColor(WARNA.redup)
  doc.text(`Tidak dapat memindai? Buka ${alamat} lalu ketik kode ini:`, TEPI, doc.y, { width: LEBAR })
  doc.font('tebal').fontSize(24).fillColor(WARNA.tinta)
  doc.text(formatUndangan(lembar.undangan), TEPI, doc.y + 8, { width: LEBAR })
  doc.font('biasa').fontSize(11).fillColor(WARNA.redup)
  const sampai = formatTanggal(tanggalLokal(berlakuSampai, 'WIB'))
  doc.text(
    `Kode ini hanya untuk ${lembar.nama}, dapat dipakai satu kali, dan berlaku sampai ${sampai}.`,
    TEPI,
    doc.y + 12,
    { width: LEBAR },
  )
}

function drawQr(doc: Doc, isi: string, x: number, y: number): void {
  const { size, data } = encode(isi, { ecc: 'M', border: 0 })
  const sisi = SISI_QR / size
  for (const [baris, deret] of data.entries())
    for (const [kolom, hitam] of deret.entries())
      if (hitam) doc.rect(x + kolom * sisi, y + baris * sisi, sisi, sisi)
  doc.fill(WARNA.tinta)
}
