import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { Profiler } from 'node:inspector'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { type Person, addPeople } from '../../apps/server/test/people.ts'
import { type Db, openDatabase } from '../../apps/server/src/platform/db.ts'
import { type Cpu, cpuOf, untilIdle } from './cpu.ts'
import type { Fate } from './phones.ts'
import { SIZES, openCamera } from './photos.ts'
import { sayProfile } from './profile.ts'
import { seeded } from './random.ts'
import { isSound, reconcile } from './reconcile.ts'
import { judge, median, say } from './report.ts'
import { type RushServer, startRushServer } from './server.ts'
import { type Shot, makeShots } from './shots.ts'
import { exchange, openConnection } from './wire.ts'

/** How many punches warm either up, how often both take turns, with how many each. */
type Turns = { readonly warm: number; readonly rounds: number; readonly punches: number }

const FULL: Turns = { warm: 800, rounds: 7, punches: 800 }
/** Enough to tell what a change has gained by CPU, on a machine that does other things too */
const SHORT: Turns = { warm: 400, rounds: 8, punches: 100 }
const AT_ONCE = 16
const PROFILER = new URL('profiler.ts', import.meta.url).href
const LIMIT = fileURLToPath(new URL('limit.ts', import.meta.url))

/**
 * As many punches as the server takes from 16 at once, in turns with the bare limit on the same database: the larger the photos,
 * the more of either is moving their bytes.
 *
 * @param isShort compares in half a minute what a punch costs either in CPU, and judges by that
 */
export async function runSaturation(size: keyof typeof SIZES = 'kini', isShort = false): Promise<void> {
  const turns = isShort ? SHORT : FULL
  const server = await startRushServer()
  const owner = openDatabase({ ...server.owner, max: 2 }, () => {})
  const limit = fork(LIMIT, [JSON.stringify(server.owner)], { stdio: 'inherit' })
  try {
    await sql`create table mentah (id bigint generated always as identity primary key, isi bytea not null)`.execute(
      owner,
    )
    await sql`alter table mentah alter column isi set storage external`.execute(owner)
    const [limitPort] = (await once(limit, 'message')) as [number]
    const { warm, rounds, punches } = turns
    const nextShots = await openMagazine(owner, server, 2 * warm + rounds * punches, size)
    const bench: Bench = { server, owner, limit, limitPort, fates: [] }
    const measured = await runRounds(bench, turns, nextShots)
    if (isShort) judgeCost(measured)
    else judgeRate(measured)
    await profileRound(bench, nextShots(warm))
    const compared = await reconcile(owner, server.dataDir, bench.fates)
    judge('lost, doubled, spoiled or unexplained', isSound(compared) ? 0 : 1, isSound(compared), 'none')
  } finally {
    limit.kill()
    await owner.destroy()
    await server.stop()
  }
}

type Bench = {
  readonly server: RushServer
  readonly owner: Db
  readonly limit: ChildProcess
  readonly limitPort: number
  readonly fates: Fate[]
}
type Round = {
  readonly perSecond: number
  /** Microseconds a punch, while the punches came and until all was still */
  readonly during: Cpu
  readonly whole: Cpu
}

type Pair = { readonly ours: Round; readonly bare: Round }

async function runRounds(bench: Bench, turns: Turns, nextShots: Magazine): Promise<Pair[]> {
  const { server, limit, limitPort } = bench
  const ours = (shots: readonly Shot[]) => measure(bench, server.port, server.pid(), shots)
  const bare = (shots: readonly Shot[]) => measure(bench, limitPort, limit.pid ?? 0, shots)
  const warm = nextShots(turns.warm)
  await bare(warm)
  await ours(warm)
  say(
    `${AT_ONCE} at once, ${turns.punches} a round; CPU in us a punch: server + database, then all with what follows`,
  )
  const rounds: Pair[] = []
  for (let i = 0; i < turns.rounds; i += 1) {
    const shots = nextShots(turns.punches)
    const first = i % 2 === 0 ? await bare(shots) : await ours(shots)
    const second = i % 2 === 0 ? await ours(shots) : await bare(shots)
    const round = i % 2 === 0 ? { bare: first, ours: second } : { ours: first, bare: second }
    rounds.push(round)
    say(
      `ours ${show(round.ours)} | limit ${show(round.bare)} | ratio ${(round.ours.perSecond / round.bare.perSecond).toFixed(3)}`,
    )
  }
  return rounds
}

function judgeRate(rounds: readonly Pair[]): void {
  const ratio = median(rounds.map((r) => r.ours.perSecond / r.bare.perSecond))
  const rate = (of: keyof Pair) => median(rounds.map((r) => r[of].perSecond)).toFixed(0)
  say(`median: ours ${rate('ours')}/s, limit ${rate('bare')}/s, CPU ratio ${shareByCpu(rounds).toFixed(3)}`)
  judge('ratio to the limit', ratio, ratio >= 0.25, 'at least 0.25')
}

function judgeCost(rounds: readonly Pair[]): void {
  const cost = (of: keyof Pair, where: 'server' | 'database') =>
    `${where} ${median(rounds.map((r) => r[of].during[where])).toFixed(0)}`
  const both = (of: keyof Pair) => `${cost(of, 'server')}, ${cost(of, 'database')}`
  say(`median, CPU in us a punch: ours ${both('ours')}; limit ${both('bare')}`)
  const share = shareByCpu(rounds)
  judge('share of the limit by CPU', share, share >= 0.25, 'at least 0.25')
}

function shareByCpu(rounds: readonly Pair[]): number {
  return median(rounds.map(({ ours, bare }) => answering(bare) / answering(ours)))
}

/** What answering a punch costs, without what is done with it later. */
function answering({ during }: Round): number {
  return during.server + during.database
}

function show({ perSecond, during, whole }: Round): string {
  const all = whole.server + whole.database + whole.helpers
  const [server, database, rest] = [during.server, during.database, all].map((micros) => micros.toFixed(0))
  return `${perSecond.toFixed(0).padStart(5)}/s (${server} + ${database}, ${rest})`
}

/** One closed loop over kept connections, from an idle machine to an idle machine. */
async function measure(bench: Bench, port: number, pid: number, shots: readonly Shot[]): Promise<Round> {
  const { server, owner, fates } = bench
  await sql`truncate mentah`.execute(owner)
  await sql`checkpoint`.execute(owner)
  const postmaster = server.postmasterPid()
  await untilIdle(server.pid(), postmaster)
  const before = cpuOf(pid, postmaster)
  const start = performance.now()
  await fireAll(port, shots, pid === server.pid() ? fates : [])
  const seconds = (performance.now() - start) / 1000
  const during = cpuOf(pid, postmaster)
  await untilIdle(server.pid(), postmaster)
  const whole = cpuOf(pid, postmaster)
  return {
    perSecond: shots.length / seconds,
    during: perPunch(before, during, shots.length),
    whole: perPunch(before, whole, shots.length),
  }
}

function perPunch(before: Cpu, after: Cpu, punches: number): Cpu {
  const micros = (of: keyof Cpu) => ((after[of] - before[of]) * 1e6) / punches
  return { server: micros('server'), helpers: micros('helpers'), database: micros('database') }
}

async function fireAll(port: number, shots: readonly Shot[], fates: Fate[]): Promise<void> {
  const waiting = shots.values()
  const phone = async () => {
    const socket = openConnection(port)
    for (const shot of waiting) {
      const { status, text } = await exchange(socket, shot.request)
      if (status !== 201) throw new Error(`${status} ${text}`)
      fates.push({
        shot,
        acknowledged: [(JSON.parse(text) as { data: { id: number } }).data.id],
        cutOff: 0,
      })
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, phone))
}

async function profileRound({ server, fates }: Bench, shots: readonly Shot[]): Promise<void> {
  const child = await server.restart(['--import', PROFILER])
  const folder = mkdtempSync(join(tmpdir(), 'rekan-profil-'))
  const file = join(folder, 'rush.cpuprofile')
  const order = async (message: object) => {
    child.send(message)
    await once(child, 'message')
  }
  // The first third warms the new process up.
  const third = Math.floor(shots.length / 3)
  await fireAll(server.port, shots.slice(0, third), fates)
  await order({ profile: 'start' })
  await fireAll(server.port, shots.slice(third), fates)
  await order({ profile: 'stop', file })
  say('\nmain thread of the server:')
  sayProfile(JSON.parse(readFileSync(file, 'utf8')) as Profiler.Profile, shots.length - third)
  rmSync(folder, { recursive: true })
}

/** Check-ins by so many people who have not been here yet. */
type Magazine = (count: number) => Shot[]

async function openMagazine(
  owner: Db,
  server: RushServer,
  count: number,
  size: keyof typeof SIZES,
): Promise<Magazine> {
  const random = seeded(16)
  const takePhoto = openCamera(random, SIZES[size])
  const people: Person[] = []
  while (people.length < count) {
    const more = Math.min(5000, count - people.length)
    people.push(...(await addPeople(owner, more, server.now(), people.length)))
  }
  return (punches) =>
    makeShots({ people: people.splice(0, punches), takePhoto, random, arrivals: [], calm: true })
}
