import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../apps/server/src/demo/orang/akun.ts'
import { expect, test } from './test.ts'

const HRD = 'hrd@rekan.example'

/** A phone's passkeys, in Chromium: present, unlocked by its owner, and saying yes. */
async function addAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('[SAFE-43] hrd has to set up a second factor, makes a passkey, and signs in by it without a code; a recovery code works as well', async ({
  page,
  rekan,
}) => {
  test.slow()
  await rekan.sql(
    `insert into pengaturan (kunci, berlaku_dari, nilai, dicatat_pada) values ('faktor_kedua_wajib', '2026-11-20', 'true', '2026-11-20T00:00:00Z')`,
  )
  await addAuthenticator(page)
  const fillIn = async () => {
    await page.getByLabel('Email atau kode karyawan').fill(HRD)
    await page.getByLabel('Kata sandi', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  }
  await page.goto('/auth/sign-in')
  await fillIn()
  await expect(page).toHaveURL(/\/auth\/langkah-kedua$/)
  await page.getByRole('button', { name: 'Tambah Passkey' }).click()
  const sheet = page.getByRole('dialog', { name: 'Kode pemulihan' })
  await expect(sheet.getByRole('listitem')).toHaveCount(10)
  const kode = await sheet.getByRole('listitem').first().innerText()
  await page.getByRole('button', { name: 'Sudah Saya Simpan' }).click()
  await expect(page.getByText('Tersisa 10 dari 10.')).toBeVisible()
  await page.getByRole('button', { name: 'Lanjut ke Rekan' }).click()
  await expect(page).toHaveURL(/\/home$/)

  const signOut = async () => {
    await page.evaluate(() => localStorage.removeItem('rekan.token'))
    await page.goto('/auth/sign-in')
  }
  await signOut()
  await page.getByRole('button', { name: 'Pakai Passkey' }).click()
  await expect(page).toHaveURL(/\/home$/)

  await signOut()
  await fillIn()
  await page.getByLabel('Kode pemulihan').fill(kode)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/akun/keamanan')
  await expect(page.getByText('Tersisa 9 dari 10.')).toBeVisible()
  await page.getByRole('button', { name: 'Pasang Aplikasi Kode' }).click()
  await expect(page.getByRole('img', { name: 'Kode QR untuk aplikasi kode' })).toBeVisible()
})
