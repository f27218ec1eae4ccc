import type pg from 'pg'
import { type Db, lanesOf } from '../src/platform/db.ts'
import { type Kind, currentWork } from '../src/platform/work.ts'

/** What `explain` takes, of what runs: no beginning or end of a transaction, no setting. */
const HAS_PLAN = /^\s*(select|insert|update|delete|with)\b/i

/** A statement that was run, the values of its last time, for what kind of work, and how often. */
export type Kueri = {
  readonly teks: string
  readonly nilai: readonly unknown[]
  readonly kerja: Kind
  readonly kali: number
}

/** Notes every statement that a pool runs from now on; what it gives is the most frequent first. */
export function noteKueri(db: Db): () => Kueri[] {
  const semua = new Map<string, Kueri>()
  const dikenal = new WeakSet<pg.PoolClient>()
  const note = (client: pg.PoolClient) => {
    if (dikenal.has(client)) return
    dikenal.add(client)
    const run = client.query.bind(client) as (...args: unknown[]) => never
    const noted = (...args: unknown[]): never => {
      const [teks, nilai] = args
      if (typeof teks === 'string' && HAS_PLAN.test(teks) && Array.isArray(nilai)) {
        semua.set(teks, { teks, nilai, kerja: currentWork().kind, kali: (semua.get(teks)?.kali ?? 0) + 1 })
      }
      return run(...args)
    }
    Object.assign(client, { query: noted })
  }
  for (const { pool } of lanesOf(db)) pool.on('acquire', note)
  return () => [...semua.values()].toSorted((a, b) => b.kali - a.kali)
}

/** One node of a plan, as `explain (format json)` gives it. */
export type Langkah = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Langkah[]
}

/** The tables that a plan reads from end to end. */
export function dibacaSeluruhnya(langkah: Langkah): string[] {
  const sendiri =
    langkah['Node Type'] === 'Seq Scan' && langkah['Relation Name'] ? [langkah['Relation Name']] : []
  return [...sendiri, ...(langkah.Plans ?? []).flatMap(dibacaSeluruhnya)]
}

/** Every table, or month of one, that a plan reads. */
export function dibaca(langkah: Langkah): string[] {
  const sendiri = langkah['Relation Name'] === undefined ? [] : [langkah['Relation Name']]
  return [...sendiri, ...(langkah.Plans ?? []).flatMap(dibaca)]
}
