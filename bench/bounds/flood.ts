import type { Socket } from 'node:net'
import { DEMO_PASSWORD } from '../../apps/server/src/demo/orang/akun.ts'
import { judge, median, percentile, say } from '../rush/report.ts'
import type { RushServer } from '../rush/server.ts'
import { openConnection } from '../rush/wire.ts'
import { type Timed, beside, login } from './calls.ts'

const HONEST = 'karyawan@rekan.example'
const SIGN_INS = 50
const AT_ONCE = 60
const KNOWN_P95_MS = 500
const STALLED = 500
const FALSE_PER_SECOND = 10
const RATIO = 3
const ROUNDS = 3

/** Somebody signs in from a device of theirs, and from a new one, while others try names by the hundred. */
export async function runFlood({ port }: RushServer): Promise<void> {
  const cookie = await cookieOf(port)
  const known = () => login(port, HONEST, DEMO_PASSWORD, { cookie })
  const stranger = () => login(port, HONEST, DEMO_PASSWORD)

  const alone = await series(known)
  const flooded = await whileFlooded(port, () => series(known))
  const p95 = percentile(flooded, 0.95)
  say(
    `a known device signs in, p95 ${percentile(alone, 0.95).toFixed(0)} ms; ${AT_ONCE} random names at once: ${p95.toFixed(0)} ms`,
  )
  judge('p95 of a known device, ms', p95, p95 <= KNOWN_P95_MS, `at most ${KNOWN_P95_MS}`)

  const quiet: number[] = []
  const stalled: number[] = []
  for (let i = 0; i < ROUNDS; i += 1) {
    quiet.push(...(await series(stranger)))
    stalled.push(
      ...(await whileStalled(port, () => beside(FALSE_PER_SECOND, falseName(port), () => series(stranger)))),
    )
  }
  const ratio = median(stalled) / median(quiet)
  say(
    `a new device signs in, median ${median(quiet).toFixed(0)} ms; ${STALLED} connections stall, ${FALSE_PER_SECOND * 60} false names a minute: ${median(stalled).toFixed(0)} ms`,
  )
  judge('median of a new device, ratio', ratio, ratio <= RATIO, `at most ${RATIO}`)
}

async function series(signInOnce: () => Promise<Timed>): Promise<number[]> {
  const durations: number[] = []
  for (let i = 0; i < SIGN_INS; i += 1) {
    const { status, text, ms } = await signInOnce()
    if (status !== 200) throw new Error(`an honest sign-in was refused: ${status} ${text}`)
    durations.push(ms)
  }
  return durations
}

const falseName = (port: number) => (i: number) =>
  login(port, `bukan.siapa.${i}.${Math.random()}@rekan.example`, 'bukan-kata-sandinya')

/** So many at once, each followed by the next. */
async function whileFlooded<T>(port: number, act: () => Promise<T>): Promise<T> {
  let isOver = false
  const lanes = Array.from({ length: AT_ONCE }, async (_, lane) => {
    for (let i = 0; !isOver; i += 1) await falseName(port)(lane * 1e6 + i)
  })
  try {
    return await act()
  } finally {
    isOver = true
    await Promise.all(lanes)
  }
}

const HEAD = 'POST /api/login HTTP/1.1\r\nHost: rekan.example\r\nContent-Type: application/json\r\n'

/** Half of them never end their head, half never their body. */
async function whileStalled<T>(port: number, act: () => Promise<T>): Promise<T> {
  const sockets: Socket[] = Array.from({ length: STALLED }, (_, i) => {
    const socket = openConnection(port)
    socket.write(i % 2 === 0 ? HEAD : `${HEAD}Content-Length: 5000\r\n\r\n{`)
    return socket
  })
  try {
    return await act()
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}

/** What a first sign-in leaves with the device. */
async function cookieOf(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: HONEST, password: DEMO_PASSWORD }),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (cookie === undefined) throw new Error(`no cookie: ${answer.status}`)
  return cookie
}
