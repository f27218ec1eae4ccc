import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFile, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, type Locator, type Page, test as base, expect } from '@playwright/test'
import pg from 'pg'
import { DEMO_PASSWORD } from '../apps/server/src/demo/orang/akun.ts'
import type { ClusterAddress } from '../apps/server/test/cluster.ts'
import { COMPILED } from '../apps/server/test/compiled.ts'
import { recordPasangan } from '../apps/server/test/pasangan.ts'
import type { Order, Ready } from './app-process.ts'
import { JUMAT_PAGI, type Jam, startJam } from './jam.ts'
import { believeNetwork } from './jaringan.ts'
import { awaitApp, untilSiap } from './siap.ts'

export { expect } from '@playwright/test'
export { JUMAT_PAGI } from './jam.ts'

/** Inside the head office's area. */
export const DI_DALAM = { latitude: -6.1754, longitude: 106.8272, accuracy: 12 }
export const DI_LUAR = { latitude: -6.1724, longitude: 106.8272, accuracy: 12 }

/** The application under test: its database, its letters, a way in. */
export type Rekan = {
  readonly origin: string
  /** Leaves so many bytes on the server's disk; it looks every two seconds. */
  fillDisk(freeBytes: number): Promise<void>
  /** Runs SQL as the owner, to prepare and to look. */
  sql<T extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<T[]>
  /** What was mailed, oldest first, as plain text with its head. */
  letters(): Promise<string[]>
  /** The link by which the first administrator comes in, where nobody has an account */
  pertama(): Promise<string | null>
  /** Signs in by the API and leaves the token where the app keeps it. */
  signIn(page: Page, email: string): Promise<void>
}

type Fixtures = {
  rekan: Rekan
  /** The one clock of server and pages */
  jam: Jam
  /** The same, and the contexts whose pages go by it */
  jamSemua: { readonly jam: Jam; attach(context: BrowserContext): Promise<void> }
  /** The moment at which both begin */
  waktu: string
  /** The tests of this file share one server and its database, one after the other: each of them writes what the others don't read */
  bersama: boolean
  /** The server's clock goes on from `waktu`, and tells phones the time */
  berjalan: boolean
  /** Other origins whose pages may call. */
  corsOrigins: readonly string[]
  /** Tiles under maps, as the setting says it */
  peta: string
  /** Whom the company's provider of sign-ins knows, by their name there; none: there is no provider */
  sso: Order['sso']
}
type WorkerFixtures = { app: ChildProcess }

/** Whose server this worker has, where the next test may go on with it */
let shared: string | null = null

export const test = base.extend<Fixtures, WorkerFixtures>({
  waktu: [JUMAT_PAGI, { option: true }],
  bersama: [false, { option: true }],
  berjalan: [false, { option: true }],
  corsOrigins: [[], { option: true }],
  peta: ['', { option: true }],
  sso: [undefined, { option: true }],

  app: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the parameter's shape
    async ({}, use) => {
      const child = fork(fileURLToPath(new URL('./app-process.ts', import.meta.url)), {
        stdio: 'inherit',
        env: { ...process.env, ...COMPILED },
      })
      await use(child)
      child.disconnect()
      await once(child, 'exit')
    },
    { scope: 'worker' },
  ],

  rekan: async (
    { app, waktu, bersama, berjalan, corsOrigins, peta, sso },
    use,
    { file, title, repeatEachIndex },
  ) => {
    const own = JSON.stringify([file, repeatEachIndex, berjalan, corsOrigins, peta, sso])
    const { origin, database, dataDir } = await command(app, {
      waktu: Date.parse(waktu),
      berjalan,
      fresh: !bersama || own !== shared,
      tes: `${basename(file)} ${title}`,
      corsOrigins,
      peta,
      ...(sso && { sso }),
    })
    shared = bersama ? own : null
    const { owner } = JSON.parse(process.env['E2E_CLUSTER'] ?? '') as ClusterAddress
    const pool = new pg.Pool({ ...owner, database, max: 2 })
    pool.on('error', () => {})
    await use({
      origin,
      fillDisk: async (freeBytes) => void (await command(app, { fresh: false, freeBytes })),
      sql: async (text, values) => (await queryAgain(pool, text, values)).rows,
      pertama: async () => (await command(app, { fresh: false })).pertama,
      letters: () => lettersIn(join(dataDir, 'outbox')),
      signIn: (page, email) => login(page, origin, email),
    })
    await pool.end()
  },

  baseURL: ({ rekan }, use) => use(rekan.origin),

  // It begins with the server, whose clock it moves.
  jamSemua: async ({ app, browser, waktu, berjalan, rekan: _rekan }, use) => {
    const moveServer = (moment: number, goesOn: boolean) =>
      command(app, { waktu: moment, berjalan: goesOn, fresh: false })
    const { jam, attach, end } = startJam(browser, { waktu, berjalan, moveServer })
    browser.on('context', prepare)
    await use({ jam, attach })
    browser.off('context', prepare)
    end()
  },
  jam: ({ jamSemua }, use) => use(jamSemua.jam),

  context: async ({ jamSemua, context, rekan }, use) => {
    prepare(context)
    await jamSemua.attach(context)
    const faults: string[] = []
    const visits = watchVisits(context)
    context.on('weberror', (event) => {
      const { name, message, stack } = event.error()
      if (isFault(name, message)) faults.push(stack ?? message)
    })
    await use(context)
    // What is held still answers nobody, and no later test.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    await recordVisits(rekan, visits)
    expect(faults, 'nothing of the app threw where nobody caught it').toEqual([])
  },
})

function prepare(context: BrowserContext): void {
  awaitApp(context)
  believeNetwork(context)
}

type Visit = { readonly path: string; readonly width: string; token: string | null }

/** Which screens a test visits, how wide, and with whose token its page asked meanwhile. */
function watchVisits(context: BrowserContext): readonly Visit[] {
  const visits: Visit[] = []
  context.on('page', (page) => {
    let now: Visit | null = null
    const see = () => {
      // A file is no screen.
      if (!/^https?:\/\/[^/]+\/(?!api\/)/.test(page.url())) return
      const { width = 0 } = page.viewportSize() ?? {}
      now = {
        path: patternOf(new URL(page.url()).pathname),
        width: width < 768 ? 'ponsel' : width < 1024 ? 'tablet' : 'meja',
        token: now?.token ?? null,
      }
      visits.push(now)
    }
    page.on('framenavigated', (frame) => frame === page.mainFrame() && see())
    // A screen that is made wider is seen as one that opens so wide.
    const resize = page.setViewportSize.bind(page)
    page.setViewportSize = async (size) => {
      await resize(size)
      see()
    }
    page.on('request', (request) => {
      const token = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '')?.[1]
      if (token !== undefined && now !== null) now.token = token
    })
  })
  return visits
}

function patternOf(path: string): string {
  return path
    .replaceAll(/\d{4}-\d\d(-\d\d)?/g, '{tanggal}')
    .replaceAll(/\/\d+(?=\/|$)/g, '/{id}')
    .replaceAll(/\/[\w-]{20,}/g, '/{kode}')
    .replace(/(.)\/$/, '$1')
}

async function recordVisits(rekan: Rekan, visits: readonly Visit[]): Promise<void> {
  if (process.env['REKAN_PASANGAN'] === undefined) return
  const digests = [...new Set(visits.map(({ token }) => token))].flatMap((token) =>
    token === null ? [] : [createHash('sha256').update(token).digest()],
  )
  const roles = await rekan.sql<{ digest: Buffer; role: string }>(
    `select s.token_hash as digest, p.role from sesi s join pengguna p on p.id = s.pengguna_id where s.token_hash = any($1)`,
    [digests],
  )
  for (const { path, width, token } of visits) {
    const digest = token === null ? '' : createHash('sha256').update(token).digest('hex')
    const role = roles.find((one) => one.digest.toString('hex') === digest)?.role ?? 'tamu'
    recordPasangan('layar', `${path} ${role} ${width}`)
  }
}

/** Waits until the app has tried again as often as it does; its pauses of 1, 2 and 4 seconds pass by the clock, whose timers are taken. */
export async function expectGivenUp(jam: Jam, told: Locator): Promise<void> {
  await expect(async () => {
    await jam.skip(4000)
    await expect(told).toBeVisible({ timeout: 500 })
  }).toPass()
}

/** Goes there as a link in the app does, from a screen of it, and waits until the app shows where that led. */
export async function walk(page: Page, path: string): Promise<void> {
  await untilSiap(page)
  await page.evaluate((address) => {
    delete document.documentElement.dataset['siap']
    history.pushState({}, '', address)
  }, path)
  await untilSiap(page)
}

/** Gives the password once more, as what is being done asks for it. */
export async function giveSandi(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Ini benar Anda?' })
  await sheet.getByLabel('Kata sandi', { exact: true }).fill(DEMO_PASSWORD)
  await sheet.getByRole('button', { name: 'Lanjutkan' }).click()
}

/** A slip of the code, not a line that failed. */
function isFault(name: string, message: string): boolean {
  return ['TypeError', 'ReferenceError'].includes(name) && !/fetch|import|network/i.test(message)
}

/** One order after the other: an answer names none. */
function command(app: ChildProcess, order: Order): Promise<Ready> {
  const given = (before.get(app) ?? Promise.resolve()).then(async () => {
    const answer = once(app, 'message')
    app.send(order)
    return ((await answer) as [Ready])[0]
  })
  before.set(
    app,
    given.catch(() => undefined),
  )
  return given
}
const before = new WeakMap<ChildProcess, Promise<unknown>>()

/** What prepares a test may meet what the server does just then: one of the two is refused, and tries again. */
async function queryAgain(pool: pg.Pool, text: string, values?: readonly unknown[]): Promise<pg.QueryResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await pool.query(text, values && [...values])
    } catch (error) {
      if (attempt === 3 || !(error instanceof pg.DatabaseError && error.code === '40P01')) throw error
    }
  }
}

async function lettersIn(outbox: string): Promise<string[]> {
  const names = await readdir(outbox).catch((): string[] => [])
  const written = names.filter((name) => name.endsWith('.eml')).toSorted()
  const letters = await Promise.all(written.map((name) => readFile(join(outbox, name), 'utf8')))
  return letters.map((text) => text.replaceAll('=\r\n', '').replaceAll('=3D', '='))
}

async function login(page: Page, origin: string, email: string): Promise<void> {
  const response = await page.request.post(`${origin}/api/login`, {
    data: { email, password: DEMO_PASSWORD },
  })
  const { data } = (await response.json()) as { data: { token: string } }
  await page.goto(`${origin}/favicon.svg`)
  await page.evaluate((token) => localStorage.setItem('rekan.token', token), data.token)
}
