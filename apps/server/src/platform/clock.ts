import type { Instan } from '@rekan/domain/waktu'

/** The only source of the present moment; features and rules get it handed in. */
export type Clock = { now(): Instan }

/** The machine's clock, or one that starts at `start` and runs on from there. */
export function createClock(start?: Instan): Clock {
  if (start === undefined) return { now: () => Date.now() }
  const begun = process.hrtime.bigint()
  return { now: () => start + Number((process.hrtime.bigint() - begun) / 1_000_000n) }
}
