import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, rmdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../apps/server/src/platform/db.ts'
import { createTestDatabase, startEmbeddedCluster, urlOf } from '../apps/server/test/cluster.ts'
import { COMPILED } from '../apps/server/test/compiled.ts'
import { addPeople } from '../apps/server/test/people.ts'
import { openCamera } from './rush/photos.ts'
import { seeded } from './rush/random.ts'
import { judge, median, say } from './rush/report.ts'
import { freePort } from './rush/server.ts'
import { type Shot, makeShots } from './rush/shots.ts'
import { exchange, isHealthy, openConnection } from './rush/wire.ts'

/**
 * How many punches two servers take beside one, on one database: each server gets a share of one processor (a fifth),
 * so that neither the database nor this machine is what ends it. Exits 1 below 1.8, 2 where shares can't be given (Linux's
 * cgroups, as root).
 */
const SHARE = 0.2
const ROUNDS = 3
const SECONDS = 12
const AT_ONCE = 16
/** As many as can be taken on at once, twice */
const PEOPLE = 6000
const WAKTU = '2026-11-20T07:30:00+07:00'
const MAIN = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url))
const GROUPS = '/sys/fs/cgroup/cpu'
const PERIOD_US = 100_000

if (process.getuid?.() === 0 && existsSync(GROUPS)) await run()
else {
  console.error('Shares of a processor need cgroups and root.')
  process.exitCode = 2
}

type Server = { readonly port: number; end(): Promise<void> }

async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rekan-dua-'))
  const cluster = await startEmbeddedCluster()
  const nama = await createTestDatabase(cluster.address)
  const owner = openDatabase({ ...cluster.address.owner, database: nama, max: 2 }, () => undefined)
  const servers: Server[] = []
  try {
    for (const i of [0, 1])
      servers.push(await startServer(urlOf(cluster.address, nama), join(folder, String(i)), i))
    const random = seeded(17)
    const [satu, dua] = [
      await addPeople(owner, PEOPLE, Date.parse(WAKTU)),
      await addPeople(owner, PEOPLE, Date.parse(WAKTU)),
    ]
    const people = [...satu, ...dua]
    const shots = makeShots({ people, takePhoto: openCamera(random), random, arrivals: [], calm: true })
    const ports = servers.map(({ port }) => port)
    const waiting = shots.values()
    await measure(waiting, ports)
    const ratios: number[] = []
    for (let i = 0; i < ROUNDS; i += 1) {
      const one = await measure(waiting, ports.slice(0, 1))
      const two = await measure(waiting, ports)
      ratios.push(two / one)
      say(`one server ${one.toFixed(1)}/s, two ${two.toFixed(1)}/s: ${(two / one).toFixed(2)}`)
    }
    const ratio = median(ratios)
    judge('two servers beside one, median', ratio, ratio >= 1.8, 'at least 1.8')
  } finally {
    for (const server of servers) await server.end()
    await owner.destroy()
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Punches a second that are acknowledged, by so many phones at each server as keep it busy. */
async function measure(waiting: Iterator<Shot>, ports: readonly number[]): Promise<number> {
  const until = performance.now() + SECONDS * 1000
  let accepted = 0
  const phone = async (port: number) => {
    const socket = openConnection(port)
    while (performance.now() < until) {
      const { value, done } = waiting.next()
      if (done === true) throw new Error('too few people')
      const { status } = await exchange(socket, value.request)
      if (status === 201) accepted += 1
    }
    socket.destroy()
  }
  await Promise.all(ports.flatMap((port) => Array.from({ length: AT_ONCE }, () => phone(port))))
  return accepted / SECONDS
}

async function startServer(url: string, dataDir: string, i: number): Promise<Server> {
  const port = await freePort()
  const { PATH, HOME, TMPDIR } = process.env
  const env = { PATH, HOME, TMPDIR, ...COMPILED, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: url }
  const child = spawn(process.execPath, [MAIN], {
    env: { ...env, REKAN_DEMO: '1', REKAN_WAKTU: WAKTU },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const group = join(GROUPS, `rekan-dua-${process.pid}-${i}`)
  while (!(await isHealthy(port))) await sleep(100)
  mkdirSync(group)
  // What others want of this machine takes nothing of the share.
  writeFileSync(join(group, 'cpu.shares'), '200000')
  writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US))
  writeFileSync(join(group, 'cpu.cfs_quota_us'), String(PERIOD_US * SHARE))
  writeFileSync(join(group, 'cgroup.procs'), String(child.pid))
  return {
    port,
    async end() {
      // With what it has started; a group goes once nobody is in it.
      for (;;) {
        const left = readFileSync(join(group, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean)
        for (const pid of left) process.kill(Number(pid), 'SIGKILL')
        if (left.length === 0) break
        await sleep(50)
      }
      rmdirSync(group)
    },
  }
}
