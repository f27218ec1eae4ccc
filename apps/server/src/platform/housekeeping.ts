import { at } from './db.ts'
import type { Deps } from './deps.ts'
import type { Log } from './log.ts'

const EVERY_MS = 6 * 3_600_000
/** Answers stay this long for a client that tries again (decisions, wire conventions). */
const KEEP_ANSWERS_MS = 7 * 86_400_000

/** Clears what has run out: sessions and links past their end, answers kept for retries. */
export function startHousekeeping(deps: Deps, log: Log): { stop(): void } {
  const run = () => {
    sweep(deps).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'))
  }
  run()
  const timer = setInterval(run, EVERY_MS)
  return { stop: () => clearInterval(timer) }
}

export async function sweep({ db, clock }: Deps): Promise<void> {
  const now = clock.now()
  await db.deleteFrom('tautan_sandi').where('kedaluwarsa_pada', '<=', at(now)).execute()
  await db.deleteFrom('sesi').where('kedaluwarsa_pada', '<=', at(now)).execute()
  await db
    .deleteFrom('idempotensi')
    .where('dibuat_pada', '<', at(now - KEEP_ANSWERS_MS))
    .execute()
}
