import { vi } from 'vitest'

/**
 * A server's clock is set by its fixture (`TestServer.setClock`). These are the timers of the process, which measure how
 * long somebody waits: they stand, and pass as they are told to.
 */
export const pengatur = {
  stand: (toFake: readonly ('performance' | 'setTimeout' | 'clearTimeout')[]): void =>
    void vi.useFakeTimers({ toFake: [...toFake] }),
  pass: (ms: number): void => void vi.advanceTimersByTime(ms),
  end: (): void => void vi.useRealTimers(),
}

/** The machine's own clock, by which a database and an archive go that no test can set: for what is compared with theirs */
export function machineNow(): number {
  return Date.now()
}
