/** How many of a team may be away at once before it is warned of (`docs/rules.md`, section 3.15). */

/**
 * How many of so many people may be away on one day: their share, rounded down, one at least. Null where the company sets no
 * share (0) or nobody is there.
 *
 * @param persen of the people, 0 to 100
 */
export function batasBersamaan(orang: number, persen: number): number | null {
  return persen === 0 || orang === 0 ? null : Math.max(1, Math.floor((orang * persen) / 100))
}
