import type { QueryClient } from '@tanstack/react-query'
import { loadBekal } from '../src/features/profil/diri/bekal.queries.ts'
import { profileFrom } from '../src/features/profil/diri/profil.wire.ts'
import { withTaksir } from '../src/features/profil/diri/taksir.ts'

/** Runs in a page: how many milliseconds the days of these moments take, each with reading what is kept; none is the server's. */
export async function reckon(
  profile: Parameters<typeof profileFrom>[0],
  bekal: unknown,
  semua: readonly number[],
): Promise<number[]> {
  const asal = profileFrom(profile)
  const kept = { getQueryData: () => bekal } as unknown as QueryClient
  const lama: number[] = []
  for (const saat of semua) {
    const begun = performance.now()
    const hari = withTaksir(asal, await loadBekal(kept), { saat, isKeliru: false, entri: [], mengirim: null })
    lama.push(performance.now() - begun)
    if (hari === null) throw new Error('the server’s own day still stands')
  }
  return lama
}
