import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { notFound } from './failures.ts'
import { FILES_PATH, fileType } from './files.ts'

/** `GET /api/berkas/{key}`: the link's signature is the permission. A dead or altered link names nothing: 404. */
export function mountFiles(api: FastifyInstance, { files, links, clock }: Deps): void {
  api.get<{ Params: { '*': string } }>('/berkas/*', async (request, reply) => {
    const key = request.params['*']
    const seconds = links.secondsLeft(FILES_PATH + key, request.query, clock.now())
    const file = seconds > 0 && fileType(key) !== null ? await files.get(key) : null
    if (file === null) return notFound(request, reply)
    return reply
      .type(file.type)
      .header('cache-control', `private, max-age=${seconds}`)
      .header('content-disposition', 'inline')
      .header('x-content-type-options', 'nosniff')
      .send(file.bytes)
  })
}
