/** What a cell says by the meaning of its field, however people and programs write it; or how to write it (`docs/rules.md`, section 10.6). */
import { tidyNomorHp } from '../karyawan/karyawan.ts'
import { parseRupiah } from '../teks/rupiah.ts'
import { type Detik, NAMA_BULAN, SEHARI, type Tanggal, addHari, isTanggal } from '../waktu.ts'
import { type Sel, galatSel, isKosong, tidySel, teksSel } from './sel.ts'

/** What was read, or why it cannot be. */
export type Bacaan<T> = { readonly nilai: T } | { readonly salah: string }
/** What a reading has to know of its sheet. */
export type Sekitar = {
  readonly isHari1904?: boolean
  /** The year of today: a birth of two digits lies before it */
  readonly tahunIni?: number
}

const BUKAN_TEKS = 'Excel mengubah isi sel ini menjadi tanggal. Jadikan kolomnya teks, lalu tulis lagi.'
const ANGKA_HILANG =
  'Nomor ini tersimpan sebagai angka, sehingga nol di depan atau angka terakhirnya dapat hilang. Jadikan kolomnya teks, lalu tulis lagi nomornya.'
const BUKAN_TANGGAL = 'Tanggal ini tidak ada di kalender atau tidak dapat dibaca.'
const BUKAN_JAM = 'Jam ini tidak dapat dibaca.'
const BUKAN_JUMLAH = 'Jumlah ini tidak dapat dibaca.'
/** The whole day that 24:00 is in a spreadsheet, counted from its day 0, in seconds */
const AKHIR_HARI = Date.UTC(1899, 11, 31) / 1000
/** A spreadsheet keeps so many digits of a number. */
const ANGKA_UTUH = 1e15

/** By the meaning of a field; each is given a cell that is neither empty nor an error. */
export const BACA = {
  teks: readTeks,
  nomor: readNomor,
  telepon: (sel: Sel) => mapBacaan(readNomor(sel), tidyNomorHp),
  kode: (sel: Sel) => mapBacaan(readNomor(sel), (teks) => tidySel(teks).toUpperCase()),
  email: (sel: Sel) => mapBacaan(readTeks(sel), (teks) => teks.replace(/^mailto:/i, '').toLowerCase()),
  tanggal: readTanggal,
  lahir: (sel: Sel, sekitar: Sekitar) => readTanggal(sel, sekitar, true),
  jam: readJam,
  jamPulang: readJamPulang,
  jumlah: readJumlah,
  bilangan: readBilangan,
} as const satisfies Readonly<Record<string, (sel: Sel, sekitar: Sekitar) => Bacaan<string | number>>>
export type Makna = keyof typeof BACA
/** How a meaning is written, where a column says nothing else. */
export const CARA: Readonly<Partial<Record<Makna, string>>> = {
  tanggal: 'Tulis seperti 31/12/2026 atau 2026-12-31.',
  lahir: 'Tulis seperti 31/12/1990.',
  jam: 'Tulis jam seperti 07:00 atau 07:00:30.',
  jumlah: 'Tulis jumlah seperti 1250000 atau 1.250.000.',
  bilangan: 'Tulis sebagai bilangan bulat.',
}

/** A dash alone, of whatever length: nothing is meant to stand there. */
function isTanda(sel: Sel): boolean {
  return typeof sel === 'string' && /^[-‐-―−]+$/.test(tidySel(sel))
}

/**
 * What a cell says; undefined where nothing stands, or a dash where the field may be empty.
 *
 * @param isWajib a dash is a text like any other
 */
export function readSel<M extends Makna>(
  makna: M,
  sel: Sel,
  sekitar: Sekitar = {},
  isWajib = false,
): ReturnType<(typeof BACA)[M]> | undefined {
  const galat = galatSel(sel)
  if (galat !== undefined) return { salah: galat } as ReturnType<(typeof BACA)[M]>
  if (isKosong(sel) || (!isWajib && isTanda(sel))) return undefined
  return BACA[makna](sel, sekitar) as ReturnType<(typeof BACA)[M]>
}

/** A cell by whose digits something is known, in the digits and signs of our keyboards: `０８１２` and `٠٨١٢` are 0812. */
function teksAngka(sel: Sel): string {
  return teksSel(sel)
    .replaceAll(/[\uFF01-\uFF5E]/g, (lebar) => String.fromCodePoint(lebar.charCodeAt(0) - 0xfe_e0))
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (angka) => String(angka.charCodeAt(0) & 0xf))
}

function mapBacaan<T, U>(bacaan: Bacaan<T>, ubah: (nilai: T) => U): Bacaan<U> {
  return 'salah' in bacaan ? bacaan : { nilai: ubah(bacaan.nilai) }
}

function readTeks(sel: Sel): Bacaan<string> {
  if (sel instanceof Date) return { salah: BUKAN_TEKS }
  if (typeof sel === 'number' && Math.abs(sel) >= ANGKA_UTUH) return { salah: ANGKA_HILANG }
  return { nilai: teksSel(sel) }
}

/** What people are known by: a number that a spreadsheet took for one has lost digits, or may have. */
function readNomor(sel: Sel): Bacaan<string> {
  if (sel instanceof Date) return { salah: BUKAN_TEKS }
  const teks = teksAngka(sel)
  if (typeof sel === 'number' || /^\d(?:[.,]\d+)?E\+?\d{1,3}$/i.test(teks)) return { salah: ANGKA_HILANG }
  return { nilai: teks }
}

function readTanggal(sel: Sel, sekitar: Sekitar = {}, isLahir = false): Bacaan<Tanggal> {
  const salah = { salah: BUKAN_TANGGAL }
  if (sel instanceof Date) return tanggalFrom(sel.toISOString().slice(0, 10)) ?? salah
  if (typeof sel === 'number') return serialFrom(sel, sekitar) ?? salah
  const teks = teksAngka(sel)
  if (/^\d{5}$/.test(teks)) return serialFrom(Number(teks), sekitar) ?? salah
  return tanggalFrom(tanggalTulis(teks, sekitar, isLahir)) ?? salah
}

function tanggalFrom(teks: string): Bacaan<Tanggal> | undefined {
  return isTanggal(teks) && teks >= '1900' && teks < '2200' ? { nilai: teks } : undefined
}

/** The day that a spreadsheet keeps as a number, from 1 January 1900 with a 29 February that never was, or from 1904. */
function serialFrom(serial: number, { isHari1904 = false }: Sekitar): Bacaan<Tanggal> | undefined {
  const hari = Math.floor(serial) + (isHari1904 ? 1462 : 0)
  // What has eight digits is a date as text; the last day of 2199 is the end of what is taken.
  if (hari >= 1e7) return tanggalFrom(tanggalTulis(String(serial), {}, false))
  return hari < 61 || hari > 109_574 ? undefined : tanggalFrom(addHari('1899-12-30', hari))
}

/** Day, month and year of a text as `YYYY-MM-DD`, the day first unless the year is; what is none is given back. */
function tanggalTulis(teks: string, sekitar: Sekitar, isLahir: boolean): string {
  const tanpaHari = teks.replace(/^\p{L}{3,7}['’]?\p{L}*,\s*/u, '')
  // A clock time after it says nothing of the day.
  const hari = tanpaHari.replace(/[ T]\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:\.\d+)?)?\s*(?:[AP]M|Z)?$/i, '')
  const tahunDulu = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})$/.exec(hari)
  const hariDulu =
    /^(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{4}|'?\d{2})$/.exec(hari) ??
    /^(\d{1,2})[-/., ]*(\p{L}{3,9})\.?[-/., ]*(\d{4}|'?\d{2})$/u.exec(hari)
  if (tahunDulu !== null) {
    const [, tahun = '', , bulan = '', tanggal = ''] = tahunDulu
    return tanggalIso(tahun, bulan, tanggal)
  }
  if (hariDulu === null) return teks
  const [, tanggal = '', bulan = '', tahun = ''] = hariDulu
  const ke = /^\d/.test(bulan) ? bulan : String(bulanFrom(bulan))
  return tanggalIso(tahunFrom(tahun.replace("'", ''), sekitar, isLahir), ke, tanggal)
}

function tanggalIso(tahun: string, bulan: string, tanggal: string): string {
  return `${tahun}-${bulan.padStart(2, '0')}-${tanggal.padStart(2, '0')}`
}

/** Beside the names of months: English ones, and how others are cut or written. */
const BULAN_LAIN: readonly (readonly [string, number])[] = [
  ['january', 1],
  ['february', 2],
  ['pebruari', 2],
  ['march', 3],
  ['may', 5],
  ['june', 6],
  ['july', 7],
  ['august', 8],
  ['ags', 8],
  ['agt', 8],
  ['october', 10],
  ['nopember', 11],
  ['december', 12],
]

/** The month that a name or its beginning means, from 1; 0 for none. */
function bulanFrom(nama: string): number {
  const awal = nama.toLowerCase()
  const semua = [...NAMA_BULAN.map((satu, ke) => [satu.toLowerCase(), ke + 1] as const), ...BULAN_LAIN]
  return semua.find(([satu]) => satu.startsWith(awal))?.[1] ?? 0
}

/** A year of two digits: of a birth the last one that leaves ten years to grow in, of anything else from 1970 to 2069. */
function tahunFrom(tahun: string, { tahunIni = 2026 }: Sekitar, isLahir: boolean): string {
  if (tahun.length === 4) return tahun
  const abadIni = 2000 + Number(tahun)
  const isLalu = isLahir ? abadIni > tahunIni - 10 : abadIni > 2069
  return String(isLalu ? abadIni - 100 : abadIni)
}

/** A clock time as `readJam` reads it, in seconds, with what may stand behind it: `25200+1` of `07:00+1`, which is the next day's. */
function readJamPulang(sel: Sel): Bacaan<string> {
  const [, jam, ke] = (typeof sel === 'string' && /^(.+?)\s*\+\s*([0-2])$/.exec(teksAngka(sel))) || []
  return mapBacaan(readJam(jam ?? sel), (detik) => (ke === undefined ? `${detik}` : `${detik}+${ke}`))
}

/** Seconds since midnight; 24:00 is the end of a day, whose clock shows 00:00 of the next. */
function readJam(sel: Sel): Bacaan<Detik> {
  const salah = { salah: BUKAN_JAM }
  if (sel instanceof Date) {
    const detik = Math.round(sel.getTime() / 1000)
    if (detik === AKHIR_HARI) return { nilai: SEHARI }
    return { nilai: ((detik % SEHARI) + SEHARI) % SEHARI }
  }
  if (typeof sel === 'number') return jamAngka(sel) ?? salah
  const teks = teksAngka(sel).replace(/^(?:pukul|pkl\.?|jam)\s+/i, '')
  if (/^0[.,]\d{3,}$/.test(teks)) return jamAngka(Number(teks.replace(',', '.'))) ?? salah
  // A day before it, as programs write a moment.
  const tulis = teks.replace(/^(?:\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4})[ T]/, '')
  const cocok =
    /^(\d{1,2})\s*[:.]\s*(\d{2})(?:\s*[:.]\s*(\d{2})(?:\.\d+)?)?\s*([AP]\.?M\.?)?\s*(?:WIB|WITA|WIT)?$/i.exec(
      tulis,
    ) ?? /^(\d{1,2})(\d{2})()()$/.exec(tulis)
  if (cocok === null) return salah
  const [, jam = '', menit = '', detik = '', paruh = ''] = cocok
  return jamFrom(Number(jam), Number(menit), Number(detik || 0), paruh[0]?.toUpperCase()) ?? salah
}

function jamFrom(jam: number, menit: number, detik: number, paruh?: string): Bacaan<Detik> | undefined {
  if (menit > 59 || detik > 59) return undefined
  if (paruh !== undefined) {
    if (jam < 1 || jam > 12) return undefined
    return { nilai: ((jam % 12) + (paruh === 'P' ? 12 : 0)) * 3600 + menit * 60 + detik }
  }
  if (jam === 24 && menit === 0 && detik === 0) return { nilai: SEHARI }
  return jam > 23 ? undefined : { nilai: jam * 3600 + menit * 60 + detik }
}

/** A part of a day as spreadsheets keep it, or 800 and 1730 as people type them without a colon. */
function jamAngka(angka: number): Bacaan<Detik> | undefined {
  if (angka >= 0 && angka <= 1) return { nilai: Math.round(angka * SEHARI) }
  if (Number.isInteger(angka) && angka >= 100 && angka <= 2400)
    return jamFrom(Math.floor(angka / 100), angka % 100, 0)
  // A day with its clock time.
  return angka > 61 && !Number.isInteger(angka)
    ? { nilai: Math.round((angka % 1) * SEHARI) % SEHARI }
    : undefined
}

function readJumlah(sel: Sel): Bacaan<number> {
  if (sel instanceof Date) return { salah: 'Sel ini berisi tanggal. Ubah format selnya menjadi angka.' }
  if (typeof sel === 'number') {
    // What a formula came to is a hair beside the number that it shows.
    const bulat = Math.round(sel)
    return { nilai: Math.abs(sel - bulat) < 1e-6 ? bulat : sel }
  }
  const jumlah = typeof sel === 'boolean' ? undefined : parseRupiah(teksAngka(sel))
  return jumlah === undefined ? { salah: BUKAN_JUMLAH } : { nilai: jumlah }
}

/** A whole number; thousands may be parted. */
function readBilangan(sel: Sel): Bacaan<number> {
  const jumlah = typeof sel === 'string' ? parseRupiah(teksAngka(sel)) : readJumlah(sel)
  const nilai = typeof jumlah === 'object' ? ('nilai' in jumlah ? jumlah.nilai : undefined) : jumlah
  return nilai === undefined || !Number.isSafeInteger(nilai) ? { salah: BUKAN_JUMLAH } : { nilai }
}
