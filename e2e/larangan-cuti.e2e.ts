import { expect, test } from './test.ts'

/** Days without annual leave, set and taken back by HR. */

test.use({ viewport: { width: 1366, height: 768 } })

test('HR names days without annual leave and takes them back', async ({ page, rekan }) => {
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto('/kelola/pengaturan/cuti')
  await page.getByRole('link', { name: 'Tanggal tanpa cuti' }).click()
  await expect(page).toHaveURL(/\/kelola\/izin\/tanpa-cuti/)
  await page.getByRole('button', { name: 'Tanggal', exact: true }).click()
  const lembar = page.getByRole('dialog', { name: 'Tanggal Tanpa Cuti' })
  await lembar.getByLabel('Tanggal: mulai').fill('24/12/2026')
  await lembar.getByLabel('Tanggal: selesai').fill('26/12/2026')
  await lembar.getByLabel(/^Alasan/).fill('Penjagaan Natal.')
  await lembar.getByRole('button', { name: 'Simpan' }).click()
  await expect(lembar).toBeHidden()
  const baris = page.getByRole('listitem').filter({ hasText: 'Penjagaan Natal.' })
  await expect(baris).toContainText('Semua lokasi · semua jabatan')
  await baris.getByRole('button', { name: /^Cabut/ }).click()
  await expect(page.getByText('Belum ada tanggal tanpa cuti.')).toBeVisible()
})
