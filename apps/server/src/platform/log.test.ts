import { once } from 'node:events'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { drawSelfie, formPresensi } from '../../test/selfie.ts'
import { type TestServer, startTestServer } from '../../test/server.ts'
import { createLog, openLogFile } from './log.ts'

let folder: string
let server: TestServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rekan-log-'))
  const log = createLog(await openLogFile(join(folder, 'rekan.log')))
  server = await startTestServer(undefined, { log })
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

describe('the file', () => {
  const isi = (name: string) => readFile(join(folder, name), 'utf8').catch(() => null)

  it('is put aside when it has grown, a few times over, and never in the middle of a line', async () => {
    const file = await openLogFile(join(folder, 'kecil.log'), 2000)
    const log = createLog(file)
    for (let i = 0; i < 400; i += 1) {
      // Lines that wait for the disk leave as one write.
      const written = once(file, 'write')
      log.info({ i }, 'baris')
      await written
    }
    await expect
      .poll(async () => (await readdir(folder)).filter((name) => name.startsWith('kecil.log')).toSorted())
      .toEqual(['kecil.log', 'kecil.log.1', 'kecil.log.2', 'kecil.log.3', 'kecil.log.4'])
    await new Promise<void>((resolve) => {
      file.once('close', resolve)
      file.end()
    })
    const parts = await Promise.all(['.4', '.3', '.2', '.1', ''].map((age) => isi(`kecil.log${age}`)))
    for (const part of parts.slice(0, 4)) expect(part?.length).toBeLessThan(8000)
    const numbers = parts.flatMap((part) =>
      (part ?? '')
        .split('\n')
        .filter(Boolean)
        .map((line) => (JSON.parse(line) as { i: number }).i),
    )
    // Nothing between the oldest kept and the last is missing.
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, k) => 400 - numbers.length + k))
  })

  it.skipIf(process.platform !== 'linux')(
    'on a full disk loses lines, says so once, and lets the server live',
    async () => {
      const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      // A disk that is always full.
      const log = createLog(await openLogFile('/dev/full'))
      for (let i = 0; i < 3; i += 1) {
        log.info('x'.repeat(20_000))
        await new Promise(setImmediate)
      }
      await expect
        .poll(() => said.mock.calls)
        .toEqual([[expect.stringMatching(/^Catatan \/dev\/full tidak bisa ditulis: ENOSPC/)]])
      said.mockRestore()
    },
  )

  it('that cannot be opened is told in one line', async () => {
    await expect(openLogFile('/dev/null/rekan.log')).rejects.toThrow(
      /^Catatan \/dev\/null\/rekan.log tidak bisa dibuka/,
    )
  })
})
