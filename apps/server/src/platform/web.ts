import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from './failures.ts'
import { tellVerbs } from './verbs.ts'

/** Takes the place of the worker that a browser has, drops what it kept and goes. */
export const LAST_WORKER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  const gone = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))
  event.waitUntil(gone.then(() => registration.unregister()))
})
`

/**
 * Serves the built web app. Hashed files stay for good, icons for a day, the pages for five minutes, the worker never; a missing
 * asset is 404, any other path the page. Without `serviceWorker` those that browsers have are taken back.
 */
export async function serveWeb(app: FastifyInstance, webDir: string, serviceWorker: boolean): Promise<void> {
  if (!serviceWorker)
    app.get('/sw.js', (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(LAST_WORKER),
    )
  await app.register(fastifyStatic, {
    root: webDir,
    preCompressed: true,
    index: false,
    wildcard: true,
    setHeaders(reply, path) {
      reply.header('cache-control', cacheControl(path))
      cutHead(reply)
      if (WORKER.test(path)) reply.header('content-security-policy', WORKER_POLICY)
    },
  })
  // As the file server would send it, but for reading the folder's thousand names first, against a file's other spellings: what
  // is for everybody has no rights to be passed by.
  app.get<{ Params: { '*': string } }>('/assets/*', ({ params }, reply) =>
    reply.sendFile(`assets/${params['*']}`),
  )
  app.addHook('onSend', async (_request, reply) => {
    // Whatever is imported is read as UTF-8.
    if (isHashed(reply) && SCRIPT.test(String(reply.getHeader('content-type')))) reply.type('text/javascript')
  })
  const page = (reply: FastifyReply, file = 'index.html') => reply.code(200).sendFile(file)
  // The root is a folder, which the file server refuses to list.
  app.get('/', (_request, reply) => page(reply))
  app.addHook('onRequest', async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (request.is404 && !isRead) return tellVerbs(request, reply, ['GET', 'HEAD'])
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    // Whatever its link is, so that the page of one that opens nothing is the same; none stands in a referrer.
    if (CLIENT.test(path)) return page(reply.header('referrer-policy', 'no-referrer'), 'klien.html')
    if (!isPage(path)) return notFound(request, reply)
    return page(reply)
  })
}

/**
 * Whoever comes back within minutes, in a window that may keep no worker, waits for nothing but their own processor. A page of the
 * version before finds the files of its start in the same cache; one that misses a later file reloads, which asks the server.
 */
const PAGE_CACHE = 'public, max-age=300'
/** The client's, likewise, but in no cache between: what its address ends in opens a door. */
const CLIENT_PAGE_CACHE = 'private, max-age=300'

/** What never changes under its name. */
const FOR_GOOD = 'max-age=31536000, immutable'

/** Whether an answer is a file of the build that is named by what it holds. */
export function isHashed(reply: FastifyReply): boolean {
  return reply.getHeader('cache-control') === FOR_GOOD
}

const SCRIPT = /^application\/javascript/
/** A worker lives by the policy that it came with, whatever the page's is. */
const WORKER = /[/\\]assets[/\\][\w-]+\.worker-[^/\\]*$/
const WORKER_POLICY = "default-src 'self'"

/**
 * Leaves out of a file's head what goes without saying or is said twice: on a slow line, an app's heads are half a second.
 * Each file has one mark to be known again by: what is hashed its day, by which a browser goes on with a file that broke off
 * (a weak tag would not let it), the others their tag.
 */
function cutHead(reply: FastifyReply): void {
  reply.removeHeader('x-request-id').removeHeader('accept-ranges')
  reply.removeHeader(isHashed(reply) ? 'etag' : 'last-modified')
  // The page has said so, of all that comes after it.
  if (isHashed(reply)) reply.removeHeader('strict-transport-security')
  // As HTTP/1.1 has it anyway; once the server is leaving, its word is another (`stop.ts`).
  if (reply.request.raw.httpVersion === '1.1') reply.raw.removeHeader('connection')
}

/** Addresses of the client's page. */
const CLIENT = /^\/klien\//i

function cacheControl(path: string): string {
  if (/[/\\]assets[/\\]/.test(path)) return FOR_GOOD
  if (/[/\\]index\.html(\.\w+)?$/.test(path)) return PAGE_CACHE
  if (/[/\\]klien\.html(\.\w+)?$/.test(path)) return CLIENT_PAGE_CACHE
  return /[/\\](icons[/\\][\w-]+\.png|favicon\.svg)(\.\w+)?$/.test(path)
    ? 'public, max-age=86400'
    : 'no-cache'
}

/** An address of the app: no asset, no call, no file. */
function isPage(path: string): boolean {
  return !/^\/(assets|api)(\/|$)/i.test(path) && !/\.[a-z0-9]+$/i.test(path)
}
