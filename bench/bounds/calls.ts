import { setTimeout as sleep } from 'node:timers/promises'

export type Timed = { readonly status: number; readonly text: string; readonly ms: number }

/** Calls the API, and how long that took; status 0 when there was no answer. */
export async function timed(port: number, key: string, options: RequestInit = {}): Promise<Timed> {
  const [method = 'GET', path = ''] = key.split(' ')
  const begun = performance.now()
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, { method, ...options })
    return { status: answer.status, text: await answer.text(), ms: performance.now() - begun }
  } catch (error) {
    return { status: 0, text: String(error), ms: performance.now() - begun }
  }
}

export const bearer = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } })

export function login(
  port: number,
  email: string,
  password: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Timed> {
  return timed(port, 'POST /login', {
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email, password }),
  })
}

/** Begins something so often a second for as long as `act` runs, whatever became of those before; then waits for all. */
export async function beside<T>(
  perSecond: number,
  begin: (i: number) => Promise<unknown>,
  act: () => Promise<T>,
): Promise<T> {
  const ending = new AbortController()
  const begun: Promise<unknown>[] = []
  const beginning = (async () => {
    const start = performance.now()
    for (let i = 0; !ending.signal.aborted; i += 1) {
      begun.push(begin(i))
      const next = start + ((i + 1) * 1000) / perSecond
      await sleep(Math.max(0, next - performance.now()), undefined, { signal: ending.signal }).catch(() => {})
    }
  })()
  try {
    return await act()
  } finally {
    ending.abort()
    await beginning
    await Promise.all(begun)
  }
}
