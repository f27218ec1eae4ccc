import type { FastifyInstance } from 'fastify'
import { refuse } from './errors.ts'

/**
 * What no route takes is judged before its body is read: another verb on a known address is 405 with `Allow`,
 * OPTIONS tells the verbs, an unknown address is 404. Call it before the routes are mounted. Addresses outside `/api`
 * are the web app's: any of them may be read.
 */
export function judgeUnrouted(app: FastifyInstance, hasWeb: boolean): void {
  const verbs = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>()
  app.addHook('onRoute', ({ url, method }) => {
    // The preflight's route takes every address, known or not.
    if (!isApi(url) || method === 'OPTIONS') return
    const found = verbs.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    for (const one of [method].flat()) found.methods.add(one)
    verbs.set(url, found)
  })

  const verbsOf = (path: string): string[] => {
    if (!isApi(path)) return hasWeb ? ['GET', 'HEAD'] : []
    const matching = [...verbs.values()].filter(({ pattern }) => pattern.test(path))
    return [...new Set(matching.flatMap(({ methods }) => [...methods]))].toSorted()
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    const path = request.url.split('?', 1)[0] ?? ''
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && !isApi(path)) return
    const allowed = verbsOf(path)
    if (allowed.length === 0) throw refuse('TIDAK_DIKENAL')
    reply.header('allow', [...allowed, 'OPTIONS'].join(', '))
    if (request.method !== 'OPTIONS') throw refuse('CARA_SALAH')
    return reply.code(204).send()
  })
}

function isApi(path: string): boolean {
  return /^\/api(\/|$)/.test(path)
}

/** `/api/karyawan/:id` as what it matches, with or without a slash at the end. */
function patternOf(url: string): RegExp {
  const source = url
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/:\w+/g, '[^/]+')
    .replaceAll('*', '.*')
  return new RegExp(`^${source}/?$`)
}
