import type { QueryClient } from '@tanstack/react-query'
import { restoreServerTime } from './clock.ts'
import { untilFree } from './jalur.ts'
import type * as Keep from './persist.keep.ts'
import { SCREEN, sessionMark } from './session.ts'
import { simpanan } from './simpanan.ts'

/** Of one session and one version of the app; another's is left alone. */
export type Kept = {
  /** The chunk that read these data; its name holds the hash of its code */
  readonly build: string
  /** The token's beginning: a session is one person's */
  readonly session: string
  /** Milliseconds the server's clock was ahead: until it answers, its day is known on a device that is wrong */
  readonly selisih: number
  /** What the server's clock said last */
  readonly heard?: number
  readonly queries: readonly {
    readonly key: readonly unknown[]
    readonly data: unknown
    readonly at: number
  }[]
}

/** As long as the works are known that a phone keeps (`baca.ts`); what is older says nothing of who punches here. */
const AGE_MS = 15 * 86_400_000
/** Answers that come together are written together. */
const WRITE_MS = 500

/** Gives the client what the last start knew, as data that are due, and keeps what it learns. */
export function connectStorage(client: QueryClient): void {
  restoreQueries(client)
  let timer: ReturnType<typeof setTimeout> | undefined
  let keeping: Promise<typeof Keep> | undefined
  const session = sessionMark()
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.meta?.persist === undefined || timer !== undefined) return
    timer = setTimeout(() => {
      timer = undefined
      // Apart, and with the line free: no start waits for what the next one is given, and no punch.
      keeping ??= untilFree().then(() => import('./persist.keep.ts'))
      keeping.then(
        (keep) => session === sessionMark() && keep.storeQueries(client, import.meta.url, session),
        () => (keeping = undefined),
      )
    }, WRITE_MS)
  })
}

function restoreQueries(client: QueryClient): void {
  const kept = read()
  if (kept === null || kept.build !== import.meta.url || kept.session !== sessionMark()) return
  restoreServerTime(kept.selisih, kept.heard ?? 0)
  for (const { key, data, at } of kept.queries) {
    if (Date.now() - at > AGE_MS) continue
    client.setQueryData(key, data, { updatedAt: at })
    // Whoever asks waits for the server; only who takes what there is gets these.
    client.getQueryCache().find({ queryKey: key })?.invalidate()
  }
}

function read(): Kept | null {
  try {
    return JSON.parse(simpanan.get(SCREEN) ?? 'null') as Kept | null
  } catch {
    return null
  }
}
