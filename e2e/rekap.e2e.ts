import type { Page } from '@playwright/test'
import { intercept } from './jawaban.ts'
import { type Rekan, expect, test } from './test.ts'

/** One's own attendance month by month. The day is Friday, 20 November 2026, before the check-in. */

const SITI = 'karyawan@rekan.example'

// What one of these tests writes none of the others reads.
test.describe.configure({ mode: 'default' })
test.use({ bersama: true })

/** Puts a day of Siti's in place, its moments as given; late and early in seconds. */
async function punched(
  rekan: Rekan,
  tanggal: string,
  masuk: string,
  telat: number,
  pulang?: string,
  awal = 0,
) {
  await rekan.sql(
    `with p as (insert into presensi (karyawan_id, tanggal) select id, $1::date from karyawan where kode = 'KBN0031' returning id)
     insert into presensi_kejadian (presensi_id, tanggal, jenis, waktu, kantor_id, lokasi, di_luar_area, perlu_tinjauan, keterangan,
       selfie_sha256, telat_detik, lebih_awal_detik)
     select p.id, $1::date, j.jenis, ($1 || 'T' || j.jam || '+07:00')::timestamptz, 1, 'dalam', false, false, '',
       decode(repeat('00', 32), 'hex'), j.telat, j.awal
     from p, (values ('check_in', $2, $3::int, 0), ('check_out', $4, 0, $5::int)) j(jenis, jam, telat, awal)
     where j.jam is not null`,
    [tanggal, masuk, telat, pulang ?? null, awal],
  )
}

const figure = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Bulan ini dalam angka' }).getByRole('listitem').filter({ hasText: name })
const day = (page: Page, name: string | RegExp) => page.getByRole('grid').getByRole('link', { name })
const row = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

test('[RT-20, PRS-08] a month in figures, as a calendar and day by day, and the months before', async ({
  page,
  rekan,
}) => {
  await punched(rekan, '2026-11-16', '07:50:30', 0, '17:02:00')
  await punched(rekan, '2026-11-18', '08:10:00', 600, '16:50:00', 600)
  await punched(rekan, '2026-11-19', '07:55:00', 0)
  await rekan.sql(
    `insert into absensi (karyawan_id, diajukan_oleh_id, koordinator_id, jenis_izin, status, tanggal_mulai,
       tanggal_selesai, total_hari, keterangan, dibuat_pada, diputus_oleh_id, diputus_pada)
     select p.karyawan_id, p.id, k.id, j.jenis, 'disetujui', j.mulai::date, j.selesai::date, 1, 'Demam.',
       '2026-11-02T00:00Z', k.id, '2026-11-02T01:00Z'
     from (values ('SAKIT', '2026-11-17', '2026-11-17'), ('DINAS_LUAR', '2026-11-21', '2026-11-24')) j(jenis, mulai, selesai),
       pengguna p, pengguna k where p.email = $1 and k.email = 'koordinator@rekan.example'`,
    [SITI],
  )
  await rekan.signIn(page, SITI)
  await page.goto('/home')
  await page.getByRole('link', { name: 'Rekap Presensi' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rekap Presensi')

  const figures = page.getByRole('region', { name: 'Bulan ini dalam angka' })
  for (const [name, days] of [
    ['Hadir tepat waktu', 2],
    ['Terlambat', 1],
    ['Izin', 0],
    ['Sakit', 1],
    ['Cuti', 0],
    ['Dinas luar', 2],
    // 2 to 13 November
    ['Alpa', 10],
  ] as const)
    await expect(figure(page, name)).toHaveText(new RegExp(`${name}${days}$`))
  await expect(figures).toContainText('3dari 16 hari')
  await expect(figures).toContainText('Jam kerja17 jam 51 menit')
  await expect(figures).toContainText('Rata-rata masuk07:58')
  await expect(figures).toContainText('Total telat10 menit')
  await expect(figures).toContainText('21 hari kerja · 5 belum dijalani · 1 kali pulang lebih awal')

  const calendar = page.getByRole('grid', { name: 'November 2026' })
  await expect(calendar.getByRole('columnheader').first()).toHaveText(/Senin$/)
  // The 1st is a Sunday.
  await expect(calendar.getByRole('row').nth(1).getByRole('gridcell')).toHaveText([
    '',
    '',
    '',
    '',
    '',
    '',
    /^1L/,
  ])
  await expect(day(page, 'Rabu, 18 November 2026: Terlambat')).toHaveText(/^18T/)
  await expect(day(page, 'Selasa, 17 November 2026: Sakit')).toHaveText(/^17S/)
  await expect(day(page, 'Jumat, 13 November 2026: Alpa')).toHaveText(/^13A/)
  await expect(calendar.getByText('Senin, 23 November 2026: Dinas luar')).toBeAttached()
  await expect(calendar.getByText('Minggu, 22 November 2026: Libur')).toBeAttached()
  await expect(calendar.getByText('Rabu, 25 November 2026: hari kerja')).toBeAttached()

  await expect(page.getByRole('article')).toHaveCount(20)
  await expect(row(page, 'Rabu, 18 Nov')).toContainText('08:10 – 16:50 · 8 jam 40 menit')
  await expect(row(page, 'Rabu, 18 Nov')).toContainText('Terlambat 10 menit · Pulang 10 menit lebih awal')
  await expect(row(page, 'Kamis, 19 Nov')).toContainText('07:55 – --:--')
  await expect(row(page, 'Kamis, 19 Nov')).toContainText('Tanpa check out')
  // All there is of the day, and back to the month.
  await row(page, 'Rabu, 18 Nov').getByRole('link').click()
  await expect(page).toHaveURL(/\/presensi\/31\/?\?tanggal=2026-11-18$/)
  await expect(page.getByRole('main')).toContainText('8 jam 40 menit')
  await page.getByRole('link', { name: 'Kembali' }).click()

  // One stop of the Tab key; the arrows go by days and by weeks.
  await expect(calendar.locator('[tabindex="0"]')).toHaveCount(1)
  await day(page, /^Hari ini, Jumat, 20 November/).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(day(page, /19 November/)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(day(page, /12 November/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tanggal=2026-11-12$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Rekap Presensi')
  await expect(page.getByRole('main').getByText('Alpa', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Kembali' }).click()
  await expect(calendar).toBeVisible()

  await expect(page.getByRole('button', { name: 'Bulan berikutnya' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  const bulan = await intercept(page, 'GET /rekap/presensi', {
    status: 403,
    json: { message: 'Bulan ini tidak dapat dibuka.' },
  })
  await page.getByRole('button', { name: 'Bulan sebelumnya' }).click()
  await expect(page).toHaveURL(/bulan=10/)
  await expect(page.getByRole('alert')).toContainText('Bulan ini tidak dapat dibuka.')
  bulan.become('passed')
  await page.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(page.getByRole('grid', { name: 'Oktober 2026' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(31)
  await page.reload()
  await expect(page.getByRole('grid', { name: 'Oktober 2026' })).toBeVisible()
  // A month that is yet to come is not to be had by the address either.
  await page.goto('/rekap/presensi?bulan=1&tahun=2027')
  await expect(page.getByRole('grid', { name: 'November 2026' })).toBeVisible()
  await page.goto('/rekap/presensi?bulan=1&tahun=2010')
  await expect(page.getByText('Tidak ada data presensi')).toBeVisible()
})

test('[PRS-08] while it comes, without a placement, without an employee', async ({ page, rekan }) => {
  await rekan.signIn(page, 'kosong@rekan.example')
  const bulan = await intercept(page, 'GET /rekap/presensi', 'held')
  await page.goto('/rekap/presensi')
  await expect(page.getByRole('status', { name: 'Memuat…' })).toBeVisible()
  bulan.become('passed')
  await expect(page.getByText('Anda belum mempunyai penempatan pada bulan ini')).toBeVisible()
  await rekan.signIn(page, 'admin@rekan.example')
  await page.goto('/rekap/presensi')
  await expect(page.getByText('Akun ini tidak terhubung dengan data karyawan')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bulan sebelumnya' })).toBeHidden()
})
