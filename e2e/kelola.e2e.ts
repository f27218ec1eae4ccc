import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../apps/server/src/demo/orang/akun.ts'
import { fotoBaru } from '../apps/server/test/selfie.ts'
import { ALL, findViolations } from './axe.ts'
import { intercept } from './jawaban.ts'
import { DI_DALAM, expect, test } from './test.ts'

/** The back office's frame: what stands around every desk, for whom, and how it is found. */

const HRD = 'hrd@rekan.example'
// What one of these tests writes none of the others reads.
test.describe.configure({ mode: 'default' })
test.use({ bersama: true })

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Kelola' })
const judul = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const cari = (page: Page) => page.getByRole('dialog', { name: 'Cari' })

/** A check-in from inside the head office's area, as a phone sends it. */
async function punch(page: Page, origin: string, email: string) {
  const { data } = (await (
    await page.request.post(`${origin}/api/login`, { data: { email, password: DEMO_PASSWORD } })
  ).json()) as { data: { token: string } }
  const { latitude, longitude, accuracy } = DI_DALAM
  const response = await page.request.post(`${origin}/api/presensi/check-in`, {
    headers: { authorization: `Bearer ${data.token}` },
    multipart: {
      latitude,
      longitude,
      akurasi: accuracy,
      keterangan: 'uji',
      selfie: { name: 'selfie.png', mimeType: 'image/png', buffer: fotoBaru() },
    },
  })
  expect(response.status(), await response.text()).toBe(201)
}

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1366, height: 768 } })

  test('[MEJA-03] HR finds Kelola first at home, and begins there once they choose to', async ({
    page,
    rekan,
  }) => {
    await rekan.signIn(page, HRD)
    await page.goto('/home')
    await page.locator('main').getByRole('link', { name: 'Kelola' }).first().click()
    const mulai = page.getByLabel('Mulai dari Kelola')
    await mulai.check()
    const masuk = async () => {
      await page.evaluate(() => localStorage.removeItem('rekan.token'))
      await page.goto('/auth/sign-in')
      await page.getByLabel('Email atau kode karyawan').fill(HRD)
      await page.getByLabel('Kata sandi', { exact: true }).fill(DEMO_PASSWORD)
      await page.getByRole('button', { name: 'Masuk', exact: true }).click()
    }
    await masuk()
    await expect(page).toHaveURL(/\/kelola$/)
    await mulai.uncheck()
    await masuk()
    await expect(page).toHaveURL(/\/home$/)
  })

  test('[MEJA-05, MEJA-06] Ctrl+K and / open the search, which leads to people, screens and actions by keys', async ({
    page,
    rekan,
  }) => {
    await rekan.signIn(page, HRD)
    await page.goto('/kelola/pengumuman')
    const kolom = page.getByLabel('Cari judul')
    const kotak = cari(page).getByRole('combobox')
    await kolom.press('/')
    await expect(kolom).toHaveValue('/')
    await expect(cari(page)).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(kotak).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(cari(page)).toBeHidden()

    await judul(page, 'Pengumuman').focus()
    await page.keyboard.press('/')
    await expect(kotak).toBeFocused()
    await page.keyboard.type('rahmawati')
    await expect(cari(page).getByRole('option').first()).toContainText('Siti Rahmawati')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/karyawan\/31/)

    await page.goto('/kelola')
    await expect(judul(page, 'Hari ini')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Perlu tindakan' })).toBeVisible()
    expect(await findViolations(page, ALL)).toEqual([])
    await page.keyboard.press('Control+k')
    await expect(kotak).toBeFocused()
    await page.keyboard.type('slip')
    await expect(cari(page).getByRole('option', { selected: true })).toContainText('Slip gaji')
    expect(await findViolations(page, ALL)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(judul(page, 'Slip gaji')).toBeVisible()

    await page.keyboard.press('Control+k')
    await expect(kotak).toBeFocused()
    await page.keyboard.type('tulis')
    await expect(cari(page).getByRole('option', { selected: true })).toContainText('Tulis')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/kelola\/pengumuman\/baru$/)
  })

  test('[MEJA-16] a punch shows on an open page within 2 s; without the stream within 30 s', async ({
    page,
    rekan,
    jam,
  }) => {
    test.slow()
    const hadir = page
      .locator('dl > div')
      .filter({ hasText: /^Hadir/ })
      .getByRole('definition')
    await jam.take()
    await rekan.signIn(page, HRD)
    const open = page.waitForResponse((response) => response.url().endsWith('/api/kelola/peristiwa'))
    await page.goto('/kelola')
    await expect(hadir).toHaveText(/^0/)
    expect((await open).status()).toBe(200)
    await punch(page, rekan.origin, 'karyawan@rekan.example')
    // Sooner than a page without the stream would ask.
    await expect(hadir).toHaveText(/^1/, { timeout: 20_000 })

    await intercept(page, 'GET /kelola/peristiwa', 'cut')
    await page.goto('/kelola')
    await expect(hadir).toHaveText(/^1/)
    await punch(page, rekan.origin, 'koordinator@rekan.example')
    await jam.skip(30_000)
    await expect(hadir).toHaveText(/^2/)
  })

  test('[MEJA-04, MEJA-25] a coordinator has the frame with their own desks alone, and leaves it by one click', async ({
    page,
    rekan,
  }) => {
    await rekan.signIn(page, 'koordinator@rekan.example')
    await page.goto('/kelola/gaji')
    await expect(page.getByText('Bagian ini tidak termasuk tugas Anda')).toBeVisible()
    await expect(sidebar(page).getByRole('link')).toHaveText([
      'Hari ini',
      'Presensi',
      'Jadwal',
      'Izin & cuti',
      'Lembur',
      'Pengganti',
      'Karyawan',
      'Lokasi',
      'Pengumuman untuk saya',
      'Laporan',
      'Ke aplikasi saya',
    ])
    await page.reload()
    await sidebar(page).getByRole('link', { name: 'Ke aplikasi saya' }).click()
    await expect(page).toHaveURL(/\/home$/)
  })
})

test('[MEJA-13] at 390 px the menu opens over the desk and leads to another', async ({ page, rekan }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await rekan.signIn(page, HRD)
  await page.goto('/kelola/pengumuman')
  await page.getByRole('button', { name: 'Menu Kelola' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Hari ini' }).click()
  await expect(judul(page, 'Hari ini')).toBeVisible()
})
