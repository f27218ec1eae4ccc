/** The client's door: by what a contact person comes in, for how long, and when they are reminded. */
import { berbentuk, urut, wajib } from '../aturan.ts'
import { sisaHari } from '../karyawan/berakhir.ts'
import { type Instan, type Tanggal, addHari } from '../waktu.ts'

const SEHARI_MS = 86_400_000

/** A link opens the door until so long after its sheet was signed, in milliseconds. */
export const TAUTAN_MS = 30 * SEHARI_MS
/** A code is good for so long, once, and for so many tries. */
export const KODE_MS = 15 * 60_000
export const PERCOBAAN_KODE = 5
/** So long a contact's session lives at most. */
export const SESI_KONTAK_MS = 14 * SEHARI_MS

/** Digits of a code: it is copied from a mail by hand. */
export const ANGKA_KODE = '0123456789'
export const PANJANG_KODE_KONTAK = 6

/** What a code is for: one to come in does not sign. */
export const TUJUAN_KODE = ['masuk', 'tanda_tangan'] as const
export type TujuanKode = (typeof TUJUAN_KODE)[number]

/** Until when somebody who was let sign is held; null: not any more. `mulai` null: never. */
export function penandaDitahan(mulai: Instan | null, saat: Instan): Instan | null {
  return mulai !== null && mulai > saat ? mulai : null
}

/** A code however it was typed or pasted: `123 456`. */
export function tidyKodeKontak(kode: string): string {
  return kode.normalize('NFKC').replaceAll(/[\s\p{Pd}]/gu, '')
}

/** A code that could be one. */
export const aturanKodeKontak = urut(
  wajib('Kode harus diisi.'),
  berbentuk<string>({ pattern: String.raw`^[0-9]{3}[ -]?[0-9]{3}$` }, (nilai) =>
    /^\d{6}$/.test(tidyKodeKontak(nilai)) ? undefined : 'Kode terdiri dari 6 angka.',
  ),
)

/** Days before the deadline at which an unsigned sheet is reminded of, once each. */
export const LANGKAH_INGAT = [5, 2, 0] as const
export type LangkahIngat = (typeof LANGKAH_INGAT)[number]

/**
 * The reminder that a day has reached, the nearest to the deadline; null before the first and once it is over. Of the day
 * on which the sheet was sent none is: its own letter names the deadline.
 */
export function langkahIngat(hari: Tanggal, tenggat: Tanggal, dikirim: Tanggal): LangkahIngat | null {
  const sisa = sisaHari(hari, tenggat)
  if (sisa < 0) return null
  return LANGKAH_INGAT.findLast((langkah) => sisa <= langkah && addHari(tenggat, -langkah) > dikirim) ?? null
}
