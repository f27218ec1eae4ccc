import { HURUF_KODE } from './kode-reset.ts'

/** So many recovery codes are made at once, each good for one sign-in. */
export const KODE_PEMULIHAN = 10
/** 69 bits: nobody comes upon one by trying, not even with its digest in hand. */
export const PANJANG_PEMULIHAN = 16
const BENTUK = new RegExp(`^[${HURUF_KODE}]{${PANJANG_PEMULIHAN}}$`)

/** `ACDE-FGHJ-KMNP-QRTU`, as it is shown and printed. */
export function formatPemulihan(kode: string): string {
  return kode.replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** As it is kept, however somebody typed it: small letters, spaces, dashes. */
export function tidyPemulihan(kode: string): string {
  return kode
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
}

/** Whether it could be a recovery code; an app's code is six digits. */
export function isPemulihan(kode: string): boolean {
  return BENTUK.test(tidyPemulihan(kode))
}
