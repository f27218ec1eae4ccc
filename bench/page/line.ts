import type { Page } from '@playwright/test'
import { type Exchange, noteTraffic, roundTrips } from './traffic.ts'

/** A line: milliseconds a round trip, bits a second. */
export type Line = { readonly latency: number; readonly down: number; readonly up: number }
/** What a span took, what its traffic costs the line alone, and what of it its uploads do; milliseconds. */
export type Timed = { readonly ms: number; readonly floor: number; readonly up: number }
export type Timer = { begin(): void; end(): Timed }

/** Where most guards stand. */
export const SLOW: Line = { latency: 400, down: 100_000, up: 100_000 }
/** As `bench/page` has it */
export const SLOW_4G: Line = { latency: 562.5, down: 1638.4 * 0.9 * 1000, up: 750 * 0.9 * 1000 }
const CPU_SLOWDOWN = 4

/** Slows page and line from now on; what a span costs is measured beside what its traffic costs the line alone. */
export async function timerOf(page: Page, line: Line): Promise<Timer> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.down / 8,
    uploadThroughput: line.up / 8,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const exchanges = noteTraffic(client)
  let sent = 0
  // As the browser counts it: of a body with a file the protocol names no bytes.
  client.on('Network.requestWillBeSentExtraInfo', ({ headers }) => {
    sent += Number(headers['Content-Length'] ?? headers['content-length'] ?? 0)
  })
  let begun = performance.now()
  let past = 0
  return {
    begin() {
      begun = performance.now()
      past = exchanges.length
      sent = 0
    },
    end() {
      const up = ((sent * 8) / line.up) * 1000
      return { ms: performance.now() - begun, floor: floorOf(line, exchanges.slice(past), up), up }
    },
  }
}

/** Milliseconds that a line needs for these answers and for uploads of `up`, both ways at once, were everything else free. */
export function floorOf(line: Line, exchanges: readonly Exchange[], up = 0): number {
  const received = exchanges.reduce((sum, { bytes }) => sum + bytes, 0)
  return Math.max(((received * 8) / line.down) * 1000, up) + roundTrips(exchanges) * line.latency
}
