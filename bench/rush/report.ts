import type { Ledger } from './phones.ts'
import { type Reconciliation, isSound } from './reconcile.ts'

export function say(line = ''): void {
  console.log(line)
}

export function sayRush(ledger: Ledger, seconds: number, compared: Reconciliation): void {
  const { latencies, errors } = ledger
  const p = (share: number) => `${percentile(latencies, share).toFixed(0)} ms`
  const { people, acknowledged, rows, lost, doubled, cutOff, unexplained, spoiled } = compared
  say(
    `punches   ${acknowledged} of ${people} people in ${seconds.toFixed(1)} s (${(acknowledged / seconds).toFixed(1)}/s)`,
  )
  say(`latency   p50 ${p(0.5)}, p95 ${p(0.95)}, p99 ${p(0.99)}, max ${p(1)}`)
  say(`errors    ${[...errors].map(([what, n]) => `${what}: ${n}`).join(', ') || 'none'}`)
  say(
    `database  ${rows} rows: lost ${lost}, doubled ${doubled}, spoiled ${spoiled}, untold ${cutOff} cut off + ${unexplained} unexplained`,
  )
  say(isSound(compared) ? 'sound' : 'NOT SOUND')
}

/** The smallest value that `share` (0 to 1) of all do not exceed; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** Says whether a figure keeps its limit, and fails the process when it doesn't. */
export function judge(what: string, value: number, keeps: boolean, limit: string): void {
  say(`${keeps ? 'good' : 'FAIL'}  ${what}: ${value.toFixed(2)} (${limit})`)
  if (!keeps) process.exitCode = 1
}
