import { NAMA_BULAN, type Tanggal, isTanggal } from '@rekan/domain/waktu'

/** `long` is `MMMM dd, yyyy`, `short` is `dd/MM/yyyy` (`docs/rules.md`, section 11.2). */
export type DateFormat = 'long' | 'short'

/** A day in words; what is no day comes back as it is, so that nothing typed is lost. */
export function showTanggal(teks: string, format: DateFormat): string {
  if (!isTanggal(teks)) return teks
  const [tahun = '', bulan = '', hari = ''] = teks.split('-')
  return format === 'short'
    ? `${hari}/${bulan}/${tahun}`
    : `${NAMA_BULAN[Number(bulan) - 1] ?? ''} ${hari}, ${tahun}`
}

/**
 * Reads a day as people write it: `20/11/2026`, `20-11-2026`, `20112026`, `2026-11-20`, `20 Nov 2026`,
 * `November 20, 2026`. Undefined for anything else, and for days that never were, such as 30 February.
 */
export function parseTanggal(teks: string): Tanggal | undefined {
  const rapi = teks.trim().toLowerCase()
  for (const [pola, urutan] of POLA) {
    const bagian = pola.exec(rapi)?.slice(1)
    if (bagian === undefined) continue
    const [tahun = '', bulan = '', hari = ''] = urutan.map((i) => bagian[i] ?? '')
    const tanggal = `${tahun}-${nomorBulan(bulan).padStart(2, '0')}-${hari.padStart(2, '0')}`
    return isTanggal(tanggal) ? tanggal : undefined
  }
  return undefined
}

/** Shapes of a day, and where in each stand year, month and day. */
const POLA: readonly (readonly [RegExp, readonly [number, number, number]])[] = [
  [/^(\d{4})-(\d{1,2})-(\d{1,2})$/, [0, 1, 2]],
  [/^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/, [2, 1, 0]],
  [/^(\d{2})(\d{2})(\d{4})$/, [2, 1, 0]],
  [/^(\d{1,2}) ([a-z]{3,}) (\d{4})$/, [2, 1, 0]],
  [/^([a-z]{3,}) (\d{1,2}),? (\d{4})$/, [2, 0, 1]],
]

/** `11` of `11`, `Nov` or `November`; empty for a word that is no month. */
function nomorBulan(teks: string): string {
  if (/^\d+$/.test(teks)) return teks
  const nomor = NAMA_BULAN.findIndex((nama) => nama.toLowerCase().startsWith(teks)) + 1
  return nomor === 0 ? '' : String(nomor)
}
