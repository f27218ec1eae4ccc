import type { Deps } from '../../platform/deps.ts'
import { transaction } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { startServerDeed } from '../../platform/perbuatan.ts'
import { tellTerbit } from './kelola.service.ts'
import { findKabarJatuh } from './pengumuman.queries.ts'

/** Tells of announcements whose minute has come; each once, however many servers look. */
export function pengumumanJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): Job<number> {
  return {
    name: 'pengumuman',
    atOnce: 1,
    claim: () => findKabarJatuh(db, clock.now()),
    async work(id) {
      await transaction(db, (tx) => tellTerbit(startServerDeed(tx, 'pengumuman', clock.now(), null), id))
    },
  }
}
