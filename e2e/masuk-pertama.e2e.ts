import { expect, test } from './test.ts'

/** Somebody without an address, from the printed sheet to their home. */

const SANDI = 'kuda-laut-biru-7'

test('[KARY-09] a newcomer scans the sheet, sets a password and is in without typing it again', async ({
  page,
  rekan,
}) => {
  await rekan.sql(
    `update pengguna set kata_sandi = null, email = null where karyawan_id = (select id from karyawan where kode = 'KBN0031')`,
  )
  // The code that HR's sheet bears is told to nobody but its reader: the test knows the letters of its own.
  await rekan.sql(
    `insert into undangan (pengguna_id, kode_hash, dibuat_pada, kedaluwarsa_pada)
     select p.id, sha256('ACDEFGHJKMNPQRTU'), '2026-11-19T00:00:00Z', '2026-12-03T00:00:00Z'
     from pengguna p join karyawan k on k.id = p.karyawan_id where k.kode = 'KBN0031'`,
  )
  await page.goto('/auth/sign-in')
  await page.getByRole('link', { name: 'Masuk pertama kali' }).click()
  await page.getByLabel('Kode undangan').fill('ACDE')
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await expect(page.getByText(/16 huruf, misalnya ACDE-FGHJ-KMNP-QRTU/).first()).toBeVisible()
  await page.getByLabel('Kode undangan').fill('utrq-pnmk-jhgf-edca')
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await expect(page.getByText(/Undangan ini salah, sudah dipakai/)).toBeVisible()

  // As the camera opens it: the code leaves the address at once.
  await page.goto('about:blank')
  await page.goto('/auth/masuk-pertama#ACDEFGHJKMNPQRTU')
  await expect(page.getByRole('heading', { name: 'Halo, Siti Rahmawati' })).toBeVisible()
  await expect(page.getByText('KBN0031')).toBeVisible()
  expect(page.url()).not.toContain('ACDEFGHJ')
  const field = page.getByLabel('Kata sandi baru', { exact: true })
  await field.fill('password123')
  await page.getByRole('button', { name: 'Simpan dan Masuk' }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill(SANDI)
  await page.getByRole('button', { name: 'Simpan dan Masuk' }).click()
  await expect(page).toHaveURL(/\/home/)
  await expect(page.getByText('Belum presensi')).toBeVisible()

  await page.goto('/auth/masuk-pertama#ACDEFGHJKMNPQRTU')
  await expect(page.getByText(/sudah dipakai/)).toBeVisible()
})
