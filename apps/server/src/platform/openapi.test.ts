import { Validator } from '@seriousme/openapi-schema-validator'
import { contract } from '@rekan/contract/contract'
import type { Call } from '@rekan/contract/call'
import { isPublik, type Tindakan } from '@rekan/domain/akses'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { judgeAnswer } from '../../test/answers.ts'
import { type TestServer, startTestServer } from '../../test/server.ts'

type Operation = {
  readonly operationId: string
  readonly security?: readonly unknown[]
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: { properties: object } }>> }
  readonly responses: Readonly<Record<string, unknown>>
  readonly 'x-akses': unknown
  readonly description: string
}

let server: TestServer
let api: { openapi: string; paths: Record<string, Record<string, Operation>> }

beforeAll(async () => {
  server = await startTestServer()
  const { status, body } = await server.call('GET /openapi.json')
  expect(status).toBe(200)
  api = body as typeof api
})
afterAll(() => server.close())

const calls = Object.entries<Call>(contract)
const operationOf = (key: string) => {
  const [method = '', path = ''] = key.split(' ')
  return api.paths[path]?.[method.toLowerCase()] as Operation
}

it('is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(api))
  expect(errors ?? []).toEqual([])
  expect([valid, validator.version, api.openapi]).toEqual([true, '3.1', '3.1.1'])
})

it.each(calls)('describes %s whole', (key, call) => {
  const { parameters, requestBody, responses, security, ...operation } = operationOf(key)
  const named = (place: string) => parameters.filter((one) => one.in === place).map(({ name }) => name)
  expect(named('path')).toEqual(Object.keys(call.params?.shape ?? {}))
  expect(named('query')).toEqual(Object.keys(call.query?.shape ?? {}))
  const fields = call.form ? { ...call.form.fields.shape, ...call.form.files } : (call.body?.shape ?? null)
  const type = call.form ? 'multipart/form-data' : 'application/json'
  expect(requestBody ? Object.keys(requestBody.content[type]?.schema.properties ?? {}) : null).toEqual(
    fields && Object.keys(fields),
  )
  const isGuarded = !isPublik(key as Tindakan)
  expect(security).toEqual(isGuarded ? undefined : [])
  expect(operation.description).toMatch(isGuarded ? /^Peran: \w/ : /^Tanpa masuk/)
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

it('names each operation once', () => {
  const ids = Object.values(api.paths).flatMap((verbs) => Object.values(verbs).map((one) => one.operationId))
  expect(new Set(ids).size).toBe(ids.length)
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
