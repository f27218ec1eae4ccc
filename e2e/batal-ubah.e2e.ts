import { DEMO_PASSWORD } from '../apps/server/src/demo/orang/akun.ts'
import { intercept } from './jawaban.ts'
import { expect, giveSandi, test } from './test.ts'

const KARYAWAN = 'karyawan@rekan.example'

test('a changed bank account asks for the password, HR confirms it, a mailed link puts it back and signs every device out; it opens once', async ({
  page,
  browser,
  rekan,
  jam,
}) => {
  test.slow()
  await rekan.sql(`update karyawan set instansi = 'SMKN 1' where kode = 'KBN0031'`)
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/akun/karyawan/edit/kepegawaian')
  await page.getByLabel(/^Nomor rekening/).fill('9876543210')
  await page.getByRole('button', { name: 'Simpan' }).click()
  const sheet = page.getByRole('dialog', { name: 'Ini benar Anda?' })
  await sheet.getByRole('button', { name: 'Tutup' }).click()
  await expect(page.getByText('masukkan kata sandi Anda sekali lagi')).toBeVisible()
  await expect(page.getByLabel(/^Nomor rekening/)).toHaveValue('9876543210')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await sheet.getByLabel('Kata sandi', { exact: true }).fill('salah-sekali')
  await sheet.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(sheet).toContainText('Kata sandi salah.')
  await giveSandi(page)
  await expect(page.getByText('Berhasil mengubah data diri.')).toBeVisible()
  await page.goto('/akun/karyawan')
  await expect(
    page.getByText('Sampai Senin, 23 November 2026 gaji masih dikirim ke rekening lama'),
  ).toBeVisible()
  await expect.poll(() => rekan.letters()).toHaveLength(1)
  const [letter = ''] = await rekan.letters()
  const link = /https?:\/\/\S+/.exec(letter)?.[0] ?? ''

  await test.step('HR says that it is right', async () => {
    const context = await browser.newContext({ baseURL: rekan.origin, locale: 'id-ID' })
    const hrd = await context.newPage()
    await rekan.signIn(hrd, 'hrd@rekan.example')
    await hrd.goto('/karyawan/31/info')
    await expect(
      hrd.getByText('Sampai Senin, 23 November 2026 gaji masih dikirim ke rekening lama'),
    ).toBeVisible()
    // A while after the sign-in.
    await jam.set('2026-11-20T08:12:13+07:00')
    await hrd.getByRole('button', { name: 'Konfirmasi Rekening Baru' }).click()
    await giveSandi(hrd)
    await expect(hrd.getByText('Gaji berikutnya dikirim ke rekening baru.')).toBeVisible()
    await expect(hrd.getByText('Rekening baru menunggu')).toBeHidden()
    await context.close()
  })

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
  await expect(page.getByRole('form', { name: 'Masuk' }).getByText('salah')).toBeVisible()

  await page.goto(link)
  await page.getByRole('button', { name: 'Batalkan Perubahan' }).click()
  await expect(page.getByRole('heading', { name: 'Tautan tidak dapat dipakai' })).toBeVisible()
})

test('a failed call can be made again', async ({ page }) => {
  const batal = await intercept(page, '* /batal-ubah', {
    status: 503,
    json: { message: 'Server sedang dirawat.' },
  })
  await page.goto('/auth/batal-ubah?token=x')
  const undo = page.getByRole('button', { name: 'Batalkan Perubahan' })
  await undo.click()
  await expect(page.getByText('Server sedang dirawat.')).toBeVisible()
  batal.become('passed')
  await undo.click()
  await expect(page.getByText('Tautan pembatalan sudah tidak berlaku')).toBeVisible()
})
