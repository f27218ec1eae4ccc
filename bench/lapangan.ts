import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Page, chromium } from '@playwright/test'
import pg from 'pg'
import { bundleReckoner } from '../apps/web/test/taksir.bundle.ts'
import { browserWith } from '../e2e/browser.ts'
import { ensureBrowser } from '../scripts/browser.js'
import { ensureWebBuild } from '../scripts/web.js'
import { SLOW, SLOW_4G, type Line, type Timed, type Timer, timerOf } from './page/line.ts'
import { login, openPhone } from './page/phone.ts'
import { type Sign, installProbe } from './page/probe.ts'
import { judge, median, say } from './rush/report.ts'
import { startRushServer } from './rush/server.ts'

/**
 * The field [CEPAT-02, CEPAT-03, CEPAT-07]: how long a guard waits on a phone four times slower, on a line of 100 kbit/s
 * each way with 400 ms, from the first tap to recorded, warm and with nothing kept, and until home can be used, there and
 * on a slow 4G. Beside each median stands the line's own floor: what its bytes and its round trips alone cost. And how long such a
 * phone reckons at a day by what it keeps [ADA-02].
 *
 *   npm run bench:lapangan [-- --rounds 3]
 *
 * Exits 1 when a limit isn't kept.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } })
const rounds = Number(values.rounds)

const GIVE_UP_MS = 90_000
/** So long must the line lie still before a visit counts as warm. */
const STILL_MS = 3000

const SIGN: Sign = { text: 'Belum presensi', control: 'Check In' }
const WARM_MS = 5000
const COLD_MS = 8000
const HOME_SLOW_MS = 8000
const HOME_4G_MS = 2200
const TAKSIR_MS = 5
const SEHARI_MS = 86_400_000

const folder = mkdtempSync(join(tmpdir(), 'rekan-lapangan-'))
process.once('SIGINT', () => process.exit(130))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const executablePath = await ensureBrowser()
if ((await ensureWebBuild()) !== 0) process.exit(1)
// A film of JPEGs may be one of them, if its name ends so.
const film = join(folder, 'potret.mjpeg')
copyFileSync(new URL('../e2e/fixtures/potret.jpg', import.meta.url), film)

const server = await startRushServer()
const browser = await chromium.launch({
  ...browserWith(`--use-file-for-fake-video-capture=${film}`),
  executablePath,
})
const database = new pg.Pool({ ...server.owner, max: 1 })
try {
  const origin = `http://localhost:${server.port}`
  const token = await login(origin)
  const figures = { warm: [] as Timed[], cold: [] as Timed[], home: [] as Timed[], home4g: [] as Timed[] }
  const taksir: number[][] = []
  const reckoner = await bundleReckoner()
  for (let round = 0; round < rounds; round += 1) {
    figures.home4g.push(await openHome(origin, token, SLOW_4G))
    await forget()
    const { home, cold } = await punchCold(origin, token)
    figures.home.push(home)
    figures.cold.push(cold)
    await forget()
    figures.warm.push(await punchWarm(origin, token))
    await forget()
    taksir.push(await reckonDays(origin, token, reckoner))
  }
  sayJudged('first tap to recorded, warm', figures.warm, WARM_MS)
  sayJudged('first tap to recorded, nothing kept', figures.cold, COLD_MS)
  sayJudged('home usable, nothing kept, slow line', figures.home, HOME_SLOW_MS)
  sayJudged('home usable, nothing kept, slow 4G', figures.home4g, HOME_4G_MS)
  sayTaksir(taksir)
} finally {
  await browser.close()
  await database.end()
  await server.stop()
}

function sayJudged(what: string, timed: readonly Timed[], limit: number): void {
  const [ms, floor] = [median(timed.map((one) => one.ms)), median(timed.map((one) => one.floor))]
  const spread = timed.map((one) => one.ms.toFixed(0)).join(', ')
  say(`${what}: ${spread} ms; the line alone ${floor.toFixed(0)} ms, ${(ms / floor).toFixed(2)} × that`)
  judge(`${what}, ms`, ms, ms <= limit, `at most ${limit}`)
}

/** What the first of them takes besides is its code, which has not run yet in that page. */
function sayTaksir(all: readonly (readonly number[])[]): void {
  const first = all.map(([ms = NaN]) => ms.toFixed(1)).join(', ')
  say(`a day reckoned by what is kept: ${first} ms as the first in its page`)
  const ms = median(all.flatMap((one) => one.slice(1)))
  judge('a day reckoned by what is kept, ms', ms, ms <= TAKSIR_MS, `at most ${TAKSIR_MS}`)
}

/** Milliseconds that each day of a fortnight takes without the server, the first of them with code that has not run yet. */
async function reckonDays(origin: string, token: string, reckoner: string): Promise<number[]> {
  const read = async (path: string) => {
    const answer = await fetch(`${origin}/api${path}`, { headers: { Authorization: `Bearer ${token}` } })
    return ((await answer.json()) as { data: unknown }).data
  }
  const [profile, bekal] = [await read('/profile'), await read('/profile/bekal')]
  const { waktu_server: kini } = bekal as { waktu_server: string }
  const semua = Array.from({ length: 13 }, (_, i) => Date.parse(kini) + (i + 1) * SEHARI_MS)
  return inPhone(origin, token, async (page) => {
    await page.goto('/bench')
    await timerOf(page, SLOW)
    return page.evaluate<number[]>(
      `{ ${reckoner}; rekanTaksir.reckon(...${JSON.stringify([profile, bekal, semua])}) }`,
    )
  })
}

/** Nobody has punched. */
async function forget(): Promise<void> {
  await database.query(
    'truncate presensi, presensi_kejadian, presensi_bukti, presensi_selfie, selfie_sidik cascade',
  )
}

async function openHome(origin: string, token: string, line: Line): Promise<Timed> {
  return inPhone(origin, token, async (page) => {
    await page.addInitScript(installProbe, SIGN)
    const timer = await timerOf(page, line)
    await page.goto('/home', { waitUntil: 'commit', timeout: GIVE_UP_MS })
    await checkInLink(page).waitFor({ timeout: GIVE_UP_MS })
    return untilUsable(page, timer)
  })
}

/** By the page's own count: what asks it from outside waits for its processor. */
async function untilUsable(page: Page, timer: Timer): Promise<Timed> {
  const { usable } = await page.evaluate(() => window.rekanProbe())
  if (usable === null) throw new Error('home was seen, and never usable')
  return { ...timer.end(), ms: usable }
}

/** With nothing kept: home opens, and its button is tapped as soon as it is there. */
async function punchCold(origin: string, token: string): Promise<{ home: Timed; cold: Timed }> {
  return inPhone(origin, token, async (page) => {
    await page.addInitScript(installProbe, SIGN)
    const timer = await timerOf(page, SLOW)
    await page.goto('/home', { waitUntil: 'commit', timeout: GIVE_UP_MS })
    await checkInLink(page).waitFor({ timeout: GIVE_UP_MS })
    const home = await untilUsable(page, timer)
    return { home, cold: await tapTwice(page, timer) }
  })
}

/** The phone was there yesterday, and home has settled. */
async function punchWarm(origin: string, token: string): Promise<Timed> {
  return inPhone(origin, token, async (page) => {
    await page.goto('/home')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await untilStill(page)
    const timer = await timerOf(page, SLOW)
    await page.reload({ waitUntil: 'commit', timeout: GIVE_UP_MS })
    await checkInLink(page).waitFor({ timeout: GIVE_UP_MS })
    await untilStill(page)
    return tapTwice(page, timer)
  })
}

async function tapTwice(page: Page, timer: Timer): Promise<Timed> {
  timer.begin()
  await checkInLink(page).tap()
  await page.getByRole('button', { name: 'Ambil foto' }).tap({ timeout: GIVE_UP_MS })
  await page.getByText('Selamat bekerja').waitFor({ timeout: GIVE_UP_MS })
  return timer.end()
}

function checkInLink(page: Page) {
  return page.getByRole('link', { name: 'Check In', exact: true })
}

/** Resolves once nothing was fetched for a while. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(
    (still) => {
      const last = performance.getEntriesByType('resource').at(-1) as PerformanceResourceTiming | undefined
      return performance.now() - (last?.responseEnd ?? 0) > still
    },
    STILL_MS,
    { polling: 250, timeout: GIVE_UP_MS },
  )
}

/** A phone that has nothing but who is signed in. */
async function inPhone<T>(origin: string, token: string, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await openPhone(browser, origin, token)
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}
