import type { Call } from '@rekan/contract/call'
import { contract } from '@rekan/contract/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from './server.ts'

let server: TestServer
let token: { readonly admin: string; readonly hrd: string }
beforeAll(async () => {
  server = await startTestServer(undefined, { withJobs: false })
  token = {
    admin: await server.login('admin@rekan.example'),
    hrd: await server.login('hrd@rekan.example'),
  }
})
afterAll(() => server.close())

/** Of JSON, not of JavaScript: some of them no number of ours could say. */
const RUSAK = ['1e-320', '1e400', '-1e400', '-0', '9007199254740992', '1e-45']

it('[JAGA-26] every call refuses numbers that neither code nor database takes, wherever they stand in it', async () => {
  const calls = Object.entries<Call>(contract).filter(([, { body }]) => body !== undefined)
  expect(calls.length).toBeGreaterThan(150)
  const isi = RUSAK.map((angka, ke) => `"a${ke}": {"b": [1, ${angka}]}`).join(', ')
  const errors = RUSAK.map((_, ke) => `a${ke}.b.1`)
  const judged = { n: 0 }
  for (const [key] of calls) {
    const [method = '', path = ''] = key.split(' ')
    for (const siapa of ['hrd', 'admin'] as const) {
      const response = await fetch(`${server.origin}/api${path.replaceAll(/\{\w+\}/g, '1')}`, {
        method,
        headers: { authorization: `Bearer ${token[siapa]}`, 'content-type': 'application/json' },
        body: `{${isi}}`,
      })
      const body = (await response.json()) as { errors?: object }
      expect([401, 403, 404, 422], `${key}: ${JSON.stringify(body)}`).toContain(response.status)
      if (response.status !== 422) continue
      expect(Object.keys(body.errors ?? {}), key).toEqual(errors)
      judged.n += 1
      break
    }
  }
  expect(judged.n).toBeGreaterThan(calls.length * 0.8)
})

it.each(['Infinity', '-Infinity', 'NaN', '1e400', '9007199254740992', '1e-320'])(
  '[JAGA-26] a query and a form refuse the text %s as a number',
  async (angka) => {
    const { status } = await server.call(`GET /karyawan?page=${angka}`, { token: token.hrd })
    expect(status).toBe(422)
    const form = new FormData()
    form.set('bulan', angka)
    form.set('tahun', angka)
    form.set('berkas', new Blob(['x']), 'x.xlsx')
    expect((await server.call('POST /kelola/payroll/impor', { token: token.hrd, form })).status).toBe(422)
  },
)
