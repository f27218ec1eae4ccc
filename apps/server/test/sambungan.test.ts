import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, inject, it } from 'vitest'
import { DEMO_PASSWORD } from '../src/demo/orang/akun.ts'
import { openDatabase } from '../src/platform/db.ts'
import { createTestDatabase, dropTestDatabase, urlOf } from './cluster.ts'
import { type MainProcess, startMain } from './main-process.ts'
import { type Person, addPeople } from './people.ts'
import { JUMAT_PAGI } from './server.ts'
import { formPresensi, fotoBaru } from './selfie.ts'

const address = inject('postgres')
const folder = mkdtempSync(join(tmpdir(), 'rekan-sambungan-'))
const PEOPLE = 12
/** A report is written by a process of its own, on a machine that does much else. */
const soon = { interval: 100 }

let main: MainProcess | undefined
let nama: string | undefined
afterEach(async () => {
  await main?.kill('SIGTERM')
  if (nama !== undefined) await dropTestDatabase(address, nama)
  rmSync(folder, { recursive: true, force: true })
})

/** Counts again and again what PostgreSQL has of connections to one database; ends with the most there ever were. */
async function countMost(database: string): Promise<() => Promise<number>> {
  const client = new pg.Client(address.owner)
  await client.connect()
  let [isOver, most] = [false, 0]
  const counting = (async () => {
    while (!isOver) {
      const { rows } = await client.query<{ n: number }>(
        "select count(*)::int as n from pg_stat_activity where datname = $1 and backend_type = 'client backend'",
        [database],
      )
      most = Math.max(most, rows[0]?.n ?? 0)
    }
    await client.end()
    return most
  })()
  return () => {
    isOver = true
    return counting
  }
}

async function ask(path: string, token: string, init: RequestInit = {}) {
  const response = await fetch(`http://127.0.0.1:${main?.port}/api${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string> | undefined) },
  })
  // oxlint-disable-next-line typescript/no-explicit-any -- an answer that the test itself looks at
  const body = (await response.json()) as Record<string, any>
  return { status: response.status, body }
}

const asJson = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

it.each([4])(
  '[NODE-21] with DATABASE_POOL=%i PostgreSQL counts no more, with punches, screens, reports, jobs and an open stream at once',
  async (pool) => {
    nama = await createTestDatabase(address)
    const owner = openDatabase({ ...address.owner, database: nama, max: 1 }, () => undefined)
    const people = await addPeople(owner, PEOPLE, Date.parse(JUMAT_PAGI))
    await owner.destroy()
    const stopCounting = await countMost(nama)
    main = await startMain({
      DATABASE_URL: urlOf(address, nama),
      DATABASE_POOL: String(pool),
      DATA_DIR: join(folder, String(pool)),
      REKAN_DEMO: '0',
      REKAN_WAKTU: JUMAT_PAGI,
    })
    await main.ready()
    const { body } = await ask('/login', '', asJson({ email: 'hrd@rekan.example', password: DEMO_PASSWORD }))
    const hrd = body['data'].token as string
    const ending = new AbortController()
    const stream = await fetch(`http://127.0.0.1:${main.port}/api/kelola/peristiwa`, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${hrd}` },
      signal: ending.signal,
    })
    const laporan = await ask('/kelola/laporan', hrd, asJson({ jenis: 'presensi', bulan: 10, tahun: 2026 }))
    expect(laporan).toMatchObject({ status: 201 })

    const photos = new Map(people.map(({ karyawanId }) => [karyawanId, fotoBaru()]))
    const punch = async ({ token, karyawanId }: Person) => {
      const headers = { 'idempotency-key': `sambungan-${karyawanId}` }
      const { status } = await ask('/presensi/check-in', token, {
        method: 'POST',
        headers,
        body: formPresensi(photos.get(karyawanId) ?? null),
      })
      return status
    }
    const statuses = await Promise.all(
      people.flatMap((orang) => [
        punch(orang),
        ask('/profile', orang.token).then(({ status }) => status),
        ask('/kelola/presensi?bulan=11&tahun=2026', hrd).then(({ status }) => status),
      ]),
    )
    // What waits too long for its turn on so few is told so, and not lost.
    expect(statuses.filter((status) => ![200, 201, 503].includes(status))).toEqual([])
    for (const orang of people) await expect.poll(() => punch(orang), soon).toBe(201)
    await expect
      .poll(
        async () => (await ask(`/kelola/laporan/${laporan.body['data'].id}`, hrd)).body['data'].status,
        soon,
      )
      .toBe('SELESAI')
    expect(stream.status).toBe(200)
    ending.abort()
    await main.kill('SIGTERM')
    const most = await stopCounting()
    expect(most).toBeLessThanOrEqual(pool)
    expect(most).toBeGreaterThan(2)
  },
)
