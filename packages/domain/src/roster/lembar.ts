import { paling, tanpaKendali, urut } from '../aturan.ts'
import type { Tanggal } from '../waktu.ts'

/** A roster shows so many days at least and at most. */
export const HARI_LEMBAR = { dari: 1, sampai: 31 } as const
/** So many cells are changed by one call. */
export const SEL_TERBANYAK = 2000
/** So many shifts a person may have on one date. */
export const SHIFT_SEHARI = 4

/** The word by which a roster is published although something is wrong with it, or a published day changes. */
export const aturanAlasanRoster = urut(
  paling(300, 'Alasan tidak boleh lebih dari 300 karakter.'),
  tanpaKendali('Alasan mengandung karakter yang tidak dikenal.'),
)

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
 * At which post each person stands: where they are put; who has the shift and no post of their own fills posts in their
 * order until its need is met, and who is left over stands at the first post that needs this shift.
 *
 * @param diPos of each person the post that is named; null: none
 */
export function posOf(
  butuh: readonly ButuhPos[],
  diPos: readonly (number | null)[],
): readonly (number | null)[] {
  const terisi = new Map<number, number>()
  const stand = (pos: number) => terisi.set(pos, (terisi.get(pos) ?? 0) + 1)
  for (const pos of diPos) if (pos !== null) stand(pos)
  return diPos.map((pos) => {
    if (pos !== null) return pos
    const kurang = butuh.find((satu) => (terisi.get(satu.pos_id) ?? 0) < satu.butuh) ?? butuh[0]
    if (kurang === undefined) return null
    stand(kurang.pos_id)
    return kurang.pos_id
  })
}

/** How many stand at each post that needs this shift, or where somebody is put. */
export function terisiPos(
  butuh: readonly ButuhPos[],
  diPos: readonly (number | null)[],
): ReadonlyMap<number, number> {
  const terisi = new Map(butuh.map(({ pos_id }) => [pos_id, 0]))
  for (const pos of posOf(butuh, diPos)) if (pos !== null) terisi.set(pos, (terisi.get(pos) ?? 0) + 1)
  return terisi
}

/** Posts below or above their need, with both numbers. */
export function judgeTerisi(
  butuh: readonly ButuhPos[],
  diPos: readonly (number | null)[],
): readonly (ButuhPos & { readonly terisi: number })[] {
  const terisi = terisiPos(butuh, diPos)
  return butuh
    .map((satu) => ({ ...satu, terisi: terisi.get(satu.pos_id) ?? 0 }))
    .filter((satu) => satu.terisi !== satu.butuh)
}

/** A cell of the roster. */
export type AlamatSel = { readonly karyawan_id: number; readonly tanggal: Tanggal }

/** A publication of many sites: under way, done, refused, called off, or its server died; nothing is published but by `SELESAI`. */
export const STATUS_TERBITAN = ['JALAN', 'SELESAI', 'SALAH', 'BATAL', 'TERHENTI'] as const
export type StatusTerbitan = (typeof STATUS_TERBITAN)[number]
