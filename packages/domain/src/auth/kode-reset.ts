import { berbentuk, urut, wajib } from '../aturan.ts'

/** Twenty letters that stay apart when read, written and spoken: none that looks like a digit or like another. */
export const HURUF_KODE = 'ACDEFGHJKMNPQRTUVWXY'
/** 43 bits. */
export const PANJANG_KODE = 10

const BENTUK = new RegExp(`^[${HURUF_KODE}]{${PANJANG_KODE}}$`)

/** A code as it was made, however somebody typed it: small letters, spaces, dashes. */
export function tidyKode(kode: string): string {
  return kode
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
}

/** `ACDEF-GHJKM`, as it is shown and read out. */
export function formatKode(kode: string): string {
  return `${kode.slice(0, PANJANG_KODE / 2)}-${kode.slice(PANJANG_KODE / 2)}`
}

/** A code that could be one: ten of its letters. */
export const aturanKodeReset = urut(
  wajib('Kode reset harus diisi.'),
  berbentuk({ pattern: `^[${HURUF_KODE}]{5}-?[${HURUF_KODE}]{5}$` }, (nilai) =>
    BENTUK.test(tidyKode(nilai)) ? undefined : 'Kode reset terdiri dari 10 huruf, misalnya ACDEF-GHJKM.',
  ),
)
