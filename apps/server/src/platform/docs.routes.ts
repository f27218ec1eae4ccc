import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Refusals } from './errors.ts'
import { composeApi } from './openapi.ts'

/** Swagger UI as its Fastify package brings it: the files alone, whose page we write ourselves. */
const UI = join(dirname(fileURLToPath(import.meta.resolve('@fastify/swagger-ui'))), 'static')
const KEEP_MS = 3_600_000

const PAGE = `<!doctype html>
<html lang="id">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>API Rekan</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/mulai.js"></script>
  </body>
</html>
`

const START = readFileSync(join(import.meta.dirname, 'docs.page.js'), 'utf8')

/** Made when it is first asked for: to describe everything takes as long as to start everything. */
let description: string | undefined

/** `GET /api/openapi.json`, and the page for people at `/api/docs`: from this server alone, under the app's own CSP. */
export function mountDocs(api: FastifyInstance, refusals: readonly Refusals[]): void {
  api.get('/openapi.json', (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .send((description ??= JSON.stringify(composeApi(false, refusals)))),
  )
  api.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE))
  api.get('/docs/mulai.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(START))
  void api.register(fastifyStatic, {
    root: UI,
    prefix: '/docs/',
    decorateReply: false,
    allowedPath: (path) => /^\/?swagger-ui(\.css|-bundle\.js)$/.test(path),
    maxAge: KEEP_MS,
  })
}
