import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** A browser asks again after so long, in seconds; Chromium keeps an answer no longer. */
const ASK_AGAIN_S = 7200

/** Lets pages of these origins call the API with a token; without any, no origin but our own. */
export async function mountCors(api: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  await api.register(cors, {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match', 'Rekan-Jam'],
    exposedHeaders: ['Retry-After', 'X-Request-Id', 'Content-Disposition'],
    maxAge: ASK_AGAIN_S,
    // Any other OPTIONS is a call that doesn't exist, not English text.
    strictPreflight: false,
  })
}
