import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Hashes of the inline scripts and styles that the web build made. */
type InlineHashes = { readonly script: readonly string[]; readonly style: readonly string[] }

/** Security headers on every answer: nothing from other hosts, no inline code but the build's own, camera and position for us. */
export async function secureHeaders(
  app: FastifyInstance,
  webDir: string | null,
  isHttps: boolean,
): Promise<void> {
  const inline = webDir === null ? { script: [], style: [] } : await readHashes(webDir)
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...quoted(inline.script)],
        styleSrc: ["'self'", ...quoted(inline.style)],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Only where people come by HTTPS, and for this host alone.
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(self), geolocation=(self), microphone=(), payment=()')
  })
}

async function readHashes(webDir: string): Promise<InlineHashes> {
  return JSON.parse(await readFile(join(webDir, 'csp.json'), 'utf8')) as InlineHashes
}
