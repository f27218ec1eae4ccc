import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { sendRefusal } from './failures.ts'
import { refuse } from './errors.ts'

/** `GET /api/health`: 200 only when the database answers; it is mounted after the migrations have run. */
export function mountHealth(api: FastifyInstance, { db }: Deps): void {
  api.get('/health', { logLevel: 'warn' }, async (_request, reply) => {
    try {
      await sql`select 1`.execute(db)
    } catch {
      return sendRefusal(reply, refuse('BELUM_SIAP'))
    }
    return { status: 'ok' }
  })
}
