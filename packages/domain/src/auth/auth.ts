import type { Role } from '../akses/peran.ts'
import { type Aturan, berbentuk, paling, urut, wajib } from '../aturan.ts'
import type { Instan } from '../waktu.ts'

/** Sign-in takes the address, or the kode karyawan of people without mail (`docs/rules.md`, section 7.1). */
export const aturanNamaPengguna = urut(
  wajib('Email atau kode karyawan harus diisi.'),
  paling(254, 'Email atau kode karyawan terlalu panjang.'),
)

/** At sign-in only presence and a bound on the work for the hash; strength is judged when a password is set. */
export const aturanKataSandiMasuk = urut(
  wajib('Kata sandi harus diisi.'),
  paling(200, 'Kata sandi terlalu panjang.'),
)

/**
 * A path of this site with its search and hash. Without empty segments (`//host`, `/.//host`), without backslashes,
 * which browsers read as slashes, and without control characters, which they drop (`/<tab>/host`).
 */
const PATH = /^(?:\/(?!\/)[^/\\?#\p{Cc}]*)+(?:[?#][^\\\p{Cc}]*)?$/u

/** Where sign-in may lead: a path of this site, never another host. Else `/home`. */
export function tujuanAman(redirectTo: unknown): string {
  return typeof redirectTo === 'string' && PATH.test(redirectTo) ? redirectTo : '/home'
}

/** An address that mail can go to: one @, no spaces, nothing invisible, a dot in the domain. */
const EMAIL = /^[^\s@"(),:;<>[\]\\\p{C}]+@[^\s@"(),.:;<>[\]\\\p{C}]+(\.[^\s@"(),.:;<>[\]\\\p{C}]+)+$/u
export const aturanEmail = berbentuk<string>(
  { format: 'email', maxLength: 254, pattern: EMAIL.source },
  (nilai) => (nilai.length <= 254 && EMAIL.test(nilai.trim()) ? undefined : 'Alamat email tidak valid.'),
)

/** In characters */
export const KATA_SANDI_TERPENDEK = 10

/** A new password: ten characters or more, and none of the `umum` ones (lower case) that are tried first. */
export function aturanKataSandiBaru(umum: ReadonlySet<string>): Aturan<string> {
  return urut(
    wajib('Kata sandi harus diisi.'),
    (nilai) =>
      nilai.length < KATA_SANDI_TERPENDEK
        ? `Kata sandi minimal ${KATA_SANDI_TERPENDEK} karakter.`
        : undefined,
    paling(200, 'Kata sandi terlalu panjang.'),
    (nilai) => (umum.has(nilai.toLowerCase()) ? 'Kata sandi ini terlalu umum. Pilih yang lain.' : undefined),
  )
}

const SEHARI_MS = 86_400_000
/** How long a session lives after its last use. */
const DIAM_MS = 30 * SEHARI_MS
/** Of those who reach everybody's data, shorter, and with an end however busy they are. */
const DIAM_PENGURUS_MS = SEHARI_MS / 2
const SESI_PENGURUS_MS = 14 * SEHARI_MS

/** Whether an account reaches far beyond its owner's data: what opens it is guarded more closely. */
export function isPengurus(role: Role): boolean {
  return role === 'hrd' || role === 'admin'
}

/** When a session ends that was opened at one moment and used last at another. */
export function akhirSesi(role: Role, masukPada: Instan, dipakaiPada: Instan): Instan {
  if (!isPengurus(role)) return dipakaiPada + DIAM_MS
  return Math.min(dipakaiPada + DIAM_PENGURUS_MS, masukPada + SESI_PENGURUS_MS)
}

/** So long a password or passkey that was given counts for what asks for it again. */
export const KONFIRMASI_MS = 5 * 60_000

/** When a session was opened, and when the password or a passkey was given again in it. */
export type Kesegaran = { readonly masukPada: Instan; readonly konfirmasiPada: Instan | null }

/**
 * Whether a session was confirmed within the last 5 minutes. Having just signed in counts as well, but not `ulang`, for
 * one's own address and bank account: what a stolen token could turn into the account itself, or into money.
 */
export function isDikonfirmasi(
  { masukPada, konfirmasiPada }: Kesegaran,
  syarat: 'ulang' | 'masuk',
  saat: Instan,
): boolean {
  const sejak = Math.max(konfirmasiPada ?? -Infinity, syarat === 'masuk' ? masukPada : -Infinity)
  return saat - sejak <= KONFIRMASI_MS
}
