import { openAlat, putSlip } from './slip.ts'
import { expect, test } from './test.ts'

test('[UPAH-45] a line is asked about on the phone, HR answers at the desk, the asker is told and reads it', async ({
  page,
  browser,
  rekan,
}) => {
  await putSlip(rekan, { bulan: 10, isTerbit: true })
  await rekan.signIn(page, 'karyawan@rekan.example')
  await page.goto('/payroll')
  await page.getByRole('article').filter({ hasText: 'Oktober 2026' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Tanyakan Gaji Pokok' }).click()
  const tanya = page.getByRole('dialog', { name: 'Tanyakan Gaji Pokok' })
  await tanya.getByLabel('Pertanyaan').fill('Mengapa tidak naik?')
  await tanya.getByRole('button', { name: 'Kirim ke HRD' }).click()
  const milik = page.getByRole('region', { name: 'Pertanyaan Anda' })
  await expect(milik.getByText('Menunggu jawaban HRD.')).toBeVisible()

  const context = await browser.newContext({ baseURL: rekan.origin, viewport: { width: 1280, height: 800 } })
  const meja = await context.newPage()
  await rekan.signIn(meja, 'hrd@rekan.example')
  await meja.goto('/kelola/gaji')
  await openAlat(meja, 'Pertanyaan')
  const satu = meja.getByRole('region', { name: 'Siti Rahmawati, Gaji Pokok' })
  await expect(satu.getByText('Mengapa tidak naik?')).toBeVisible()
  await satu.getByLabel('Jawaban').fill('Berlaku mulai Januari.')
  await satu.getByRole('button', { name: 'Kirim Jawaban' }).click()
  await expect(satu.getByText('Berlaku mulai Januari.')).toBeVisible()
  await context.close()

  await page.goto('/notifikasi')
  await expect(page.getByText('Pertanyaan slip gaji dijawab')).toBeVisible()
  await page.goBack()
  await expect(milik.getByText('Berlaku mulai Januari.')).toBeVisible()
})
