import type { Page } from '@playwright/test'
import type { Jam } from './jam.ts'
import { intercept } from './jawaban.ts'
import { DI_DALAM, expect, test, walk } from './test.ts'

/** What every screen stands in: the column, the tabs, the toasts, and what shows when a screen can't be had. */

const KARYAWAN = 'karyawan@rekan.example'
const SALAH = { status: 401, json: { message: 'Email atau kata sandi salah.' } }

test.describe.configure({ mode: 'default' })
test.use({
  // Nothing is written.
  bersama: true,
  permissions: ['geolocation', 'camera'],
  geolocation: DI_DALAM,
  contextOptions: { reducedMotion: 'no-preference' },
})

const tab = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name })

test.describe('fallbacks', () => {
  test('what comes after the first screen and cannot be had is no fault of the page', async ({
    page,
    rekan,
  }) => {
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await rekan.signIn(page, KARYAWAN)
    await intercept(page, 'GET /assets/baca-*.js', 'cut')
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/baca-'))
    await page.goto('/home')
    await lost
    await tab(page, 'Akun').click()
    await expect(page.getByText('KBN0031')).toBeVisible()
    expect(faults).toEqual([])
  })

  test('[FALL-02, FALL-03] a chunk that cannot be had reloads the page once a message; a fault of ours shows, and can be read', async ({
    page,
    rekan,
  }) => {
    await rekan.signIn(page, KARYAWAN)
    await page.goto('/home')
    await expect(page.getByText('Belum presensi')).toBeVisible()
    const akun = await intercept(page, 'GET /assets/akun*.js', 'cut')
    const punch = await intercept(page, 'GET /assets/punch*.js', 'cut')
    let loads = 0
    page.on('load', () => (loads += 1))
    const lost = page.getByRole('heading', { name: 'Terjadi Kesalahan' })

    await tab(page, 'Akun').click()
    await expect(lost).toBeVisible()
    await expect.poll(() => loads).toBe(1)
    await expect(page).toHaveURL(/\/akun$/)

    // The same message again reloads nothing, another one does.
    await page.goto('/home')
    await tab(page, 'Akun').click()
    await expect(lost).toBeVisible()
    await expect.poll(() => loads).toBe(2)
    await page.goto('/home')
    await page.getByRole('link', { name: 'Check In' }).click()
    await expect(lost).toBeVisible()
    await expect.poll(() => loads).toBe(4)

    punch.become('passed')
    akun.become({ contentType: 'text/javascript', body: "throw new Error('Sengaja rusak')" })
    await page.goto('/akun')
    await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
    const message = page.getByText('Sengaja rusak')
    await expect(message).toBeHidden()
    await page.getByRole('button', { name: 'Show Error' }).click()
    await expect(message).toBeVisible()
    await page.getByRole('button', { name: 'Hide Error' }).click()
    await expect(message).toBeHidden()

    akun.become('passed')
    await page.goto('/akun')
    await expect(page.getByText('KBN0031')).toBeVisible()
  })

  test('[FALL-01, FALL-04] an unknown address shows Not Found and leads on; a failed preload is logged, and the screen opens once the line is back', async ({
    page,
    rekan,
  }) => {
    await rekan.signIn(page, KARYAWAN)
    await page.goto('/tidak-ada')
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Ke Beranda' }).click()
    await expect(page.getByText('Belum presensi')).toBeVisible()
    const akun = await intercept(page, 'GET /assets/akun*.js', 'cut')
    const logged = page.waitForEvent('console', (entry) => entry.text().includes('Error preloading route!'))
    await tab(page, 'Akun').hover()
    await logged
    await expect(page.getByText('Belum presensi')).toBeVisible()
    akun.become('passed')
    await tab(page, 'Akun').click()
    await expect(page.getByText('KBN0031')).toBeVisible()

    // Where the app itself cannot be had the page says so.
    const app = await intercept(page, 'GET /assets/index-*.js', 'cut')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Terjadi Kesalahan' })).toBeVisible()
    await expect(page.getByText('Loading...')).toBeHidden()
    app.become('passed')
    await page.getByRole('button', { name: 'Coba Lagi' }).click()
    await expect(page.getByText('KBN0031')).toBeVisible()
  })
})

test.describe('the router', () => {
  test('[K-03] preloads after 50 ms of intent', async ({ page, rekan, jam }) => {
    await rekan.signIn(page, KARYAWAN)
    await jam.take()
    await page.goto('/home')
    // Its first sight shows the day before the app is there.
    await expect(tab(page, 'Akun')).toBeVisible()
    let asked = 0
    page.on('request', (request) => {
      if (/\/assets\/akun/.test(request.url())) asked += 1
    })
    await jam.hold(60_000)
    await tab(page, 'Akun').hover()
    await jam.pass(49)
    expect(asked).toBe(0)
    await jam.pass(1)
    await expect.poll(() => asked).toBe(1)
  })

  test('[K-03] says Loading... after 1000 ms, for 500 ms at least', async ({ page, rekan, jam }) => {
    await rekan.signIn(page, KARYAWAN)
    await jam.take()
    await page.goto('/home')
    // Its first sight shows the day before the app is there.
    await expect(tab(page, 'Akun')).toBeVisible()
    const akun = await intercept(page, 'GET /assets/akun*.js', 'held')
    // The routes beyond the start are there once one of them shows.
    const menu = page.getByRole('navigation', { name: 'Menu utama' })
    await menu.getByRole('link', { name: 'Lembur' }).click()
    await expect(page).toHaveTitle(/^Lembur/)
    await menu.getByRole('link', { name: 'Beranda' }).click()
    await expect(page.getByText('Belum presensi')).toBeVisible()
    await jam.hold(60_000)
    const loading = page.getByText('Loading...')
    await tab(page, 'Akun').click()
    await jam.pass(999)
    await expect(loading).toBeHidden()
    await jam.pass(1)
    await expect(loading).toBeVisible()
    const arrived = page.waitForResponse('**/assets/akun*.js')
    akun.become('passed')
    await (await arrived).finished()
    await jam.pass(499)
    await expect(loading).toBeVisible()
    await jam.pass(100)
    await expect(page.getByText('KBN0031')).toBeVisible()
    await expect(loading).toBeHidden()
  })
})

test.describe('toasts', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  /** Signs in wrongly; by itself the app puts each new toast of the session in the last one's place. */
  async function fail(page: Page, jam: Jam, times: number) {
    await intercept(page, 'GET /assets/*.js', {
      changed: (source) => source.replaceAll(/(["'`])sesi\1/g, 'crypto.randomUUID()'),
    })
    await intercept(page, 'POST /login', SALAH)
    await jam.take()
    await page.goto('/auth/sign-in')
    await page.getByLabel('Email atau kode karyawan').fill(KARYAWAN)
    await page.getByLabel('Kata sandi', { exact: true }).fill('salah-sekali')
    const toasts = page.locator('[data-sonner-toast]')
    for (let i = 0; i < times; i += 1) {
      await page.getByRole('button', { name: 'Masuk' }).click()
      await expect(toasts.getByText('Email atau kata sandi salah.')).toHaveCount(i + 1)
    }
    return toasts
  }

  test('[K-02] three of them show, 356 px wide, 14 px apart, at the bottom right, light and in rich colours', async ({
    page,
    jam,
  }) => {
    const toasts = await fail(page, jam, 2)
    await expect(toasts).toHaveCount(4)
    await expect(page.locator('[data-sonner-toast][data-visible=true]')).toHaveCount(3)
    await toasts.first().hover()
    const boxes = async () => {
      const all = await toasts
        .and(page.locator('[data-visible=true]'))
        .evaluateAll((found) => found.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
      return all.toSorted((one, other) => other.bottom - one.bottom)
    }
    const widths = async () => (await boxes()).map(({ width }) => Math.round(width))
    const gaps = async () => {
      const sorted = await boxes()
      return sorted.slice(1).map((box, i) => Math.round((sorted[i]?.top ?? 0) - box.bottom))
    }
    await expect.poll(widths).toEqual([356, 356, 356])
    await expect.poll(gaps).toEqual([14, 14])
    const [lowest] = await boxes()
    expect([lowest?.right, lowest?.bottom].map((edge) => Math.round(edge ?? 0))).toEqual([1256, 776])
    const list = page.locator('[data-sonner-toaster]')
    await expect(list).toHaveAttribute('data-sonner-theme', 'light')
    await expect(list).toHaveAttribute('data-x-position', 'right')
    await expect(list).toHaveAttribute('data-y-position', 'bottom')
    await expect(toasts.first()).toHaveAttribute('data-rich-colors', 'true')
  })

  test('[K-02] one leaves after 4 s, or when it is pushed by 45 px', async ({ page, jam }) => {
    await intercept(page, 'POST /login', SALAH)
    await jam.take()
    await page.goto('/auth/sign-in')
    await page.getByLabel('Email atau kode karyawan').fill(KARYAWAN)
    await page.getByLabel('Kata sandi', { exact: true }).fill('salah-sekali')
    const toast = page.locator('[data-sonner-toast][data-type=error]')
    await jam.hold(60_000)
    const show = async () => {
      await page.getByRole('button', { name: 'Masuk' }).click()
      await expect(async () => {
        await jam.pass(10)
        await expect(toast).toHaveAttribute('data-mounted', 'true', { timeout: 5000 })
      }).toPass()
    }
    await show()
    await jam.pass(3800)
    await expect(toast).toHaveAttribute('data-removed', 'false')
    await jam.pass(200)
    await expect(toast).toHaveAttribute('data-removed', 'true')
    await jam.pass(1000)
    await expect(toast).toHaveCount(0)
    // The library forgets the one that left with the next frame, and would take a new one of the same name with it.
    await jam.pass(100)

    /** Slowly, since a flick sends it away however short. */
    const push = async (distance: number) => {
      const place = async () => (await toast.boundingBox()) ?? { x: 0, y: 0, height: 0 }
      // At rest again after the last push, 24 px from both edges.
      await expect.poll(async () => (await place()).x).toBe(900)
      await expect.poll(async () => Math.round((await place()).y + (await place()).height)).toBe(776)
      await page.mouse.move(1000, 760)
      await page.mouse.down()
      await expect(toast).toHaveAttribute('data-swiping', 'true')
      await page.mouse.move(1000 + distance, 760, { steps: 4 })
      await jam.pass(2000)
      await page.mouse.up()
      await jam.pass(1000)
    }
    await show()
    await push(44)
    await expect(toast).toHaveCount(1)
    await push(45)
    await expect(toast).toHaveCount(0)
  })
})

test.describe('the column', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('[K-05] of who is not signed in is at most 448 px wide and in the middle of a wide screen', async ({
    page,
  }) => {
    const expectColumn = async (path: string, text: RegExp, isStart = false) => {
      await (isStart ? page.goto(path) : walk(page, path))
      await expect(page.getByText(text).first()).toBeVisible()
      const { left, right } = await page
        .locator('.column')
        .first()
        .evaluate((column) => column.getBoundingClientRect().toJSON() as DOMRect)
      expect([left, right], path).toEqual([(1280 - 448) / 2, (1280 + 448) / 2])
    }
    await expectColumn('/auth/sign-in', /Lupa kata sandi/, true)
    await expectColumn('/auth/forgot-password', /Kirim Tautan/)
    await expectColumn('/auth/reset-password?token=x', /Simpan Kata Sandi/)
    await expectColumn('/tidak-ada', /Not Found/)
  })
})

/** Resolves once nothing has moved for a quarter of a second of frames. */
function rest(): Promise<void> {
  return new Promise((resolve) => {
    let [top, still] = [scrollY, 0]
    const look = () => {
      still = scrollY === top ? still + 1 : 0
      top = scrollY
      if (still === 15) resolve()
      else requestAnimationFrame(look)
    }
    look()
  })
}

test('a long list is where it was when one comes back to it', async ({ page, rekan }) => {
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto('/karyawan')
  const rows = page.locator('.rows > li')
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect(await rows.count()).toBeGreaterThanOrEqual(50)
  }).toPass()
  // The product's own face comes late, and makes rows of other heights.
  await expect(page.locator('html.huruf')).toBeAttached()
  await page.evaluate(() => document.fonts.ready)
  // Down where rows are laid out only when they come near.
  const person = rows.nth(40).getByRole('link')
  await person.scrollIntoViewIfNeeded()
  // Rows that come near get their true height and push the others: nobody presses before that is over.
  await page.evaluate(rest)
  const name = await person.textContent()
  const top = (await person.boundingBox())?.y ?? 0
  await person.click()
  await expect(page.getByText('Kode karyawan').or(page.getByText('Bulan ini')).first()).toBeVisible()
  await page.goBack()
  const again = page.getByRole('link', { name: name ?? '', exact: true })
  await expect(again).toBeInViewport()
  expect(Math.abs(((await again.boundingBox())?.y ?? 0) - top)).toBeLessThan(60)
})
