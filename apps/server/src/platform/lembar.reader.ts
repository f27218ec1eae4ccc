import { isUtf8 } from 'node:buffer'
import {
  LEMBAR_BARIS_TERBANYAK,
  LEMBAR_KOLOM_TERBANYAK,
  LEMBAR_PENJELAS,
  type Lembar,
  SEL_TERPANJANG,
  type Sel,
  isKosong,
  lembarFrom,
} from '@rekan/domain/lembar/sel'
import { lembarCsv } from '@rekan/domain/lembar/tabel'
import { readSheet } from 'read-excel-file/universal'
import { isTandaPanjang, readBagian, readSel } from './lembar-xml.reader.ts'
import { readZip, bytesZip } from './zip.reader.ts'

/** Unpacked; a sheet of the most rows and columns takes a third of it. */
const TERBESAR = { berkas: 200, bytes: 24 * 1024 * 1024 }
/** Titles may stand above the headings. */
const BARIS_TERBANYAK = LEMBAR_BARIS_TERBANYAK + 20
/** Of texts that cells share, read again for each of them: the mark that one begins or ends */
const TEKS = /<[^<>]*\bsi\s*\/?>/
/** Characters: of one such text with its mark-up, of all cells */
const TERPANJANG = { teks: 64 * 1024, semua: 6_000_000 }
/** The furthest that a sheet reaches */
const UJUNG = { baris: 1_048_576, kolom: 16_384 }
const SEHARI_MS = 86_400_000
const BENTUK_LAIN = 'Simpan sebagai Excel (.xlsx) atau CSV, lalu unggah lagi.'
const TIDAK_UTUH = `Berkas ini bukan lembar kerja Excel (.xlsx) yang utuh. ${BENTUK_LAIN}`
const TERLALU_BESAR =
  'Isi buku kerja ini terlalu besar. Salin baris yang terisi ke buku kerja baru, lalu unggah lagi.'
const SEL_PANJANG = 'Isi sebuah sel terlalu panjang.'

export type IsiLembar = { readonly lembar: Lembar } | { readonly tolak: string }

/**
 * Returns the sheet of a workbook or of a text file, with all that its form warns of, or the reason why it is not read. Of a workbook
 * it is the first sheet that can be seen and holds something, what explains a template aside. Formulas are not computed; their values as saved count, and where none is saved the
 * cell says so.
 */
export async function readLembar(bytes: Buffer): Promise<IsiLembar> {
  const isi = bytes.toString('latin1', 0, 2) === 'PK' ? await readBuku(bytes) : readTeks(bytes)
  if ('tolak' in isi) return isi
  return judgePanjang(isi.lembar)
}

async function readBuku(bytes: Buffer): Promise<IsiLembar> {
  if ((bytesZip(bytes) ?? 0) > TERBESAR.bytes) return { tolak: TERLALU_BESAR }
  const berkas = readZip(bytes, TERBESAR) ?? []
  const bagian = new Map(berkas.map(({ nama, isi }) => [nama, isi.toString('utf8')]))
  if ([...bagian].some(([nama, xml]) => isXml(nama) && isTandaPanjang(xml))) return { tolak: SEL_PANJANG }
  if (bagian.has('content.xml')) return { tolak: `Berkas ini berupa LibreOffice (.ods). ${BENTUK_LAIN}` }
  if (bagian.has('xl/workbook.bin')) return { tolak: `Berkas ini berupa Excel biner (.xlsb). ${BENTUK_LAIN}` }
  if ([...bagian.values()].some(isTeksPanjang)) return { tolak: SEL_PANJANG }
  const buku = readBagian(bagian)
  if (buku === null || [...bagian].some(isTakTerbaca)) return { tolak: TIDAK_UTUH }
  const semua = buku.lembar.map(({ xml, ...satu }) => ({ ...satu, ...readSel(xml) }))
  const terlihat = semua.filter(({ isTerlihat }) => isTerlihat)
  const terisi = terlihat.filter(({ isTerisi }) => isTerisi)
  const dibaca = terisi.find((satu) => !isPenjelas(satu.nama)) ?? terisi[0] ?? terlihat[0] ?? semua[0]
  if (dibaca === undefined || dibaca.terjauh === null) return { tolak: TIDAK_UTUH }
  const { nama, galat, gabungan, tersembunyi, terjauh } = dibaca
  if (terjauh.sel.baris > UJUNG.baris || terjauh.sel.kolom > UJUNG.kolom) return { tolak: TIDAK_UTUH }
  const tolak = judgeUkuran(terjauh.isi.baris, terjauh.isi.kolom)
  if (tolak !== undefined) return { tolak: `Lembar ${nama}: ${tolak}` }
  try {
    // Its types name the class of dates where a date stands.
    const sel = (await readSheet(new Uint8Array(bytes).buffer, nama)) as Sel[][]
    // The library takes one of the two ways of saying that days count from 1904.
    if (buku.isHari1904 === 'true') shiftHari(sel)
    for (const satu of galat) setSel(sel, satu.baris, satu.kolom, { galat: satu.galat })
    const lain = terisi.map((satu) => satu.nama).filter((satu) => satu !== nama && !isPenjelas(satu))
    const isHari1904 = buku.isHari1904 !== null
    return { lembar: lembarFrom(sel, { nama, gabungan, tersembunyi, isHari1904, lain }) }
  } catch (error) {
    const [, baris, kolom] = /row (\d+),? col(?:umn)? (\d+)/.exec((error as Error).message) ?? []
    const letak =
      baris === undefined ? '' : ` Lembar ${nama}, baris ${baris}, kolom ke-${kolom} tidak dapat dibaca.`
    return { tolak: `${TIDAK_UTUH}${letak}` }
  }
}

/** What stands in such sections of cells and shared texts would be passed over. */
function isTakTerbaca([nama, xml]: readonly [string, string]): boolean {
  return /\/(?:worksheets\/|sharedStrings)/.test(nama) && xml.includes('<![CDATA[')
}

function isPenjelas(nama: string): boolean {
  return LEMBAR_PENJELAS.some((satu) => satu === nama)
}

function setSel(sel: Sel[][], baris: number, kolom: number, isi: Sel): void {
  while (sel.length <= baris) sel.push([])
  const deret = sel[baris] as Sel[]
  while (deret.length <= kolom) deret.push(null)
  deret[kolom] = isi
}

function shiftHari(sel: Sel[][]): void {
  for (const deret of sel)
    for (const [ke, satu] of deret.entries())
      if (satu instanceof Date) deret[ke] = new Date(satu.getTime() + 1462 * SEHARI_MS)
}

/** Parts of other kinds, such as pictures, are not parsed. */
function isXml(nama: string): boolean {
  return nama.endsWith('.xml') || nama.endsWith('.rels')
}

function isTeksPanjang(xml: string): boolean {
  return TEKS.test(xml) && xml.split(TEKS).some((satu) => satu.length > TERPANJANG.teks)
}

function judgeUkuran(baris: number, kolom: number): string | undefined {
  if (baris > BARIS_TERBANYAK)
    return `lebih dari ${LEMBAR_BARIS_TERBANYAK} baris. Bagi menjadi beberapa berkas.`
  return kolom > LEMBAR_KOLOM_TERBANYAK ? `lebih dari ${LEMBAR_KOLOM_TERBANYAK} kolom.` : undefined
}

/** What programs begin files of other kinds with */
const BUKAN_TEKS: readonly (readonly [RegExp, string])[] = [
  [
    /^\xD0\xCF.\xE0/s,
    `Berkas ini terkunci kata sandi, atau berupa Excel lama (.xls). Buka kuncinya, lalu simpan sebagai Excel (.xlsx).`,
  ],
  [/^%PDF-/, `Berkas ini berupa PDF. ${BENTUK_LAIN}`],
  [/^(?:\x89PNG|\xFF\xD8\xFF|GIF8|RIFF)/, `Berkas ini berupa gambar. ${BENTUK_LAIN}`],
  [
    /^(?:\xEF\xBB\xBF)?\s*<(?:!doctype|html|table|\?xml)/i,
    `Berkas ini berupa halaman web atau XML, bukan lembar kerja. ${BENTUK_LAIN}`,
  ],
]

/** A file of comma-separated values, as spreadsheets save them: UTF-8, UTF-16, or Windows' Latin. */
function readTeks(bytes: Buffer): IsiLembar {
  const awal = bytes.toString('latin1', 0, 200)
  const lain = BUKAN_TEKS.find(([bentuk]) => bentuk.test(awal))
  if (lain !== undefined) return { tolak: lain[1] }
  const teks = teksFrom(bytes)
  if (teks.includes('\0')) return { tolak: TIDAK_UTUH }
  const lembar = lembarCsv(teks)
  const terakhir = lembar.sel.findLastIndex((deret) => !deret.every(isKosong))
  const terpanjang = lembar.sel.reduce(
    (kini, deret) => Math.max(kini, deret.findLastIndex((satu) => !isKosong(satu)) + 1),
    0,
  )
  const tolak = judgeUkuran(terakhir + 1, terpanjang)
  return tolak === undefined ? { lembar } : { tolak: `Berkas ini ${tolak}` }
}

function teksFrom(bytes: Buffer): string {
  const [satu, dua] = bytes
  if ((satu === 0xff && dua === 0xfe) || (satu !== 0 && dua === 0))
    return new TextDecoder('utf-16le').decode(bytes)
  if ((satu === 0xfe && dua === 0xff) || (satu === 0 && dua !== 0))
    return new TextDecoder('utf-16be').decode(bytes)
  // A sign that an earlier program could not read is no sign of Windows' Latin.
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes)
}

/** Marks texts that are too long; refuses what comes to too much in all. */
function judgePanjang(lembar: Lembar): IsiLembar {
  let semua = 0
  const sel = lembar.sel.map((deret) =>
    deret.map((satu) => {
      if (typeof satu !== 'string') return satu
      semua += satu.length
      return satu.length > SEL_TERPANJANG ? { galat: 'PANJANG' } : satu
    }),
  )
  return semua > TERPANJANG.semua ? { tolak: TERLALU_BESAR } : { lembar: { ...lembar, sel } }
}
