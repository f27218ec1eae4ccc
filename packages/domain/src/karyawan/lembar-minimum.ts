/** Minimum wages as they are pasted from a sheet or a CSV: kabupaten or kota, year, amount. */
import { parseCsv } from '../teks/csv.ts'
import { parseRupiah } from '../teks/rupiah.ts'
import type { UpahMinimum } from './upah-minimum.ts'

/** Reads lines of columns parted by tabs, semicolons or commas; a heading and empty lines are passed over. Faults name their line, from 1. */
export function parseUpahMinimum(teks: string): {
  readonly baris: readonly UpahMinimum[]
  readonly kesalahan: readonly string[]
} {
  const baris: UpahMinimum[] = []
  const kesalahan: string[] = []
  for (const [ke, sel] of parseCsv(teks.replaceAll('\t', ';')).entries()) {
    const [wilayah = '', tahun = '', rupiah = ''] = sel.map((satu) => satu.trim().replaceAll(/\s+/g, ' '))
    const isJudul = ke === 0 && /^(wilayah|kabupaten|kota)\b(?!.*\d)/i.test(sel.join(' '))
    if (isJudul || sel.every((satu) => satu.trim() === '')) continue
    const jumlah = parseRupiah(rupiah)
    const salah =
      wilayah === ''
        ? 'kabupaten atau kota kosong.'
        : !/^20\d{2}$/.test(tahun)
          ? 'tulis tahun seperti 2026.'
          : jumlah === undefined || jumlah <= 0
            ? 'tulis upah minimum sebagai rupiah penuh, misalnya 5.250.000.'
            : undefined
    if (salah !== undefined || jumlah === undefined) kesalahan.push(`Baris ${ke + 1}: ${salah}`)
    else baris.push({ wilayah, tahun: Number(tahun), jumlah })
  }
  return { baris, kesalahan }
}
