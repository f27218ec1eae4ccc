/**
 * Dates and clocks of the three Indonesian zones (Keppres 41/1987). Indonesia has no daylight saving, so a zone is a
 * fixed offset; that keeps these functions exact on phones without `Temporal`.
 */

/** A calendar day, `YYYY-MM-DD`. Compares correctly as a string. */
export type Tanggal = string
/** A moment: milliseconds since 1970-01-01T00:00Z. */
export type Instan = number
/** Whole seconds: a span, or a clock time counted from local midnight. */
export type Detik = number

export const KODE_ZONA = ['WIB', 'WITA', 'WIT'] as const
export type KodeZona = (typeof KODE_ZONA)[number]

export const ZONA: Readonly<Record<KodeZona, { readonly iana: string; readonly offset: Detik }>> = {
  WIB: { iana: 'Asia/Jakarta', offset: 7 * 3600 },
  WITA: { iana: 'Asia/Makassar', offset: 8 * 3600 },
  WIT: { iana: 'Asia/Jayapura', offset: 9 * 3600 },
}

export const SEHARI: Detik = 86_400

const NAMA_HARI = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const

export const NAMA_BULAN = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
] as const

/**
 * True for a day that exists, from the year 1000 until 2200, which nobody at work plans beyond: `2026-02-30` is refused,
 * not turned into 2 March. Beyond the year 9999 dates as texts have no order any more.
 */
export function isTanggal(teks: string): boolean {
  if (!/^(1\d|20|21)\d{2}-\d{2}-\d{2}$/.test(teks)) return false
  const ms = Date.parse(`${teks}T00:00:00Z`)
  return !Number.isNaN(ms) && teks === new Date(ms).toISOString().slice(0, 10)
}

/** The calendar day that the clock on the wall in `zona` shows at `saat`. */
export function tanggalLokal(saat: Instan, zona: KodeZona): Tanggal {
  return new Date(saat + ZONA[zona].offset * 1000).toISOString().slice(0, 10)
}

/** The day in the west of the country, where it comes last: by it nothing is over too soon. */
export function hariBarat(saat: Instan): Tanggal {
  return tanggalLokal(saat, 'WIB')
}

/** The day in the east of the country, where it comes first: nobody's today lies beyond it. */
export function hariTimur(saat: Instan): Tanggal {
  return tanggalLokal(saat, 'WIT')
}

/** Seconds since local midnight in `zona`, 0..86399. */
export function jamLokal(saat: Instan, zona: KodeZona): Detik {
  return modulo(Math.floor(saat / 1000) + ZONA[zona].offset, SEHARI)
}

/** The moment of a clock time on a day; `jam` from 86400 on falls on the days after. */
export function instanFrom(tanggal: Tanggal, jam: Detik, zona: KodeZona): Instan {
  return Date.parse(`${tanggal}T00:00:00Z`) + (jam - ZONA[zona].offset) * 1000
}

const TANGGAL_PERTAMA = Date.parse('0001-01-01T00:00:00Z')
const SESUDAH_TANGGAL = Date.UTC(10_000, 0, 1)

/** Throws past the years that a date's text can tell: a loop over days must end. */
export function addHari(tanggal: Tanggal, hari: number): Tanggal {
  // Every month has these days: what is asked millions of times takes a tenth of the time this way.
  const hariBulan = Number(tanggal.slice(8)) + hari
  if (hariBulan >= 1 && hariBulan <= 28) return tanggal.slice(0, 8) + String(hariBulan).padStart(2, '0')
  const ms = Date.parse(`${tanggal}T00:00:00Z`) + hari * SEHARI * 1000
  if (!(ms >= TANGGAL_PERTAMA && ms < SESUDAH_TANGGAL)) throw new RangeError(`${tanggal} ${hari}: no date`)
  return new Date(ms).toISOString().slice(0, 10)
}

/** From the first day of some stretches to the last of them; null without any. */
export function rentangSeluruh(
  semua: readonly { readonly dari: Tanggal; readonly sampai: Tanggal }[],
): { readonly dari: Tanggal; readonly sampai: Tanggal } | null {
  const [pertama] = semua
  if (pertama === undefined) return null
  let { dari, sampai } = pertama
  for (const satu of semua) {
    if (satu.dari < dari) dari = satu.dari
    if (satu.sampai > sampai) sampai = satu.sampai
  }
  return { dari, sampai }
}

/** ISO weekday, 1 Monday to 7 Sunday. */
export function hariKe(tanggal: Tanggal): number {
  const bulan = Number(tanggal.slice(5, 7))
  // January and February close the year before (Sakamoto): a tenth of the work of a `Date`.
  const tahun = Number(tanggal.slice(0, 4)) - (bulan < 3 ? 1 : 0)
  const kabisat = Math.floor(tahun / 4) - Math.floor(tahun / 100) + Math.floor(tahun / 400)
  return modulo(tahun + kabisat + (GESER[bulan - 1] ?? 0) + Number(tanggal.slice(8)) + 6, 7) + 1
}

/** By how many weekdays a month's first day lies behind January's, of a year that begins in March */
const GESER = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4] as const

/** Senin … Minggu */
export function namaHari(tanggal: Tanggal): string {
  return NAMA_HARI[hariKe(tanggal) - 1] as string
}

/** As letters and messages say it: `1 Desember 2026`. */
export function formatTanggal(tanggal: Tanggal): string {
  const [tahun, bulan, hari] = tanggal.split('-').map(Number)
  return `${hari} ${NAMA_BULAN[(bulan ?? 1) - 1]} ${tahun}`
}

/** `HH:mm:ss` of a clock time; what lies past midnight wraps. */
export function formatJam(jam: Detik): string {
  const detik = modulo(jam, SEHARI)
  return [detik / 3600, (detik % 3600) / 60, detik % 60]
    .map((n) => String(Math.floor(n)).padStart(2, '0'))
    .join(':')
}

/** `HH:mm` or `HH:mm:ss` to seconds since midnight; undefined when it is no clock time. */
export function parseJam(teks: string): Detik | undefined {
  const cocok = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(teks)
  return cocok ? Number(cocok[1]) * 3600 + Number(cocok[2]) * 60 + Number(cocok[3] ?? 0) : undefined
}

/** A moment as letters name it: `20-11-2026 07:52 WIB`. */
export function formatSaat(saat: Instan, zona: KodeZona): string {
  const tanggal = tanggalLokal(saat, zona).split('-').toReversed().join('-')
  return `${tanggal} ${formatJam(jamLokal(saat, zona)).slice(0, 5)} ${zona}`
}

/** ISO 8601 with the zone's offset, to the second: `2026-11-20T07:58:11+07:00`. */
export function isoLokal(saat: Instan, zona: KodeZona): string {
  const offset = ZONA[zona].offset
  return `${new Date(saat + offset * 1000).toISOString().slice(0, 19)}+${formatJam(offset).slice(0, 5)}`
}

function modulo(n: number, m: number): number {
  return ((n % m) + m) % m
}
