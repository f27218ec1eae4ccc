import { paling, urut, wajib } from './aturan.ts'

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
