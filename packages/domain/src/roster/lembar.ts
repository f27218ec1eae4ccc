import type { Tanggal } from '../waktu.ts'

/** A roster shows so many days at least and at most. */
export const HARI_LEMBAR = { dari: 1, sampai: 31 } as const
/** So many cells are changed by one call. */
export const SEL_TERBANYAK = 2000
/** So many shifts a person may have on one date. */
export const SHIFT_SEHARI = 4

/** A shift in a cell of the roster; without a kind it is a day off. */
export type IsiSel = {
  readonly jenis_shift_id: number | null
  readonly pos_id: number | null
  /** Covered by approved leave, and not worked */
  readonly cuti: boolean
}

/** What a person's cell of a date holds: what is drafted before what is published; null says that nothing is rostered. */
export function isiBerlaku<T>({
  draf,
  terbit,
}: {
  readonly draf: T | null
  readonly terbit: T | null
}): T | null {
  return draf ?? terbit
}

/** What a post needs of a kind of shift on a date. */
export type ButuhPos = { readonly pos_id: number; readonly butuh: number }

/**
 * How many stand at each post: those who are put there, then those who have the shift and no post of their own, post by
 * post in their order until its need is met. Who is left over stands at the first post that needs this shift.
 *
 * @param diPos of each shift the post it names; null: none
 */
export function terisiPos(
  butuh: readonly ButuhPos[],
  diPos: readonly (number | null)[],
): ReadonlyMap<number, number> {
  const terisi = new Map(butuh.map(({ pos_id }) => [pos_id, 0]))
  for (const pos of diPos) if (pos !== null) terisi.set(pos, (terisi.get(pos) ?? 0) + 1)
  let bebas = diPos.filter((pos) => pos === null).length
  for (const { pos_id, butuh: perlu } of butuh) {
    const kurang = Math.min(bebas, Math.max(0, perlu - (terisi.get(pos_id) ?? 0)))
    terisi.set(pos_id, (terisi.get(pos_id) ?? 0) + kurang)
    bebas -= kurang
  }
  const [pertama] = butuh
  if (pertama !== undefined) terisi.set(pertama.pos_id, (terisi.get(pertama.pos_id) ?? 0) + bebas)
  return terisi
}

/** A cell of the roster. */
export type AlamatSel = { readonly karyawan_id: number; readonly tanggal: Tanggal }
