import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { browserWith } from '../e2e/browser.ts'
import { reloadDuringTakeover } from '../e2e/muat-ulang.ts'
import { ensureBrowser } from '../scripts/browser.js'
import { ensureWebBuild } from '../scripts/web.js'

/**
 * [ORANG-13] Reloads a page right as a new version takes over, every file 150 ms late: how long each takes to `load`.
 *
 *   node bench/muat-ulang.ts [--kali 50]
 *
 * Exits 1 when one of them takes more than 5 seconds.
 */
const { values } = parseArgs({ options: { kali: { type: 'string', default: '50' } } })
const LIMIT_MS = 5000

const executablePath = await ensureBrowser()
if ((await ensureWebBuild()) !== 0) process.exit(1)
const folder = mkdtempSync(join(tmpdir(), 'rekan-muat-ulang-'))
const browser = await chromium.launch({ ...browserWith(), executablePath })
try {
  const dist = fileURLToPath(new URL('../apps/web/dist', import.meta.url))
  const page = await (await browser.newContext({ locale: 'id-ID' })).newPage()
  const lama = await reloadDuringTakeover(page, { dist, folder, kali: Number(values.kali) })
  const urut = lama.toSorted((a, b) => a - b)
  const terlama = urut.at(-1) ?? Number.NaN
  console.log(
    `${urut.length} reloads: median ${Math.round(urut[Math.floor(urut.length / 2)] ?? 0)} ms, longest ${Math.round(terlama)} ms (limit ${LIMIT_MS})`,
  )
  process.exitCode = terlama <= LIMIT_MS ? 0 : 1
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}
