import { readFile } from 'node:fs/promises'
import { putSlip } from './slip.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('[UPAH-38] HR takes the bank’s file of a month: the account is set, what is unsure is said', async ({
  page,
  rekan,
}) => {
  await putSlip(rekan, { bulan: 10, isTerbit: true })
  await rekan.sql(`update karyawan set nama_bank = 'Bank Central Asia', nomor_rekening = '5970123456'
    where id = (select karyawan_id from pengguna where email = 'karyawan@rekan.example')`)
  await rekan.sql('delete from rekening_tahan')
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto('/kelola/gaji?bulan=10&tahun=2026')
  await page.getByRole('button', { name: 'Berkas', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Berkas Oktober 2026' })
  await expect(sheet.getByText('Atur dulu rekening asal gaji perusahaan.')).toBeVisible()
  // One list of everybody's transfers, and no second one with the same people.
  await expect(sheet.getByRole('button', { name: 'Unduh CSV biasa, semua bank' })).toHaveCount(1)
  await expect(sheet.getByRole('region', { name: /^Bank (asal|lain):/ })).toHaveCount(0)

  await sheet.getByLabel('Bank asal', { exact: true }).selectOption({ label: 'BCA' })
  await sheet.getByLabel('Nomor rekening asal').fill('0373207770')
  await sheet.getByLabel('Kode perusahaan dari BCA').fill('003700138gaji')
  await sheet.getByRole('button', { name: 'Simpan' }).click()
  await expect(sheet.getByText('Kode perusahaan BCA harus 9 angka lalu 4 huruf besar.')).toBeVisible()
  await sheet.getByLabel('Kode perusahaan dari BCA').fill('003700138GAJI')
  await sheet.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Rekening asal gaji disimpan.')).toBeVisible()

  const bca = sheet.getByRole('region', { name: /^Bank asal: BCA/ })
  await expect(sheet.getByRole('region', { name: /^Bank lain:/ })).toBeVisible()
  await expect(bca.getByText('1 orang', { exact: false }).first()).toBeVisible()
  await bca.getByText(/hal belum dapat dipastikan/).click()
  await expect(bca.getByText(/Payroll Checksum/)).toBeVisible()
  const [unduhan] = await Promise.all([
    page.waitForEvent('download'),
    bca.getByRole('button', { name: /^Unduh/ }).click(),
  ])
  expect(unduhan.suggestedFilename()).toBe('gaji-bank-sendiri-2026-10.txt')
  expect(await readFile(await unduhan.path(), 'utf8')).toContain('05970123456')
  await expect(sheet.getByRole('button', { name: /^Unduh Timesheet/ })).toBeDisabled()
})
