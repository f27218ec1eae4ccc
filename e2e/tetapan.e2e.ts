import type { Page } from '@playwright/test'
import type { Jam } from './jam.ts'
import { intercept } from './jawaban.ts'
import { expect, test } from './test.ts'

/** The product's constants, as the browser shows them: time is the page's own, the network is watched. */

const KARYAWAN = 'karyawan@rekan.example'
/** A month of one's own; home asks for what waits. */
const LEMBUR = /\/api\/lembur\?.*bulan=/

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name })

/** Home, with time standing still; gives how often overtime has been asked for. */
async function standStill(page: Page, jam: Jam): Promise<() => number> {
  let asked = 0
  page.on('request', (request) => {
    if (LEMBUR.test(request.url())) asked += 1
  })
  await jam.take()
  await page.goto('/home')
  // Its first sight shows the day before the app is there.
  await expect(tab(page, 'Lembur')).toBeVisible()
  await jam.hold(60_000)
  return () => asked
}

/** Gives how many answers from there the app has taken in. */
async function noteAnswers(page: Page, where: RegExp): Promise<() => Promise<number>> {
  await page.evaluate((noted) => {
    const ask = fetch.bind(window)
    let answers = 0
    const task = () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve())
        port1.start()
        port2.postMessage(null)
      })
    const watched = async (...args: Parameters<typeof fetch>) => {
      const response = await ask(...args)
      if (noted.test(response.url)) {
        const whole = response.clone().text()
        // The app reads it as well; its promises are through after some turns.
        void whole
          .then(task)
          .then(task)
          .then(task)
          .then(() => (answers += 1))
      }
      return response
    }
    Object.assign(window, { fetch: watched, answers: () => answers })
  }, where)
  return () => page.evaluate(() => (window as unknown as { answers(): number }).answers())
}

/** Lets time go on until it shows: what is drawn waits for a timer of its own. */
async function untilShown(jam: Jam, shows: () => Promise<void>) {
  await expect(async () => {
    await jam.pass(10)
    await shows()
  }).toPass({ intervals: [100] })
}

test('[K-01] what fails is tried again after 1, 2 and 4 s, three times in all; what is refused is not', async ({
  page,
  rekan,
  jam,
}) => {
  await rekan.signIn(page, KARYAWAN)
  const asked = await standStill(page, jam)
  const answered = await noteAnswers(page, LEMBUR)
  const json = { message: 'Server sedang sibuk. Coba lagi sebentar.' }
  const daftar = await intercept(page, 'GET /lembur?bulan', { status: 503, json })
  await tab(page, 'Lembur').click()
  for (const [tries, wait] of [
    [1, 1000],
    [2, 2000],
    [3, 4000],
  ] as const) {
    await expect.poll(answered).toBe(tries)
    expect(asked()).toBe(tries)
    await jam.pass(wait - 1)
    expect(asked()).toBe(tries)
    await jam.pass(1)
    await expect.poll(asked).toBe(tries + 1)
  }
  await expect.poll(answered).toBe(4)
  await jam.pass(60_000)
  await expect(page.getByRole('alert')).toContainText('Server sedang sibuk')
  expect(asked()).toBe(4)

  daftar.become({ status: 403, json })
  await page.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect.poll(answered).toBe(5)
  await jam.pass(60_000)
  await expect(page.getByRole('button', { name: 'Coba Lagi' })).toBeEnabled()
  expect(asked()).toBe(5)
})

test('[K-01] data are fresh for 30 s, shown while they are asked for again, and dropped after 5 minutes unused', async ({
  page,
  rekan,
  jam,
}) => {
  await rekan.signIn(page, KARYAWAN)
  const asked = await standStill(page, jam)
  const cards = page.getByRole('article')
  const skeletons = page.getByRole('status', { name: 'Memuat…' })
  const goHome = async () => {
    await tab(page, 'Beranda').click()
    await untilShown(jam, () => expect(page.getByText('Belum presensi')).toBeVisible({ timeout: 100 }))
  }
  const openLembur = async () => {
    await tab(page, 'Lembur').click()
    await untilShown(jam, () => expect(page.getByText('Rekap Lembur')).toBeVisible({ timeout: 100 }))
  }
  const untilCards = () => untilShown(jam, () => expect(cards).not.toHaveCount(0, { timeout: 100 }))
  await rekan.sql(
    `insert into lembur (karyawan_id, koordinator_id, diajukan_oleh_id, tanggal, hari_presensi, mulai, selesai, keterangan,
       dibuat_pada)
     select p.karyawan_id, k.id, p.id, '2026-11-19', '2026-11-19', '2026-11-19T10:00Z', '2026-11-19T12:00Z', 'Stok opname.',
       '2026-11-19T01:00Z'
     from pengguna p, pengguna k where p.email = $1 and k.email = 'koordinator@rekan.example'`,
    [KARYAWAN],
  )
  await openLembur()
  await untilCards()
  expect(asked()).toBe(1)

  await goHome()
  await jam.pass(25_000)
  await openLembur()
  await untilCards()
  expect(asked()).toBe(1)
  await goHome()
  await jam.pass(5000)
  await openLembur()
  await expect.poll(asked).toBe(2)
  await untilCards()

  // Nothing answers any more: what shows is what is kept.
  await intercept(page, 'GET /lembur?bulan', 'held')
  await goHome()
  await jam.pass(295_000)
  await openLembur()
  await untilCards()
  await expect(skeletons).toBeHidden()
  await goHome()
  await jam.pass(300_000)
  await openLembur()
  await untilShown(jam, () => expect(skeletons).toBeVisible({ timeout: 100 }))
  await expect(cards).toHaveCount(0)
})

test('[K-03] what was preloaded is kept for 30 s, then intent asks for it again', async ({
  page,
  rekan,
  jam,
}) => {
  await rekan.sql(`insert into pengumuman (judul, body, status, terbit_pada, dibuat_oleh_id, dibuat_pada)
    select 'Pelatihan K3', 'Isi.', 'TERBIT', '2026-11-19T02:00:00Z', id, '2026-11-19T02:00:00Z'
    from pengguna where email = 'hrd@rekan.example'`)
  await rekan.signIn(page, KARYAWAN)
  const announcement = /\/api\/pengumuman\/\d+$/
  let asked = 0
  page.on('request', (request) => {
    if (announcement.test(request.url())) asked += 1
  })
  await jam.take()
  await page.goto('/home')
  const link = page.getByRole('link', { name: /Pelatihan K3/ }).first()
  await expect(link).toBeVisible()
  await jam.hold(60_000)
  const intend = async () => {
    await link.hover()
    await jam.pass(50)
    await page.mouse.move(0, 0)
  }
  const answered = await noteAnswers(page, announcement)
  await intend()
  // Only what the app has taken in grows old.
  await expect.poll(answered).toBe(1)
  expect(asked).toBe(1)
  await jam.pass(29_000)
  await intend()
  expect(asked).toBe(1)
  await jam.pass(1500)
  await intend()
  await expect.poll(() => asked).toBe(2)
})

test('[K-04] placements and overtime are asked for ten at a time, from page 1', async ({ page, rekan }) => {
  await rekan.signIn(page, KARYAWAN)
  for (const [path, call] of [
    ['/lembur', LEMBUR],
    ['/akun/histories/penempatan', /\/api\/karyawan\/\d+\/penempatan\?/],
  ] as const) {
    const asked = page.waitForRequest(call)
    await page.goto(path)
    const query = new URL((await asked).url()).searchParams
    expect([path, query.get('per_page'), query.get('page')]).toEqual([path, '10', '1'])
  }
})
