import { type Aturan, berbentuk, paling, urut, wajib } from './aturan.ts'

/** Sign-in takes the address, or the kode karyawan of people without mail (decisions, accounts). */
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
