import type { Page } from '@playwright/test'
import { intercept } from './jawaban.ts'
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

test('nights, a slow and a failing answer, and who has no schedule', async ({ page, rekan, jam }) => {
  await jam.set('2026-11-20T03:00:00+07:00')
  await rekan.signIn(page, 'malam@rekan.example')
  const jadwal = await intercept(page, 'GET /jadwal*', 'held')
  await page.goto('/jadwal')
  await expect(page.getByRole('status', { name: 'Memuat…' }).locator('> *')).toHaveCount(7)
  jadwal.become({ status: 400, json: { message: 'Jadwal sedang dipindahkan.' } })
  await expect(page.getByRole('heading', { name: 'Terjadi Kesalahan' })).toBeVisible()
  await expect(page.getByText('Jadwal sedang dipindahkan.')).toBeVisible()
  jadwal.become('passed')
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

test('[KERJA-17] a roster’s works and what it changed, the month, and the address for the phone’s calendar', async ({
  page,
  rekan,
}) => {
  await rekan.sql(`insert into jadwal_pengganti (karyawan_id, tanggal, jam_mulai, jam_selesai, terbit_pada, terbit_pertama)
    select karyawan_id, t, null, null, '2026-11-19T09:00+07:00', '2026-11-19T09:00+07:00'
    from pengguna, unnest(array['2026-11-24', '2026-11-25']::date[]) t where email = 'karyawan@rekan.example'`)
  await rekan.sql(`insert into penugasan (karyawan_id, tanggal, kantor_id, mulai, selesai, asal, dibuat_pada)
    select karyawan_id, '2026-11-24', o.id, m, m + interval '4 hours', 'roster', '2026-11-19T09:00+07:00'
    from pengguna, (values (1, timestamptz '2026-11-24T07:00+07:00'), (2, '2026-11-24T13:00+07:00')) w (o, m)
      join kantor o on o.id = w.o where email = 'karyawan@rekan.example'`)
  await rekan.signIn(page, 'karyawan@rekan.example')
  await page.goto('/jadwal?mulai=2026-11-23')
  await expect(hari(page, '24 November')).toContainText(
    /07:00–11:00, 13:00–17:00.*Kantor Pusat Jakarta · .*Berubah, sebelumnya 08:00–17:00/,
  )
  await expect(hari(page, '25 November')).toContainText(/Libur.*Berubah, sebelumnya 08:00–17:00/)

  await page.getByRole('tab', { name: 'Bulan' }).click()
  await expect(page).toHaveURL(/tampilan=bulan/)
  await expect(page.getByText('November 2026', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('button', { name: /^Selasa, 24 November 2026: 07:00–11:00, 13:00–17:00, Berubah/ }),
  ).toHaveText(/24.*07:00 \+1/)
  await expect(page.locator('[aria-current=date]')).toHaveAccessibleName(
    'Jumat, 20 November 2026: 08:00–17:00',
  )
  await page.getByRole('button', { name: 'Bulan berikutnya' }).click()
  await expect(page.getByRole('button', { name: /^Jumat, 25 Desember 2026: Libur, .*Natal/ })).toBeVisible()
  await page.getByRole('button', { name: /^Kamis, 24 Desember/ }).click()
  await expect(page.getByText('21–27 Des 2026')).toBeVisible()

  await page.getByRole('button', { name: 'Pasang di Kalender HP' }).click()
  await page.getByRole('button', { name: 'Buat Alamat Kalender' }).click()
  const alamat = await page.getByText(/\/kalender\/[\w-]{43}\.ics$/).textContent()
  const kalender = await page.request.get(new URL(alamat as string).pathname)
  expect([kalender.status(), await kalender.text()]).toEqual([200, expect.stringContaining('BEGIN:VEVENT')])
  await page.getByRole('button', { name: 'Tutup Alamat Kalender' }).click()
  await expect(page.getByText('Alamat kalender ditutup.')).toBeVisible()
  expect((await page.request.get(new URL(alamat as string).pathname)).status()).toBe(404)
})
