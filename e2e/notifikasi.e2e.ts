import type { Page } from '@playwright/test'
import { intercept } from './jawaban.ts'
import { type Rekan, expect, test } from './test.ts'

/** What one has been told of: the bell, the list, what is read and where it leads. */

const KARYAWAN = 'karyawan@rekan.example'
const KOSONG = 'Anda tidak memiliki notifikasi terbaru saat ini.'

type Satu = { readonly judul: string; readonly pada?: string; readonly dibaca?: boolean }

/** All that an account has been told of. */
async function onlyNotifikasi(rekan: Rekan, email: string, ...semua: readonly Satu[]) {
  await rekan.sql('delete from notifikasi')
  for (const { judul, pada = '2026-11-20T07:05:00+07:00', dibaca = false } of semua)
    await rekan.sql(
      `insert into notifikasi (pengguna_id, jenis, detail_id, judul, isi, dibuat_pada, dibaca_pada)
       select id, 'LEMBUR_DISETUJUI', 7, $2, 'Lembur Anda pada 19 November 2026.', $3::timestamptz,
         case when $4 then timestamptz '2026-11-20T07:30:00+07:00' end from pengguna where email = $1`,
      [email, judul, pada, dibaca],
    )
}

const bell = (page: Page, jumlah: number) =>
  page.getByRole('link', {
    name: jumlah === 0 ? 'Notifikasi' : `Notifikasi ${jumlah} belum dibaca`,
    exact: true,
  })
const card = (page: Page, judul: string) => page.getByRole('article').filter({ hasText: judul })
const titles = (page: Page) => page.getByRole('article').getByRole('link')
const markAll = (page: Page) => page.getByRole('button', { name: 'Mark all as Read' })
const tint = (page: Page, judul: string) =>
  card(page, judul).evaluate((one) => getComputedStyle(one).backgroundColor)
/** Who is missed in the demo is told as its day goes on. */
const unread = async (rekan: Rekan) => {
  const rows = await rekan.sql<{ judul: string }>(
    `select judul from notifikasi where dibaca_pada is null and jenis <> 'ALARM_BELUM_DATANG' order by judul`,
  )
  return rows.map(({ judul }) => judul)
}

test('[NOTIF-01, NOTIF-03, NOTIF-04] the bell counts, the list tells, a click reads and leads on, all are read at once', async ({
  page,
  rekan,
}) => {
  await onlyNotifikasi(
    rekan,
    KARYAWAN,
    { judul: 'Pagi ini' },
    { judul: 'Lama sekali', pada: '2026-11-05T08:00:00+07:00' },
    { judul: 'Tengah malam', pada: '2026-11-19T23:59:00+07:00', dibaca: true },
  )
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/home')
  await bell(page, 2).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Notifikasi' })).toBeVisible()
  await expect(page).toHaveURL(/\/notifikasi$/)
  await expect(titles(page)).toHaveText([
    'Belum dibaca: Pagi ini',
    'Tengah malam',
    'Belum dibaca: Lama sekali',
  ])
  await expect(card(page, 'Pagi ini')).toContainText('Lembur Anda pada 19 November 2026.')
  await expect(card(page, 'Pagi ini').getByRole('time')).toHaveText('07:05')
  await expect(card(page, 'Tengah malam').getByRole('time')).toHaveText('19 November 2026')
  await expect(card(page, 'Lama sekali').getByRole('time')).toHaveText('05 November 2026')
  const [baru, lama] = [await tint(page, 'Pagi ini'), await tint(page, 'Tengah malam')]
  expect(baru).not.toBe(lama)
  expect(await tint(page, 'Lama sekali')).toBe(baru)

  const dibaca = page.waitForResponse('**/api/notifikasi/*/read')
  await page.getByRole('link', { name: 'Pagi ini' }).click()
  await expect(page).toHaveURL(/\/rekap\/perizinan$/)
  expect((await dibaca).ok()).toBe(true)
  expect(await unread(rekan)).toEqual(['Lama sekali'])

  await page.getByRole('link', { name: 'Beranda' }).click()
  await bell(page, 1).click()
  await expect.poll(() => tint(page, 'Pagi ini')).toBe(lama)
  let calls = 0
  page.on('request', (request) => (calls += request.method() === 'POST' ? 1 : 0))
  await page.getByRole('link', { name: 'Pagi ini' }).click()
  await expect(page).toHaveURL(/\/rekap\/perizinan$/)
  expect(calls).toBe(0)

  await test.step('[NOTIF-06] all are marked at once', async () => {
    await page.goBack()
    await markAll(page).click()
    await expect(page.getByText('Semua notifikasi ditandai sudah dibaca.')).toBeVisible()
    expect(await unread(rekan)).toEqual([])
    await expect(markAll(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(markAll(page)).toBeFocused()
    expect(await tint(page, 'Lama sekali')).toBe(lama)
  })

  await page.getByRole('link', { name: 'Kembali' }).click()
  await expect(page).toHaveURL(/\/home\/?$/)
  await expect(bell(page, 0)).toBeVisible()
})

test('[NOTIF-05] whatever it is about, it leads other roles to the requests, also when it can’t be marked', async ({
  page,
  rekan,
}) => {
  for (const role of ['koordinator', 'hrd', 'admin']) {
    const email = `${role}@rekan.example`
    await onlyNotifikasi(rekan, email, { judul: 'Pagi ini' })
    await rekan.signIn(page, email)
    // The line is gone between the list and the tap.
    const isOffline = role === 'koordinator'
    const baca = await intercept(page, '* /notifikasi/*/read', isOffline ? 'cut' : 'passed')
    await page.goto('/notifikasi')
    await page.getByRole('link', { name: 'Pagi ini' }).click()
    await expect(page).toHaveURL(/\/izin$/)
    if (isOffline) {
      await expect(
        page.getByText('Belum ditandai sudah dibaca. Tidak dapat terhubung ke server.'),
      ).toBeVisible()
      await page.goBack()
      await expect(page.getByText('Belum dibaca: Pagi ini')).toBeAttached()
      baca.become('passed')
    } else await expect.poll(() => unread(rekan)).toEqual([])
  }
})

test('marking shows before the server knows, and is taken back where it fails', async ({ page, rekan }) => {
  await onlyNotifikasi(rekan, KARYAWAN, { judul: 'Satu' }, { judul: 'Dua' })
  await rekan.signIn(page, KARYAWAN)
  const semua = await intercept(page, '* /notifikasi/read-all', 'held')
  await page.goto('/notifikasi')
  await expect(page.getByText('Belum dibaca: ')).toHaveCount(2)
  await markAll(page).click()
  await expect(page.getByText('Belum dibaca: ')).toHaveCount(0)
  await expect(markAll(page)).toHaveAttribute('aria-disabled', 'true')
  semua.become({ status: 503, json: { message: 'Layanan belum siap. Coba lagi sebentar lagi.' } })
  await expect(
    page.getByText('Belum ditandai sudah dibaca. Layanan belum siap. Coba lagi sebentar lagi.'),
  ).toBeVisible()
  await expect(page.getByText('Belum dibaca: ')).toHaveCount(2)
  await expect(markAll(page)).toHaveAttribute('aria-disabled', 'false')
})

test('[NOTIF-02, NOTIF-07, NOTIF-08] five skeletons, nothing to tell, and a failure with a try that works', async ({
  page,
  rekan,
}) => {
  await onlyNotifikasi(rekan, KARYAWAN)
  await rekan.signIn(page, KARYAWAN)
  const daftar = await intercept(page, 'GET /notifikasi', 'held')
  await page.goto('/notifikasi')
  const skeletons = page.getByRole('status', { name: 'Memuat…' })
  await expect(skeletons.locator(':scope > *')).toHaveCount(5)
  daftar.become('passed')
  await expect(page.getByText(KOSONG)).toBeVisible()
  await expect(skeletons).toBeHidden()
  await expect(markAll(page)).toHaveAttribute('aria-disabled', 'true')

  daftar.become({ status: 400, json: { message: 'Layanan sedang diperbarui.' } })
  await page.reload()
  const view = page.getByRole('alert')
  await expect(view.getByRole('heading', { name: 'Terjadi Kesalahan' })).toBeVisible()
  await expect(view).toContainText('Layanan sedang diperbarui.')
  // A cloud, struck through.
  await expect(view.locator('svg path[d="m2 2 20 20"]').first()).toBeAttached()
  daftar.become({ status: 400, json: {} })
  await view.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(view).toContainText('Uh oh! Something went wrong!')
  daftar.become('passed')
  await view.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(page.getByText(KOSONG)).toBeVisible()
})

test('the bell says 99+ where there are more, and asks nothing because one comes back to the window', async ({
  page,
  rekan,
  jam,
}) => {
  await onlyNotifikasi(
    rekan,
    KARYAWAN,
    ...Array.from({ length: 120 }, (_, i) => ({ judul: `Kabar ${i + 1}` })),
  )
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/home')
  await expect(bell(page, 120)).toContainText('99+')
  await bell(page, 120).click()
  await expect(page.getByRole('article')).toHaveCount(100)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // A phone asks for what it keeps for later when it comes to that, whatever is looked at.
  const isShown = (path: string) => /^\/api\/(notifikasi|profile)/.test(path)
  // Long after what is shown was fresh.
  await jam.skip(50_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  // Those beyond the hundred are marked as well.
  await markAll(page).click()
  await expect(page.getByText('Semua notifikasi ditandai sudah dibaca.')).toBeVisible()
  expect(await unread(rekan)).toEqual([])
  expect(asked.find(isShown)).toBe('/api/notifikasi/read-all')
})

test('[KERJA-15] a forgotten check-out is told of, and one tap later it is said to HR when one left', async ({
  page,
  rekan,
}) => {
  await onlyNotifikasi(rekan, KARYAWAN)
  await rekan.sql(
    `with r as (insert into presensi (karyawan_id, tanggal)
       select karyawan_id, '2026-11-19' from pengguna where email = $1 returning id)
     insert into presensi_kejadian (presensi_id, tanggal, jenis, waktu, kantor_id, lokasi, di_luar_area, perlu_tinjauan, keterangan,
       selfie_sha256)
     select id, '2026-11-19', 'check_in', '2026-11-19T07:55:00+07:00', 1, 'dalam', false, false, '', decode(repeat('00', 32), 'hex') from r`,
    [KARYAWAN],
  )
  await rekan.sql(
    `insert into notifikasi (pengguna_id, jenis, detail_id, judul, isi, dibuat_pada)
     select id, 'PRESENSI_TANPA_PULANG', 7, 'Jam pulang Anda belum tercatat', 'Ketuk untuk menyampaikan jam pulang.',
       '2026-11-20T07:00:00+07:00' from pengguna where email = $1`,
    [KARYAWAN],
  )
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/notifikasi')
  await page.getByRole('link', { name: /Jam pulang Anda belum tercatat/ }).click()
  await expect(page).toHaveURL(/\/pulang$/)
  const hari = page.getByRole('region', { name: '19 November 2026' })
  await expect(hari.getByText('Check in pukul 07:55, tanpa check out.')).toBeVisible()
  await hari.getByLabel(/^Pulang pukul/).fill('17:20')
  await hari.getByRole('button', { name: 'Kirim ke HRD' }).click()
  await expect(page.getByText('Semua jam pulang sudah tercatat')).toBeVisible()
  const [minta] = await rekan.sql<{ status: string; jam_pulang: number }>(
    `select status, jam_pulang from absensi where jenis_izin = 'KOREKSI_PRESENSI' order by id desc limit 1`,
  )
  expect(minta).toEqual({ status: 'menunggu', jam_pulang: 17 * 3600 + 20 * 60 })
})
