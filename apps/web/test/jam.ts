import { vi } from 'vitest'

type Dipegang = Parameters<typeof vi.useFakeTimers>[0]

/** The clock and the timers of a test without a browser: they stand, and pass as they are told to. */
export const jam = {
  /** Begins at a moment, in milliseconds, or now; `toFake`: those alone */
  stand: (given?: Dipegang): void => void vi.useFakeTimers(given),
  /** What the clock says, as whoever is tested reads it */
  now: (): number => Date.now(),
  /** Lets time pass, and what it makes due happen */
  pass: (ms: number): void => void vi.advanceTimersByTime(ms),
  /** The same, where what is due waits for promises */
  passAsync: async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms)),
  /** Moves what the clock says, and no timer: as a phone that is set by hand */
  setWrong: (moment: number): void => void vi.setSystemTime(moment),
  /** Gives the machine's back, at the end of a test. */
  end: (): void => void vi.useRealTimers(),
}
