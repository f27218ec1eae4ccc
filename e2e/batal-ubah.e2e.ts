import { DEMO_PASSWORD } from '../apps/server/src/demo/akun.ts'
import { expect, test } from './test.ts'

const KARYAWAN = 'karyawan@rekan.example'

test('a mailed link puts back a changed bank account and signs every device out; it opens once', async ({
  page,
  rekan,
}) => {
  await rekan.sql(`update karyawan set instansi = 'SMKN 1' where kode = 'KBN0031'`)
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/akun/karyawan/edit/kepegawaian')
  await page.getByLabel(/^Nomor rekening/).fill('9876543210')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Berhasil mengubah data diri.')).toBeVisible()
  await expect.poll(() => rekan.letters()).toHaveLength(1)
  const [letter = ''] = await rekan.letters()
  const link = /https?:\/\/\S+/.exec(letter)?.[0] ?? ''

  await page.goto(link)
  await page.getByRole('button', { name: 'Batalkan Perubahan' }).click()
  await expect(page.getByRole('heading', { name: 'Perubahan dibatalkan' })).toBeVisible()
  await expect(page.getByText('Periksa email Anda untuk membuat kata sandi baru')).toBeVisible()
  const [row] = await rekan.sql<{ nomor_rekening: string }>(
    `select nomor_rekening from karyawan where kode = 'KBN0031'`,
  )
  expect(row?.nomor_rekening).not.toBe('9876543210')

  await page.getByRole('link', { name: 'Ke Halaman Masuk' }).click()
  await page.getByLabel('Email atau kode karyawan').fill(KARYAWAN)
  await page.getByLabel('Kata sandi', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Masuk' }).click()
  await expect(page.getByText('salah')).toBeVisible()

  await page.goto(link)
  await page.getByRole('button', { name: 'Batalkan Perubahan' }).click()
  await expect(page.getByRole('heading', { name: 'Tautan tidak dapat dipakai' })).toBeVisible()
})

test('a failed call can be made again', async ({ page }) => {
  await page.route('**/api/batal-ubah', (route) =>
    route.fulfill({ status: 503, json: { message: 'Server sedang dirawat.' } }),
  )
  await page.goto('/auth/batal-ubah?token=x')
  const undo = page.getByRole('button', { name: 'Batalkan Perubahan' })
  await undo.click()
  await expect(page.getByText('Server sedang dirawat.')).toBeVisible()
  await page.unroute('**/api/batal-ubah')
  await undo.click()
  await expect(page.getByText('Tautan pembatalan sudah tidak berlaku')).toBeVisible()
})
