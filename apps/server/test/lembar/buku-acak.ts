import { deflateRawSync } from 'node:zlib'
import { hurufKolom } from '@rekan/domain/lembar/sel'
import { readZip } from '../../src/platform/zip.reader.ts'
import { zip } from '../zip.ts'

/** A cell of a made-up sheet: an error, a formula without a value, or what it holds. */
export type SelAcak = string | number | null | { readonly galat: string } | { readonly rumus: string }
export type LembarAcak = {
  readonly sel: readonly (readonly SelAcak[])[]
  readonly gabungan?: readonly string[]
  /** Behind it stands an empty cell in the last row that there can be, as LibreOffice writes it */
  readonly isPanjang?: boolean
}

/** How programs write one and the same sheet. */
export type Bentuk = 'bersama' | 'sebaris' | 'csv;' | 'csv,' | 'tab' | 'utf16'
export const BENTUK: readonly Bentuk[] = ['bersama', 'sebaris', 'csv;', 'csv,', 'tab', 'utf16']

/** The file that a program would write of a sheet. */
export function encodeLembar(lembar: LembarAcak, bentuk: Bentuk): Buffer {
  if (bentuk === 'bersama' || bentuk === 'sebaris') return encodeBuku(lembar, bentuk)
  const pemisah = { 'csv;': ';', 'csv,': ',', tab: '\t', utf16: ';' }[bentuk]
  const teks = lembar.sel
    .map((deret) => deret.map((sel) => kutip(tulis(sel), pemisah)).join(pemisah))
    .join('\r\n')
  return bentuk === 'utf16'
    ? Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(teks, 'utf16le')])
    : Buffer.from(`\uFEFF${teks}\r\n`)
}

function tulis(sel: SelAcak): string {
  if (sel === null) return ''
  if (typeof sel !== 'object') return String(sel)
  return 'galat' in sel ? sel.galat : '#N/A'
}

function kutip(teks: string, pemisah: string): string {
  return teks.includes(pemisah) || /["\r\n]/.test(teks) ? `"${teks.replaceAll('"', '""')}"` : teks
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const NS = 'http://schemas.openxmlformats.org'
const formatXml = (teks: string) =>
  teks.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function encodeBuku(
  { sel, gabungan = [], isPanjang = false }: LembarAcak,
  bentuk: 'bersama' | 'sebaris',
): Buffer {
  const bersama: string[] = []
  const teks = (isi: string, alamat: string) => {
    if (bentuk === 'sebaris')
      return `<c r="${alamat}" t="inlineStr"><is><t xml:space="preserve">${formatXml(isi)}</t></is></c>`
    bersama.push(isi)
    return `<c r="${alamat}" t="s"><v>${bersama.length - 1}</v></c>`
  }
  const baris = sel
    .map((deret, ke) => {
      const isi = deret.map((satu, kolom) => {
        const alamat = `${hurufKolom(kolom)}${ke + 1}`
        if (satu === null || satu === '') return ''
        if (typeof satu === 'number') return `<c r="${alamat}"><v>${satu}</v></c>`
        if (typeof satu === 'string') return teks(satu, alamat)
        return 'galat' in satu
          ? `<c r="${alamat}" t="e"><v>${satu.galat}</v></c>`
          : `<c r="${alamat}"><f>${formatXml(satu.rumus)}</f><v></v></c>`
      })
      return `<row r="${ke + 1}">${isi.join('')}</row>`
    })
    .join('')
  const gabung =
    gabungan.length === 0
      ? ''
      : `<mergeCells count="${gabungan.length}">${gabungan.map((satu) => `<mergeCell ref="${satu}"/>`).join('')}</mergeCells>`
  const bagian = {
    '[Content_Types].xml': `<Types xmlns="${NS}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    'xl/workbook.xml': `<workbook xmlns="${NS}/spreadsheetml/2006/main" xmlns:r="${NS}/officeDocument/2006/relationships"><sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${NS}/package/2006/relationships"><Relationship Id="rId1" Type="${NS}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${NS}/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${NS}/spreadsheetml/2006/main"><sheetData>${baris}${isPanjang ? '<row r="1048576"><c r="A1048576" s="0"/></row>' : ''}</sheetData>${gabung}</worksheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${NS}/spreadsheetml/2006/main">${bersama.map((satu) => `<si><t xml:space="preserve">${formatXml(satu)}</t></si>`).join('')}</sst>`,
  }
  return zip(
    Object.entries(bagian).map(([nama, isi]) => {
      const bytes = Buffer.from(XML + isi)
      return { nama, isi: bytes, mampat: deflateRawSync(bytes), besar: bytes.length }
    }),
  )
}

/** The text of a part of a workbook. */
export function zipIsi(bytes: Buffer, nama: string): string {
  const bagian = readZip(bytes, { berkas: 50, bytes: 5e6 })?.find((satu) => satu.nama === nama)
  return bagian?.isi.toString('utf8') ?? ''
}
