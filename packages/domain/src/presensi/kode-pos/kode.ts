/** Codes that prove that somebody is at a site (`docs/rules.md`, section 2.25): another one every half minute, or a printed one with a word of the day. */
import type { Detik, Instan, Tanggal } from '../../waktu.ts'
import { KATA } from './kata.ts'

/** What a site asks for: nothing, the code on its screen, or that or its printed one with the word of the day. */
export const MODE_KODE_POS = ['tidak', 'layar', 'cetak'] as const
export type ModeKodePos = (typeof MODE_KODE_POS)[number]

/** So long a code shows. */
export const LANGKAH_KODE_MS = 30_000
/** So old, since it began, it is still accepted. */
export const UMUR_KODE_TERTUA: Detik = 60
/** Farther from the site than this, whole metres, whoever has its code has it from somebody else. */
const JARAK_DITERUSKAN = 500
const SEHARI_MS = 86_400_000
const AWALAN = 'REKANPOS'

/** Which half minute a moment lies in, counted since 1970. */
export function langkahKode(saat: Instan): number {
  return Math.floor(saat / LANGKAH_KODE_MS)
}

/** To which day's seed a half minute belongs: days of UTC since 1970, the same for every site. */
export function hariKode(langkah: number): number {
  return Math.floor((langkah * LANGKAH_KODE_MS) / SEHARI_MS)
}

/** Whole seconds since a code began. */
export function umurKode(langkah: number, saat: Instan): Detik {
  return Math.floor((saat - langkah * LANGKAH_KODE_MS) / 1000)
}

/** Those that are accepted at a moment, the youngest first: one that is about to begin too, since a screen's clock may be ahead. */
export function listLangkah(saat: Instan): readonly number[] {
  const kini = langkahKode(saat)
  return [kini + 1, kini, kini - 1, kini - 2].filter((satu) => umurKode(satu, saat) <= UMUR_KODE_TERTUA)
}

/** Six digits of a digest (RFC 4226, section 5.3, for as long a digest as it is). */
export function kodeFromDigest(digest: ArrayLike<number>): string {
  const dari = (digest[digest.length - 1] ?? 0) & 0x0f
  const angka = [0, 1, 2, 3].reduce((semua, i) => semua * 256 + (digest[dari + i] ?? 0), 0)
  return String((angka & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** A code as somebody has typed or scanned it; whose it is by what it says itself, null where it does not. */
export type KodeTerbaca = {
  readonly kantorId: number | null
  readonly jenis: 'layar' | 'cetak'
  readonly kode: string
}

/** What the QR code of a code says. */
export function teksKodePos(kantorId: number, kode: string): string {
  return `${AWALAN}.${kantorId}.${kode}`
}

/** Null for what is no code: six digits of a screen, ten letters and digits of a print, or what a QR code says. */
export function readKodePos(teks: string): KodeTerbaca | null {
  const rapi = teks.replaceAll(/[\s-]+/g, '').toUpperCase()
  const [, nomor, kode = ''] = /^(?:REKANPOS\.(\d{1,9})\.)?(\d{6}|[0-9A-HJKMNP-TV-Z]{10})$/.exec(rapi) ?? []
  if (kode === '') return null
  return {
    kantorId: nomor === undefined ? null : Number(nomor),
    jenis: kode.length === 6 ? 'layar' : 'cetak',
    kode,
  }
}

/** Whether a position is known to lie so far away that its code was passed on; `jarakMeter` to the site's edge. */
export function isDiteruskan(jarakMeter: number | null, akurasi: number): boolean {
  return jarakMeter !== null && jarakMeter - akurasi > JARAK_DITERUSKAN
}

/**
 * The word of an attendance day, never that of the day before.
 *
 * @param angkaHari gives what only the site knows of a day: a whole number from 0 on
 */
export function kataHari(angkaHari: (hari: number) => number, hari: number): string {
  // Even days have the even words.
  const separuh = Math.floor(KATA.length / 2)
  return KATA[2 * (angkaHari(hari) % separuh) + (Math.abs(hari) % 2)] as string
}

/** As words are compared: nobody minds capitals. */
export function isKataSama(satu: string, lain: string): boolean {
  return satu.trim().toLowerCase() === lain
}

/** A day as it is counted in a site's words. */
export function nomorHari(tanggal: Tanggal): number {
  return Math.round(Date.parse(`${tanggal}T00:00:00Z`) / SEHARI_MS)
}
