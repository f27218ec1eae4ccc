import { type Aturan, paling, urut, wajib } from './aturan.ts'

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
export const aturanEmail: Aturan<string> = (nilai) =>
  nilai.length <= 254 &&
  /^[^\s@"(),:;<>[\]\\\p{C}]+@[^\s@"(),.:;<>[\]\\\p{C}]+(\.[^\s@"(),.:;<>[\]\\\p{C}]+)+$/u.test(nilai.trim())
    ? undefined
    : 'Alamat email tidak valid.'

/** A new password: ten characters or more, and none of the `umum` ones (lower case) that are tried first. */
export function aturanKataSandiBaru(umum: ReadonlySet<string>): Aturan<string> {
  return urut(
    wajib('Kata sandi harus diisi.'),
    (nilai) => (nilai.length < 10 ? 'Kata sandi minimal 10 karakter.' : undefined),
    paling(200, 'Kata sandi terlalu panjang.'),
    (nilai) => (umum.has(nilai.toLowerCase()) ? 'Kata sandi ini terlalu umum. Pilih yang lain.' : undefined),
  )
}
