/** Invitations: how an account without a password is opened for the first time. */
import { type Aturan, berbentuk, urut, wajib } from '../aturan.ts'
import type { Instan } from '../waktu.ts'
import { HURUF_KODE, tidyKode } from './kode-reset.ts'

/** 69 bits: the code alone names its account, so that a digest is all that needs to be kept. */
export const PANJANG_UNDANGAN = 16
const KELOMPOK = 4

/** A printed code opens for so long. */
export const UNDANGAN_MS = 14 * 86_400_000
/** So long after it was sent an invitation counts as not opened. */
const DITUNGGU_MS = 3 * 86_400_000

const KODE = new RegExp(`^[${HURUF_KODE}]{${PANJANG_UNDANGAN}}$`)
/** What a mailed link carries: 256 bits, base64url. */
const TOKEN = /^[\w-]{43}$/

/** What a person was given: the letters of a sheet, however they are typed, or what a mailed link carries. */
export function tidyUndangan(kode: string): string {
  return TOKEN.test(kode.trim()) ? kode.trim() : tidyKode(kode)
}

/** `ACDE-FGHJ-KMNP-QRTU`, as it is printed. */
export function formatUndangan(kode: string): string {
  return Array.from({ length: PANJANG_UNDANGAN / KELOMPOK }, (_, i) =>
    kode.slice(i * KELOMPOK, (i + 1) * KELOMPOK),
  ).join('-')
}

/** An invitation that could be one. */
export const aturanUndangan: Aturan<string> = urut(
  wajib('Kode undangan harus diisi.'),
  berbentuk({ pattern: `^([${HURUF_KODE}]{4}-?){3}[${HURUF_KODE}]{4}$|^[A-Za-z0-9_-]{43}$` }, (nilai) =>
    KODE.test(tidyUndangan(nilai)) || TOKEN.test(nilai.trim())
      ? undefined
      : 'Kode undangan terdiri dari 16 huruf, misalnya ACDE-FGHJ-KMNP-QRTU.',
  ),
)

/** How far somebody has come with their account. */
export const STATUS_AKUN = {
  BELUM_DIUNDANG: 'belum diundang',
  UNDANGAN_TERKIRIM: 'undangan terkirim',
  UNDANGAN_BELUM_DIBUKA: 'undangan belum dibuka',
  AKTIF: 'aktif',
} as const
export type StatusAkun = keyof typeof STATUS_AKUN

/** From when on an invitation counts as fresh: one sent before is one that nobody opened. */
export function computeBatasUndangan(saat: Instan): Instan {
  return saat - DITUNGGU_MS
}
