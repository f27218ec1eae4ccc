import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Hashes of the inline scripts and styles that the web build made. */
type InlineHashes = { readonly script: readonly string[]; readonly style: readonly string[] }

type SecureHeaders = {
  readonly webDir: string | null
  /** Whether people are told to come by HTTPS */
  readonly isHttps: boolean
  /** Whether pages of other origins may call */
  readonly hasOtherOrigins: boolean
}

/** Security headers on every answer: nothing from other hosts, no inline code but the build's own, camera and position for us. */
export async function secureHeaders(
  app: FastifyInstance,
  { webDir, isHttps, hasOtherOrigins }: SecureHeaders,
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
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Set below, by request.
    strictTransportSecurity: false,
    // A page of an allowed origin shows our photos, too.
    crossOriginResourcePolicy: { policy: hasOtherOrigins ? 'cross-origin' : 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onSend', async (request, reply) => {
    // For this host alone, and only to who came by HTTPS.
    if (isHttps && request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
    reply.header('permissions-policy', 'camera=(self), geolocation=(self), microphone=(), payment=()')
  })
}

async function readHashes(webDir: string): Promise<InlineHashes> {
  return JSON.parse(await readFile(join(webDir, 'csp.json'), 'utf8')) as InlineHashes
}
