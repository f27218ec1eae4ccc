import { transaction } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Job } from '../../../platform/jobs.ts'
import { startServerDeed } from '../../../platform/perbuatan.ts'
import { findJatuhTempo } from '../data/karyawan.queries.ts'
import { batasAkses, finishKeluar } from './keluar.service.ts'

/** Ends the access of those whose last day of work is over. */
export function keluarJob({ db, clock }: Deps): Job<number> {
  return {
    name: 'keluar',
    atOnce: 1,
    claim: () => findJatuhTempo(db, batasAkses(clock.now())),
    work: (karyawanId) =>
      transaction(db, (tx) =>
        finishKeluar(
          startServerDeed(tx, 'hari terakhir', clock.now(), null),
          karyawanId,
          batasAkses(clock.now()),
        ),
      ),
  }
}
