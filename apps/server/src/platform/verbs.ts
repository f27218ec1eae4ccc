import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from './errors.ts'

/**
 * What no route of this scope takes is judged before its body is read: another verb on a known address is 405 with
 * `Allow`, OPTIONS tells the verbs, an unknown address is 404. An address with a name where others have a parameter takes
 * the verbs of that name alone: `/karyawan/presensi` is nobody's id. Call it before the routes are mounted.
 */
export function judgeUnrouted(scope: FastifyInstance): void {
  const routes = new Map<string, Set<string>>()
  /** The most literal first, as the router looks for them */
  let sorted: readonly { readonly pattern: RegExp; readonly methods: ReadonlySet<string> }[] = []
  scope.addHook('onRoute', ({ url, method }) => {
    // The preflight's route takes every address, known or not.
    if (method === 'OPTIONS') return
    const methods = routes.get(url) ?? new Set()
    for (const one of [method].flat()) methods.add(one)
    routes.set(url, methods)
  })
  // Once all are known: ordered at each, they were most of what a start costs.
  scope.addHook('onReady', async () => {
    sorted = [...routes]
      .map(([url, methods]) => ({ key: keyOf(url), pattern: patternOf(url), methods }))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  })
  scope.addHook('onRequest', async (request, reply) => {
    const { is404, routeOptions, method } = request
    if (!is404 && !routeOptions.url?.includes(':')) return
    const path = request.url.split(/[?#]/, 1)[0] ?? ''
    const route = sorted.find(({ pattern }) => pattern.test(path))
    if (!is404 && (route === undefined || route.methods.has(method))) return
    if (route === undefined || route.methods.has(method)) throw refuse('TIDAK_DIKENAL')
    return tellVerbs(request, reply, [...route.methods].toSorted())
  })
}

/** What sorts `/a/b` before `/a/:id` before `/a/*`. */
function keyOf(url: string): string {
  return url.replaceAll(/:\w+/g, '\uffef').replaceAll('*', '\uffff')
}

/** Answers OPTIONS; refuses any other verb that is none of these. */
export function tellVerbs(
  { method }: FastifyRequest,
  reply: FastifyReply,
  methods: readonly string[],
): FastifyReply {
  reply.header('allow', [...methods, 'OPTIONS'].join(', '))
  if (method !== 'OPTIONS') throw refuse('CARA_SALAH')
  return reply.code(204).send()
}

/** `/api/karyawan/:id` as what it matches, with or without a slash at the end. */
function patternOf(url: string): RegExp {
  const source = url
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll(/:\w+/g, '[^/]+')
  return new RegExp(`^${source}/?$`)
}
