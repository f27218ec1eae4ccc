import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const hari = (page: Page, nama: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: nama })

test('one’s weeks: from home, today marked, what is special, a holiday week, and back', async ({
  page,
  rekan,
}) => {
  await rekan.sql(`insert into absensi (karyawan_id, diajukan_oleh_id, koordinator_id, jenis_izin, cuti_id, status,
      tanggal_mulai, tanggal_selesai, total_hari, keterangan, dibuat_pada, diputus_oleh_id, diputus_pada)
    select p.karyawan_id, p.id, k.id, 'CUTI', 1, 'disetujui', '2026-11-24', '2026-11-24', 1, 'uji',
      '2026-11-01T00:00Z', k.id, '2026-11-02T00:00Z'
    from pengguna p, pengguna k where p.email = 'karyawan@rekan.example' and k.email = 'koordinator@rekan.example'`)
  await rekan.sql(`insert into lembur (karyawan_id, diajukan_oleh_id, koordinator_id, status, tanggal, hari_presensi, mulai,
      selesai, keterangan, bersedia_pada, dibuat_pada, diputus_oleh_id, diputus_pada)
    select p.karyawan_id, p.id, k.id, 'disetujui', '2026-11-25', '2026-11-25', '2026-11-25T17:00+07:00',
      '2026-11-25T19:30+07:00', 'uji', '2026-11-01T00:00Z', '2026-11-01T00:00Z', k.id, '2026-11-02T00:00Z'
    from pengguna p, pengguna k where p.email = 'karyawan@rekan.example' and k.email = 'koordinator@rekan.example'`)
  await rekan.sql(`insert into jadwal_pengganti (karyawan_id, tanggal, jam_mulai, jam_selesai)
    select karyawan_id, '2026-11-28', 46800, 75600 from pengguna where email = 'karyawan@rekan.example'`)
  await rekan.signIn(page, 'karyawan@rekan.example')
  await page.goto('/home')
  const berikutnya = page.locator('section', { hasText: 'Jadwal berikutnya' })
  await expect(berikutnya.getByRole('listitem')).toHaveText([
    /Senin, 23 Nov.*08:00–17:00/,
    /Rabu, 25 Nov.*08:00–17:00.*Lembur 17:00–19:30/,
    /Kamis, 26 Nov.*08:00–17:00/,
  ])
  await berikutnya.getByRole('link', { name: 'Lihat semua' }).click()

  await expect(page).toHaveURL(/\/jadwal$/)
  await expect(page.getByRole('heading', { name: 'Jadwal Kerja', level: 1 })).toBeVisible()
  await expect(page.getByText('16–22 Nov 2026')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Senin, 16 November 2026: 08:00–17:00',
    'Selasa, 17 November 2026: 08:00–17:00',
    'Rabu, 18 November 2026: 08:00–17:00',
    'Kamis, 19 November 2026: 08:00–17:00',
    'Jumat, 20 November 2026: 08:00–17:00',
    'Sabtu, 21 November 2026: Libur',
    'Minggu, 22 November 2026: Libur',
  ])
  await expect(page.locator('[aria-current=date]')).toHaveText(
    /Jumat, 20 November.*Hari ini.*Kantor Pusat Jakarta/,
  )

  await page.getByRole('button', { name: 'Minggu berikutnya' }).click()
  await expect(page.getByText('23–29 Nov 2026')).toBeVisible()
  await expect(page).toHaveURL(/mulai=2026-11-23/)
  await expect(hari(page, '24 November')).toContainText('Cuti')
  await expect(hari(page, '25 November')).toContainText('Lembur 17:00–19:30')
  await expect(hari(page, '28 November')).toContainText(/13:00–21:00.*Jadwal khusus hari ini/)
  await expect(page.locator('[aria-current=date]')).toHaveCount(0)
  await page.reload()
  await expect(hari(page, '24 November')).toContainText('Cuti')
  const kembali = page.getByRole('button', { name: /Kembali ke minggu ini/ })
  await kembali.click()
  await expect(page.locator('[aria-current=date]')).toBeVisible()
  await expect(page.getByRole('button', { name: /16–22 Nov 2026/ })).toBeFocused()

  // Any day of it names a week.
  await page.goto('/jadwal?mulai=2026-12-25')
  await expect(page.getByText('21–27 Des 2026')).toBeVisible()
  await expect(hari(page, '24 Desember')).toContainText(/Libur.*Cuti Bersama/)
  await expect(hari(page, '25 Desember')).toContainText(/Libur.*Natal/)
  await page.getByRole('link', { name: 'Kembali' }).click()
  await expect(page).toHaveURL(/\/home$/)
})

test('nights, a slow and a failing answer, and who has no schedule', async ({ page, rekan }) => {
  await rekan.setClock('2026-11-20T03:00:00+07:00')
  await rekan.signIn(page, 'malam@rekan.example')
  const held = Promise.withResolvers<undefined>()
  let gagal = true
  await page.route('**/api/jadwal*', async (route) => {
    await held.promise
    return gagal
      ? route.fulfill({ status: 400, json: { message: 'Jadwal sedang dipindahkan.' } })
      : route.continue()
  })
  await page.goto('/jadwal')
  await expect(page.getByRole('status', { name: 'Memuat…' }).locator('> *')).toHaveCount(7)
  held.resolve(undefined)
  await expect(page.getByRole('heading', { name: 'Terjadi Kesalahan' })).toBeVisible()
  await expect(page.getByText('Jadwal sedang dipindahkan.')).toBeVisible()
  gagal = false
  await page.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(hari(page, '20 November')).toContainText(/19:00–07:00.*sampai esok hari/)
  // Its night is not over.
  await expect(page.locator('[aria-current=date]')).toContainText('19 November')

  await rekan.signIn(page, 'kosong@rekan.example')
  await page.goto('/jadwal')
  await expect(page.getByText('Anda belum ditempatkan')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Minggu berikutnya' })).toBeVisible()
  await page.goto('/home')
  await expect(page.getByText('Anda belum ditempatkan')).toBeVisible()
  await expect(page.getByText('Jadwal berikutnya')).toBeHidden()
  await rekan.signIn(page, 'admin@rekan.example')
  await page.goto('/jadwal')
  await expect(page.getByText('Akun ini tidak terhubung dengan data karyawan')).toBeVisible()
})
