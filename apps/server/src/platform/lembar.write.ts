import { tanpaRumus } from '@rekan/domain/teks/rumus'
import writeExcelFile from 'write-excel-file/node'

export const FORMAT_LEMBAR = ['xlsx', 'csv'] as const
export type FormatLembar = (typeof FORMAT_LEMBAR)[number]

/** A column of a list that is saved as a file. */
export type KolomLembar<T> = {
  readonly judul: string
  /** A number stays one; everything else is text, whatever it begins with */
  readonly nilai: (baris: T) => string | number | null
}

export const TIPE_LEMBAR: Readonly<Record<FormatLembar, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

/**
 * A list as a file that a spreadsheet opens: its columns in their order, its rows in theirs. CSV has semicolons and decimal commas, as
 * spreadsheets in Indonesian expect (they take 3.5 for a date), and a mark that says UTF-8; in it, what begins like a formula has an
 * apostrophe before it.
 *
 * @param nama of the file, without its ending
 */
export async function writeLembar<T>(
  nama: string,
  format: FormatLembar,
  kolom: readonly KolomLembar<T>[],
  baris: readonly T[],
): Promise<{ readonly nama: string; readonly tipe: string; readonly isi: string }> {
  const isi = format === 'xlsx' ? await writeXlsx(kolom, baris) : writeCsv(kolom, baris)
  return { nama: `${nama}.${format}`, tipe: TIPE_LEMBAR[format], isi: isi.toString('base64') }
}

async function writeXlsx<T>(kolom: readonly KolomLembar<T>[], baris: readonly T[]): Promise<Buffer> {
  return writeExcelFile(
    [
      kolom.map(({ judul }) => ({ value: judul, fontWeight: 'bold' as const })),
      ...baris.map((satu) =>
        kolom.map(({ nilai }) => {
          const value = nilai(satu)
          if (value === null || value === '') return null
          return typeof value === 'number' ? { value, type: Number } : { value, type: String }
        }),
      ),
    ],
    { columns: kolom.map(({ judul }) => ({ width: Math.max(14, judul.length + 2) })), stickyRowsCount: 1 },
  ).toBuffer()
}

function writeCsv<T>(kolom: readonly KolomLembar<T>[], baris: readonly T[]): Buffer {
  const semua = [
    kolom.map(({ judul }) => judul),
    ...baris.map((satu) => kolom.map(({ nilai }) => nilai(satu))),
  ]
  return Buffer.from(MULAI_CSV + semua.map(formatBarisCsv).join(''))
}

/** Says that what follows is UTF-8. */
export const MULAI_CSV = '\uFEFF'

/** A line of a CSV file with its end. */
export function formatBarisCsv(sel: readonly (string | number | null)[]): string {
  return `${sel.map(formatSel).join(';')}\r\n`
}

function formatSel(nilai: string | number | null): string {
  if (nilai === null) return ''
  if (typeof nilai === 'number') return String(nilai).replace('.', ',')
  const teks = tanpaRumus(nilai)
  return /[";\r\n]/.test(teks) ? `"${teks.replaceAll('"', '""')}"` : teks
}
