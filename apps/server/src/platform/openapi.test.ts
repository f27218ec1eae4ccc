import { gzipSync } from 'node:zlib'
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { contract } from '@rekan/contract/contract'
import type { Call } from '@rekan/contract/call'
import { isPublik } from '@rekan/domain/akses/akses'
import { type Tindakan } from '@rekan/domain/akses/tabel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { judgeAnswer } from '../../test/answers.ts'
import { type TestServer, startTestServer } from '../../test/server.ts'

type Operation = {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly security?: readonly unknown[]
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: Schema }>> }
  readonly responses: Readonly<Record<string, unknown>>
  readonly 'x-akses': unknown
  readonly description: string
}

const { Spectral } = spectralCore
type Linted = { readonly totals: unknown; readonly problems: readonly unknown[] }
type Schema = {
  readonly $ref?: string
  readonly type?: string
  readonly properties?: object
  readonly additionalProperties?: unknown
}

let server: TestServer
let api: {
  openapi: string
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, unknown> }
}

beforeAll(async () => {
  server = await startTestServer()
  const { status, body } = await server.call('GET /openapi.json')
  expect(status).toBe(200)
  api = body as typeof api
})
afterAll(() => server.close())

const calls = Object.entries<Call>(contract).filter(([, call]) => call.describedAs === undefined)
const operationOf = (key: string) => {
  const [method = '', path = ''] = key.split(' ')
  return api.paths[path]?.[method.toLowerCase()] as Operation
}

/** Every object schema below a node, and where it stands. */
function objectsOf(node: unknown, place = ''): { readonly place: string; readonly schema: Schema }[] {
  if (typeof node !== 'object' || node === null) return []
  const inner = Object.entries(node).flatMap(([key, value]) => objectsOf(value, `${place}/${key}`))
  return (node as Schema).type === 'object' ? [{ place, schema: node }, ...inner] : inner
}

/** Every object schema below a node or referred to from there. */
function reachable(node: unknown, seen = new Set<string>()): Schema[] {
  if (typeof node !== 'object' || node === null) return []
  const own = 'type' in node && node.type === 'object' ? [node as Schema] : []
  const below = Object.values(node).flatMap((value) => reachable(value, seen))
  const { $ref } = node as Schema
  if ($ref === undefined || seen.has($ref)) return [...own, ...below]
  seen.add($ref)
  const target = $ref
    .split('/')
    .slice(1)
    .reduce((at: unknown, key) => (at as Record<string, unknown>)[key], api)
  return [...own, ...below, ...reachable(target, seen)]
}

it('[WIRE-02] passes what Redocly and Spectral recommend, with nothing ignored', async () => {
  expect(api.openapi).toBe('3.1.1')
  const spectral = new Spectral()
  // Without the network: every reference stands in the document.
  spectral.setRuleset({ extends: [oas as unknown as RulesetDefinition] })
  expect(await spectral.run(structuredClone(api))).toEqual([])

  const dir = await mkdtemp(join(tmpdir(), 'rekan-openapi-'))
  await writeFile(join(dir, 'openapi.json'), JSON.stringify(api))
  const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))
  const lint = spawnSync(
    process.execPath,
    [redocly, 'lint', 'openapi.json', '--extends', 'recommended', '--format', 'json'],
    {
      cwd: dir,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  )
  await rm(dir, { recursive: true })
  const { totals, problems } = JSON.parse(lint.stdout.slice(lint.stdout.indexOf('{'))) as Linted
  expect(problems).toEqual([])
  expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 })
})

it.each(calls)('describes %s whole', (key, call) => {
  const { parameters, requestBody, responses, security, ...operation } = operationOf(key)
  const named = (place: string) => parameters.filter((one) => one.in === place).map(({ name }) => name)
  expect(named('path')).toEqual(Object.keys(call.params?.shape ?? {}))
  expect(named('query')).toEqual(Object.keys(call.query?.shape ?? {}))
  const fields = call.form ? { ...call.form.fields.shape, ...call.form.files } : (call.body?.shape ?? null)
  const type = call.form ? 'multipart/form-data' : 'application/json'
  const taken = requestBody?.content[type]?.schema
  const schema = taken?.$ref ? api.components.schemas[taken.$ref.split('/').at(-1) ?? ''] : taken
  expect(schema ? Object.keys(schema.properties ?? {}) : null).toEqual(fields && Object.keys(fields))
  const isGuarded = !isPublik(key as Tindakan)
  expect(security).toEqual(isGuarded ? undefined : [])
  expect(operation.description).toMatch(isGuarded ? /^(Peran: \w|Kontak klien)/ : /^Tanpa masuk/)
  expect(Object.keys(responses)).toEqual(
    expect.arrayContaining([
      String(call.status ?? 200),
      '400',
      '500',
      '503',
      ...(isGuarded ? ['401', '403'] : []),
    ]),
  )
})

it('[WIRE-11] names each operation once, with a summary of its own and a declared tag', () => {
  const operations = Object.entries(api.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, one]) => ({ key: `${verb} ${path}`, ...one })),
  )
  const twice = (name: 'operationId' | 'summary') =>
    operations.map((one) => one[name]).filter((one, i, all) => all.indexOf(one) !== i)
  expect(twice('operationId')).toEqual([])
  expect(twice('summary'), 'each call of packages/contract needs a summary of its own').toEqual([])
  expect(operations.filter(({ summary }) => !/^\S.+\S$/.test(summary))).toEqual([])
  const declared = new Set(api.tags.map(({ name }) => name))
  const stray = operations.filter(({ tags }) => tags.length !== 1 || !declared.has(tags[0] ?? ''))
  expect(
    stray.map(({ key }) => key),
    'add the first segment of the path to a tag of openapi.fixed.ts',
  ).toEqual([])
})

it('[WIRE-05, WIRE-06] writes every shape once, under its name, and lets answers grow', () => {
  expect(Object.keys(api.components.schemas)).toEqual(
    expect.arrayContaining([
      'Profile',
      'Karyawan',
      'Presensi',
      'Kejadian',
      'Absensi',
      'Lembur',
      'Payroll',
      'Pengumuman',
      'Notifikasi',
    ]),
  )
  const inlined = objectsOf(api).filter(({ place }) => !/^\/components\/schemas\/\w+$/.test(place))
  const byText = Map.groupBy(inlined, ({ schema }) => JSON.stringify(schema))
  const twice = [...byText.values()].filter((same) => same.length > 1)
  expect(
    twice.map((same) => same.map(({ place }) => place)),
    "declare the shape once in packages/contract and name it there: z.object({ … }).meta({ id: 'Nama' })",
  ).toEqual([])
  const answers = Object.entries(api.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).flatMap(([verb, { responses }]) =>
      reachable(responses).map((schema) => ({ place: `${verb} ${path}`, schema })),
    ),
  )
  expect(answers.length).toBeGreaterThan(500)
  expect(answers.filter(({ schema }) => schema.additionalProperties === false)).toEqual([])
})

it('[WIRE-07] weighs at most 150 kB as it travels', () => {
  expect(gzipSync(JSON.stringify(api), { level: 9 }).length).toBeLessThanOrEqual(150_000)
})

it('[WIRE-08, WIRE-10] refuses with 405 what a path lacks, and Allow names what it has', async () => {
  const wrong: unknown[] = []
  for (const [path, verbs] of Object.entries(api.paths)) {
    const url = `/api${path.replaceAll(/\{\w+\}/g, '1')}`
    const answers = new Map<string, { status: number; allow: string | undefined }>()
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const { statusCode, headers } = await server.app.inject({ method, url })
      answers.set(method, { status: statusCode, allow: headers.allow })
    }
    const described = Object.keys(verbs).flatMap((verb) =>
      verb === 'get' ? ['GET', 'HEAD'] : verb.toUpperCase(),
    )
    const taken = [...answers].filter(([, { status }]) => status !== 405).map(([method]) => method)
    const allow = [...taken.toSorted(), 'OPTIONS'].join(', ')
    const others = [...answers.values()].filter(({ status }) => status === 405)
    if (taken.toSorted().join() !== described.toSorted().join() || others.some((one) => one.allow !== allow))
      wrong.push({ path, described, answers: Object.fromEntries(answers) })
  }
  expect(wrong).toEqual([])
})

it('is what every answer of the server is judged by', () => {
  const answer = { method: 'POST', url: '/api/logout', status: 200, type: 'application/json; charset=utf-8' }
  expect(judgeAnswer({ ...answer, body: '{"message":"Logout berhasil."}' })).toBeNull()
  expect(judgeAnswer({ ...answer, body: '{"message":5}' })).toContain('must be string')
  expect(judgeAnswer({ ...answer, body: '{"message":"","rahasia":1}' })).toContain('additional properties')
  expect(judgeAnswer({ ...answer, body: 'x' })).toContain('no JSON')
  expect(judgeAnswer({ ...answer, status: 418, body: '{}' })).toContain('not described')
  expect(judgeAnswer({ ...answer, type: 'text/html', body: '' })).toContain('not described')
  expect(judgeAnswer({ ...answer, status: 401, body: '{"message":"Masuk"}' })).toContain(
    "required property 'error'",
  )
  expect(judgeAnswer({ ...answer, url: '/api/lain', body: '{}' })).toContain('nothing of that name')
})

it('has a page for people whose parts all come from here', async () => {
  const get = async (path: string) => {
    const response = await fetch(server.origin + path)
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: await response.text(),
    }
  }
  const page = await get('/api/docs/')
  expect([page.status, page.type]).toEqual([200, 'text/html; charset=utf-8'])
  const parts = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path)
  for (const path of parts) {
    expect(path).toMatch(/^\/[^/]/)
    if (path !== '/favicon.svg') expect((await get(path)).status, path).toBe(200)
  }
  expect((await get('/api/docs/index.html')).status).toBe(404)
})
