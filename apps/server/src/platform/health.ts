import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { refuse } from './errors.ts'

/**
 * `GET /api/health`: 200 only while the database answers and writes, the clock is the database's within two seconds, the disk accepts writes and the server is not about to stop;
 * it is mounted after the migrations. `GET /api/health/live`: 200 as long as the process answers.
 */
export function mountHealth(api: FastifyInstance, { watch, disk }: Deps): void {
  api.get('/health', { logLevel: 'warn' }, async () => {
    if (api.leaving.isOn || watch.isAway() || watch.isSkewed()) throw refuse('BELUM_SIAP')
    if (disk.isFull()) throw refuse('PENYIMPANAN_PENUH')
    return { status: 'ok' }
  })
  api.get('/health/live', { logLevel: 'warn' }, async () => ({ status: 'ok' }))
}
