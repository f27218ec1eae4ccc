import { judge, median, say } from '../rush/report.ts'
import { SLOW_4G, floorOf } from './line.ts'
import { bytesByKind, roundTrips } from './traffic.ts'
import type { Screen, Visit } from './visit.ts'

/** All visits to one screen, a first and a repeated one a round. */
export type Figures = { readonly screen: Screen; readonly first: Visit[]; readonly repeat: Visit[] }

const HOME_MS = 2500
const AGAIN_MS = 800
const SIGN_IN_AGAIN_MS = 750
const CLIENT_MS = 2000
const LONG_TASK_MS = 200

/** Prints medians with their spread, and each as a multiple of the bare page's first paint in the same round. */
export function sayPages(figures: readonly Figures[]): void {
  const bare = figures[0]
  for (const { screen, first, repeat } of figures) {
    for (const [name, visits, bares] of [
      ['first', first, bare?.first ?? []],
      ['repeat', repeat, bare?.repeat ?? []],
    ] as const) {
      const ratio = median(visits.map(({ usable }, i) => usable / (bares[i]?.fcp ?? Number.NaN)))
      say(`\n${screen.name}, ${name} visit (${visits.length} rounds)`)
      say(`  first paint     ${spread(visits.map(({ fcp }) => fcp))}`)
      say(`  largest paint   ${spread(visits.map(({ lcp }) => lcp))}`)
      say(
        `  usable          ${spread(visits.map(({ usable }) => usable))}, ${ratio.toFixed(2)} × the bare page's first paint`,
      )
      const alone = median(visits.map(({ exchanges }) => floorOf(SLOW_4G, exchanges)))
      const times = median(visits.map(({ usable }) => usable)) / alone
      say(`  the line alone  ${alone.toFixed(0)} ms, ${times.toFixed(2)} × that`)
      say(`  blocking        ${spread(visits.map(blocking))}`)
      say(`  longest task    ${spread(visits.map(longest))}`)
      say(`  ${sayTraffic(visits)}`)
    }
  }
  say()
}

/** Fails the process where a limit isn't kept in the best round: what else the machine does only ever adds. */
export function judgePages(figures: readonly Figures[]): void {
  const best = (name: string, part: 'first' | 'repeat', read: (visit: Visit) => number) =>
    Math.min(...(figures.find(({ screen }) => screen.name === name)?.[part].map(read) ?? []))
  const limits = [
    ['home usable on a first visit', best('home', 'first', untilUse), HOME_MS],
    ['home usable on a repeated visit', best('home', 'repeat', untilUse), AGAIN_MS],
    [
      'sign-in usable on a repeated visit without the worker',
      best('sign-in, no worker', 'repeat', untilUse),
      SIGN_IN_AGAIN_MS,
    ],
    ["client's link usable on a first visit", best('client, link', 'first', untilUse), CLIENT_MS],
    ["client's sheet usable on a repeated visit", best('client, sheet', 'repeat', untilUse), CLIENT_MS],
    ['longest task of home', best('home', 'first', longest), LONG_TASK_MS],
    ['longest task of check-in', best('check-in', 'first', longest), LONG_TASK_MS],
  ] as const
  // A screen that was left out has no figures.
  for (const [what, ms, limit] of limits)
    if (Number.isFinite(ms)) judge(`${what}, ms`, ms, ms <= limit, `at most ${limit}`)
}

function untilUse({ usable }: Visit): number {
  return usable
}

function spread(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return `${median(values).toFixed(0)} ms (${low.toFixed(0)}-${high.toFixed(0)})`
}

function longest({ longTasks }: Visit): number {
  return Math.max(0, ...longTasks)
}

/** Of each long task, what it takes beyond 50 ms. */
function blocking({ longTasks }: Visit): number {
  return longTasks.reduce((sum, duration) => sum + duration - 50, 0)
}

/** Of the last round: bytes hardly differ. */
function sayTraffic(visits: readonly Visit[]): string {
  const exchanges = visits.at(-1)?.exchanges ?? []
  const kinds = [...bytesByKind(exchanges)].map(([kind, kilobytes]) => `${kind} ${kilobytes.toFixed(1)}`)
  const trips = median(visits.map((visit) => roundTrips(visit.exchanges)))
  return `${exchanges.length} exchanges, ${trips} after one another; kB: ${kinds.join(', ') || 'none'}`
}
