/** Cells of sheets that people bring, whatever program wrote them (`docs/rules.md`, section 10.6). */
import { tidy } from '../karyawan/karyawan.ts'

/** A cell as its form is read; of a formula what it came to when it was saved. */
export type Sel = string | number | boolean | Date | SelGalat | null | undefined
/** A cell that holds nothing anybody can take: an error such as `#REF!`, a formula that was never reckoned (`RUMUS`), a text without an end (`PANJANG`). */
export type SelGalat = { readonly galat: string }
/** Cells that are joined, from one corner to the other; rows and columns from 0. */
export type Gabungan = {
  readonly baris: readonly [number, number]
  readonly kolom: readonly [number, number]
}
/** A sheet with all that its form warns of. */
export type Lembar = {
  /** Null: a file of text, which has no sheets */
  readonly nama: string | null
  readonly sel: readonly (readonly Sel[])[]
  readonly gabungan: readonly Gabungan[]
  /** Its days are counted from 1904, as older programs of the Mac do */
  readonly isHari1904: boolean
  /** A quotation mark that is never closed: in which row it stands, from 1; null for none */
  readonly kutip: number | null
  /** Rows and columns that nobody sees, from 0; they are read like any other */
  readonly tersembunyi: { readonly baris: readonly number[]; readonly kolom: readonly number[] }
  /** Other sheets of the book that hold something and can be seen; they are not read */
  readonly lain: readonly string[]
}

/** A sheet of cells about which nothing else is known. */
export function lembarFrom(sel: Lembar['sel'], lain: Partial<Lembar> = {}): Lembar {
  const tersembunyi = { baris: [], kolom: [] }
  return { nama: null, sel, gabungan: [], isHari1904: false, kutip: null, tersembunyi, lain: [], ...lain }
}

/** As programs write an error into a file of text; LibreOffice has numbers for some. */
const GALAT =
  /^(?:#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|ERROR!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|GETTING_DATA)|Err:\d{3}|#{3,})$/i

/** What is wrong with a cell that nobody can read, and what to do; undefined for any other. */
export function galatSel(sel: Sel): string | undefined {
  if (typeof sel === 'string' && GALAT.test(sel.trim())) return pesanGalat(sel.trim())
  if (typeof sel === 'string' && sel.includes('\uFFFD')) return pesanGalat('RUSAK')
  return isGalat(sel) ? pesanGalat(sel.galat) : undefined
}

function isGalat(sel: Sel): sel is SelGalat {
  return typeof sel === 'object' && sel !== null && 'galat' in sel
}

/** Characters of a cell at the most */
export const SEL_TERPANJANG = 2000
/** Rows and columns of a sheet at the most, its headings and what stands above them aside */
export const LEMBAR_BARIS_TERBANYAK = 5000
export const LEMBAR_KOLOM_TERBANYAK = 120
/** Sheets of our own templates that say how to fill in the first */
export const LEMBAR_PENJELAS = ['Pilihan', 'Petunjuk'] as const

const PESAN: Readonly<Record<string, string>> = {
  RUMUS:
    'Sel ini berisi rumus yang belum dihitung. Buka di Excel lalu simpan, atau tempel hasilnya sebagai nilai.',
  RUSAK: 'Sel ini memuat huruf yang rusak (\uFFFD). Tulis lagi hurufnya.',
  PANJANG: `Isi sel ini terlalu panjang, paling banyak ${SEL_TERPANJANG.toLocaleString('id-ID')} karakter.`,
}

function pesanGalat(galat: string): string {
  return PESAN[galat] ?? `Sel ini berisi galat ${galat}. Betulkan rumusnya, atau tulis nilainya.`
}

/** Text as it is stored, without the apostrophe by which spreadsheets keep it from being a number. */
export function tidySel(teks: string): string {
  return tidy(teks).replace(/^'+\s*/, '')
}

/** A cell as text; blank for an empty one and for an error, which `galatSel` tells of. */
export function teksSel(sel: Sel): string {
  if (sel === null || sel === undefined || isGalat(sel)) return ''
  if (sel instanceof Date) return sel.toISOString().slice(0, 10)
  return tidySel(String(sel))
}

/** A cell as it is written, an error by its name. */
export function teksAsli(sel: Sel): string {
  return isGalat(sel) ? sel.galat : teksSel(sel)
}

/** Nothing stands there. */
export function isKosong(sel: Sel): boolean {
  return galatSel(sel) === undefined && teksSel(sel) === ''
}

/** A column as spreadsheets name it: A, B … Z, AA; the first is 0. */
export function hurufKolom(ke: number): string {
  const satu = String.fromCodePoint(65 + (ke % 26))
  return ke < 26 ? satu : hurufKolom(Math.floor(ke / 26) - 1) + satu
}
