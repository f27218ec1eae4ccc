import type { Browser, Page } from '@playwright/test'

/** Of a trace in Chromium's format, microseconds; `tdur` is what the thread had the processor for. */
type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

const LONG_MS = 50

/**
 * Does something to a page and answers how long the long tasks of its main thread were: milliseconds of the processor,
 * which the slowdown stretches and other programs on the machine do not.
 */
export async function longTasksDuring(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: ['toplevel'] })
  await work()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(key),
  )
  return traceEvents
    .filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && mains.has(key(event)))
    .map(({ tdur = 0 }) => tdur / 1000)
    .filter((duration) => duration > LONG_MS)
}

function key({ pid, tid }: TraceEvent): string {
  return `${pid}:${tid}`
}
