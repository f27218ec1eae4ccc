import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BATAS, TIPE_MULTIPART, isian } from '../../test/multipart.ts'
import { sendRaw } from '../../test/raw.ts'
import { type TestServer, startTestServer } from '../../test/server.ts'

/** Words of every refusal below; none of them stands in a sentence of node's, Fastify's or the parser's. */
const BAHASA = /\b(alamat|permintaan|isian|berkas|kiriman|jawaban|sesi|peran|kepala|harus)\b/i

let server: TestServer
let token: string
let tokenAdmin: string

beforeAll(async () => {
  server = await startTestServer()
  token = await server.login('karyawan@rekan.example')
  tokenAdmin = await server.login('admin@rekan.example')
})
afterAll(() => server.close())

const request = (line: string, headers: Readonly<Record<string, string>> = {}, body = '') => {
  const all = { host: 'localhost', connection: 'close', ...headers }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${line} HTTP/1.1\r\n${head.join('')}\r\n${body}`
}
const json = (line: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
  request(
    line,
    { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), ...headers },
    body,
  )
const withToken = (headers: Readonly<Record<string, string>> = {}) => ({
  authorization: `Bearer ${token}`,
  ...headers,
})
const form = (body: Buffer) =>
  request(
    'POST /api/presensi/check-in',
    withToken({ 'content-type': TIPE_MULTIPART, 'content-length': String(body.length) }),
    body.toString(),
  )

describe('every refusal is JSON of our shape, in Indonesian', () => {
  it.each<[string, number, () => string]>([
    ['a line that is no HTTP', 400, () => 'halo\r\n\r\n'],
    ['a NUL in an address that the database looks up', 400, () => request('GET /api/bukti/a%00b')],
    [
      'a NUL in a text that the database looks up',
      400,
      () =>
        json('POST /api/pengaturan/payroll', JSON.stringify({ akun: 'a\u0000b' }), {
          authorization: `Bearer ${tokenAdmin}`,
        }),
    ],
    ['a verb of no kind', 400, () => request('MASUK /api/profile')],
    ['a header that is none', 400, () => 'GET /api/health HTTP/1.1\r\nhost: a\r\n spasi depan\r\n\r\n'],
    [
      'two lengths',
      400,
      () =>
        'POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\nconnection: close\r\n\r\nxx',
    ],
    [
      'a length beside chunks',
      400,
      () =>
        request('POST /api/login', { 'content-length': '4', 'transfer-encoding': 'chunked' }, '0\r\n\r\n'),
    ],
    [
      'a chunk of no size',
      400,
      () =>
        request('POST /api/login', {
          'content-type': 'application/json',
          'transfer-encoding': 'chunked',
        }) + 'zz\r\n',
    ],
    ['no Host', 400, () => 'GET /api/health HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['an address that cannot be decoded', 400, () => request('GET /api/%E0%A4%A')],
    ['JSON that is none', 400, () => json('POST /api/login', '{"email":')],
    ['JSON with a poisoned prototype', 400, () => json('POST /api/login', '{"__proto__":{"role":"admin"}}')],
    ['a form without its end', 400, () => form(isian('latitude', '1'))],
    ['a form cut in a head', 400, () => form(Buffer.from(`--${BATAS}\r\nContent-Dispo`))],
    ['no token', 401, () => request('GET /api/profile')],
    [
      'a token of another scheme',
      401,
      () => request('GET /api/profile', { authorization: 'Basic cmVrYW46cmVrYW4=' }),
    ],
    ['an unknown address', 404, () => request('GET /api/tidak-ada')],
    ['an unknown address, whatever the body', 404, () => json('POST /api/tidak-ada', '{')],
    ['the API’s root', 404, () => request('GET /api')],
    ['an endless id', 404, () => request(`GET /api/berkas/${'a'.repeat(5000)}`)],
    ['another verb', 405, () => request('DELETE /api/profile', withToken())],
    ['a rare verb', 405, () => request('PROPFIND /api/profile', withToken())],
    ['another verb, whatever the body', 405, () => json('PUT /api/login', '{')],
    ['CONNECT', 405, () => request('CONNECT localhost:80')],
    ['no JSON accepted', 406, () => request('GET /api/profile', withToken({ accept: 'text/html' }))],
    [
      'JSON refused by its quality',
      406,
      () => request('GET /api/profile', withToken({ accept: 'application/json;q=0, */*;q=0' })),
    ],
    [
      'a form of untold length',
      411,
      () =>
        request(
          'POST /api/presensi/check-in',
          withToken({ 'content-type': TIPE_MULTIPART, 'transfer-encoding': 'chunked' }),
          '0\r\n\r\n',
        ),
    ],
    ['a body too large', 413, () => json('POST /api/login', '', { 'content-length': '70000' })],
    [
      'a body that grows too large',
      413,
      () =>
        request(
          'POST /api/login',
          { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
          `${(80_000).toString(16)}\r\n${' '.repeat(80_000)}\r\n0\r\n\r\n`,
        ),
    ],
    [
      'plain text',
      415,
      () => request('POST /api/login', { 'content-type': 'text/plain', 'content-length': '1' }, 'x'),
    ],
    ['a field that is missing', 422, () => json('POST /api/login', '{}')],
    ['a head too large', 431, () => request('GET /api/health', { cookie: 'x'.repeat(20_000) })],
    ['an address too long', 431, () => request(`GET /api/profile?x=${'y'.repeat(20_000)}`)],
  ])('%s: %i', async (_name, status, bytes) => {
    const answer = await sendRaw(server, bytes())
    expect([answer.status, answer.body]).toEqual([
      status,
      {
        message: expect.stringMatching(BAHASA),
        error: { error: expect.stringMatching(/^[A-Z_]+$/), message: answer.body['message'], line: null },
        ...(status === 422 && { errors: expect.any(Object) }),
      },
    ])
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

it('takes any Accept that JSON is in', async () => {
  for (const accept of [
    '',
    '*/*',
    'application/*',
    'text/html,application/xhtml+xml,*/*;q=0.8',
    'text/html, application/json;q=0.1',
  ])
    expect((await server.call('GET /profile', { token, headers: { accept } })).status, accept).toBe(200)
})

it('names the verbs of an address with 405 and on OPTIONS', async () => {
  const wrong = await server.call('DELETE /profile/', { token })
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([
    405,
    expect.stringMatching(/^GET, HEAD.*, OPTIONS$/),
  ])
  const options = await server.call('OPTIONS /login')
  expect([options.status, options.headers.get('allow'), options.body]).toEqual([204, 'POST, OPTIONS', {}])
  expect((await server.call('OPTIONS /tidak-ada')).status).toBe(404)
})

it('answers HEAD as GET without its body, and refuses it where there is no GET', async () => {
  const head = await sendRaw(server, request('HEAD /api/profile', withToken()))
  expect([head.status, head.text, Number(head.headers.get('content-length')) > 100]).toEqual([200, '', true])
  const none = await sendRaw(server, request('HEAD /api/login'))
  expect([none.status, none.text, none.headers.get('allow')]).toEqual([405, '', 'POST, OPTIONS'])
  expect((await sendRaw(server, request('HEAD /api/profile'))).status).toBe(401)
})

it('ignores an expectation and an upgrade it does not know', async () => {
  const unknown = { expect: 'kopi', upgrade: 'websocket', connection: 'close, upgrade' }
  expect((await sendRaw(server, request('GET /api/health', unknown))).body).toEqual({ status: 'ok' })
})

it('takes what a query leaves blank as not asked for, and a yes in any letter case', async () => {
  const ask = async (path: string) => (await server.call(`GET ${path}`, { token })).status
  expect(await ask('/lembur?bulan=&tahun=&status=&lingkup=&nama=&page=&per_page=')).toBe(200)
  expect(await ask('/karyawan?active=TRUE&kantor_id=')).toBe(200)
  expect(await ask('/karyawan?active=ya')).toBe(422)
})
