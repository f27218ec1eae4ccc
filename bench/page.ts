import { rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { browserWith } from '../e2e/browser.ts'
import { ensureBrowser } from '../scripts/browser.js'
import { ensureWebBuild } from '../scripts/web.js'
import { clientScreens } from './page/klien.ts'
import { login } from './page/phone.ts'
import { type Figures, judgePages, sayPages } from './page/report.ts'
import { type Screen, visitTwice } from './page/visit.ts'
import { startRushServer } from './rush/server.ts'

/**
 * How soon the app can be used on a cheap phone with a poor line: the built app, the real server, a browser slowed down.
 * Each round opens every screen twice, with nothing kept and again, warm; a bare page of the same server beside them is the
 * measure for the machine's moods.
 *
 *   node bench/page.ts [--rounds 5] [--only client]
 *
 * Exits 1 when a limit isn't kept.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
})
const rounds = Number(values.rounds)

const SCREENS: readonly Screen[] = [
  {
    name: 'bare page',
    path: '/kosong.html',
    sign: { text: 'Rekan', control: 'Masuk' },
    isSignedIn: false,
    hasWorker: false,
  },
  {
    name: 'sign-in',
    path: '/auth/sign-in',
    sign: { text: 'Kata sandi', control: 'Masuk' },
    isSignedIn: false,
  },
  {
    name: 'sign-in, no worker',
    path: '/auth/sign-in',
    sign: { text: 'Kata sandi', control: 'Masuk' },
    isSignedIn: false,
    hasWorker: false,
  },
  { name: 'home', path: '/home', sign: { text: 'Belum presensi', control: 'Check In' }, isSignedIn: true },
  {
    name: 'check-in',
    path: '/checkin',
    sign: { text: 'Anda di dalam area', control: 'Ambil Selfie' },
    isSignedIn: true,
  },
]
const BARE = fileURLToPath(new URL('../apps/web/dist/kosong.html', import.meta.url))

// An exit in order takes server and bare page with it.
process.once('SIGINT', () => process.exit(130))
process.once('exit', () => rmSync(BARE, { force: true }))
const executablePath = await ensureBrowser()
if ((await ensureWebBuild()) !== 0) process.exit(1)
writeFileSync(
  BARE,
  '<!doctype html><html lang="id"><title>Rekan</title><main>Rekan <button>Masuk</button></main></html>',
)

const server = await startRushServer()
const browser = await chromium.launch({ ...browserWith(), executablePath })
try {
  // localhost is a secure origin, which the position asks for.
  const origin = `http://localhost:${server.port}`
  const token = await login(origin)
  const screens = [...SCREENS, ...(await clientScreens(origin, server.dataDir))]
  const figures: Figures[] = screens
    .filter(({ name }, ke) => ke === 0 || name.includes(values.only))
    .map((screen) => ({ screen, first: [], repeat: [] }))
  for (let round = 0; round < rounds; round++) {
    for (const { screen, first, repeat } of figures) {
      const [one, two] = await visitTwice(browser, { origin, screen, token })
      first.push(one)
      repeat.push(two)
    }
  }
  sayPages(figures)
  judgePages(figures)
} finally {
  await browser.close()
  await server.stop()
}
