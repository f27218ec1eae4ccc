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
  /** Part of the name of what alone is done */
  readonly only?: string
}
/** How long after each blow of a name a punch was accepted again, ms; undefined: not within its limit and as long again */
type Times = Map<Blow, (number | undefined)[]>

/** Between the cluster being whole and the next blow. */
const CALM_MS = 2000
/** What a blow may take besides its own length until all is whole */
const SLACK_S = 60

export async function runDrill(tools: Tools, { rounds, perSecond, only }: Options): Promise<void> {
  const cluster = await startCluster(tools, say)
  const times: Times = new Map()
  const compared: Reconciliation[] = []
  try {
    const traffic = openTraffic(cluster, perSecond)
    const asked = ({ name }: Blow) => only === undefined || name.includes(only)
    const isIn = ({ rounds: some }: Blow, i: number) =>
      some === undefined || (some === 'even') === (i % 2 === 1)
    const days = [
      ...Array.from({ length: rounds }, (_, i) => BLOWS.filter((blow) => isIn(blow, i))),
      BAD_DAYS,
    ].map((blows) => blows.filter(asked))
    for (const [i, blows] of days.entries()) {
      if (blows.length === 0) continue
      say(i < rounds ? `round ${i + 1} of ${rounds}` : 'bad days')
      traffic.resume()
      for (const blow of blows) await strike(cluster, traffic, blow, times)
      compared.push(await compare(cluster, await traffic.pause()))
    }
    report(times, compared, traffic.ledger.errors)
  } finally {
    closePhones()
    await cluster.stop()
  }
}

async function strike(cluster: Cluster, traffic: Traffic, blow: Blow, times: Times): Promise<void> {
  const { name, limitMs, seconds, mayBe } = blow
  if (!mayBe(cluster)) return say(`  skipped   ${name}: not possible here`)
  await cluster.whole()
  await traffic.ready(seconds + SLACK_S)
  await sleep(CALM_MS)
  const struckAt = performance.now()
  const undo = await blow.strike(cluster)
  const since = performance.now()
  const undoing = sleep(seconds * 1000).then(undo)
  const after = await traffic.accepted(since, 2 * limitMs)
  await undoing
  times.set(blow, [...(times.get(blow) ?? []), after])
  await cluster.whole()
  const whole = ((performance.now() - struckAt) / 1000).toFixed(0)
  say(
    `  ${name}: accepted again after ${after === undefined ? 'too long' : `${after.toFixed(0)} ms`}, whole after ${whole} s`,
  )
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
  times: Times,
  compared: readonly Reconciliation[],
  errors: ReadonlyMap<string, number>,
): void {
  const sum = (of: (one: Reconciliation) => number) => compared.reduce((total, one) => total + of(one), 0)
  const count = (is: (what: string) => boolean) =>
    [...errors].reduce((total, [what, n]) => total + (is(what) ? n : 0), 0)
  say()
  say(`answers    ${[...errors].map(([what, n]) => `${what}: ${n}`).join(', ') || 'all 201'}`)
  say(`punches    ${sum((one) => one.acknowledged)} of ${sum((one) => one.people)} people`)
  say(`refused honestly ${count((what) => what === '503')}`)
  for (const [{ name, limitMs }, all] of times) {
    const ms = all.map((one) => one ?? Number.POSITIVE_INFINITY)
    const [p50, max] = [percentile(ms, 0.5), Math.max(...ms)].map(Math.round)
    judge(
      `${name}, ${all.length} times: next accepted after p50 ${p50} ms, max, ms`,
      max ?? 0,
      (max ?? 0) <= limitMs,
      `at most ${limitMs}`,
    )
  }
  const none = (what: string, value: number) => judge(what, value, value === 0, 'none')
  none(
    'lost',
    sum((one) => one.lost),
  )
  none(
    'doubled',
    sum((one) => one.doubled),
  )
  none(
    'spoiled or unexplained',
    sum((one) => one.spoiled + one.unexplained),
  )
  none(
    'people without an answer',
    sum((one) => one.people - one.acknowledged),
  )
  none(
    'answers of 500',
    count((what) => what === '500'),
  )
}
