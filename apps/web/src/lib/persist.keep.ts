import type { QueryClient } from '@tanstack/react-query'
import { isJamKeliru, lastHeard, serverNow } from './clock.ts'
import type { Kept } from './persist.ts'
import { SCREEN } from './session.ts'
import { simpanan } from './simpanan.ts'

/**
 * What a query keeps on the device for the next start, as `meta: { persist }`: a function of its data that leaves out
 * what home doesn't show. Nothing is kept that doesn't say so; never payslips, other people, signed links, reasons.
 */
export type Persist = (data: never) => unknown

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly persist?: Persist }
  }
}

const MAX_CHARS = 32_000

/** Puts away what the next start begins with. */
export function storeQueries(client: QueryClient, build: string, session: string): void {
  const queries = client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey: key, meta, state }) => {
      const persist = meta?.persist
      return persist === undefined || state.data === undefined
        ? []
        : [{ key, data: persist(state.data as never), at: state.dataUpdatedAt }]
    })
  const text = JSON.stringify({ build, session, ...composeJam(), queries } satisfies Kept)
  // Where there is no room, the next start waits for the server.
  if (text.length <= MAX_CHARS) simpanan.set(SCREEN, text)
}

/** A clock that is known to be wrong stays so at the next start: what it was held against goes on, by the page's own count. */
function composeJam(): Pick<Kept, 'selisih' | 'heard'> {
  if (!isJamKeliru()) return { selisih: serverNow() - Date.now(), heard: lastHeard() }
  const { selisih = 0 } = JSON.parse(simpanan.get(SCREEN) ?? '{}') as Partial<Kept>
  return { selisih, heard: serverNow() }
}
