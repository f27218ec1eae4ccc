import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openDatabase } from '../src/platform/db.ts'
import { createTestDatabase, dropTestDatabase, urlOf } from './cluster.ts'
import { type MainProcess, startMain } from './main-process.ts'
import { type Person, addPeople } from './people.ts'
import { JUMAT_PAGI } from './server.ts'
import { DI_DALAM, formPresensi, fotoBaru } from './selfie.ts'

type Isian = {
  readonly key: string
  readonly value: { readonly stringValue?: string; readonly intValue?: number }
}
type Span = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly Isian[]
}

const address = inject('postgres')
const folder = mkdtempSync(join(tmpdir(), 'rekan-telusur-'))
const soon = { interval: 50 }
let collector: Server & { connections: number; bodies: string[] }
let database: string
let person: Person
let main: MainProcess | undefined

beforeAll(async () => {
  collector = Object.assign(
    createServer((request, response) => {
      void text(request).then((body) => {
        collector.bodies.push(body)
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      })
    }),
    { connections: 0, bodies: [] as string[] },
  )
  collector.on('connection', () => (collector.connections += 1))
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  database = await createTestDatabase(address)
  const owner = openDatabase({ ...address.owner, database, max: 1 }, () => undefined)
  ;[person] = (await addPeople(owner, 1, Date.parse(JUMAT_PAGI))) as [Person]
  await owner.destroy()
})
afterAll(async () => {
  await main?.kill('SIGTERM')
  collector.close()
  await dropTestDatabase(address, database)
  rmSync(folder, { recursive: true, force: true })
})

const spans = (): Span[] =>
  collector.bodies.flatMap((body) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap((satu) => satu.spans),
    ),
  )

it('[NODE-30] a punch arrives at a collector as one trace with its database spans, and nothing of a person', async () => {
  main = await startMain({
    DATABASE_URL: urlOf(address, database),
    DATA_DIR: join(folder, 'data'),
    REKAN_DEMO: '0',
    REKAN_WAKTU: JUMAT_PAGI,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  })
  await main.ready()
  const response = await fetch(`http://127.0.0.1:${main.port}/api/presensi/check-in?rahasia=di-alamat`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: formPresensi(fotoBaru(), { ...DI_DALAM, akurasi: '12' }),
  })
  expect(response.status).toBe(201)
  const punch = () => spans().find(({ name }) => name === 'POST /api/presensi/check-in')
  await expect.poll(punch, soon).toBeDefined()
  const { traceId, spanId, parentSpanId, attributes } = punch() as Span
  expect(parentSpanId ?? '').toBe('')
  expect(attributes.find(({ key }) => key === 'http.response.status_code')?.value.intValue).toBe(201)
  const kueri = spans().filter((satu) => satu.parentSpanId === spanId)
  expect(kueri.every((satu) => satu.traceId === traceId)).toBe(true)
  expect(kueri.map(({ name }) => name)).toEqual(expect.arrayContaining(['BEGIN', 'COMMIT']))
  const isi = JSON.stringify(kueri)
  for (const tabel of ['sesi', 'presensi_kejadian', 'presensi_selfie']) expect(isi).toContain(tabel)

  const semua = collector.bodies.join('')
  const pribadi = [person.token, `TES0`, 'Orang 0', '9900000000000000', DI_DALAM.latitude, DI_DALAM.longitude]
  for (const rahasia of [...pribadi, 'di-alamat', String(response.headers.get('x-request-id'))])
    expect(semua).not.toContain(rahasia)
  expect(new Set(spans().flatMap((satu) => satu.attributes.map(({ key }) => key)))).toEqual(
    new Set([
      'http.request.method',
      'http.route',
      'http.response.status_code',
      'db.system.name',
      'db.operation.name',
      'db.query.summary',
    ]),
  )
})

it('[NODE-30] without the setting nothing is told, and nothing of OpenTelemetry is loaded', async () => {
  const src = fileURLToPath(new URL('../src/', import.meta.url))
  const files = (await readdir(src, { recursive: true })).filter((name) => name.endsWith('.ts'))
  const naming = (word: RegExp) => files.filter((name) => word.test(readFileSync(join(src, name), 'utf8')))
  expect(naming(/^import .*@opentelemetry/m)).toEqual(['platform/telusur.otel.ts'])
  expect(naming(/^import (?!type).*telusur\.otel/m)).toEqual([])
  await main?.kill('SIGTERM')
  const before = collector.connections
  main = await startMain({
    DATABASE_URL: urlOf(address, database),
    DATA_DIR: join(folder, 'data'),
    REKAN_DEMO: '0',
    REKAN_WAKTU: JUMAT_PAGI,
  })
  await main.ready()
  const headers = { authorization: `Bearer ${person.token}` }
  expect((await fetch(`http://127.0.0.1:${main.port}/api/profile`, { headers })).status).toBe(200)
  await main.kill('SIGTERM')
  expect(collector.connections).toBe(before)
})
