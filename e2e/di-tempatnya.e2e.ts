import type { Locator, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../apps/server/src/demo/orang/akun.ts'
import { DI_DALAM, type Rekan, expect, test, walk } from './test.ts'

/** On small phones, upright and lying: what is pressed is covered by nothing, and what one came for is where it was. */

const KARYAWAN = 'karyawan@rekan.example'

test.use({ permissions: ['geolocation', 'camera'], geolocation: DI_DALAM, hasTouch: true })

async function masuk(page: Page) {
  await page.getByLabel('Email atau kode karyawan').fill(KARYAWAN)
  await page.getByLabel('Kata sandi', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
}

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox()
  if (box === null) throw new Error('not on screen')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

const LISTS = [
  '/jadwal',
  '/notifikasi',
  '/rekap/presensi',
  '/rekap/perizinan',
  '/lembur',
  '/payroll',
  '/akun',
]

/** By how much a toast lies over the end of what the screen holds, once it is scrolled to. */
function overTheEnd(toast: Element): number {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  const all = document.querySelectorAll('main :is(li, a, button, p, h2, dd)')
  const ends = [...all]
    .filter((one) => one.checkVisibility() && one.closest('.floating, .sr-only') === null)
    .map((one) => one.getBoundingClientRect().bottom)
  return Math.max(...ends) - toast.getBoundingClientRect().top
}

/** The day as it stands once the person has checked in a while ago, and out as well. */
const presensi = (rekan: Rekan, jenis: 'check_in' | 'check_out', waktu: string) =>
  rekan.sql(
    `with baru as (insert into presensi (karyawan_id, tanggal)
      select karyawan_id, '2026-11-20' from pengguna where email = $1 on conflict do nothing returning id),
    hari as (select id from baru union select p.id from presensi p join pengguna o using (karyawan_id)
      where o.email = $1 and p.tanggal = '2026-11-20')
    insert into presensi_kejadian
      (presensi_id, tanggal, jenis, waktu, kantor_id, lokasi, di_luar_area, perlu_tinjauan, keterangan, selfie_sha256)
    select id, '2026-11-20', $2, $3::timestamptz, 1, 'dalam', false, false, '', decode(repeat('00', 32), 'hex') from hari`,
    [KARYAWAN, jenis, waktu],
  )

for (const [width, height] of [
  [360, 640],
  [320, 568],
  [640, 360],
] as const)
  test.describe(`${width}x${height}`, () => {
    test.use({ viewport: { width, height } })

    test('[ADA-20] no toast lies over the shutter', async ({ page }) => {
      await page.goto('/auth/sign-in?redirect_to=%2Fcheckin%2Fcapture')
      await masuk(page)
      const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Proses autentikasi berhasil' })
      // Whoever holds a toast keeps it from going.
      await toast.hover()
      const shutter = page.getByRole('button', { name: 'Ambil foto', exact: true })
      await expect(shutter).toBeEnabled()
      await expect(toast).toBeVisible()
      const [kartu, rana] = [await boxOf(toast), await boxOf(shutter)]
      const isApart =
        kartu.right <= rana.x || rana.right <= kartu.x || kartu.bottom <= rana.y || rana.bottom <= kartu.y
      expect(isApart, JSON.stringify({ kartu, rana })).toBe(true)
      await expect(shutter).toBeInViewport({ ratio: 1 })
    })

    test('[ADA-20] the end of every list can be scrolled clear of a toast', async ({ page }) => {
      await page.goto('/auth/sign-in?redirect_to=%2Fjadwal')
      await masuk(page)
      const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Proses autentikasi berhasil' })
      for (const path of LISTS) {
        // Whoever holds a toast keeps it from going.
        await toast.hover()
        await walk(page, path)
        await expect(page.getByRole('status', { name: 'Memuat…' })).toHaveCount(0)
        await toast.hover()
        await expect.poll(() => toast.evaluate(overTheEnd), path).toBeLessThanOrEqual(0)
      }
    })

    test('[ADA-20] where Check In was, something is said, and after the day nothing is left open', async ({
      page,
      rekan,
      jam,
    }) => {
      const kartu = page.getByRole('region', { name: 'Presensi hari ini' })
      const last = kartu.locator('> *').last()
      await rekan.signIn(page, KARYAWAN)
      await page.goto('/home')
      const tombol = await boxOf(kartu.getByRole('link', { name: 'Check In', exact: true }))
      await presensi(rekan, 'check_in', '2026-11-20T00:50:00Z')
      await jam.set('2026-11-20T08:10:00+07:00')
      await page.reload()
      await expect(last).toHaveText('Check Out di sini mulai 16:30')
      const kata = await boxOf(last)
      expect(kata.height).toBeGreaterThanOrEqual(tombol.height)
      expect(kata.y).toBeLessThan(tombol.bottom)
      expect((await boxOf(kartu)).bottom - kata.bottom).toBeLessThanOrEqual(20)
      await presensi(rekan, 'check_out', '2026-11-20T10:05:00Z')
      await jam.set('2026-11-20T17:30:00+07:00')
      await page.reload()
      await expect(kartu.getByRole('status')).toHaveText('Selesai, tepat waktu')
      await expect(kartu.getByRole('link')).toHaveCount(0)
      expect((await boxOf(kartu)).bottom - (await boxOf(last)).bottom).toBeLessThanOrEqual(20)
    })

    test('[ADA-20] the address of an announcement survives the sign-in', async ({ page, rekan }) => {
      const [satu] = await rekan.sql<{ id: number }>(
        `insert into pengumuman (judul, body, status, terbit_pada, dibuat_oleh_id, dibuat_pada)
        select 'Jalan ditutup', 'Lewat pintu timur.', 'TERBIT', '2026-11-19T02:00:00Z', id, '2026-11-01T00:00:00Z'
        from pengguna where email = 'hrd@rekan.example' returning id`,
      )
      await page.goto(`/pengumuman/${satu?.id}`)
      await masuk(page)
      await expect(page).toHaveURL(`/pengumuman/${satu?.id}`)
      await expect(page.getByText('Lewat pintu timur.')).toBeVisible()
      await page.reload()
      await expect(page.getByText('Lewat pintu timur.')).toBeVisible()
    })
  })
