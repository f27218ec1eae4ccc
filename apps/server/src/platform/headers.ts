import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import helmet from 'helmet'

/** Hashes of the inline scripts and styles that the web build made. */
type InlineHashes = { readonly script: readonly string[]; readonly style: readonly string[] }

export type SecureHeaders = Readonly<Record<string, string>>

type Given = {
  readonly webDir: string | null
  /** Whether pages of other origins may call */
  readonly hasOtherOrigins: boolean
  /** The host of a map's tiles; null: none */
  readonly tiles?: string | null
}

/** For this host alone, and only to who came by HTTPS. */
export const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000' }

/**
 * Security headers of every answer, whoever gives it: nothing from other hosts, no inline code but the build's own,
 * camera and position for us. They depend on no request, so they are made once.
 */
export async function secureHeaders({
  webDir,
  hasOtherOrigins,
  tiles = null,
}: Given): Promise<SecureHeaders> {
  const inline = webDir === null ? { script: [], style: [] } : await readHashes(webDir)
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)
  const given = listHeaders(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...quoted(inline.script)],
          styleSrc: ["'self'", ...quoted(inline.style)],
          imgSrc: ["'self'", 'data:', 'blob:', ...(tiles === null ? [] : [tiles])],
          mediaSrc: ["'self'", 'blob:'],
          workerSrc: ["'self'", 'blob:'],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      // `HTTPS_ONLY`, by request.
      strictTransportSecurity: false,
      // A page of an allowed origin shows our photos, too.
      crossOriginResourcePolicy: { policy: hasOtherOrigins ? 'cross-origin' : 'same-origin' },
      referrerPolicy: { policy: 'same-origin' },
      crossOriginEmbedderPolicy: false,
      frameguard: { action: 'deny' },
      // Words to browsers that nobody has any more, or what each of ours does by itself: a tenth of a page's head.
      dnsPrefetchControl: false,
      ieNoOpen: false,
      originAgentCluster: false,
      permittedCrossDomainPolicies: false,
      xssFilter: false,
    }),
  )
  return {
    ...given,
    // What may be kept says so itself.
    'cache-control': 'no-store',
    // Camera and position are for us alone, as they are where nothing is said of them.
    'permissions-policy': 'microphone=(), payment=()',
  }
}

/**
 * What an answer that no browser shows as a page needs of them: on a slow line, each kilobyte of a head is a tenth of a
 * second, and an app is some forty files. A script may be a worker's, which lives by the policy it came with. A file of the
 * build that never changes is the same for everybody and no secret: its type alone is to be believed (`isHashed`).
 */
export function pickHeaders(given: SecureHeaders, type: string, isHashed = false): SecureHeaders | null {
  if (SHOWN.test(type)) return null
  const kept = LEAN.map((name) => [name, given[name] ?? ''] as const)
  if (isHashed) return Object.fromEntries(kept.slice(0, 1))
  const from = type.startsWith('application/json') || type === '' ? "'none'" : "'self'"
  return {
    ...Object.fromEntries(kept.filter(([, value]) => value !== '')),
    'content-security-policy': `default-src ${from};frame-ancestors 'none'`,
  }
}

/** Types that a browser opens as a document of its own. */
const SHOWN = /^(text\/html|text\/plain|application\/(pdf|xhtml)|image\/)/
const LEAN = ['x-content-type-options', 'cross-origin-resource-policy']

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** What a middleware that looks at no request would set. */
function listHeaders(middleware: Middleware): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  }
  middleware({} as IncomingMessage, response as unknown as ServerResponse, () => undefined)
  return headers
}

async function readHashes(webDir: string): Promise<InlineHashes> {
  return JSON.parse(await readFile(join(webDir, 'csp.json'), 'utf8')) as InlineHashes
}
