import { lazy } from 'react'

// What a punch shows only where something is to be decided or was refused, in a file of its own (build/chunks.ts): who taps twice
// and is done waits for none of it.
const load = () => import('./punch-antara.tsx')

/** Fetches it ahead. Where it can't be had now, the screen that shows it asks again. */
export function prefetchAntara(): void {
  load().catch(() => undefined)
}

export const PunchAntara = lazy(async () => ({ default: (await load()).PunchAntara }))
export const PerluKeterangan = lazy(async () => ({
  default: (await import('./perlu-keterangan.tsx')).PerluKeterangan,
}))
