import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestCluster, startEmbeddedCluster } from '../../test/cluster.ts'
import { timeSmoke } from '../../test/lama.ts'
import { fotoBaru, formPresensi } from '../../test/selfie.ts'
import { type TestServer, startTestServer } from '../../test/server.ts'

/** Nobody waits longer for the word that the database is away, beside what so many calls at once take this machine anyhow. */
const TOLD_WITHIN_MS = 2000
const BUSY = 3

let cluster: TestCluster & { readonly dataDir: string }
let server: TestServer
let webDir: string
let token: string

beforeAll(async () => {
  cluster = await startEmbeddedCluster()
  webDir = mkdtempSync(join(tmpdir(), 'rekan-web-'))
  execFileSync(
    'sh',
    ['-c', `printf '<p>Rekan</p>' > index.html; printf '{"script":[],"style":[]}' > csp.json`],
    {
      cwd: webDir,
    },
  )
  server = await startTestServer(undefined, { address: cluster.address, webDir })
  token = await server.login('karyawan@rekan.example')
})
afterAll(async () => {
  for (const pid of postgres()) process.kill(pid, 'SIGCONT')
  await server.close()
  await cluster.stop()
  rmSync(webDir, { recursive: true })
})

/** The postmaster and all it has started. */
function postgres(): number[] {
  const [pid = '0'] = readFileSync(join(cluster.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return [pid, ...children].map(Number).filter((one) => one > 0)
}

const timed = async (key: string, form?: FormData) => {
  const begun = performance.now()
  const { status, body } = await server.call(key, { token, ...(form && { form }) })
  return { status, message: body['message'] as string, ms: performance.now() - begun }
}

it.skipIf(process.platform !== 'linux')(
  'a database that hangs costs nobody more than two seconds, and service comes back by itself',
  async () => {
    const served = await Promise.all(Array.from({ length: 40 }, () => timed('GET /profile')))
    expect(new Set(served.map(({ status }) => status))).toEqual(new Set([200]))
    const usual = Math.max(...served.map(({ ms }) => ms))
    for (const pid of postgres()) process.kill(pid, 'SIGSTOP')

    const calls = Array.from({ length: 40 }, (_, i) =>
      i % 4 === 0 ? timed('POST /presensi/check-in', formPresensi(fotoBaru())) : timed('GET /profile'),
    )
    const told = [...(await Promise.all(calls)), await timed('GET /profile'), await timed('GET /health')]
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([503]))
    // Whoever still waits for a connection when it is noticed hears the first, a punch may have given up before.
    for (const { message } of told)
      expect(message).toMatch(
        /^(Layanan belum siap|Presensi Anda belum tercatat)\. Coba lagi sebentar lagi\.$/,
      )
    expect(Math.max(...told.map(({ ms }) => ms))).toBeLessThan(TOLD_WITHIN_MS + BUSY * usual)
    // Once it is known, nobody waits at all, and nothing piles up.
    const { least, most } = await timeSmoke(100, () => timed('GET /profile'))
    expect(least).toBeLessThan(most)
    expect((await timed('GET /health/live')).status).toBe(200)
    const page = await fetch(`${server.origin}/home`)
    expect([page.status, await page.text()]).toEqual([200, '<p>Rekan</p>'])

    for (const pid of postgres()) process.kill(pid, 'SIGCONT')
    await expect.poll(async () => (await timed('GET /health')).status).toBe(200)
    expect((await timed('GET /profile')).status).toBe(200)
    const punched = await timed('POST /presensi/check-in', formPresensi(fotoBaru()))
    expect([201, 409]).toContain(punched.status)
    await server.deps.jobs.idle()
    const waiting = await server.owner
      .selectFrom('presensi_selfie')
      .select('kejadian_id')
      .where('isi', 'is not', null)
      .execute()
    expect(waiting).toEqual([])
  },
)
