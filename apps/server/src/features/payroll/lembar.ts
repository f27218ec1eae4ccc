import { LEMBAR_BARIS_TERBANYAK, LEMBAR_KOLOM_TERBANYAK, type Sel } from '@rekan/domain/lembar-gaji'
import { readSheet } from 'read-excel-file/universal'
import { unpackZip } from '../../platform/zip.ts'

/** Unpacked; a sheet of the most rows and columns takes a third of it. */
const TERBESAR = { berkas: 200, bytes: 24 * 1024 * 1024 }
const TERLALU_PANJANG = `Lembar ini lebih dari ${LEMBAR_BARIS_TERBANYAK} baris.`
const LEMBAR = /^xl\/worksheets\/[^/]+\.xml$/i

export type IsiLembar = { readonly sel: readonly (readonly Sel[])[] } | { readonly tolak: string }

/**
 * The cells of a workbook's first sheet, or why it is not read: what it says of its own size is judged before a table of
 * that size is made. Formulas are not worked out; what they came to when it was saved counts.
 */
export async function readLembar(bytes: Buffer): Promise<IsiLembar> {
  const berkas = unpackZip(bytes, TERBESAR)
  const lembar = berkas?.filter(({ nama }) => LEMBAR.test(nama)) ?? []
  if (lembar.length === 0) return { tolak: 'Berkas ini bukan lembar kerja Excel (.xlsx) yang utuh.' }
  for (const { isi } of lembar) {
    const tolak = judgeUkuran(isi.toString('utf8'))
    if (tolak !== null) return { tolak }
  }
  try {
    // Its types name the class of dates where a date stands.
    const sel = (await readSheet(new Uint8Array(bytes).buffer)) as Sel[][]
    return sel.length > LEMBAR_BARIS_TERBANYAK + 1 ? { tolak: TERLALU_PANJANG } : { sel }
  } catch {
    return { tolak: 'Berkas ini bukan lembar kerja Excel (.xlsx) yang utuh.' }
  }
}

/** Where cells say they are, and how far the sheet says it reaches. */
function judgeUkuran(xml: string): string | null {
  for (const [, alamat = ''] of xml.matchAll(/\s(?:r|ref)\s*=\s*["']([^"']*)["']/g)) {
    for (const satu of alamat.split(/[:\s]/)) {
      const cocok = /^([A-Z]{0,3})(\d{0,7})$/i.exec(satu)
      if (cocok === null) return 'Berkas ini bukan lembar kerja Excel (.xlsx) yang utuh.'
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
