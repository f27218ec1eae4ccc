import { LEMBAR_BARIS_TERBANYAK, LEMBAR_KOLOM_TERBANYAK, type Sel } from '@rekan/domain/payroll/lembar-gaji'
import { readSheet } from 'read-excel-file/universal'
import { readZip } from './zip.reader.ts'

/** Unpacked; a sheet of the most rows and columns takes a third of it. */
const TERBESAR = { berkas: 200, bytes: 24 * 1024 * 1024 }
const TERLALU_PANJANG = `Lembar ini lebih dari ${LEMBAR_BARIS_TERBANYAK} baris.`
/** A workbook says itself where its sheets are: whatever holds rows is one, in any file. */
const BARIS = /sheetData/
/** Of texts that cells share, read again for each of them: the mark that one begins or ends */
const TEKS = /<[^<>]*\bsi\s*\/?>/
/** Characters: of one such text with its mark-up, of a cell, of all cells */
const TERPANJANG = { teks: 8000, sel: 2000, semua: 6_000_000 }
/** Characters of one tag or one text between tags: the parser's work grows with their square */
const TANDA_TERPANJANG = 64 * 1024
const TIDAK_UTUH = 'Berkas ini bukan lembar kerja Excel (.xlsx) yang utuh.'
const SEL_PANJANG = 'Isi sebuah sel terlalu panjang.'

export type IsiLembar = { readonly sel: readonly (readonly Sel[])[] } | { readonly tolak: string }

/**
 * Returns the cells of a workbook's first sheet, or the reason why it is not read. The sheet's declared size is judged
 * before a table of that size is allocated. Formulas are not computed; their values as saved count, unless `isKetat`
 * refuses them and joined cells.
 */
export async function readLembar(bytes: Buffer, { isKetat = false } = {}): Promise<IsiLembar> {
  const berkas = readZip(bytes, TERBESAR) ?? []
  const bagian = berkas.map((entri) => entri.isi.toString('utf8'))
  if (bagian.some((xml, ke) => isXml(berkas[ke]?.nama) && isTandaPanjang(xml))) return { tolak: SEL_PANJANG }
  const lembar = bagian.filter((xml) => BARIS.test(xml))
  if (lembar.length === 0) return { tolak: TIDAK_UTUH }
  if (bagian.some(isTeksPanjang)) return { tolak: SEL_PANJANG }
  for (const xml of lembar) {
    const tolak = judgeUkuran(xml) ?? (isKetat ? judgePolos(xml) : null)
    if (tolak !== null) return { tolak }
  }
  try {
    // Its types name the class of dates where a date stands.
    const sel = (await readSheet(new Uint8Array(bytes).buffer)) as Sel[][]
    if (sel.length > LEMBAR_BARIS_TERBANYAK + 1) return { tolak: TERLALU_PANJANG }
    return isSelPanjang(sel) ? { tolak: SEL_PANJANG } : { sel }
  } catch {
    return { tolak: TIDAK_UTUH }
  }
}

/** Parts of other kinds, such as pictures, are not parsed. */
function isXml(nama = ''): boolean {
  return nama.endsWith('.xml') || nama.endsWith('.rels')
}

/** What marks end by, where that is not the next `>` outside of quotes. */
const PENUTUP: Readonly<Record<string, string>> = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' }

/** Whether a tag, a comment or a text of this XML is longer than any program writes one; told in one pass. */
function isTandaPanjang(xml: string): boolean {
  let letak = 0
  while (letak < xml.length) {
    const mulai = letak
    const tanda = xml.indexOf('<', mulai)
    if ((tanda < 0 ? xml.length : tanda) - mulai > TANDA_TERPANJANG) return true
    if (tanda < 0) return false
    letak = akhirTanda(xml, tanda)
    if (letak - tanda > TANDA_TERPANJANG) return true
  }
  return false
}

/** Where the mark that begins at `mulai` is over; a closing bracket within quotes is none. */
function akhirTanda(xml: string, mulai: number): number {
  for (const [awal, penutup] of Object.entries(PENUTUP)) {
    if (!xml.startsWith(awal, mulai)) continue
    const akhir = xml.indexOf(penutup, mulai)
    return akhir < 0 ? xml.length : akhir + penutup.length
  }
  for (let ke = mulai + 1; ke < xml.length; ke += 1) {
    const huruf = xml[ke]
    if (huruf === '>') return ke + 1
    if (huruf !== '"' && huruf !== "'") continue
    const tutup = xml.indexOf(huruf, ke + 1)
    if (tutup < 0) return xml.length
    ke = tutup
  }
  return xml.length
}

function isTeksPanjang(xml: string): boolean {
  return TEKS.test(xml) && xml.split(TEKS).some((satu) => satu.length > TERPANJANG.teks)
}

function isSelPanjang(sel: readonly (readonly Sel[])[]): boolean {
  let semua = 0
  for (const teks of sel.flat()) {
    if (typeof teks !== 'string') continue
    semua += teks.length
    if (teks.length > TERPANJANG.sel || semua > TERPANJANG.semua) return true
  }
  return false
}

/** What a row cannot be told from: cells that span several, and what a formula came to on somebody's machine. */
function judgePolos(xml: string): string | null {
  if (/<(?:\w+:)?mergeCell[\s/>]/.test(xml))
    return 'Ada sel yang digabung. Pisahkan semua sel, lalu unggah lagi.'
  if (/<(?:\w+:)?f[\s/>]/.test(xml))
    return 'Ada sel berisi rumus. Salin lalu tempel sebagai nilai, lalu unggah lagi.'
  return null
}

/** Where cells say they are, and how far the sheet says it reaches; whatever prefix the names have. */
function judgeUkuran(xml: string): string | null {
  for (const [, , alamat = ''] of xml.matchAll(/(?:\s|(?<!\sxmlns):)(?:r|ref)\s*=\s*(["'])(.*?)\1/gs)) {
    for (const satu of alamat.split(/[:\s]/)) {
      const cocok = /^([A-Z]{0,3})(\d{0,7})$/i.exec(satu)
      if (cocok === null) return TIDAK_UTUH
      const [, huruf = '', baris = ''] = cocok
      if (Number(baris) > LEMBAR_BARIS_TERBANYAK + 1) return TERLALU_PANJANG
      if (kolomKe(huruf) > LEMBAR_KOLOM_TERBANYAK)
        return `Lembar ini lebih dari ${LEMBAR_KOLOM_TERBANYAK} kolom.`
    }
  }
  return null
}

/** A is 1, AA 27. */
function kolomKe(huruf: string): number {
  let ke = 0
  for (const satu of huruf.toUpperCase()) ke = ke * 26 + satu.charCodeAt(0) - 64
  return ke
}
