import type { Tx } from './db.ts'

/** Holds signed sheets against the record: whoever puts attendance right wakes it. */
export const JOB_BERITA_ACARA = 'berita-acara'

const woken = new WeakMap<Tx, Set<string>>()

/** Lets a job look for work as soon as this transaction of a request has committed. */
export function wakeAfter(tx: Tx, job: string): void {
  const jobs = woken.get(tx) ?? new Set()
  woken.set(tx, jobs.add(job))
}

/** The jobs that a transaction has work for. */
export function wokenBy(tx: Tx): ReadonlySet<string> {
  return woken.get(tx) ?? new Set()
}
