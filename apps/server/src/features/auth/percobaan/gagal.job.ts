import { transaction } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Job } from '../../../platform/jobs.ts'
import { hasGagal } from './gagal.queries.ts'
import { SEJAM_MS, closeGagal } from './gagal.service.ts'

/** Brings counts of failed sign-ins into the audit trail once their hour is over. */
export function gagalJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): Job<true> {
  return {
    name: 'masuk-gagal',
    atOnce: 1,
    claim: async () => ((await hasGagal(db, clock.now() - SEJAM_MS)) ? true : null),
    work: async () => {
      await transaction(db, (tx) => closeGagal(tx, clock.now()))
    },
  }
}
