import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Shot } from './shots.ts'
import { breakOff, exchange, openConnection, turnAway } from './wire.ts'

/** What became of one person's check-in. */
export type Fate = {
  readonly shot: Shot
  /** The record's id in every answer of 201 that was read; more than one after a repetition */
  readonly acknowledged: readonly number[]
  /** Requests sent whole whose answer was never read: each may or may not have been recorded */
  readonly cutOff: number
}

/** What all phones together saw. */
export type Ledger = {
  readonly fates: Fate[]
  /** Milliseconds from the intended moment of sending to the answer */
  readonly latencies: number[]
  /** Answers other than 201 and broken connections that nobody intended, by status or reason */
  readonly errors: Map<string, number>
  /** Requests under way */
  inFlight: number
}

export type PhoneOptions = {
  readonly port: number
  /** The first pause before a phone tries again; it doubles up to `LONGEST_PAUSE_MS`. */
  readonly firstPauseMs?: number
  /** So long a phone keeps trying */
  readonly giveUpAfterMs?: number
  /** Hears of every 201: when that request began to be sent (performance.now). */
  readonly onAccepted?: (sentAt: number) => void
  /** The same of every other answer */
  readonly onRefused?: (sentAt: number) => void
}

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 2000
const GIVE_UP_AFTER_MS = 60_000

export function openLedger(): Ledger {
  return { fates: [], latencies: [], errors: new Map(), inFlight: 0 }
}

/**
 * Sends one person's check-in as their phone would and keeps trying with the same key until it is acknowledged.
 * `intended` is the moment (performance.now) it was meant to leave; whatever delays it counts as latency.
 */
export async function punch(
  shot: Shot,
  intended: number,
  ledger: Ledger,
  {
    port,
    firstPauseMs = FIRST_PAUSE_MS,
    giveUpAfterMs = GIVE_UP_AFTER_MS,
    onAccepted = () => {},
    onRefused = () => {},
  }: PhoneOptions,
): Promise<void> {
  const acknowledged: number[] = []
  let cutOff = 0

  const attempt = async (since: number, onSent = () => {}): Promise<boolean> => {
    const socket = (isReused(shot) && takeIdle(port)) || openConnection(port)
    const sentAt = performance.now()
    let isSent = false
    ledger.inFlight += 1
    try {
      const { status, text } = await exchange(socket, shot.request, {
        onSent: () => {
          isSent = true
          onSent()
        },
      })
      if (status === 201) {
        ledger.latencies.push(performance.now() - since)
        onAccepted(sentAt)
        acknowledged.push((JSON.parse(text) as { data: { id: number } }).data.id)
      } else {
        onRefused(sentAt)
        count(ledger, String(status))
      }
      if (isReused(shot) && !socket.destroyed) keep(port, socket)
      else socket.destroy()
      return status === 201
    } catch (error) {
      if (isSent) cutOff += 1
      count(ledger, error instanceof Error ? error.message : String(error))
      return false
    } finally {
      ledger.inFlight -= 1
    }
  }
  const persist = async (since: number, onSent?: () => void) => {
    const giveUpAt = performance.now() + giveUpAfterMs
    for (let pause = firstPauseMs; !(await attempt(since, onSent)); pause *= 2) {
      if (performance.now() > giveUpAt) return
      await sleep(Math.min(pause, LONGEST_PAUSE_MS))
    }
  }

  switch (shot.habit) {
    case 'once':
      await persist(intended)
      break
    case 'twice': {
      let second: Promise<void> | undefined
      await persist(intended, () => {
        second ??= persist(performance.now())
      })
      await second
      break
    }
    case 'deaf':
      if (await turnAway(openConnection(port), shot.request, shot.person.karyawanId % 2 === 0)) cutOff += 1
      await persist(performance.now())
      break
    case 'torn':
      await breakOff(openConnection(port), shot.request)
      await persist(performance.now())
      break
  }
  ledger.fates.push({ shot, acknowledged, cutOff })
}

/** Sends every check-in at its moment, whatever became of those before it. */
export async function rush(
  shots: readonly Shot[],
  ledger: Ledger,
  options: PhoneOptions,
): Promise<{ seconds: number }> {
  const start = performance.now()
  await Promise.all(
    shots.map(async (shot) => {
      await sleep(Math.max(0, start + shot.at - performance.now()))
      await punch(shot, start + shot.at, ledger, options)
    }),
  )
  return { seconds: (performance.now() - start) / 1000 }
}

export function closePhones(): void {
  for (const sockets of idle.values()) for (const socket of sockets) socket.destroy()
  idle.clear()
}

/** One phone in five comes over a connection that stands already. */
const isReused = ({ person }: Shot) => person.karyawanId % 5 === 0
const idle = new Map<number, Socket[]>()

function keep(port: number, socket: Socket): void {
  const sockets = idle.get(port) ?? []
  idle.set(port, sockets)
  sockets.push(socket)
}

function takeIdle(port: number): Socket | undefined {
  const sockets = idle.get(port) ?? []
  for (let socket = sockets.pop(); socket; socket = sockets.pop()) if (!socket.destroyed) return socket
  return undefined
}

function count(ledger: Ledger, what: string): void {
  ledger.errors.set(what, (ledger.errors.get(what) ?? 0) + 1)
}
