import { untilFree } from '../../../lib/jalur.ts'
import { prefetchAntara } from '../punch/antara.tsx'
import { startEncoder } from '../selfie/selfie.ts'
import { watchPosisiDiBeranda } from '../tempat/posisi.ts'

/** Where the browser does not tell when it has nothing to do (Safari). */
const TUNGGU_MS = 1000

/** Follows the position until it is told to stop, starts the photo's encoder once nothing else is to do, and fetches last what is seldom shown. */
export function preparePunch(): () => void {
  const stopIdle = runWhenIdle(startEncoder)
  void untilFree().then(prefetchAntara)
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
