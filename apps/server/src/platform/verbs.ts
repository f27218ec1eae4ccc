import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from './errors.ts'

/**
 * What no route of this scope takes is judged before its body is read: another verb on a known address is 405 with
 * `Allow`, OPTIONS tells the verbs, an unknown address is 404. Call it before the routes are mounted.
 */
export function judgeUnrouted(scope: FastifyInstance): void {
  const routes = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>()
  scope.addHook('onRoute', ({ url, method }) => {
    // The preflight's route takes every address, known or not.
    if (method === 'OPTIONS') return
    const route = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    for (const one of [method].flat()) route.methods.add(one)
    routes.set(url, route)
  })
  scope.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    const path = request.url.split(/[?#]/, 1)[0] ?? ''
    const matching = [...routes.values()].filter(({ pattern }) => pattern.test(path))
    const methods = new Set(matching.flatMap((route) => [...route.methods]))
    if (methods.size === 0 || methods.has(request.method)) throw refuse('TIDAK_DIKENAL')
    return tellVerbs(request, reply, [...methods].toSorted())
  })
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
    .replaceAll(/:\w+/g, '[^/]*')
    .replaceAll('*', '.*')
  return new RegExp(`^${source}/?$`)
}
