import { resolve } from 'node:path'
import { openDatabase } from '../../apps/server/src/platform/db.ts'
import {
  AT_ONCE,
  type Contender,
  type Round,
  answering,
  measure,
  openMagazine,
  showRound,
  startLimit,
  wholeOf,
} from './contender.ts'
import type { SIZES } from './photos.ts'
import { isSound, reconcile } from './reconcile.ts'
import { judge, median, say } from './report.ts'
import { startRushServer } from './server.ts'

/** Punches before the first round, rounds, punches in each, and at last those of one phone at a time */
type Extent = {
  readonly warm: number
  readonly rounds: number
  readonly punches: number
  readonly alone: number
}
const WHOLE: Extent = { warm: 400, rounds: 8, punches: 200, alone: 100 }
/** Enough to see that all of it is done, too little to judge */
const SMALL: Extent = { warm: 16, rounds: 3, punches: 16, alone: 2 }
/** Days behind each person: a month and the week of doubt before it */
export const DAYS = 40
/** How many times the bare limit's processor time answering may take */
const MOST_TIMES = 3

/**
 * What a punch costs server and database in processor time, told by the scheduler's own account: of people with forty days behind
 * them, by turns with the bare limit on the same database and, where a folder is given, with the server of that older checkout.
 */
export async function runCost(
  size: keyof typeof SIZES = 'kini',
  {
    beside,
    kecil = false,
  }: { readonly beside?: string | undefined; readonly kecil?: boolean | undefined } = {},
): Promise<void> {
  const extent = kecil ? SMALL : WHOLE
  const ours = await open(size, extent)
  const older = beside === undefined ? null : await open(size, extent, resolve(beside))
  const { limit, child } = await startLimit(ours.server, ours.owner)
  const turns = { limit, ours, ...(older && { older }) }
  const names = Object.keys(turns) as (keyof typeof turns)[]
  const rounds: Record<string, Round[]> = { limit: [], ours: [], older: [] }
  const alone: Record<string, Round[]> = { ours: [], older: [] }
  try {
    const first = ours.nextShots(extent.warm)
    await measure(limit, first)
    await measure(ours, first)
    if (older) await measure(older, older.nextShots(extent.warm))
    say(
      `${AT_ONCE} at once, ${extent.punches} a round, ${DAYS} days behind each; CPU in us a punch: server + database, then all with what follows`,
    )
    for (let i = 0; i < extent.rounds; i += 1) {
      const shots = { ours: ours.nextShots(extent.punches), older: older?.nextShots(extent.punches) ?? [] }
      for (const name of orderOf(names, i)) {
        const round = await measure(turns[name] as Contender, shots[name === 'older' ? 'older' : 'ours'])
        rounds[name]?.push(round)
      }
      say(names.map((name) => `${name} ${showRound(rounds[name]?.at(-1) as Round)}`).join(' | '))
    }
    for (const part of [ours, ...(older ? [older] : [])])
      alone[part === ours ? 'ours' : 'older']?.push(await measure(part, part.nextShots(extent.alone), 1))
    const times = sayCosts(rounds, alone)
    if (!kecil)
      judge('times the limit by CPU while answering', times, times <= MOST_TIMES, `at most ${MOST_TIMES}`)
    for (const part of [ours, ...(older ? [older] : [])]) {
      const compared = await reconcile(part.owner, part.server.dataDir, part.fates)
      judge('lost, doubled, spoiled or unexplained', isSound(compared) ? 0 : 1, isSound(compared), 'none')
    }
  } finally {
    child.kill()
    for (const part of [ours, ...(older ? [older] : [])]) {
      await part.owner.destroy()
      await part.server.stop()
    }
  }
}

/** In which order they come in a round: whoever comes first finds the machine otherwise than who comes last. */
export function orderOf<Name>(names: readonly Name[], round: number): Name[] {
  const first = round % names.length
  return [...names.slice(first), ...names.slice(0, first)]
}

async function open(size: keyof typeof SIZES, { warm, rounds, punches, alone }: Extent, checkout?: string) {
  const server = await startRushServer(checkout === undefined ? {} : { checkout })
  const owner = openDatabase({ ...server.owner, max: 2 }, () => {})
  const nextShots = await openMagazine(owner, server, warm + rounds * punches + alone, size, DAYS)
  const fates: NonNullable<Contender['fates']> = []
  return { port: server.port, pid: server.pid, server, owner, fates, nextShots }
}

/** Prints what each took, and returns how many times the limit's processor time answering took. */
function sayCosts(
  rounds: Readonly<Record<string, readonly Round[]>>,
  alone: Readonly<Record<string, readonly Round[]>>,
): number {
  const of = (name: string, figure: (round: Round) => number) => median((rounds[name] ?? []).map(figure))
  for (const name of ['limit', 'ours', 'older'].filter((one) => (rounds[one] ?? []).length > 0)) {
    const [server, database] = [
      of(name, ({ during }) => during.server),
      of(name, ({ during }) => during.database),
    ]
    say(
      `median ${name}: server ${server.toFixed(0)} + database ${database.toFixed(0)} = ${of(name, answering).toFixed(0)} us, ` +
        `with what follows ${of(name, wholeOf).toFixed(0)} us, ${of(name, (round) => round.perSecond).toFixed(0)}/s, p50 ${of(name, ({ p50 }) => p50).toFixed(1)} ms` +
        (alone[name]?.[0] ? `, alone ${alone[name][0].p50.toFixed(1)} ms` : ''),
    )
  }
  const byRound = (name: string, than: string, figure: (round: Round) => number) =>
    median((rounds[name] ?? []).map((round, i) => figure(round) / figure(rounds[than]?.[i] ?? round)))
  const times = byRound('ours', 'limit', answering)
  say(`share of the limit by CPU: ${(1 / times).toFixed(3)}`)
  if ((rounds['older'] ?? []).length > 0) {
    const ratio = (figure: (round: Round) => number) => byRound('ours', 'older', figure).toFixed(2)
    const lone = (alone['ours']?.[0]?.p50 ?? Number.NaN) / (alone['older']?.[0]?.p50 ?? Number.NaN)
    say(
      `beside the older: answering ${ratio(answering)}, with what follows ${ratio(wholeOf)}, p50 ${ratio(({ p50 }) => p50)}, alone ${lone.toFixed(2)}`,
    )
  }
  return times
}
