/** Views of a desk's list that somebody keeps: its filters, columns and order. */
import { paling, urut, wajib } from '../aturan.ts'

/** An account keeps at most so many of a desk. */
export const TAMPILAN_TERBANYAK = 50
export const NAMA_TAMPILAN_TERPANJANG = 60
/** Characters of an address's query */
export const ISI_TAMPILAN_TERPANJANG = 2000

export const aturanNamaTampilan = urut(
  wajib('Nama tampilan harus diisi.'),
  paling(NAMA_TAMPILAN_TERPANJANG, `Nama tidak boleh lebih dari ${NAMA_TAMPILAN_TERPANJANG} karakter.`),
)

/** One line of white space at most. */
export function tidyNamaTampilan(nama: string): string {
  return nama.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}
