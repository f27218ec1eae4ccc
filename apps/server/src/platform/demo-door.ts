import type { Instan } from '@rekan/domain/waktu'
import type { FastifyInstance } from 'fastify'
import type { Clock } from './clock.ts'
import { refuse } from './errors.ts'
import { senderBeyond } from './exposure.ts'

const HOUR_MS = 3_600_000
/** Whoever invents a sender for each request fills no log. */
const MAX_SENDERS = 100

/**
 * Keeps a demo, whose passwords everybody knows, to its own machine: whatever names another host or sender is refused
 * before anything looks at it. The log says so once an hour for each sender, not at each request.
 */
export function mountDemoDoor(app: FastifyInstance, clock: Clock): void {
  const told = new Map<string, Instan>()
  const isNews = (sender: string): boolean => {
    const now = clock.now()
    for (const [name, saat] of told) if (now - saat >= HOUR_MS) told.delete(name)
    if (told.has(sender) || told.size >= MAX_SENDERS) return false
    told.set(sender, now)
    return true
  }
  app.addHook('onRequest', async (request) => {
    const sender = senderBeyond(request.headers)
    if (sender === null) return
    if (isNews(sender)) request.log.warn({ sender }, 'a demo is closed to other machines')
    // Of this request nothing else is logged.
    request.log.level = 'error'
    throw refuse('DEMO_TERTUTUP')
  })
}
