import type { Kind } from './work.ts'

/** How many connections a server may have: `DATABASE_POOL` */
export const POOL = { least: 4, usual: 10, most: 100 } as const

/** How many connections a kind of work may hold at once, and how many of these work of one name, or all names that are held up. */
export type Jatah = { readonly connections: number; readonly share: number }

/**
 * How the connections of one server are shared out. Punches have theirs to themselves; the others share the rest, of which
 * screens leave one to reports and jobs, and these at least as many to screens.
 */
export type Bagian = {
  readonly punch: number
  /** Of screens, reports and jobs */
  readonly other: number
  /** Of these, at most so many of reports and jobs */
  readonly behind: number
  readonly jatah: Readonly<Record<Kind, Jatah>>
}

/** Of each five: two for punches; of a name: two. */
const TWO_OF_FIVE = 0.4

/** @param most all connections of a server, of which one watches and hears */
export function shareConnections(most: number): Bagian {
  const punch = Math.round((most - 1) * TWO_OF_FIVE)
  const other = most - 1 - punch
  const behind = Math.ceil(other / 2)
  const read = other - 1
  const each = Math.max(1, behind - 1)
  return {
    punch,
    other,
    behind,
    jatah: {
      punch: { connections: punch, share: punch },
      read: { connections: read, share: Math.ceil(read * TWO_OF_FIVE) },
      report: { connections: each, share: Math.ceil(each / 2) },
      job: { connections: each, share: each },
    },
  }
}
