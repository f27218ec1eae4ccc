import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { type Person, addPeople } from '../../apps/server/test/people.ts'
import type { Db } from '../../apps/server/src/platform/db.ts'
import { type Cpu, cpuOf, untilIdle } from './cpu.ts'
import type { Fate } from './phones.ts'
import { SIZES, openCamera } from './photos.ts'
import { seeded } from './random.ts'
import { percentile } from './report.ts'
import { addRiwayat } from './riwayat.ts'
import { HARI, type RushServer } from './server.ts'
import { type Shot, makeShots } from './shots.ts'
import { exchange, openConnection } from './wire.ts'

/** One who takes punches by turns with others: a server of ours, or the bare limit on the database of one. */
export type Contender = {
  readonly port: number
  readonly pid: () => number
  /** Whose database it works on, and whose background work has to rest before and after */
  readonly server: RushServer
  readonly owner: Db
  /** What became of each punch; null where nothing is compared with it later */
  readonly fates: Fate[] | null
}

export type Round = {
  readonly perSecond: number
  /** Milliseconds that half of the punches took at most */
  readonly p50: number
  /** Microseconds a punch, while the punches came and until all was still */
  readonly during: Cpu
  readonly whole: Cpu
}

export const AT_ONCE = 16
const LIMIT = fileURLToPath(new URL('limit.ts', import.meta.url))

/** Starts what does nothing but receive a punch and insert its bytes durably, on the database of a server. */
export async function startLimit(
  server: RushServer,
  owner: Db,
): Promise<{ readonly limit: Contender; readonly child: ChildProcess }> {
  await sql`create table mentah (id bigint generated always as identity primary key, isi bytea not null)`.execute(
    owner,
  )
  await sql`alter table mentah alter column isi set storage external`.execute(owner)
  const child = fork(LIMIT, [JSON.stringify(server.owner)], { stdio: 'inherit' })
  const [port] = (await once(child, 'message')) as [number]
  return { limit: { port, pid: () => child.pid ?? 0, server, owner, fates: null }, child }
}

/** One closed loop over kept connections, from an idle machine to an idle machine. */
export async function measure(
  { port, pid, server, owner, fates }: Contender,
  shots: readonly Shot[],
  atOnce = AT_ONCE,
): Promise<Round> {
  // What the limit wrote is no burden to who comes after it; an older checkout's database has no such table.
  await sql`do $$ begin if to_regclass('mentah') is not null then truncate mentah; end if; end $$`.execute(
    owner,
  )
  await sql`checkpoint`.execute(owner)
  const postmaster = server.postmasterPid()
  await untilIdle(server.pid(), postmaster)
  const before = cpuOf(pid(), postmaster)
  const start = performance.now()
  const latencies = await fireAll(port, shots, fates, atOnce)
  const seconds = (performance.now() - start) / 1000
  const during = cpuOf(pid(), postmaster)
  await untilIdle(server.pid(), postmaster)
  const whole = cpuOf(pid(), postmaster)
  return {
    perSecond: shots.length / seconds,
    p50: percentile(latencies, 0.5),
    during: perPunch(before, during, shots.length),
    whole: perPunch(before, whole, shots.length),
  }
}

/** What answering a punch costs, without what is done with it later; microseconds. */
export function answering({ during }: Round): number {
  return during.server + during.database
}

/** What a punch costs with all that follows it; microseconds. */
export function wholeOf({ whole }: Round): number {
  return whole.server + whole.database + whole.helpers
}

export function showRound(round: Round): string {
  const [server, database, all] = [round.during.server, round.during.database, wholeOf(round)].map((micros) =>
    micros.toFixed(0),
  )
  return `${round.perSecond.toFixed(0).padStart(5)}/s (${server} + ${database}, ${all})`
}

/** Sends every shot once, so many at a time, and gives how many milliseconds each took. */
export async function fireAll(
  port: number,
  shots: readonly Shot[],
  fates: Fate[] | null,
  atOnce = AT_ONCE,
): Promise<number[]> {
  const waiting = shots.values()
  const latencies: number[] = []
  const phone = async () => {
    const socket = openConnection(port)
    for (const shot of waiting) {
      const sentAt = performance.now()
      const { status, text } = await exchange(socket, shot.request)
      if (status !== 201) throw new Error(`${status} ${text}`)
      latencies.push(performance.now() - sentAt)
      const { data } = JSON.parse(text) as { data: { id: number } }
      fates?.push({ shot, acknowledged: [data.id], cutOff: 0 })
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: atOnce }, phone))
  return latencies
}

/** Check-ins by so many people who have not been here yet today. */
export type Magazine = (count: number) => Shot[]

/** Takes on as many people as will be needed, with so many days behind each. */
export async function openMagazine(
  owner: Db,
  server: RushServer,
  count: number,
  size: keyof typeof SIZES,
  days = 0,
): Promise<Magazine> {
  const random = seeded(16)
  const takePhoto = openCamera(random, SIZES[size])
  const people: Person[] = []
  while (people.length < count) {
    const more = Math.min(5000, count - people.length)
    people.push(...(await addPeople(owner, more, server.now())))
  }
  if (days > 0) await addRiwayat(owner, people, days, HARI)
  return (punches) =>
    makeShots({ people: people.splice(0, punches), takePhoto, random, arrivals: [], calm: true })
}

function perPunch(before: Cpu, after: Cpu, punches: number): Cpu {
  const micros = (of: keyof Cpu) => ((after[of] - before[of]) * 1e6) / punches
  return { server: micros('server'), helpers: micros('helpers'), database: micros('database') }
}
