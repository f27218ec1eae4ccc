import { withSel } from './lukis.ts'
import type { Roster, Usulan } from './roster.queries.ts'

/** The roster as it would be drafted by a proposal, with how many would stand at each post. */
export function withUsulan(roster: Roster, { sel }: Usulan): Roster {
  const diisi = sel.flatMap(({ tanggal, isi }) => isi.map((satu) => ({ tanggal, ...satu })))
  const terisi = roster.terisi.map((satu) => {
    const baru = diisi.filter(
      ({ tanggal, jenis_shift_id }) => tanggal === satu.tanggal && jenis_shift_id === satu.jenis_shift_id,
    )
    const pos = satu.pos.map((di) => ({
      ...di,
      terisi: di.terisi + baru.filter(({ pos_id }) => pos_id === di.pos_id).length,
    }))
    return { ...satu, pos, terisi: satu.terisi + baru.length }
  })
  return { ...withSel(roster, sel), terisi }
}
