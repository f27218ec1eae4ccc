import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib'

/** Cells of a row; a number stays one, everything else is text, whatever it begins with. */
export type SelAlir = string | number | null
/** Widths in letters. */
export type KepalaAlir = { readonly judul: string; readonly lebar: number }

/**
 * A workbook of one sheet, its head in bold and in sight, written row by row: however many there are, no more than some of
 * them and the finished file are in memory.
 */
export async function writeXlsxAlir(
  kepala: readonly KepalaAlir[],
  baris: AsyncIterable<readonly SelAlir[]>,
): Promise<Buffer> {
  const lembar = await encodeAlir(listXml(kepala, baris))
  return composeZip([
    ...Object.entries(TETAP).map(([nama, xml]) => plainEntri(nama, xml)),
    { nama: 'xl/worksheets/sheet1.xml', ...lembar },
  ])
}

/** Characters that are compressed at once. */
const SEKALIGUS = 64 * 1024

async function* listXml(
  kepala: readonly KepalaAlir[],
  baris: AsyncIterable<readonly SelAlir[]>,
): AsyncGenerator<string> {
  const kolom = kepala
    .map(({ lebar }, i) => `<col min="${i + 1}" max="${i + 1}" width="${lebar}" customWidth="1"/>`)
    .join('')
  let xml = `${XML}<worksheet xmlns="${NS}main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${kolom}</cols><sheetData>`
  const huruf = kepala.map((_, i) => hurufKolom(i))
  let ke = 1
  const selFrom = (nilai: SelAlir, i: number, gaya: string) => {
    const alamat = `${huruf[i]}${ke}`
    if (nilai === null || nilai === '') return ''
    if (typeof nilai === 'number') return `<c r="${alamat}"${gaya}><v>${nilai}</v></c>`
    return `<c r="${alamat}" t="inlineStr"${gaya}><is><t xml:space="preserve">${formatXml(nilai)}</t></is></c>`
  }
  xml += `<row r="1">${kepala.map(({ judul }, i) => selFrom(judul, i, ' s="1"')).join('')}</row>`
  for await (const satu of baris) {
    ke += 1
    xml += `<row r="${ke}">${satu.map((nilai, i) => selFrom(nilai, i, '')).join('')}</row>`
    if (xml.length < SEKALIGUS) continue
    yield xml
    xml = ''
  }
  yield `${xml}</sheetData></worksheet>`
}

/** A of 0, AA of 26. */
function hurufKolom(ke: number): string {
  const sisa = String.fromCodePoint(65 + (ke % 26))
  return ke < 26 ? sisa : hurufKolom(Math.floor(ke / 26) - 1) + sisa
}

// oxlint-disable-next-line no-control-regex -- XML 1.0 has no place for these
const TAK_TERTULIS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const TANDA: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function formatXml(teks: string): string {
  return teks.replaceAll(TAK_TERTULIS, '').replaceAll(/[&<>"]/g, (huruf) => TANDA[huruf] ?? huruf)
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const NS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/'
const PAKET = 'http://schemas.openxmlformats.org/package/2006/'
const DOKUMEN = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TIPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The parts of a workbook that are always the same (ECMA-376, part 1). */
const TETAP: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PAKET}content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TIPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TIPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TIPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PAKET}relationships"><Relationship Id="rId1" Type="${DOKUMEN}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${NS}main" xmlns:r="${DOKUMEN}"><sheets><sheet name="Laporan" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PAKET}relationships"><Relationship Id="rId1" Type="${DOKUMEN}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${DOKUMEN}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${XML}<styleSheet xmlns="${NS}main"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
}

type Isi = { readonly mampat: Buffer; readonly besar: number; readonly crc: number }
type Entri = Isi & { readonly nama: string }

function plainEntri(nama: string, xml: string): Entri {
  const isi = Buffer.from(xml)
  return { nama, mampat: deflateRawSync(isi), besar: isi.length, crc: crc32(isi) }
}

async function encodeAlir(bagian: AsyncIterable<string>): Promise<Isi> {
  let [besar, crc] = [0, 0]
  const mampat: Buffer[] = []
  await pipeline(
    async function* ukur() {
      for await (const satu of bagian) {
        const isi = Buffer.from(satu)
        besar += isi.length
        crc = crc32(isi, crc)
        yield isi
      }
    },
    createDeflateRaw({ level: 5 }),
    new Writable({
      write(potong: Buffer, _, done) {
        mampat.push(potong)
        done()
      },
    }),
  )
  return { mampat: Buffer.concat(mampat), besar, crc }
}

/** An archive of these files (PKWARE APPNOTE, 4.3); their moment is the format's first. */
function composeZip(semua: readonly Entri[]): Buffer {
  const bagian: Buffer[] = []
  const daftar: Buffer[] = []
  let letak = 0
  for (const { nama, mampat, besar, crc } of semua) {
    const bytes = Buffer.from(nama)
    const umum = Buffer.alloc(26)
    umum.writeUInt16LE(20, 0)
    umum.writeUInt16LE(8, 4)
    umum.writeUInt16LE((1 << 5) | 1, 8)
    umum.writeUInt32LE(crc, 10)
    umum.writeUInt32LE(mampat.length, 14)
    umum.writeUInt32LE(besar, 18)
    umum.writeUInt16LE(bytes.length, 22)
    const kepala = Buffer.concat([Buffer.from('504b0304', 'hex'), umum, bytes])
    const akhir = Buffer.alloc(14)
    akhir.writeUInt32LE(letak, 10)
    daftar.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), umum, akhir, bytes]))
    bagian.push(kepala, mampat)
    letak += kepala.length + mampat.length
  }
  const direktori = Buffer.concat(daftar)
  const tutup = Buffer.alloc(22)
  tutup.writeUInt32LE(0x06054b50, 0)
  tutup.writeUInt16LE(semua.length, 8)
  tutup.writeUInt16LE(semua.length, 10)
  tutup.writeUInt32LE(direktori.length, 12)
  tutup.writeUInt32LE(letak, 16)
  return Buffer.concat([...bagian, direktori, tutup])
}
