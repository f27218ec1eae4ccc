import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import type { Server } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TLSSocket } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type TestServer, startTestServer } from '../../test/server.ts'
import { readTls, watchTls } from './tls.ts'

const fixture = (name: string) => fileURLToPath(new URL(`../../test/tls/${name}.pem`, import.meta.url))
let folder: string
let files: { cert: string; key: string }
let server: TestServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rekan-tls-'))
  files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
  await use('satu')
  server = await startTestServer(undefined, { tls: readTls(files) })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

async function use(name: string): Promise<void> {
  await copyFile(fixture(`${name}.cert`), files.cert)
  await copyFile(fixture(`${name}.key`), files.key)
}

/** Whom the server says it is, and what it answers, to a client that trusts anyone. */
const call = (path: string) =>
  new Promise<{ name: string; status: number; hsts: string }>((resolve, reject) => {
    const sent = request(server.origin + path, { rejectUnauthorized: false, agent: false }, (answer) => {
      const { subject } = (answer.socket as TLSSocket).getPeerCertificate()
      answer.resume().on('end', () =>
        resolve({
          name: String(subject.CN),
          status: answer.statusCode ?? 0,
          hsts: String(answer.headers['strict-transport-security']),
        }),
      )
    })
    sent.on('error', reject).end()
  })

it('serves HTTPS, and tells browsers to stay with it', async () => {
  expect(server.origin).toMatch(/^https:/)
  expect(await call('/api/health')).toEqual({
    name: 'satu.rekan.example',
    status: 200,
    hsts: 'max-age=31536000',
  })
})

it('takes up a renewed pair without a restart, and keeps the old one while the new is half written', async () => {
  const log = { info: vi.fn(), warn: vi.fn() }
  const fresh = watchTls(server.app.server as Server, files, log, 10)
  try {
    await copyFile(fixture('dua.cert'), files.cert)
    await expect.poll(() => log.warn.mock.calls.length).toBeGreaterThan(0)
    expect(await call('/api/health')).toMatchObject({ name: 'satu.rekan.example', status: 200 })
    await copyFile(fixture('dua.key'), files.key)
    await expect.poll(async () => (await call('/api/health')).name).toBe('dua.rekan.example')
  } finally {
    fresh.stop()
  }
})

describe('a pair that cannot serve is refused in one line', () => {
  it.each([
    ['no certificate there', 'tidak-ada', fixture('satu.key'), /^TLS_CERT .* tidak bisa dibaca\.$/],
    ['no key there', fixture('satu.cert'), 'tidak-ada', /^TLS_KEY .* tidak bisa dibaca\.$/],
    ['a folder', tmpdir(), fixture('satu.key'), /^TLS_CERT .* tidak bisa dibaca\.$/],
    ['the key of another', fixture('satu.cert'), fixture('dua.key'), /bukan kunci dari sertifikat TLS_CERT/],
    ['the two swapped', fixture('satu.key'), fixture('satu.cert'), /^TLS_CERT .* bukan sertifikat PEM\.$/],
    ['no key in the file', fixture('satu.cert'), fixture('satu.cert'), /^TLS_KEY .* bukan kunci PEM/],
  ])('%s', (_case, cert, key, message) => {
    expect(() => readTls({ cert, key })).toThrow(message)
  })

  it('an empty file', async () => {
    const empty = join(folder, 'kosong.pem')
    await writeFile(empty, '')
    expect(() => readTls({ cert: empty, key: fixture('satu.key') })).toThrow('bukan sertifikat PEM')
  })
})
