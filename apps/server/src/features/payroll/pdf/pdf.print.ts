import { formatBulan } from '@rekan/domain/bulan'
import { PERIHAL_SLIP } from '@rekan/domain/payroll/jenis-slip'
import type { KelompokBaris } from '@rekan/domain/payroll/payroll'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { terbilang } from '@rekan/domain/teks/terbilang'
import { formatTanggal, tanggalLokal } from '@rekan/domain/waktu'
import type { Kop } from '../../../platform/kop.ts'
import { createKepala } from '../../../platform/pdf.kop.ts'
import { type Doc, TEPI, WARNA, drawPdf } from '../../../platform/pdf.ts'
import type { BarisTersimpan, Slip } from '../baris/payroll.queries.ts'
import { catatanFrom } from '../baris/payroll.wire.ts'

const LEBAR = 595 - 2 * TEPI
const BAWAH = 842 - 72

const JUDUL: Readonly<Record<KelompokBaris, string>> = {
  PENGHASILAN: 'Penghasilan',
  PENGHASILAN_LAIN: 'Penghasilan lain',
  POTONGAN: 'Potongan',
}

/** A published payslip as a PDF of one page or, with very many lines, more. The same payslip gives the same bytes. */
export async function drawSlip(slip: Slip, baris: readonly BarisTersimpan[], kop: Kop): Promise<Buffer> {
  const perihal = {
    judul: `${PERIHAL_SLIP[slip.jenis].sebutan} ${masaFrom(slip)}: ${slip.nama}`,
    penulis: slip.perusahaan_nama ?? '',
    dibuat: slip.terbit_pada ?? slip.dibuat_pada,
    kaki: kop.kaki,
  }
  return drawPdf(perihal, (doc) => {
    writeKepala(doc, slip, kop)
    writeOrang(doc, slip)
    for (const kelompok of ['PENGHASILAN', 'PENGHASILAN_LAIN', 'POTONGAN'] as const)
      writeKelompok(doc, kelompok, baris)
    writeJumlah(doc, slip)
    writeKaki(doc, slip)
  })
}

function writeKepala(doc: Doc, slip: Slip, kop: Kop): void {
  createKepala(doc, kop)(LEBAR - 150)
  const bawah = doc.y
  const kanan = { width: 150, align: 'right' } as const
  doc.font('tebal').fontSize(14).fillColor(WARNA.utama)
  doc.text(PERIHAL_SLIP[slip.jenis].sebutan.toUpperCase(), TEPI + LEBAR - 150, TEPI, kanan)
  doc.font('biasa').fontSize(10).fillColor(WARNA.tinta).text(masaFrom(slip), kanan)
  if (slip.revisi > 0) doc.font('tebal').fontSize(9).text(`Revisi ke-${slip.revisi}`, kanan)
  doc.x = TEPI
  doc.y = Math.max(bawah, doc.y) + 10
  drawGaris(doc)
  const catatan = catatanFrom(slip)
  if (slip.revisi > 0)
    drawCatatan(doc, `Slip ini menggantikan slip ${masaFrom(slip)} sebelumnya. Alasan: ${catatan}`)
  else if (catatan !== null) drawCatatan(doc, `Catatan: ${catatan}`)
}

function writeOrang(doc: Doc, slip: Slip): void {
  const rekening = [slip.nama_bank, slip.nomor_rekening].filter((satu) => satu !== null).join(' ')
  const isi: readonly (readonly [string, string | null])[] = [
    ['Nama', slip.nama],
    ['Kode karyawan', slip.kode],
    ['Penempatan', slip.penempatan],
    ['Jenis karyawan', slip.jenis_karyawan],
    ['Rekening', rekening],
    ['BPJS Kesehatan', slip.jkn],
    ['BPJS Ketenagakerjaan', slip.kpj],
  ]
  for (const [nama, nilai] of isi) {
    if (!nilai) continue
    const y = doc.y
    doc.font('biasa').fontSize(9).fillColor(WARNA.redup).text(nama, TEPI, y, { width: 130 })
    doc.fillColor(WARNA.tinta).text(nilai, TEPI + 130, y, { width: LEBAR - 130 })
    doc.y += 2
  }
  doc.y += 8
}

function writeKelompok(doc: Doc, kelompok: KelompokBaris, semua: readonly BarisTersimpan[]): void {
  const baris = semua.filter((satu) => satu.kelompok === kelompok)
  if (baris.length === 0) return
  ensureRoom(doc, 60)
  doc
    .font('tebal')
    .fontSize(11)
    .fillColor(WARNA.utama)
    .text(JUDUL[kelompok], TEPI, doc.y + 6)
  doc.y += 3
  for (const { nama, jumlah } of baris) drawRow(doc, nama, jumlah)
  drawGaris(doc)
  drawRow(doc, `Jumlah ${JUDUL[kelompok].toLowerCase()}`, total(baris), 'tebal')
}

function writeJumlah(doc: Doc, slip: Slip): void {
  ensureRoom(doc, 120)
  doc.y += 10
  drawRow(doc, 'Gaji kotor', slip.gaji_kotor)
  drawRow(doc, 'Total potongan', slip.total_potongan)
  doc.y += 4
  const y = doc.y
  doc.roundedRect(TEPI, y, LEBAR, 32, 6).fill(WARNA.lembut)
  doc.font('tebal').fontSize(13).fillColor(WARNA.utama)
  doc.text('Gaji bersih', TEPI + 12, y + 8, { width: 200 })
  doc.text(formatRupiah(slip.gaji_bersih), TEPI + 212, y + 8, { width: LEBAR - 224, align: 'right' })
  doc.font('biasa').fontSize(9).fillColor(WARNA.redup)
  doc.text(`Terbilang: ${terbilang(slip.gaji_bersih)} rupiah`, TEPI, y + 40, { width: LEBAR })
}

function writeKaki(doc: Doc, slip: Slip): void {
  ensureRoom(doc, 50)
  const terbit = formatTanggal(tanggalLokal(slip.terbit_pada ?? slip.dibuat_pada, 'WIB'))
  doc.font('biasa').fontSize(8).fillColor(WARNA.redup)
  doc.text(`Diterbitkan ${terbit}. Dibuat secara elektronik dan sah tanpa tanda tangan.`, TEPI, doc.y + 16, {
    width: LEBAR,
  })
}

/** A name and its amount on one line; a long name wraps. */
function drawRow(doc: Doc, nama: string, jumlah: number, huruf: 'biasa' | 'tebal' = 'biasa'): void {
  ensureRoom(doc, 30)
  const y = doc.y
  doc
    .font(huruf)
    .fontSize(10)
    .fillColor(WARNA.tinta)
    .text(nama, TEPI, y, { width: LEBAR - 150 })
  const bawah = doc.y
  doc.text(formatRupiah(jumlah), TEPI + LEBAR - 150, y, { width: 150, align: 'right' })
  doc.y = bawah + 3
}

function drawCatatan(doc: Doc, teks: string): void {
  doc.font('biasa').fontSize(9).fillColor(WARNA.tinta).text(teks, TEPI, doc.y, { width: LEBAR })
  doc.y += 8
}

function drawGaris(doc: Doc): void {
  doc
    .moveTo(TEPI, doc.y)
    .lineTo(TEPI + LEBAR, doc.y)
    .lineWidth(0.7)
    .stroke(WARNA.garis)
  doc.y += 6
}

/** Goes on to another page when so many points are not left. */
function ensureRoom(doc: Doc, tinggi: number): void {
  if (doc.y + tinggi > BAWAH) doc.addPage()
}

function total(baris: readonly BarisTersimpan[]): number {
  return baris.reduce((jumlah, satu) => jumlah + satu.jumlah, 0)
}

function masaFrom({ tahun, bulan }: Slip): string {
  return formatBulan({ tahun, bulan })
}
