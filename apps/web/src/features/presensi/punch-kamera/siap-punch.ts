import { startEncoder } from '../selfie/selfie.ts'
import { watchPosisiDiBeranda } from '../tempat/posisi.ts'

/** Where the browser does not tell when it has nothing to do (Safari). */
const TUNGGU_MS = 1000

/** Follows the position until it is told to stop, and starts the photo's encoder once nothing else is to do. */
export function preparePunch(): () => void {
  const stopIdle = runWhenIdle(startEncoder)
  const stopWatch = watchPosisiDiBeranda()
  return () => {
    stopIdle()
    stopWatch()
  }
}

function runWhenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, TUNGGU_MS)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(run)
  return () => cancelIdleCallback(idle)
}
