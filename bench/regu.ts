import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, expect } from '@playwright/test'
import { sql } from 'kysely'
import { addPeople } from '../apps/server/test/people.ts'
import { ambilBingkai } from '../apps/server/test/potret.ts'
import { openDatabase } from '../apps/server/src/platform/db.ts'
import { browserWith } from '../e2e/browser.ts'
import { KOORDINATOR_REGU, openRegu, seedRegu, takePhotos } from '../e2e/regu.ts'
import { ensureBrowser } from '../scripts/browser.js'
import { ensureWebBuild } from '../scripts/web.js'
import { SLOW, timerOf } from './page/line.ts'
import { login, openPhone } from './page/phone.ts'
import { judge, say } from './rush/report.ts'
import { startRushServer } from './rush/server.ts'

/**
 * A crew [REGU-02]: 40 people are photographed one after the other at one phone, four times slower, on a line of 100 kbit/s
 * each way with 400 ms: from the first photo until the last of them is recorded. Beside it stands what the line alone needs.
 *
 *   npm run bench:regu [-- --orang 40]
 *
 * Exits 1 when 40 take longer than 240 seconds, or as many fewer of that as there are fewer of them.
 */
const { values } = parseArgs({ options: { orang: { type: 'string', default: '40' } } })
const orang = Number(values.orang)
const LIMIT_MS = 6000 * orang
const GIVE_UP_MS = 2 * LIMIT_MS

const folder = mkdtempSync(join(tmpdir(), 'rekan-regu-'))
process.once('SIGINT', () => process.exit(130))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const executablePath = await ensureBrowser()
if ((await ensureWebBuild()) !== 0) process.exit(1)

const server = await startRushServer()
const owner = openDatabase({ ...server.owner, max: 1 }, () => {})
const browser = await chromium.launch({
  ...browserWith(`--use-file-for-fake-video-capture=${await writeFilm()}`),
  executablePath,
})
try {
  await addPeople(owner, orang, server.now())
  await seedRegu({ sql: async (teks) => (await sql.raw(teks).execute(owner)).rows as never }, orang)
  const origin = `http://localhost:${server.port}`
  const phone = await openPhone(browser, origin, await login(origin, KOORDINATOR_REGU))
  const page = await phone.newPage()
  await openRegu(page)
  await page.getByRole('button', { name: /^Foto / }).tap()
  await expect(page.getByRole('button', { name: 'Ambil foto', exact: true })).toBeEnabled()
  const timer = await timerOf(page, SLOW)
  timer.begin()
  await takePhotos(page, orang)
  const terfoto = timer.end().ms
  await expect.poll(countPunch, { timeout: GIVE_UP_MS, intervals: [250] }).toBe(orang)
  const { ms, up } = timer.end()
  say(
    `${orang} people: the last photo after ${(terfoto / 1000).toFixed(1)} s, recorded after ${(ms / 1000).toFixed(1)} s`,
  )
  say(`their photos alone hold the line for ${(up / 1000).toFixed(1)} s: ${(ms / up).toFixed(2)} × that`)
  judge(`${orang} people of a crew recorded, s`, ms / 1000, ms <= LIMIT_MS, `at most ${LIMIT_MS / 1000}`)
} finally {
  await browser.close()
  await owner.destroy()
  await server.stop()
}

async function countPunch(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from presensi_kejadian where tanggal = '2026-11-20'
      and kantor_id = (select id from kantor where kode = 'MHK')`.execute(owner)
  return rows[0]?.n ?? 0
}

/** A film of faces, each held a little differently: what a crew's photos weigh, and none the bytes of another. */
async function writeFilm(): Promise<string> {
  const gambar = await Promise.all(Array.from({ length: 24 }, (_, n) => ambilBingkai(n)))
  const film = join(folder, 'regu.mjpeg')
  writeFileSync(film, Buffer.concat(gambar))
  return film
}
