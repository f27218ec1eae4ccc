import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const HRD = 'hrd@rekan.example'

test.use({
  sso: {
    sari: { email: HRD, email_verified: true },
    asing: { email: 'asing@rekan.example', email_verified: true },
  },
})

const tombol = (page: Page) => page.getByRole('button', { name: 'Masuk lewat SSO Perusahaan' })

/** On the provider's own page. */
async function diPenyedia(page: Page, nama: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(nama)
  await page.getByPlaceholder('and password').fill('apa-saja')
  await page.getByRole('button', { name: 'Sign-in' }).click()
}

test('an administrator switches SSO on, hrd signs in by it and lands where they were going; who has no account is told so', async ({
  page,
  rekan,
  browser,
  jam,
}) => {
  await page.goto('/auth/sign-in')
  await expect(page.getByRole('button', { name: 'Pakai Passkey' })).toBeVisible()
  await expect(tombol(page)).toHaveCount(0)

  await rekan.signIn(page, 'admin@rekan.example')
  await page.goto('/kelola/pengaturan/masuk')
  await expect(page.getByText(`${rekan.origin}/auth/sso`)).toBeVisible()
  await page.getByRole('switch', { name: 'Masuk lewat SSO perusahaan' }).click()
  await expect(page.getByText('Masuk lewat SSO perusahaan: dinyalakan.')).toBeVisible()
  await page.getByRole('switch', { name: 'Passkey tanpa kata sandi' }).click()
  await expect(page.getByText('Passkey tanpa kata sandi: dimatikan.')).toBeVisible()

  const milikHrd = await browser.newPage({ baseURL: rekan.origin })
  await milikHrd.goto('/kelola/pengaturan/libur')
  await expect(milikHrd.getByRole('button', { name: 'Pakai Passkey' })).toHaveCount(0)
  await tombol(milikHrd).click()
  await diPenyedia(milikHrd, 'sari')
  await expect(milikHrd).toHaveURL(/\/kelola\/pengaturan\/libur$/)
  await expect(milikHrd.getByRole('heading', { level: 1, name: 'Hari libur' })).toBeVisible()

  // What asks for the password is confirmed there as well, in a window of its own, and the form is kept.
  await milikHrd.goto('/akun/karyawan/edit/kepegawaian')
  await jam.skip(6 * 60_000)
  await milikHrd.getByLabel(/^Sekolah\/kampus/).fill('Universitas Contoh')
  await milikHrd.getByLabel(/^Nomor rekening/).fill('7700112233')
  await milikHrd.getByRole('button', { name: 'Simpan' }).click()
  const jendela = milikHrd.waitForEvent('popup')
  await milikHrd
    .getByRole('dialog', { name: 'Ini benar Anda?' })
    .getByRole('button', { name: 'Masuk Lagi lewat SSO Perusahaan' })
    .click()
  await jendela
  await expect(milikHrd.getByText('Berhasil mengubah data diri.')).toBeVisible()
  await milikHrd.close()

  const asing = await browser.newPage({ baseURL: rekan.origin })
  await asing.goto('/auth/sign-in')
  await tombol(asing).click()
  await diPenyedia(asing, 'asing')
  await expect(asing.getByRole('alert')).toContainText(
    'Belum ada akun Rekan dengan alamat asing@rekan.example.',
  )
  expect(new URL(asing.url()).search).toBe('')
  await asing.getByRole('link', { name: 'Ke Halaman Masuk' }).click()
  await expect(asing).toHaveURL(/\/auth\/sign-in$/)
  await asing.close()
})
