import type { Instan } from '@rekan/domain/waktu'
import { type Db, at } from './db.ts'
import type { Deps } from './deps.ts'
import type { Log } from './log.ts'

const EVERY_MS = 3_600_000
/** Answers stay this long for a client that tries again (decisions, wire conventions). */
const KEEP_ANSWERS_MS = 7 * 86_400_000

/** Clears what has run out of a feature's tables. */
export type Sweep = (db: Db, saat: Instan) => Promise<void>

/**
 * Deletes expired data, at once and every hour: by the features' sweeps, and full buckets and answers kept for retries.
 */
export function startHousekeeping(deps: Deps, log: Log, sweeps: readonly Sweep[]): { stop(): void } {
  const run = () => {
    sweep(deps, sweeps).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'))
  }
  run()
  const timer = setInterval(run, EVERY_MS)
  return { stop: () => clearInterval(timer) }
}

export async function sweep(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  sweeps: readonly Sweep[],
): Promise<void> {
  const saat = clock.now()
  for (const one of [...sweeps, sweepOwn]) await one(db, saat)
}

async function sweepOwn(db: Db, saat: Instan): Promise<void> {
  await db.deleteFrom('jatah_percobaan').where('penuh_pada', '<=', at(saat)).execute()
  await db
    .deleteFrom('idempotensi')
    .where('dibuat_pada', '<', at(saat - KEEP_ANSWERS_MS))
    .execute()
}
