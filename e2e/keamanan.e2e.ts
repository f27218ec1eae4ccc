import { type Page, devices } from '@playwright/test'
import { intercept } from './jawaban.ts'
import { expect, test } from './test.ts'

const KARYAWAN = 'karyawan@rekan.example'
const LAMA = 'RekanDemo2026'
const BARU = 'kuda-laut-biru-7'

const isOpen = async (page: Page, token: string) =>
  (await page.request.get('/api/profile', { headers: { authorization: `Bearer ${token}` } })).ok()

/** Signs in elsewhere, by another device; gives its token. */
async function signInElsewhere(origin: string, userAgent: string): Promise<string> {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email: KARYAWAN, password: LAMA }),
  })
  return ((await response.json()) as { data: { token: string } }).data.token
}

test.describe('change password', () => {
  const lama = (page: Page) => page.getByLabel('Kata sandi lama', { exact: true })
  const baru = (page: Page) => page.getByLabel('Kata sandi baru', { exact: true })
  const simpan = (page: Page) => page.getByRole('button', { name: 'Simpan Kata Sandi' })

  test('from the account, with the old one; what is wrong stands at its field, and what was typed stays; other devices are signed out, this one stays', async ({
    page,
    rekan,
  }) => {
    const other = await signInElsewhere(rekan.origin, 'uji')
    await rekan.signIn(page, KARYAWAN)
    await page.goto('/akun')
    await page.getByRole('link', { name: 'Kata Sandi' }).click()
    await simpan(page).click()
    await expect(lama(page)).toHaveAccessibleDescription('Kata sandi harus diisi.')
    await expect(lama(page)).toBeFocused()
    await lama(page).fill('salah-sekali')
    await baru(page).fill('sembilan9')
    await simpan(page).click()
    await expect(baru(page)).toHaveAccessibleDescription('Kata sandi minimal 10 karakter.')
    await baru(page).fill(BARU)
    await simpan(page).click()
    await expect(lama(page)).toHaveAccessibleDescription('Kata sandi lama salah.')
    await expect(lama(page)).toBeFocused()
    await lama(page).fill(LAMA)
    await baru(page).fill('Indonesia123')
    await simpan(page).click()
    await expect(baru(page)).toHaveAccessibleDescription('Kata sandi ini terlalu umum. Pilih yang lain.')
    await expect(lama(page)).toHaveValue(LAMA)

    await baru(page).fill(BARU)
    await simpan(page).dblclick()
    await expect(
      page.getByText('Kata sandi berhasil diganti. Perangkat lain sudah dikeluarkan.'),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/akun\/?$/)
    await expect(page.getByText('KBN0031')).toBeVisible()
    expect(await isOpen(page, other)).toBe(false)
    await expect.poll(() => rekan.letters()).toHaveLength(1)
    expect((await rekan.letters())[0]).toContain('Subject: Kata sandi Rekan Anda diganti')

    // By key: the toast may be sliding over the button, and stays as long as the pointer rests on it.
    await page.getByRole('button', { name: 'Keluar' }).press('Enter')
    await page.getByLabel('Email atau kode karyawan').fill(KARYAWAN)
    await page.getByLabel('Kata sandi', { exact: true }).fill(BARU)
    await page.getByRole('button', { name: 'Masuk' }).click()
    await expect(page.getByText('Belum presensi')).toBeVisible()
  })
})

test.describe('my devices', () => {
  test('names each, marks this one, and signs one out after asking', async ({ page, rekan, jam }) => {
    await jam.set('2026-11-19T06:00:00+07:00')
    const iphone = await signInElsewhere(rekan.origin, devices['iPhone 13'].userAgent)
    await jam.set('2026-11-20T07:52:13+07:00')
    const android = await signInElsewhere(rekan.origin, devices['Pixel 7'].userAgent)
    await rekan.signIn(page, KARYAWAN)
    await page.goto('/akun')
    await page.getByRole('link', { name: 'Perangkat Saya' }).click()
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(3)
    await expect(cards.nth(0)).toContainText('Perangkat ini')
    await expect(cards.nth(0).getByRole('button')).toHaveCount(0)
    await expect(cards.nth(1)).toContainText('Chrome di Android')
    await expect(cards.nth(1)).toContainText('Terakhir dipakai hari ini pukul 07:52 WIB')
    await expect(cards.nth(2)).toContainText('Safari di iPhone')
    await expect(cards.nth(2)).toContainText('Terakhir dipakai kemarin pukul 06:00 WIB')

    await page.getByRole('button', { name: 'Keluarkan Chrome di Android' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Keluarkan Chrome di Android?' })
    await dialog.getByRole('button', { name: 'Batal' }).click()
    await expect(dialog).toBeHidden()
    expect(await isOpen(page, android)).toBe(true)
    await page.getByRole('button', { name: 'Keluarkan Chrome di Android' }).click()
    await dialog.getByRole('button', { name: 'Keluarkan' }).click()
    await expect(page.getByText('Perangkat sudah dikeluarkan.')).toBeVisible()
    await expect(cards).toHaveCount(2)
    expect([await isOpen(page, android), await isOpen(page, iphone)]).toEqual([false, true])
  })

  test('a list that does not come comes on the next try; one that is gone already goes from it; all others are signed out, and then it says so', async ({
    page,
    rekan,
  }) => {
    await signInElsewhere(rekan.origin, devices['Pixel 7'].userAgent)
    const others = [await signInElsewhere(rekan.origin, 'uji'), await signInElsewhere(rekan.origin, 'uji')]
    await rekan.signIn(page, KARYAWAN)
    const daftar = await intercept(page, 'GET /sesi', {
      status: 403,
      json: { message: 'Sedang diperbaiki.' },
    })
    await page.goto('/akun/perangkat')
    await expect(page.getByText('Sedang diperbaiki.')).toBeVisible()
    daftar.become('passed')
    await page.getByRole('button', { name: 'Coba Lagi' }).click()
    await expect(page.getByText('Perangkat ini', { exact: true })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(4)

    const android = page.getByRole('button', { name: 'Keluarkan Chrome di Android' })
    await android.click()
    await rekan.sql("delete from sesi where perangkat like '%Android%'")
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keluarkan' }).click()
    await expect(page.getByText('Perangkat ini sudah tidak masuk lagi.')).toBeVisible()
    await expect(android).toBeHidden()
    await expect(page.getByRole('article')).toHaveCount(3)

    await page.getByRole('button', { name: 'Keluarkan Semua Perangkat Lain' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keluarkan' }).click()
    await expect(page.getByText('Akun Anda hanya masuk di perangkat ini.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Keluarkan Semua Perangkat Lain' })).toBeHidden()
    expect(await Promise.all(others.map((token) => isOpen(page, token)))).toEqual([false, false])
  })
})

test('too many wrong passwords: the sign-in says when to try again, and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/auth/sign-in')
  await page.getByLabel('Email atau kode karyawan').fill(KARYAWAN)
  await page.getByLabel('Kata sandi', { exact: true }).fill('salah-sekali')
  for (let i = 0; i < 8; i += 1) {
    const answered = page.waitForResponse('**/api/login')
    await page.getByRole('button', { name: 'Masuk' }).click()
    await answered
  }
  await page.getByRole('button', { name: 'Masuk' }).click()
  await expect(
    page.getByRole('form', { name: 'Masuk' }).getByText('Terlalu banyak percobaan. Coba lagi dalam 3 menit.'),
  ).toBeVisible()
  await expect(page.getByLabel('Email atau kode karyawan')).toHaveValue(KARYAWAN)
})
