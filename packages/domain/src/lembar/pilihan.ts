/** Words that stand for one of a list, as people write them (`docs/rules.md`, section 10.6). */
import { tidySel } from './sel.ts'

/** A list by which words are looked up: by each of their keys what they stand for. */
export type Pilihan<T> = ReadonlyMap<string, T>

/** As it is written, but for letters' case and spaces. */
function kunciUtuh(teks: string): string {
  return tidySel(teks).toLowerCase()
}

/** Letters and digits alone: `JKT-01`, `jkt 01` and `JKT01` are one. */
export function kunciKata(teks: string): string {
  return kunciUtuh(teks).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** What people write instead of the words of some lists, by the letters alone. */
const SINONIM: Readonly<Record<string, string>> = {
  lakilaki: 'l',
  laki: 'l',
  lk: 'l',
  pria: 'l',
  male: 'l',
  perempuan: 'p',
  pr: 'p',
  wanita: 'p',
  female: 'p',
  menikah: 'kawin',
  nikah: 'kawin',
  lajang: 'belumkawin',
  belummenikah: 'belumkawin',
  belumnikah: 'belumkawin',
  perjanjiankerjawaktutertentu: 'pkwt',
  kontrak: 'pkwt',
  perjanjiankerjawaktutidaktertentu: 'pkwtt',
  tetap: 'pkwtt',
  true: 'ya',
  yes: 'ya',
  y: 'ya',
  false: 'tidak',
  no: 'tidak',
  t: 'tidak',
  bulanan: 'bulan',
  harian: 'hari',
  borongan: 'potong',
  budha: 'buddha',
  katholik: 'katolik',
  protestan: 'kristen',
}

/**
 * A list of names. Each is known by itself, by its letters, by what stands in its brackets and by what stands before them; what
 * several could be is known by the whole name alone. Of two that are written alike the later one counts.
 */
export function pilihanFrom<T>(semua: readonly (readonly [string, T])[]): Pilihan<T> {
  const longgar = new Map<string, Set<T>>()
  const add = (kunci: string, nilai: T) => longgar.set(kunci, (longgar.get(kunci) ?? new Set<T>()).add(nilai))
  for (const [nama, nilai] of semua) {
    const [, panjang = '', pendek = ''] = /^(.*?)\s*\(([^()]+)\)\s*$/.exec(nama) ?? []
    for (const satu of [nama, panjang, pendek]) if (satu !== '') add(kunciKata(satu), nilai)
  }
  const jelas = [...longgar].flatMap(([kunci, nilai]) =>
    nilai.size === 1 ? [...nilai].map((satu) => [kunci, satu] as const) : [],
  )
  return new Map([...jelas, ...semua.map(([nama, nilai]) => [kunciUtuh(nama), nilai] as const)])
}

/** A list of words that stand for themselves. */
export function pilihanKata<T extends string>(kata: readonly T[]): Pilihan<T> {
  return pilihanFrom(kata.map((satu) => [satu, satu]))
}

/** What a word stands for; undefined where the list has nothing for it. */
export function findPilihan<T>(dari: Pilihan<T>, teks: string): T | undefined {
  const kata = kunciKata(teks)
  const kunci = [kunciUtuh(teks), kata, SINONIM[kata]].find((satu) => satu !== undefined && dari.has(satu))
  return kunci === undefined ? undefined : dari.get(kunci)
}
