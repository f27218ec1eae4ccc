import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from './deps.ts'
import { sendRefusal } from './failures.ts'
import { refuse } from './errors.ts'

/** A database that takes longer serves nobody. */
const DEADLINE_MS = 1500

/**
 * `GET /api/health`: 200 only when the database answers and the server is not about to stop; it is mounted after the
 * migrations have run. `GET /api/health/live`: 200 as long as the process answers at all.
 */
export function mountHealth(api: FastifyInstance, { db, watch }: Deps): void {
  api.get('/health', { logLevel: 'warn' }, async (_request, reply) => {
    try {
      if (api.leaving.isOn) throw refuse('BELUM_SIAP')
      await watch.whileThere(() => withinDeadline(sql`select 1`.execute(db)))
    } catch {
      return sendRefusal(reply, refuse('BELUM_SIAP'))
    }
    return { status: 'ok' }
  })
  api.get('/health/live', { logLevel: 'warn' }, async () => ({ status: 'ok' }))
}

async function withinDeadline(work: Promise<unknown>): Promise<void> {
  const late = new AbortController()
  const tooLate = sleep(DEADLINE_MS, undefined, { signal: late.signal }).then(() => {
    throw refuse('BELUM_SIAP')
  })
  tooLate.catch(() => undefined)
  try {
    await Promise.race([work, tooLate])
  } finally {
    late.abort()
  }
}
