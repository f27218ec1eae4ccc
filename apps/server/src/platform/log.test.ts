import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawSelfie, formPresensi } from '../../test/selfie.ts'
import { type TestServer, startTestServer } from '../../test/server.ts'
import { openLog } from './log.ts'

let folder: string
let server: TestServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rekan-log-'))
  server = await startTestServer(undefined, { log: openLog(join(folder, 'rekan.log')) })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const logged = () => readFile(join(folder, 'rekan.log'), 'utf8')

it('names a failure by the id that the person was shown, and keeps rows, tokens and places out', async () => {
  const token = await server.login('karyawan@rekan.example')
  await server.call('POST /login?email=rahasia@rekan.example', {
    body: { email: 'x', password: 'sangat-rahasia' },
  })
  await server.call('POST /presensi/check-in', { token, form: formPresensi(await drawSelfie()) })
  // A constraint the code does not foresee, so that the database quotes the row it refuses.
  await server.owner.deleteFrom('sesi').execute()
  await server.owner.schema
    .alterTable('sesi')
    .addCheckConstraint('tidak_pernah', sql`dibuat_pada is null`)
    .execute()
  const { status, body } = await server.call('POST /login', {
    body: { email: 'karyawan@rekan.example', password: 'RekanDemo2026' },
  })
  expect(status).toBe(500)
  const id = /Kode: ([0-9A-Z]{10})$/.exec(body['message'] as string)?.[1] ?? 'none'
  const cause = (line: string) => line.includes(id) && line.includes('tidak_pernah')
  await expect.poll(async () => (await logged()).split('\n').filter(cause).length).toBe(1)
  const text = await logged()
  for (const secret of [
    token,
    'rahasia',
    'sangat',
    '-6.1754',
    '106.8272',
    '3205995005880031',
    'Failing row',
    'RekanDemo2026',
  ]) {
    expect(text).not.toContain(secret)
  }
  expect(JSON.stringify(body)).not.toMatch(/sesi|constraint|select|insert|node_modules/)
  expect(JSON.stringify(body)).not.toContain(process.cwd())
})
