import { setTimeout as sleep } from 'node:timers/promises'
import { type Fate, closePhones } from '../rush/phones.ts'
import { type Reconciliation, reconcile } from '../rush/reconcile.ts'
import { judge, percentile, say } from '../rush/report.ts'
import { BAD_DAYS, BLOWS, type Blow } from './blows.ts'
import { type Cluster, startCluster } from './cluster.ts'
import type { Tools } from './tools.ts'
import { type Traffic, openTraffic } from './traffic.ts'

type Options = {
  readonly rounds: number
  /** People a second */
  readonly perSecond: number
  /** Whether Patroni is as quick as it may be */
  readonly isCepat: boolean
  /** Part of the name of what alone is done */
  readonly only?: string
}
/** What was seen of a blow each time */
type Seen = {
  /** How long after it a punch was accepted again, ms; infinite: not within its limit and as long again */
  readonly again: number[]
  /** The longest that somebody who was refused meanwhile waited to hear so, ms */
  readonly told: number[]
  readonly limitMs: number
}

/** Between the cluster being whole and the next blow. */
const CALM_MS = 2000
/** What a blow may take besides its own length until all is whole */
const SLACK_S = 60
/** Whoever punches where nothing can be acknowledged hears of it within three seconds; here two cores do all of it. */
const TOLD_MS = 5000

export async function runDrill(tools: Tools, { rounds, perSecond, isCepat, only }: Options): Promise<void> {
  const cluster = await startCluster(tools, isCepat, say)
  const seen = new Map<Blow, Seen>()
  const compared: Reconciliation[] = []
  const begun = performance.now()
  try {
    const traffic = openTraffic(cluster, perSecond)
    const asked = ({ name }: Blow) => only === undefined || name.includes(only)
    const days = [
      ...Array.from({ length: rounds }, (_, i) => BLOWS.filter(({ isIn }) => isIn?.(i + 1) ?? true)),
      BAD_DAYS,
    ].map((blows) => blows.filter(asked))
    for (const [i, blows] of days.entries()) {
      if (blows.length === 0) continue
      say(i < rounds ? `round ${i + 1} of ${rounds}` : 'bad days')
      traffic.resume()
      for (const blow of blows) {
        const limitMs = (isCepat ? blow.cepatMs : undefined) ?? blow.limitMs
        const one = seen.get(blow) ?? { again: [], told: [], limitMs }
        seen.set(blow, one)
        await strike(cluster, traffic, blow, one)
      }
      compared.push(await compare(cluster, await traffic.pause()))
    }
    report(seen, compared, traffic.ledger.errors, (performance.now() - begun) / 60_000)
  } finally {
    closePhones()
    await cluster.stop()
  }
}

async function strike(cluster: Cluster, traffic: Traffic, blow: Blow, seen: Seen): Promise<void> {
  const { name, seconds, silences, mayBe } = blow
  if (!mayBe(cluster)) return say(`  skipped   ${name}: not possible here`)
  await cluster.whole()
  await traffic.ready(seconds + SLACK_S)
  await sleep(CALM_MS)
  const struckAt = performance.now()
  const undo = await blow.strike(cluster)
  const since = performance.now()
  const undoing = sleep(seconds * 1000).then(undo)
  const after = (await traffic.accepted(since, 2 * seen.limitMs)) ?? Number.POSITIVE_INFINITY
  const { count, longestMs } = traffic.refused()
  await undoing
  seen.again.push(after)
  seen.told.push(longestMs)
  if (silences === true && after < seconds * 1000)
    judge(`${name}: acknowledged meanwhile, after ms`, after, false, 'nothing')
  await cluster.whole()
  const whole = ((performance.now() - struckAt) / 1000).toFixed(0)
  const told = count === 0 ? '' : `, ${count} refused meanwhile, each told within ${longestMs.toFixed(0)} ms`
  say(`  ${name}: accepted again after ${after.toFixed(0)} ms${told}; whole after ${whole} s`)
}

async function compare({ owner, s3 }: Cluster, fates: readonly Fate[]): Promise<Reconciliation> {
  // Photos that wait in the database are whole there; those in the store are looked for in it.
  const found = await reconcile(owner, (kunci) => s3.has(kunci), fates)
  const { people, acknowledged, lost, doubled, spoiled, unexplained } = found
  say(
    `  ${acknowledged} of ${people} acknowledged: lost ${lost}, doubled ${doubled}, spoiled ${spoiled}, unexplained ${unexplained}`,
  )
  return found
}

function report(
  seen: ReadonlyMap<Blow, Seen>,
  compared: readonly Reconciliation[],
  errors: ReadonlyMap<string, number>,
  minutes: number,
): void {
  const sum = (of: (one: Reconciliation) => number) => compared.reduce((total, one) => total + of(one), 0)
  const count = (is: (what: string) => boolean) =>
    [...errors].reduce((total, [what, n]) => total + (is(what) ? n : 0), 0)
  say()
  say(`answers    ${[...errors].map(([what, n]) => `${what}: ${n}`).join(', ') || 'all 201'}`)
  say(`refused honestly ${count((what) => what === '503')}`)
  for (const [{ name, silences }, { again, told, limitMs }] of seen) {
    if (again.length === 0) continue
    const max = Math.max(...again)
    judge(
      `${name}, ${again.length} times: next accepted after p50 ${Math.round(percentile(again, 0.5))} ms, max, ms`,
      max,
      max <= limitMs,
      `at most ${limitMs}`,
    )
    const longest = Math.max(...told)
    if (silences === true)
      judge(
        `${name}: told that nothing is recorded within, ms`,
        longest,
        longest <= TOLD_MS,
        `at most ${TOLD_MS}`,
      )
  }
  const none = (what: string, value: number) => judge(what, value, value === 0, 'none')
  const [people, acknowledged, lost, doubled] = [
    sum((one) => one.people),
    sum((one) => one.acknowledged),
    sum((one) => one.lost),
    sum((one) => one.doubled),
  ]
  none('lost', lost)
  none('doubled', doubled)
  none(
    'spoiled or unexplained',
    sum((one) => one.spoiled + one.unexplained),
  )
  none('people without an answer', people - acknowledged)
  none(
    'answers of 500',
    count((what) => what === '500'),
  )
  const all = [...seen.values()].flatMap(({ again }) => again)
  say(
    `total      ${all.length} blows in ${minutes.toFixed(0)} minutes: ${acknowledged} of ${people} people acknowledged, lost ${lost}, doubled ${doubled}; next accepted after p50 ${Math.round(percentile(all, 0.5))} ms, max ${Math.round(Math.max(...all))} ms`,
  )
}
