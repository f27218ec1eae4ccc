import { ALL, findViolations } from './axe.ts'
import { intercept } from './jawaban.ts'
import { expect, test } from './test.ts'

const ADMIN = 'admin@rekan.example'

test('[SAFE-49] the administrator’s home says that the disk is full and what is refused meanwhile', async ({
  page,
  rekan,
}) => {
  await rekan.signIn(page, ADMIN)
  await rekan.fillDisk(3_000_000)
  await expect.poll(async () => (await page.request.get(`${rekan.origin}/api/health`)).status()).toBe(503)
  await page.goto('/home')
  await expect(page.getByText('Perlu tindakan Anda')).toBeVisible()
  await expect(page.getByText('Disk server penuh, tersisa 3 MB.')).toContainText(
    'Presensi, pengajuan, dan perubahan lain ditolak sampai ada ruang.',
  )
})

test('the administrator’s home tells how the server is and what has to be seen to; nobody else’s does', async ({
  page,
  rekan,
}) => {
  await rekan.signIn(page, ADMIN)
  await page.goto('/home')
  const bagian = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Keadaan sistem' }) })
  await expect(bagian).toContainText('Tidak ada peringatan')
  await expect(bagian).toContainText('Berjalan sejak20 Nov 2026 pukul 07:52')
  await expect(bagian).toContainText(/Basis dataPostgreSQL \d+/)
  await expect(bagian).toContainText('BerkasTerbaca')
  await expect(bagian).toContainText('Cadangan–')
  const [akun] = await rekan.sql<{ n: number }>('select count(*)::integer as n from pengguna where aktif')
  await expect(bagian).toContainText(`Akun aktif${akun?.n}`)

  // A letter that nobody takes for an hour yet.
  await rekan.sql(`insert into surat_akun (email, jenis, dibuat_pada, coba_lagi_pada)
    values ('siapa@rekan.example', 'lupa', '2026-11-20T06:52:00+07:00', '2026-11-20T09:00:00+07:00')`)
  await page.reload()
  await expect(bagian).toContainText('Perlu tindakan Anda')
  await expect(bagian).toContainText(
    '1 surat belum terkirim, yang tertua 1 jam 0 menit. Periksa SMTP_URL dan server surat.',
  )
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await findViolations(page, ALL)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  const sistem = await intercept(page, 'GET /sistem', {
    status: 404,
    json: { message: 'Sedang dipindahkan.' },
  })
  await page.reload()
  await expect(bagian).toContainText('Sedang dipindahkan.')
  sistem.become('passed')
  await bagian.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(bagian).toContainText('Perlu tindakan Anda')

  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto('/home')
  await expect(page.getByText('Perlu keputusan Anda')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Keadaan sistem' })).toBeHidden()
})

test('the administrator names who approves the payslips of HR, and takes it back', async ({
  page,
  rekan,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await rekan.signIn(page, ADMIN)
  await page.goto('/home')
  await page.getByRole('link', { name: 'Penyetuju Gaji HRD' }).click()
  const isi = page.getByRole('main')
  const akun = isi.getByRole('textbox')
  const simpan = isi.getByRole('button', { name: 'Simpan' })
  await expect(isi).toContainText('Tanpa penyetuju, petugas HRD tidak dapat membuat slip gajinya sendiri.')
  await simpan.click()
  await expect(isi).toContainText('Email atau kode karyawan harus diisi.')
  await akun.fill('hrd@rekan.example')
  await simpan.click()
  await expect(isi).toContainText('Tidak ada akun aktif di luar HRD dengan email atau kode karyawan ini.')
  await akun.fill('kbn0031')
  await simpan.click()
  await expect(isi.getByRole('status')).toContainText('Siti RahmawatiPenyetuju saat ini')
  // A toast would lie over the button.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await page.reload()
  await expect(isi).toContainText('Siti RahmawatiPenyetuju saat ini')
  expect(await findViolations(page, ALL)).toEqual([])
  await isi.getByRole('button', { name: 'Lepas Siti Rahmawati' }).click()
  await expect(isi).toContainText('Belum ada penyetuju')
  expect(await rekan.sql('select pengguna_id from penyetuju_gaji_hr')).toEqual([])
})
