import type { Cluster } from './cluster.ts'

/** What is done to the cluster while people come to work, and what is asked of it then. */
export type Blow = {
  readonly name: string
  /** How soon after it a punch must be accepted again, ms */
  readonly limitMs: number
  /** The same where Patroni is quicker (`--cepat`), if that is another */
  readonly cepatMs?: number
  /** For how long it lasts, seconds; it is undone then */
  readonly seconds: number
  /** Whether nothing may be acknowledged as long as it lasts */
  readonly silences?: true
  /** In which rounds, counted from 1; all unless told */
  readonly isIn?: (round: number) => boolean
  /** Whether it can be done here */
  readonly mayBe: (cluster: Cluster) => boolean
  /** Does it; gives what undoes it. */
  readonly strike: (cluster: Cluster) => Promise<() => void | Promise<void>>
}

const always = () => true
const nothing = () => undefined
/** PostgreSQL that died is noticed at Patroni's next look, 5 s apart (2 s). */
const PATRONI = { limitMs: 30_000, cepatMs: 15_000 }
/** A machine that is gone is noticed when its lease ends, 20 to 25 s later (18 to 20 s); then another has to take over. */
const LEASE = { limitMs: 30_000, cepatMs: 25_000 }
const PAUSED_S = 40

export const BLOWS: readonly Blow[] = [
  ...[0, 1].map((number) => ({
    name: `server ${number + 1} killed`,
    limitMs: 5000,
    seconds: 0,
    mayBe: always,
    strike: async ({ servers }: Cluster) => {
      servers[number]?.kept.kill()
      return nothing
    },
  })),
  {
    name: 'primary killed',
    isIn: (round) => round % 2 === 1,
    ...PATRONI,
    seconds: 0,
    mayBe: always,
    async strike({ find }) {
      const primary = await find('primary')
      primary.killPostgres()
      return nothing
    },
  },
  {
    name: 'primary’s machine gone',
    isIn: (round) => round % 2 === 0,
    ...LEASE,
    // The old primary comes back when another has long taken over.
    seconds: PAUSED_S,
    mayBe: always,
    async strike({ find }) {
      const { machine } = await find('primary')
      machine.fell()
      return () => machine.raise()
    },
  },
  {
    name: 'replica’s machine killed',
    ...PATRONI,
    seconds: 0,
    mayBe: always,
    async strike({ find }) {
      const { machine } = await find('sync')
      machine.kill()
      return nothing
    },
  },
  {
    name: 'etcd’s leader killed',
    limitMs: 5000,
    seconds: 0,
    mayBe: always,
    async strike({ etcd }) {
      const leader = await etcd.leader()
      leader?.kill()
      return nothing
    },
  },
  {
    name: 'HAProxy killed',
    limitMs: 15_000,
    seconds: 0,
    mayBe: always,
    async strike({ haproxy }) {
      haproxy.kill()
      return nothing
    },
  },
  {
    name: 'primary paused 40 s',
    // The longest of them: three times in ten rounds.
    isIn: (round) => round % 4 === 1,
    limitMs: 60_000,
    seconds: PAUSED_S,
    mayBe: always,
    async strike({ find }) {
      const { machine } = await find('primary')
      machine.freeze()
      return () => machine.wake()
    },
  },
]

/** Rarer days; once a drill. */
export const BAD_DAYS: readonly Blow[] = [
  {
    name: 'primary’s cable cut 40 s',
    // Whoever takes over asks the one that is out of reach first, for two seconds.
    limitMs: 35_000,
    cepatMs: 28_000,
    seconds: PAUSED_S,
    mayBe: ({ network }) => network.cable !== null,
    async strike({ find, network }) {
      const { number } = await find('primary')
      network.cable?.cut(number)
      return () => network.cable?.mend(number)
    },
  },
  {
    name: 'etcd without quorum 40 s',
    limitMs: 15_000,
    seconds: PAUSED_S,
    mayBe: always,
    async strike({ etcd }) {
      const [satu, dua] = etcd.members
      satu?.fell()
      dua?.fell()
      return () => {
        satu?.raise()
        dua?.raise()
      }
    },
  },
  {
    name: 'file store away 30 s',
    limitMs: 5000,
    seconds: 30,
    mayBe: always,
    async strike({ s3 }) {
      await s3.end()
      return () => s3.begin()
    },
  },
  {
    name: 'one server’s disk full 20 s',
    limitMs: 5000,
    seconds: 20,
    mayBe: ({ servers }) => typeof servers[0]?.fill === 'function',
    async strike({ servers }) {
      return servers[0]?.fill?.() ?? nothing
    },
  },
  {
    name: 'primary’s disk full 40 s',
    // Whoever punches is refused until there is room, or another has taken over.
    limitMs: 90_000,
    seconds: PAUSED_S,
    mayBe: ({ nodes }) => nodes.every(({ fill }) => fill !== null),
    async strike({ find }) {
      const { fill } = await find('primary')
      return fill?.() ?? nothing
    },
  },
  {
    name: 'both standbys gone 20 s',
    limitMs: 90_000,
    seconds: 20,
    silences: true,
    mayBe: always,
    async strike({ nodes, find }) {
      const primary = await find('primary')
      const others = nodes.filter((node) => node !== primary)
      for (const { machine } of others) machine.fell()
      return () => {
        for (const { machine } of others) machine.raise()
      }
    },
  },
]
