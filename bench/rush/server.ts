import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { privateSocketDir } from '../../apps/server/src/platform/data-dir.ts'
import { ROLE_NAMES } from '../../apps/server/src/platform/postgres-cluster.ts'
import { databaseUser } from '../../apps/server/src/platform/postgres-user.ts'
import { COMPILED } from '../../apps/server/test/compiled.ts'
import { isHealthy } from './wire.ts'

/** The real server in a process of its own, with its own database, under what systemd would do for it. */
export type RushServer = {
  readonly port: number
  readonly dataDir: string
  readonly owner: pg.PoolConfig
  /** The server's clock, milliseconds UTC */
  now(): number
  /** What the server said each time it ended though nobody had killed it */
  readonly deaths: readonly string[]
  readonly pid: () => number
  postmasterPid(): number
  /** Kills -9 and answers, once it serves again, how many milliseconds that took. */
  kill(victim: Victim): Promise<number>
  /** Ends it in order and starts it anew with other arguments for node; gives the process. */
  restart(nodeArgs: readonly string[]): Promise<ChildProcess>
  stop(): Promise<void>
}
export type Victim = 'server' | 'database' | 'keduanya'

/** A Friday, on the morning of which, before work, everybody at the head office may check in. */
export const HARI = '2026-11-20'
const WAKTU = Date.parse(`${HARI}T07:30:00+07:00`)
const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url))
/** systemd's own default */
const RESTART_AFTER_MS = 100
/** Ends what hangs: a machine that does much else reads the server and seeds the demo in minutes. */
const READY_WITHIN_MS = 240_000
const STOP_WITHIN_MS = 120_000

export type RushOptions = {
  /** More of its environment */
  readonly env?: Readonly<Record<string, string>>
  /** Brings its data folder a company, where the demo with its history is not wanted */
  readonly fill?: (dataDir: string) => Promise<void>
  /** The folder whose server it is: this one, or an older checkout with its packages installed */
  readonly checkout?: string
}

export async function startRushServer({
  env = {},
  fill = async () => undefined,
  checkout = CHECKOUT,
}: RushOptions = {}): Promise<RushServer> {
  const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'rekan-rush-')))
  await fill(dataDir)
  const port = await freePort()
  const begun = performance.now()
  const now = () => WAKTU + Math.round(performance.now() - begun)
  let nodeArgs: readonly string[] = []
  const deaths: string[] = []
  let said = ''
  let expected = 0
  let stopping = false
  let child = run()

  function run(): ChildProcess {
    const { PATH, HOME, TMPDIR } = process.env
    said = ''
    const main = join(checkout, 'apps', 'server', 'src', 'main.ts')
    const started = spawn(process.execPath, [...nodeArgs, main], {
      env: {
        PATH,
        HOME,
        TMPDIR,
        ...COMPILED,
        PORT: String(port),
        DATA_DIR: dataDir,
        REKAN_DEMO: '1',
        REKAN_WAKTU: new Date(now()).toISOString(),
        ...env,
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    started.stderr?.on('data', (text) => {
      said = (said + String(text)).slice(-4000)
    })
    started.once('exit', (code) => {
      if (stopping || child !== started) return
      if (started.pid !== expected) deaths.push(`ended with ${code}: ${said}`)
      setTimeout(() => {
        if (!stopping) child = run()
      }, RESTART_AFTER_MS)
    })
    return started
  }

  async function untilReady(isNew: () => boolean = () => true): Promise<void> {
    const giveUpAt = performance.now() + READY_WITHIN_MS
    while (!(isNew() && (await isHealthy(port)))) {
      if (performance.now() > giveUpAt) throw new Error(`the server does not come up: ${said}`)
      await sleep(10)
    }
  }

  const pid = () => child.pid ?? 0
  const postmasterPid = () => readPid(join(dataDir, 'postgres', 'postmaster.pid'))
  const end = async () => {
    const ending = child
    child.kill('SIGTERM')
    await Promise.race([once(ending, 'exit'), sleep(STOP_WITHIN_MS, undefined, { ref: false })])
  }
  const giveUp = () => {
    stopping = true
    child.kill('SIGKILL')
    killDead(postmasterPid())
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }

  const server = {
    port,
    dataDir,
    deaths,
    now,
    pid,
    postmasterPid,
    async kill(victim: Victim) {
      const [serverPid, databasePid] = [pid(), postmasterPid()]
      const killedAt = performance.now()
      if (victim !== 'database') {
        expected = serverPid
        killDead(serverPid)
      }
      if (victim !== 'server') killDead(databasePid)
      await untilReady(
        () =>
          (victim === 'database' || pid() !== serverPid) &&
          (victim === 'server' || ![0, databasePid].includes(postmasterPid())),
      )
      return performance.now() - killedAt
    },
    async restart(args: readonly string[]) {
      nodeArgs = args
      const ended = child
      expected = pid()
      await end()
      await untilReady(() => child !== ended)
      return child
    },
    async stop() {
      stopping = true
      await end()
      giveUp()
      process.off('exit', giveUp)
    },
  }
  // Whatever ends the bench, nothing of it stays behind.
  process.once('exit', giveUp)
  try {
    await untilReady()
    return { ...server, owner: ownerOf(dataDir) }
  } catch (error) {
    giveUp()
    throw error
  }
}

function killDead(pid: number): void {
  try {
    if (pid > 0) process.kill(pid, 'SIGKILL')
  } catch {
    // Dead already.
  }
}

/** Into the embedded database as its owner, from outside the server. */
function ownerOf(dataDir: string): pg.PoolConfig {
  const user = databaseUser()
  const file = join(dataDir, 'postgres', 'rekan-passwords.json')
  const { owner } = JSON.parse(readFileSync(file, 'utf8')) as { owner: string }
  return {
    host: privateSocketDir(dataDir, user?.uid ?? process.getuid?.() ?? 0),
    port: 5432,
    user: ROLE_NAMES.owner,
    password: owner,
    database: 'rekan',
    ssl: false,
  }
}

/** 0: no database is running. */
function readPid(file: string): number {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || 0
  } catch {
    return 0
  }
}

export async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  listener.close()
  await once(listener, 'close')
  return port
}
