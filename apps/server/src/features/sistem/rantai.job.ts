import { type Tanggal, tanggalLokal } from '@rekan/domain/waktu'
import { transaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Job } from '../../platform/jobs.ts'
import { countAntre } from './rantai.queries.ts'
import { signKepala, writeMata } from './rantai.service.ts'

/** A batch holds the lock for some milliseconds. */
const SEKALIGUS = 500

/**
 * Chains the audit trail within the minute, outside whatever transaction made the entries, and writes the chain's signed
 * end to the log: after each batch that brings it up to date, and once a day in any case.
 */
export function rantaiJob({
  db,
  clock,
  signing,
  log,
}: Pick<Deps, 'db' | 'clock' | 'signing' | 'log'>): Job<Tanggal> {
  let tertulis: Tanggal | null = null
  return {
    name: 'rantai',
    atOnce: 1,
    depth: () => countAntre(db),
    async claim() {
      const hari = tanggalLokal(clock.now(), 'WIB')
      return hari !== tertulis || (await countAntre(db)) > 0 ? hari : null
    },
    async work(hari) {
      const added = await transaction(db, (tx) => writeMata(tx, SEKALIGUS))
      if (added === SEKALIGUS) return
      const kepala = await signKepala(db, signing, clock.now())
      if (kepala !== null) log.info({ kepala }, 'end of the audit chain')
      tertulis = hari
    },
  }
}
