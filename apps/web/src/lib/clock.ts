import { useSyncExternalStore } from 'react'
import type { Instan } from '@rekan/domain/waktu'

/** Milliseconds the server's clock is ahead of the device's. */
let offset = 0
/**
 * The server's time at which this page began to count by `performance.now()`. Nobody can set that count: where the device's
 * clock is set back later, time goes on from here.
 */
let awal = -Infinity
/** What the server's clock said last */
let terakhir = 0
let keliru = false

/** Takes over the server's time as it was when the device's clock showed `at`. */
export function setServerTime(server: Instan, at: Instan): void {
  offset = server - at
  terakhir = server
  awal = Date.now() + offset - performance.now()
  keliru = false
}

/**
 * Takes over how far the server's clock was ahead in an earlier life of the page. What it said last, `heard`, is past: a device
 * that tells an earlier time is wrong.
 */
export function restoreServerTime(selisih: number, heard: Instan): void {
  const now = Date.now() + selisih
  setServerTime(Math.max(now, heard), Date.now())
  terakhir = heard
  keliru = now < heard - WAJAR_MS
}

/** What the server's clock said when it was heard last; 0 if it never was. */
export function lastHeard(): Instan {
  return terakhir
}

/** Whether the device's clock is known to be wrong, and the server's not known yet. */
export function isJamKeliru(): boolean {
  return keliru
}

/** Now, by the server's clock, which decides. */
export function serverNow(): Instan {
  return Math.max(Date.now() + offset, awal + performance.now())
}

/** A phone's clock goes so much wrong by itself. */
const WAJAR_MS = 60_000

/** Now by the server's clock to the second; renders anew each second. */
export function useServerNow(): Instan {
  return useSyncExternalStore(onSecond, currentSecond)
}

function currentSecond(): Instan {
  return Math.floor(serverNow() / 1000) * 1000
}

function onSecond(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  // Aims at the next full second each time, so that ticks neither drift nor skip.
  const tick = () => {
    onChange()
    timer = setTimeout(tick, 1000 - (serverNow() % 1000) + 5)
  }
  timer = setTimeout(tick, 1000 - (serverNow() % 1000) + 5)
  return () => clearTimeout(timer)
}
