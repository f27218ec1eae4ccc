import { useSyncExternalStore } from 'react'
import type { Instan } from '@rekan/domain/waktu'

/** Milliseconds the server's clock is ahead of the device's. */
let offset = 0

/** Takes over the server's time as it was when the device's clock showed `at`. */
export function setServerTime(server: Instan, at: Instan): void {
  offset = server - at
}

/** Now, by the server's clock, which decides. */
export function serverNow(): Instan {
  return Date.now() + offset
}

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
