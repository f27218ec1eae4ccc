import { contract } from '@rekan/contract/contract'
import { AKSES } from '@rekan/domain/akses/tabel'
import { cakupan, isPublik } from '@rekan/domain/akses/akses'
import { ROLE, type Role } from '@rekan/domain/akses/peran'
import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../src/app.ts'
import { silentLog } from '../src/platform/log.ts'
import { type TestServer, startTestServer } from './server.ts'

/** Public by design and no call of the contract. */
const BESIDE_THE_CONTRACT = new Set([
  'GET /health',
  'GET /health/live',
  'GET /berkas/*',
  'GET /peta/ubin.pmtiles',
  'GET /openapi.json',
  'GET /docs',
  'GET /docs/mulai.js',
  'GET /docs/*',
])

let server: TestServer
let revoked: string
beforeAll(async () => {
  server = await startTestServer()
  await server.owner
    .insertInto('pengguna')
    .columns(['email', 'kata_sandi', 'role', 'nama'])
    .expression((eb) =>
      eb
        .selectFrom('pengguna')
        .select([
          eb.val('auditor@rekan.example').as('email'),
          'kata_sandi',
          eb.val('auditor' as const).as('role'),
          eb.val('Auditor').as('nama'),
        ])
        .where('email', '=', 'hrd@rekan.example'),
    )
    .execute()
  revoked = await server.login('hrd@rekan.example')
  await server.call('POST /logout', { token: revoked })
})
afterAll(() => server.close())

const tokens = new Map<Role, string>()
/** What a role is answered. One session each, until a call has ended it: whoever is refused for that asks anew. */
async function statusFor(role: Role, path: string): Promise<number> {
  const kept = tokens.get(role)
  const { status } = kept === undefined ? { status: 401 } : await server.call(path, { token: kept })
  if (status !== 401) return status
  const token = await server.login(`${role}@rekan.example`)
  tokens.set(role, token)
  return (await server.call(path, { token })).status
}

const calls = Object.keys(contract) as (keyof typeof contract)[]
const guarded = calls.filter((key) => !isPublik(key))
/** The director, who is the first, decides about HR: HR opens others' accounts. */
const OPENS: ReadonlySet<string> = new Set([
  'POST /karyawan/{id}/kode-reset',
  'POST /karyawan/{id}/faktor-kedua/hapus',
])
const pathOf = (key: string) => key.replaceAll(/\{\w+\}/g, OPENS.has(key) ? '32' : '1')

it('mounts every call of the contract, and nothing that has no row in the access table', async () => {
  const mounted = await mountedRoutes()
  expect(mounted.filter((key) => !BESIDE_THE_CONTRACT.has(key)).toSorted()).toEqual([...calls].toSorted())
  expect(calls.filter((key) => !Object.hasOwn(AKSES, key))).toEqual([])
})

describe.each(guarded)('[API-38, AUTH-06] %s', (key) => {
  it.each([
    ['no token', undefined],
    ['a wrong token', 'x'.repeat(43)],
    ['no token at all in the header', ''],
  ])('answers 401 with %s', async (_name, token) => {
    const { status, body } = await server.call(pathOf(key), { token })
    expect([status, Object.keys(body).toSorted()]).toEqual([401, ['error', 'message']])
  })

  it('answers 401 with a revoked token', async () => {
    expect((await server.call(pathOf(key), { token: revoked })).status).toBe(401)
  })

  it.each(ROLE)('follows the table for %s', async (role) => {
    const status = await statusFor(role, pathOf(key))
    if (cakupan({ role }, key) === null) expect(status).toBe(403)
    else expect([401, 403, 500]).not.toContain(status)
  })
})

it('[UJI-15] answers 401 on every call once a signed-in employee is set inactive', async () => {
  const token = await server.login('wita@rekan.example')
  expect((await server.call('GET /profile', { token })).status).toBe(200)
  await server.owner
    .updateTable('karyawan')
    .set({ aktif: false })
    .where('id', '=', (eb) =>
      eb.selectFrom('pengguna').select('karyawan_id').where('email', '=', 'wita@rekan.example'),
    )
    .execute()
  const terbuka: string[] = []
  for (const key of guarded) if ((await server.call(pathOf(key), { token })).status !== 401) terbuka.push(key)
  expect(terbuka).toEqual([])
})

it('opens a public call without a token', async () => {
  for (const key of calls.filter((k) => isPublik(k))) {
    const sent = key.startsWith('GET ') ? {} : { body: {} }
    expect([401, 403]).not.toContain((await server.call(pathOf(key), sent)).status)
  }
})

/** What the application really mounts below /api, as `METHOD /path/{param}`. */
async function mountedRoutes(): Promise<string[]> {
  const found: string[] = []
  const app = await createApp({
    deps: server.deps,
    log: silentLog(),
    webDir: null,
    onRoute: ({ method, url }: RouteOptions) => {
      for (const one of [method].flat()) {
        if (url.startsWith('/api/')) found.push(`${one} ${url.slice(4).replaceAll(/:(\w+)/g, '{$1}')}`)
      }
    },
  })
  await app.close()
  // HEAD is GET without its body: the same handler, the same rights.
  return found.filter((key) => !key.startsWith('HEAD '))
}
