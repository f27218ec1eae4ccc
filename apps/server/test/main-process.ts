import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, vi } from 'vitest'
import { COMPILED } from './compiled.ts'

/** The real server as an operator starts it, in a process of its own. */
export type MainProcess = {
  readonly child: ChildProcess
  readonly port: number
  /** All it has said so far, on either stream */
  said(): string
  /** All it has complained of so far */
  complained(): string
  ready(): Promise<void>
  kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
/** An embedded database and a demo company, on a machine that does much else */
const READY_MS = 240_000

export async function startMain(env: Readonly<Record<string, string>>, main = MAIN): Promise<MainProcess> {
  const port = await freePort()
  const child = spawnMain({ PORT: String(port), ...env }, main)
  let [said, complained] = ['', '']
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  child.stderr.on('data', (chunk) => {
    said += String(chunk)
    complained += String(chunk)
  })
  return {
    child,
    port,
    said: () => said,
    complained: () => complained,
    async ready() {
      await vi.waitFor(() => expect(said).toContain('Rekan siap'), { timeout: READY_MS, interval: 50 })
    },
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}

/** Starts a server that can't start as it is set up; gives its exit code and what it complained of. */
export async function runMain(env: Readonly<Record<string, string>>) {
  const child = spawnMain(env)
  child.stdout.resume()
  const [complained, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code: code as number, complained: complained.trim() }
}

/** Calls a server with a head that fetch does not let one write. */
export async function callRaw(port: number, method: string, path: string, headers: Record<string, string>) {
  const call = request({ host: '127.0.0.1', port, method, path, headers, agent: false })
  call.end()
  const [answer] = await once(call, 'response')
  const body = await text(answer)
  return { status: answer.statusCode as number, body }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Under a umask that leaves nothing to others, as careful operators have it. */
function spawnMain(env: Readonly<Record<string, string>>, main = MAIN) {
  const { PATH, HOME } = process.env
  return spawn('/bin/sh', ['-c', 'umask 077; exec "$@"', 'sh', process.execPath, main], {
    env: { PATH, HOME, ...COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
