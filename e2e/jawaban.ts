import { type BrowserContext, type Page, type Request, type Route, expect } from '@playwright/test'

/**
 * What becomes of a call: `passed` to the server, `held` until it is told otherwise, `cut` before it gets there, `lost` as an
 * answer is on its way back; or another answer, or the server's own with its text changed.
 */
export type Jawaban =
  | 'passed'
  | 'held'
  | 'cut'
  | 'lost'
  | { readonly status?: number; readonly json: unknown }
  | { readonly body: string | Buffer; readonly contentType: string }
  | { readonly changed: (text: string) => string }
/** By the call, or by which it is of its kind, from 1 */
type JawabanOleh = Jawaban | ((ke: number, request: Request) => Jawaban | Promise<Jawaban>)

export type Panggilan = {
  /** How many have come. */
  count(): number
  /** Waits until so many have come. */
  came(banyak?: number): Promise<void>
  /** What becomes of those that are held, and of all to come */
  become(jawaban: JawabanOleh): void
}

/**
 * Decides over the calls of this kind from here on: `GET /lembur?page=2` is any with that method, that path below `/api` and
 * that parameter (`?bulan`: whatever it is); `*` stands for a part of the path or any method, `**` for any path. Files begin with
 * `/assets/`. Of several, the last that was made is asked first; what it lets pass is for the others.
 */
export async function intercept(
  where: Page | BrowserContext,
  call: string,
  jawaban: JawabanOleh,
): Promise<Panggilan> {
  const isCall = matcherOf(call)
  let kini = jawaban
  let berubah = Promise.withResolvers<void>()
  let banyak = 0
  const decide = async (route: Route) => {
    const request = route.request()
    if (!isCall(request)) return route.fallback()
    const ke = (banyak += 1)
    for (;;) {
      const { promise } = berubah
      const one = typeof kini === 'function' ? await kini(ke, request) : kini
      if (one !== 'held') return act(route, one)
      await promise
    }
  }
  await where.route((url) => matchesAddress(call, url), decide)
  return {
    count: () => banyak,
    came: (wanted = 1) => expect.poll(() => banyak, { message: call }).toBeGreaterThanOrEqual(wanted),
    become(given) {
      kini = given
      berubah.resolve()
      berubah = Promise.withResolvers()
    },
  }
}

/** Counts the calls of a kind, and lets them be. */
export function countCalls(page: Page, call: string): () => number {
  const isCall = matcherOf(call)
  let banyak = 0
  page.on('request', (request) => {
    if (isCall(request)) banyak += 1
  })
  return () => banyak
}

/** Answers at an address where nobody does: of another host, or of a page that has no server. */
export async function serve(
  page: Page,
  address: string,
  answer: (request: Request) => Exclude<Jawaban, 'held'>,
): Promise<void> {
  await page.route(address, (route) => act(route, answer(route.request())))
}

async function act(route: Route, jawaban: Exclude<Jawaban, 'held'>): Promise<void> {
  try {
    if (jawaban === 'passed') await route.fallback()
    else if (jawaban === 'cut') await route.abort('internetdisconnected')
    else if (jawaban === 'lost') {
      await route.fetch()
      await route.abort('internetdisconnected')
    } else if ('changed' in jawaban) {
      const response = await route.fetch()
      await route.fulfill({ response, body: jawaban.changed(await response.text()) })
    } else await route.fulfill(jawaban)
  } catch (error) {
    // Who asked is gone, and waits for nothing.
    if (!(error instanceof Error && /closed|crashed/i.test(error.message))) throw error
  }
}

function matcherOf(call: string): (request: Request) => boolean {
  const [method = '*'] = call.split(' ')
  return (request) =>
    (method === '*' || request.method() === method) && matchesAddress(call, new URL(request.url()))
}

function matchesAddress(call: string, url: URL): boolean {
  const [, address = ''] = call.split(' ')
  const [path = '', query = ''] = address.split('?')
  const whole = path.startsWith('/assets/') ? path : `/api${path}`
  const pattern = whole
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))
  if (!new RegExp(`^${pattern}$`).test(url.pathname)) return false
  return [...new URLSearchParams(query)].every(([name, value]) =>
    value === '' ? url.searchParams.has(name) : url.searchParams.get(name) === value,
  )
}
