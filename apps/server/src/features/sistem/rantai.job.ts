import { type Tanggal, tanggalLokal } from '@rekan/domain/waktu'
import { transaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Job } from '../../platform/jobs.ts'
import {
  countTanpaTandaBukti,
  signKepalaTandaBukti,
  writeTandaBukti,
} from '../presensi/bukti/bukti.service.ts'
import { countAntre } from './rantai.queries.ts'
import { signKepala, writeMata } from './rantai.service.ts'

/** A batch holds the lock for some milliseconds. */
const SEKALIGUS = 500

/**
 * Chains the audit trail within the minute, outside whatever transaction made the entries, and writes the receipts of
 * punches, a chain of their own. The signed end of each goes to the log: after each batch that brings it up to date, and once
 * a day in any case.
 */
export function rantaiJob({
  db,
  clock,
  signing,
  random,
  log,
}: Pick<Deps, 'db' | 'clock' | 'signing' | 'random' | 'log'>): Job<Tanggal> {
  let tertulis: Tanggal | null = null
  return {
    name: 'rantai',
    atOnce: 1,
    depth: async () => (await countAntre(db)) + (await countTanpaTandaBukti(db)),
    async claim() {
      const hari = tanggalLokal(clock.now(), 'WIB')
      const isMenunggu = (await countAntre(db)) > 0 || (await countTanpaTandaBukti(db)) > 0
      return hari !== tertulis || isMenunggu ? hari : null
    },
    async work(hari) {
      const bukti = await transaction(db, (tx) => writeTandaBukti(tx, { signing, random }, SEKALIGUS))
      const added = await transaction(db, (tx) => writeMata(tx, SEKALIGUS))
      if (bukti > 0 && bukti < SEKALIGUS) {
        const kepala_tanda_bukti = await signKepalaTandaBukti(db, signing, clock.now())
        log.info({ kepala_tanda_bukti }, 'end of the chain of receipts')
      }
      if (added === SEKALIGUS || bukti === SEKALIGUS) return
      const kepala = await signKepala(db, signing, clock.now())
      if (kepala !== null) log.info({ kepala }, 'end of the audit chain')
      tertulis = hari
    },
  }
}
