import { type IsiBeritaAcara, pemenuhan } from '@rekan/domain/berita-acara/lembar'
import { hariPeriode } from '@rekan/domain/berita-acara/periode'
import { formatLama } from '@rekan/domain/teks/durasi'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { formatSaat, formatTanggal } from '@rekan/domain/waktu'
import type { Kop } from '../../../platform/kop.ts'
import { createKepala } from '../../../platform/pdf.kop.ts'
import { type Doc, TEPI, WARNA, drawPdf } from '../../../platform/pdf.ts'
import type { BarisBeritaAcara } from '../lembar/lembar.queries.ts'
import { KETERANGAN_TANDA, TANDA, formatBanyak, sebutanBaris, sebutanSatuan } from './sebutan.ts'

/** Points: A4 upright and across, inside its margins. */
const LEBAR = 595 - 2 * TEPI
const BAWAH = 842 - TEPI - 24
const MENDATAR = { lebar: 842 - 2 * TEPI, bawah: 595 - TEPI - 16 }
const BARIS = 13
/** Columns of the attachment: post, person, each day, the sum */
const KOLOM = { pos: 120, petugas: 150, hari: 26 }

/**
 * A revision on A4: letter, figures, prices where its reader sees them, signatures; who stood where by day as its attachment. The
 * same revision gives the same bytes.
 */
export async function drawBeritaAcara(
  baris: BarisBeritaAcara,
  isi: IsiBeritaAcara,
  { kop, lihatHarga }: { readonly kop: Kop; readonly lihatHarga: boolean },
): Promise<Buffer> {
  const judul = `Berita acara ${isi.kepala.nomor} ${formatTanggal(isi.lembar.dari)}`
  const perihal = {
    judul,
    penulis: isi.kepala.perusahaan.nama,
    dibuat: baris.ttd_pada ?? baris.disusun_pada,
    kaki:
      kop.kaki ??
      `${isi.kepala.perusahaan.nama} · ${isi.kepala.nomor} · revisi ${baris.ke} · ${baris.hash.slice(0, 16)}`,
  }
  return drawPdf(perihal, (doc) => {
    writeSurat(doc, baris, isi, kop)
    writeTotal(doc, isi)
    if (lihatHarga) writeHarga(doc, isi)
    writeTandaTangan(doc, baris, isi)
    writeLampiran(doc, isi)
  })
}

function writeSurat(
  doc: Doc,
  { ke, alasan }: BarisBeritaAcara,
  { kepala, lembar }: IsiBeritaAcara,
  kop: Kop,
): void {
  createKepala(doc, kop)(LEBAR)
  doc.y += 8
  drawGaris(doc, LEBAR)
  doc.font('tebal').fontSize(14).fillColor(WARNA.tinta)
  doc.text('BERITA ACARA PEMENUHAN JASA', TEPI, doc.y + 8, { width: LEBAR, align: 'center' })
  doc.font('biasa').fontSize(10)
  doc.text(`Kontrak nomor ${kepala.nomor}${ke > 1 ? ` · revisi ${ke}` : ''}`, {
    width: LEBAR,
    align: 'center',
  })
  doc.y += 14
  const antara = [
    ['Penyedia jasa', kepala.perusahaan.nama, kepala.perusahaan.alamat],
    ['Pengguna jasa', kepala.klien.nama, kepala.klien.alamat],
  ] as const
  for (const [sebutan, nama, alamat] of antara)
    drawPasangan(doc, sebutan, [nama, alamat].filter(Boolean).join(', '))
  drawPasangan(doc, 'Masa', `${formatTanggal(lembar.dari)} sampai dengan ${formatTanggal(lembar.sampai)}`)
  doc.y += 8
  doc.text(
    'Kedua pihak menyatakan bahwa jasa menurut kontrak tersebut telah dilaksanakan pada masa di atas, dengan hasil sebagai berikut. Yang dihitung adalah pos yang terisi menurut catatan kehadiran; rinciannya per hari ada pada lampiran.',
    TEPI,
    doc.y,
    { width: LEBAR, align: 'justify' },
  )
  if (ke > 1 && alasan !== null)
    doc.text(`Revisi ini menggantikan revisi ${ke - 1}. Alasan: ${alasan}`, { width: LEBAR })
  doc.y += 10
}

function writeTotal(doc: Doc, { kepala, lembar: { total } }: IsiBeritaAcara): void {
  const bagian = pemenuhan(total)
  const persen = (nilai: number) => (nilai / 100).toLocaleString('id-ID', { minimumFractionDigits: 2 })
  const janji = kepala.janjiPemenuhan === null ? '' : ` (kontrak ${kepala.janjiPemenuhan}%)`
  const isi: (readonly [string, string])[] = [
    ['Hari-orang terpenuhi', `${total.hariOrang} dari ${total.janji}`],
    ['Pemenuhan', bagian === null ? 'tidak ada yang dijanjikan' : `${persen(bagian)}%${janji}`],
    ['Jam terisi', formatLama(total.detik)],
    ['Kekosongan', `${total.celah} kali, seluruhnya ${formatLama(total.kosong)}`],
    ['Penggantian petugas', `${total.diganti} kali`],
    ['Lembur yang disetujui', formatLama(total.lembur)],
  ]
  for (const [sebutan, nilai] of isi) drawPasangan(doc, sebutan, nilai)
  doc.y += 10
}

function writeHarga(doc: Doc, { lembar: { harga } }: IsiBeritaAcara): void {
  ensureRoom(doc, 60)
  doc.font('tebal').fontSize(11).fillColor(WARNA.utama).text('Harga', TEPI, doc.y)
  doc.y += 4
  for (const satu of harga.baris)
    drawJumlah(
      doc,
      `${sebutanBaris(satu)}: ${formatBanyak(satu)} × ${formatRupiah(satu.harga)} ${sebutanSatuan(satu)}`,
      satu.jumlah,
    )
  if (harga.tanpaHarga.length > 0) drawPasangan(doc, 'Tanpa harga', harga.tanpaHarga.join(', '))
  drawGaris(doc, LEBAR)
  drawJumlah(doc, 'Jumlah harga', harga.jumlah)
  drawJumlah(doc, 'Biaya manajemen', harga.biaya)
  drawJumlah(doc, 'Jumlah sebelum pajak', harga.jumlah + harga.biaya, 'tebal')
  doc.y += 10
}

/** Who signed is the contact of a mailbox; what was typed stands beside it. */
function sebutanPenanda(baris: BarisBeritaAcara): readonly string[] {
  const { ttd_oleh, ttd_email, ttd_nama, ttd_penanda_oleh, ttd_penanda_pada } = baris
  if (ttd_oleh === null) return []
  const sejak = ttd_penanda_pada === null ? '' : ` pada ${formatSaat(ttd_penanda_pada, 'WIB')}`
  return [
    ttd_email ?? '',
    `Nama yang diketik: ${ttd_nama ?? ''}`,
    ...(ttd_penanda_oleh === null && sejak === ''
      ? []
      : [
          `Hak tanda tangan diberikan${ttd_penanda_oleh === null ? '' : ` oleh ${ttd_penanda_oleh}`}${sejak}`,
        ]),
  ]
}

function writeTandaTangan(doc: Doc, baris: BarisBeritaAcara, { kepala }: IsiBeritaAcara): void {
  ensureRoom(doc, 130)
  doc.font('biasa').fontSize(10).fillColor(WARNA.tinta)
  const y = doc.y + 10
  const [kiri, kanan] = [TEPI, TEPI + LEBAR / 2 + 10]
  const width = LEBAR / 2 - 10
  doc.text(`Penyedia jasa\n${kepala.perusahaan.nama}`, kiri, y, { width })
  doc.text(`Pengguna jasa\n${kepala.klien.nama}`, kanan, y, { width })
  const bawah = Math.max(doc.y, y + 26) + 40
  if (baris.ttd_nama === null || baris.ttd_pada === null) {
    doc.text('(                                        )', kiri, bawah, { width })
    doc.text('(                                        )', kanan, bawah, { width })
  } else {
    const oleh = baris.pasal_diam === null ? 'Ditandatangani secara elektronik' : 'Dianggap setuju'
    doc.font('tebal').text(baris.ttd_oleh ?? baris.ttd_nama, kanan, bawah - 14, { width })
    doc.font('biasa').fontSize(8).fillColor(WARNA.redup)
    for (const teks of sebutanPenanda(baris)) doc.text(teks, { width })
    doc.text(`${oleh} pada ${formatSaat(baris.ttd_pada, 'WIB')}`, { width })
    if (baris.pasal_diam !== null) doc.text(`Menurut ${baris.pasal_diam}`, { width })
  }
  doc.font('biasa').fontSize(8).fillColor(WARNA.redup)
  doc.text(`Sidik hitungan (SHA-256): ${baris.hash}`, TEPI, Math.max(doc.y, bawah + 16) + 10, {
    width: LEBAR,
  })
}

/** Who stood where by day, across; its head on every page. */
function writeLampiran(doc: Doc, { lembar }: IsiBeritaAcara): void {
  const hari = hariPeriode(lembar)
  const lebarHari = (MENDATAR.lebar - KOLOM.pos - KOLOM.petugas - KOLOM.hari) / hari.length
  const nama = new Map(lembar.petugas.map((satu) => [satu.id, satu.nama]))
  const pos = new Map(lembar.pos.map((satu) => [satu.id, satu.nama]))
  const di = (x: number, teks: string, y: number) => doc.text(teks, x, y, { lineBreak: false })
  const potong = (teks: string, lebar: number) => {
    let isi = teks
    while (isi.length > 1 && doc.widthOfString(isi) > lebar) isi = `${isi.slice(0, -2)}…`
    return isi
  }
  const kiri = TEPI + KOLOM.pos + KOLOM.petugas
  const mulai = (): number => {
    doc.addPage({ size: 'A4', layout: 'landscape', margin: TEPI })
    doc.font('tebal').fontSize(11).fillColor(WARNA.tinta)
    di(
      TEPI,
      `Lampiran: kehadiran per hari, ${formatTanggal(lembar.dari)} – ${formatTanggal(lembar.sampai)}`,
      TEPI,
    )
    doc.font('biasa').fontSize(8).fillColor(WARNA.redup)
    di(TEPI, KETERANGAN_TANDA, TEPI + 16)
    doc.font('tebal').fontSize(7).fillColor(WARNA.tinta)
    const y = TEPI + 34
    di(TEPI, 'Pos', y)
    di(TEPI + KOLOM.pos, 'Petugas', y)
    for (const [ke, satu] of hari.entries()) di(kiri + ke * lebarHari, String(Number(satu.slice(8))), y)
    di(kiri + hari.length * lebarHari + 4, 'Hari', y)
    doc.font('biasa').fontSize(7)
    return y + BARIS
  }
  let y = mulai()
  for (const { pos: posId, petugas, sel, hari: jumlah } of lembar.baris) {
    if (y + BARIS > MENDATAR.bawah) y = mulai()
    doc.fillColor(WARNA.tinta)
    di(TEPI, potong(pos.get(posId) ?? '', KOLOM.pos - 6), y)
    di(
      TEPI + KOLOM.pos,
      potong(petugas === null ? 'Belum ada petugas' : (nama.get(petugas) ?? ''), KOLOM.petugas - 6),
      y,
    )
    for (const [ke, satu] of sel.entries()) di(kiri + ke * lebarHari, satu === null ? '·' : TANDA[satu], y)
    di(kiri + hari.length * lebarHari + 4, String(jumlah), y)
    y += BARIS
  }
}

function drawPasangan(doc: Doc, sebutan: string, nilai: string): void {
  ensureRoom(doc, 30)
  const y = doc.y
  doc.font('biasa').fontSize(10).fillColor(WARNA.redup).text(sebutan, TEPI, y, { width: 150 })
  doc.fillColor(WARNA.tinta).text(nilai, TEPI + 150, y, { width: LEBAR - 150 })
  doc.y += 3
}

function drawJumlah(doc: Doc, sebutan: string, jumlah: number, huruf: 'biasa' | 'tebal' = 'biasa'): void {
  ensureRoom(doc, 30)
  const y = doc.y
  doc
    .font(huruf)
    .fontSize(9.5)
    .fillColor(WARNA.tinta)
    .text(sebutan, TEPI, y, { width: LEBAR - 130 })
  const bawah = doc.y
  doc.text(formatRupiah(jumlah), TEPI + LEBAR - 120, y, { width: 120, align: 'right' })
  doc.y = bawah + 3
}

function drawGaris(doc: Doc, lebar: number): void {
  doc
    .moveTo(TEPI, doc.y)
    .lineTo(TEPI + lebar, doc.y)
    .lineWidth(0.7)
    .stroke(WARNA.garis)
  doc.y += 6
}

/** Goes on to another page when so many points are not left. */
function ensureRoom(doc: Doc, tinggi: number): void {
  if (doc.y + tinggi > BAWAH) doc.addPage()
}
