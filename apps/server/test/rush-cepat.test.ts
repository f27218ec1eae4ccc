import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAYS, orderOf } from '../../../bench/rush/cepat.ts'
import { cpuOf } from '../../../bench/rush/cpu.ts'
import { addRiwayat } from '../../../bench/rush/riwayat.ts'
import { addPeople } from './people.ts'
import { formPresensi, fotoBaru } from './selfie.ts'
import { JUMAT_PAGI, startTestServer } from './server.ts'

// What the bench of a punch's price says holds only as long as its parts do what it says of them.

const CHECKOUT = fileURLToPath(new URL('../../..', import.meta.url))

describe.skipIf(process.platform !== 'linux')('processor time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rekan-cpu-'))
  let child: ChildProcess
  beforeAll(async () => {
    const file = join(folder, 'bakar.mjs')
    // Burns what it is told to on its first thread and on another, and says how much it took by the system's own account.
    writeFileSync(
      file,
      `import { Worker } from 'node:worker_threads'
       const burn = 'const end = process.threadCpuUsage().user + ms * 1000; while (process.threadCpuUsage().user < end);'
       const worker = new Worker('require("node:worker_threads").parentPort.on("message", (ms) => {' + burn +
         'require("node:worker_threads").parentPort.postMessage(0) })', { eval: true })
       const here = new Function('ms', burn)
       process.on('message', async ({ sini, sana }) => {
         const before = process.cpuUsage()
         here(sini)
         await new Promise((resolve) => { worker.once('message', resolve); worker.postMessage(sana) })
         const { user, system } = process.cpuUsage(before)
         process.send(user + system)
       })
       worker.once('online', () => process.send(0))`,
    )
    child = fork(file, { execArgv: [] })
    await once(child, 'message')
  })
  afterAll(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  const read = () => cpuOf(child.pid ?? 0, child.pid ?? 0).server * 1000

  it.each([
    ['on the first thread', 40, 0],
    ['on another thread', 0, 40],
    ['less than a tick of the clock', 3, 0],
  ])('[TAHAN-10] burned %s is counted, in ms', async (_, sini, sana) => {
    const before = read()
    child.send({ sini, sana })
    const burned = ((await once(child, 'message')) as [number])[0] / 1000
    expect(burned).toBeGreaterThanOrEqual(sini + sana)
    // The system adds up what a thread has used once it rests.
    await expect.poll(() => read() - before, { timeout: 10_000 }).toBeGreaterThanOrEqual(burned)
    // Reading and telling it takes its while too.
    expect(read() - before).toBeLessThan(burned * 1.2 + 5)
  })
})

describe('people', () => {
  it(`[TAHAN-10] have so many days behind them as the bench says, which the planner has seen, and can come today`, async () => {
    expect(DAYS).toBe(40)
    const server = await startTestServer(JUMAT_PAGI)
    const people = await addPeople(server.owner, 3, Date.parse(JUMAT_PAGI))
    const ids = people.map(({ karyawanId }) => karyawanId)
    await addRiwayat(server.owner, people, DAYS, JUMAT_PAGI.slice(0, 10))
    const { rows } = await sql`
      select count(distinct r.tanggal)::integer as hari, count(*)::integer as rekaman, count(b.kejadian_id)::integer as bukti,
        count(s.kejadian_id)::integer as foto, count(d.sha256)::integer as sidik
      from presensi r
        join presensi_kejadian e on e.presensi_id = r.id and e.tanggal = r.tanggal
        left join presensi_bukti b on b.kejadian_id = e.id and b.tanggal = e.tanggal
        left join presensi_selfie s on s.kejadian_id = e.id and s.tanggal = e.tanggal
        left join selfie_diterima d on d.kejadian_id = e.id
      where r.karyawan_id = any(${ids}) group by r.karyawan_id`.execute(server.owner)
    const twice = 2 * DAYS
    const each = { hari: DAYS, rekaman: twice, bukti: twice, foto: twice, sidik: twice }
    expect(rows).toEqual([each, each, each])
    const seen = await sql<{ rows: number; seen: number }>`
      select count(*)::integer as rows, (select sum(greatest(reltuples, 0))::integer from pg_partition_tree('presensi_kejadian') t
        join pg_class c on c.oid = t.relid where t.isleaf) as seen from presensi_kejadian`.execute(
      server.owner,
    )
    expect(seen.rows[0]?.seen).toBe(seen.rows[0]?.rows)
    for (const { token } of people) {
      const form = formPresensi(fotoBaru())
      expect((await server.call('POST /presensi/check-in', { token, form })).status).toBe(201)
    }
    await server.close()
  })
})

it('[TAHAN-10] of those who take turns each comes first equally often, and once in every round', () => {
  const names = ['limit', 'ours', 'older']
  const rounds = [0, 1, 2, 3].map((round) => orderOf(names, round))
  expect(rounds.map(([first]) => first)).toEqual(['limit', 'ours', 'older', 'limit'])
  for (const round of rounds) expect(round.toSorted()).toEqual(names.toSorted())
})

it(
  '[TAHAN-10] the bench takes turns with the bare limit and an older checkout, each on a database of its own',
  { tags: ['lengkap'] },
  async () => {
    const bench = join(CHECKOUT, 'bench', 'rush.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [
      bench,
      'cepat',
      '--kecil',
      '--beside',
      CHECKOUT,
    ])
    const micros = String.raw`\s*\d+\/s \(\d+ \+ \d+, \d+\)`
    expect(
      stdout.match(new RegExp(`^limit${micros} \\| ours${micros} \\| older${micros}$`, 'gm')),
    ).toHaveLength(3)
    expect(stdout).toMatch(/^share of the limit by CPU: 0\.\d+$/m)
    expect(stdout).toMatch(/^beside the older: answering \d/m)
    expect(stdout.match(/^good {2}lost, doubled, spoiled or unexplained: 0\.00/gm)).toHaveLength(2)
    expect(stdout).not.toContain('FAIL')
  },
)
