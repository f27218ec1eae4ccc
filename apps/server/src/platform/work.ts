import { AsyncLocalStorage } from 'node:async_hooks'

/** How long work of one kind may keep others waiting, in milliseconds. */
export type Bound = {
  /** PostgreSQL's `lock_timeout`: one wait for somebody else's lock */
  readonly lockMs: number
  /** PostgreSQL's `statement_timeout`; 0: none */
  readonly statementMs: number
  /**
   * Whether a statement's first plan serves all its values (PostgreSQL's `plan_cache_mode`): right where every statement
   * is led by a key, and less than a millisecond where a plan for the values takes three
   */
  readonly plansOnce: boolean
}
export type ServedBound = Bound & {
  /** All waiting for connections together while nobody gets on; no transaction is begun anew after this */
  readonly patienceMs: number
  /** All waiting for connections together while it goes on, if slowly */
  readonly longestMs: number
}

/** How long each kind may take. A punch is answered within 3 s: `patienceMs` and `lockMs` together. */
export const BOUNDS = {
  punch: {
    lockMs: 2000,
    statementMs: 2500,
    plansOnce: true,
    patienceMs: 700,
    longestMs: 5000,
  },
  read: {
    lockMs: 2000,
    statementMs: 5000,
    plansOnce: false,
    patienceMs: 3000,
    longestMs: 10_000,
  },
  report: {
    lockMs: 2000,
    statementMs: 60_000,
    plansOnce: false,
    patienceMs: 5000,
    longestMs: 30_000,
  },
  job: {
    lockMs: 5000,
    statementMs: 300_000,
    plansOnce: false,
    patienceMs: 60_000,
    longestMs: 60_000,
  },
} as const satisfies Readonly<Record<string, ServedBound>>

/**
 * Statements of the owner that change the schema. While such a statement waits for its lock, every later query waits
 * behind it.
 */
export const MIGRATION: Bound = { lockMs: 5000, statementMs: 0, plansOnce: false }

export type Kind = keyof typeof BOUNDS

/** What is told of a request to whoever collects traces: see `telusur`. */
export type PermintaanTelusur = {
  /** A statement of it begins, in words that hold no value. Gives what tells its end. */
  kueri(ringkasan: Ringkasan): (gagal: boolean) => void
  /** Its answer is sent. */
  end(status: number): void
}
export type Ringkasan = { readonly perintah: string; readonly tabel: readonly string[] }

/** Something the server is at: a call by its key, a job by its name. */
export type Work = {
  readonly kind: Kind
  readonly name: string
  /** Spent waiting for connections so far */
  waitedMs: number
  /** Null where nobody collects, and of jobs */
  readonly telusur: PermintaanTelusur | null
}

export function startWork(kind: Kind, name: string, telusur: PermintaanTelusur | null = null): Work {
  return { kind, name, waitedMs: 0, telusur }
}

const current = new AsyncLocalStorage<Work>()

/** Whatever `act` asks of the database, and what that leads to, counts as this work. */
export function asWork<T>(work: Work, act: () => T): T {
  return current.run(work, act)
}

/** What nobody has named is beside the requests, and nobody waits for it. */
export function currentWork(): Work {
  return current.getStore() ?? startWork('job', 'lain')
}
