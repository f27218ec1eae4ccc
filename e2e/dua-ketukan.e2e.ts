import type { Page } from '@playwright/test'
import { intercept } from './jawaban.ts'
import { DI_DALAM, DI_LUAR, expect, test } from './test.ts'

/** From home to recorded in two taps, and what stands between where something is to be decided. */

const KARYAWAN = 'karyawan@rekan.example'
const KIRIM = 'POST /presensi/check-in'

test.use({
  permissions: ['geolocation', 'camera'],
  geolocation: DI_DALAM,
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'no-preference' },
})

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const shutter = (page: Page) => page.getByRole('button', { name: 'Ambil foto' })

test('[CEPAT-10, CEPAT-11, CEPAT-12] two taps, felt in the hand, load no script more, and lead home by themselves', async ({
  page,
  rekan,
}) => {
  await page.addInitScript(() => {
    const getaran: unknown[] = []
    Object.assign(window, { getaran })
    navigator.vibrate = (pola) => getaran.push(pola) > 0
  })
  const skrip: string[] = []
  await rekan.signIn(page, KARYAWAN)
  const siap = Promise.all([page.waitForRequest(/selfie\.worker/), page.waitForRequest(/toaster/)])
  await page.goto('/home')
  await siap
  await expect.poll(() => page.evaluate(quietFor)).toBeGreaterThan(3000)
  page.on('request', (request) => request.resourceType() === 'script' && skrip.push(request.url()))
  await link(page, 'Check In').tap()
  await shutter(page).tap()
  expect(skrip).toEqual([])
  await expect(page.getByText('Selamat bekerja, Siti')).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { getaran: unknown[] }).getaran)).toEqual([
    30,
    [40, 60, 40],
  ])
  await expect(page).toHaveURL(/\/home\/?$/)
  await expect(page.getByText('Sudah masuk, tepat waktu')).toBeVisible()
  expect(await rekan.sql('select jenis from presensi_kejadian')).toEqual([{ jenis: 'check_in' }])
})

/** Opens home while the router, which the app waits for, is on its way; gives what lets it come, or be lost. */
async function openWithoutRouter(
  page: Page,
  open: () => Promise<unknown> = () => page.goto('/home', { waitUntil: 'commit' }),
): Promise<(end: 'passed' | 'cut') => void> {
  const router = await intercept(page, 'GET /assets/vendor-router*', 'held')
  await open()
  return (end) => router.become(end)
}

test('[CEPAT-07] home’s first sight tells of the day and takes the tap while the app is on its way', async ({
  page,
  rekan,
}) => {
  await rekan.signIn(page, KARYAWAN)
  const letRouter = await openWithoutRouter(page)
  await expect(page.getByText('Belum presensi')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Siti Rahmawati' })).toBeVisible()
  await expect(page.locator('time')).toHaveText(/^07:5[2-6]:\d\d$/)
  // The app brings the ways to everything else.
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeHidden()
  const punch = page.waitForRequest(/assets\/punch/)
  await link(page, 'Check In').tap()
  await punch
  await expect(page.locator('a[aria-busy=true]')).toHaveText('Check In')
  letRouter('passed')
  await expect(page.getByRole('heading', { level: 1, name: /^Check In/ })).toBeFocused()
  await shutter(page).tap()
  await expect(page.getByText('Selamat bekerja, Siti')).toBeVisible()
  await expect(page).toHaveURL(/\/home\/?$/)
  await expect(page.getByText('Sudah masuk, tepat waktu')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible()
})

test('[CEPAT-07] where the app cannot be had after its first sight, the page says so, tries again, and takes no focus', async ({
  page,
  rekan,
}) => {
  await rekan.signIn(page, KARYAWAN)
  await page.addInitScript(listenToDay)
  const letRouter = await openWithoutRouter(page)
  await expect(link(page, 'Check In')).toBeVisible()
  letRouter('cut')
  await expect(page.getByText('Aplikasi tidak dapat dimuat. Periksa koneksi internet Anda.')).toBeVisible()
  letRouter('passed')
  const letAgain = await openWithoutRouter(page, () =>
    page.getByRole('button', { name: 'Coba Lagi' }).click(),
  )
  await link(page, 'Check In').focus()
  letAgain('passed')
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible()
  await expect(link(page, 'Check In')).toBeFocused()
  // What stands there is read with the page; what changes is announced.
  expect(await page.evaluate(() => (window as unknown as { terdengar: string[] }).terdengar)).toEqual([])
  await expect(page.getByText('Belum presensi')).toHaveAttribute('aria-live', 'polite')
})

/** Notes what of the day would be announced as it comes, since it comes as a live region. Runs in the page. */
function listenToDay(): void {
  const terdengar: string[] = []
  Object.assign(window, { terdengar })
  new MutationObserver(() => {
    for (const status of document.querySelectorAll('section [role=status]:not([data-seen])')) {
      if (status.textContent === '') continue
      status.setAttribute('data-seen', '')
      if (status.getAttribute('aria-live') !== 'off') terdengar.push(status.textContent)
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
}

test('[CEPAT-10, ORANG-24] a touch keeps the result, and a keyboard is led nowhere', async ({
  page,
  rekan,
  jam,
}) => {
  await jam.take()
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/home')
  await link(page, 'Check In').click()
  await expect(shutter(page)).toBeEnabled()
  await shutter(page).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Check in tercatat')).toBeVisible()
  await jam.pass(20_000)
  await expect(page.getByText('Check in tercatat')).toBeVisible()
  await rekan.sql(
    'truncate presensi, presensi_kejadian, presensi_bukti, presensi_selfie, selfie_sidik cascade',
  )

  await page.goto('/home')
  await link(page, 'Check In').tap()
  await shutter(page).tap()
  const tercatat = page.getByText('Check in tercatat')
  await expect(tercatat).toBeVisible()
  await tercatat.tap()
  await jam.pass(20_000)
  await expect(tercatat).toBeVisible()
})

test('[CEPAT-11] a refusal is not felt as recorded', async ({ page, rekan }) => {
  await page.addInitScript(() => {
    const getaran: unknown[] = []
    Object.assign(window, { getaran })
    navigator.vibrate = (pola) => getaran.push(pola) > 0
  })
  await intercept(page, KIRIM, { status: 422, json: { message: 'Foto terlalu gelap.' } })
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/home')
  await link(page, 'Check In').tap()
  await shutter(page).tap()
  await expect(page.getByText('Foto terlalu gelap.')).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { getaran: unknown[] }).getaran)).toEqual([30])
})

test('[CEPAT-06] the page between comes outside the area, where the position is not to be had, with more than one place, and before the shift’s end', async ({
  page,
  context,
  rekan,
  jam,
}) => {
  test.slow()
  await jam.set('2026-11-20T07:50:00+07:00')
  await rekan.signIn(page, KARYAWAN)
  await test.step('outside the area', async () => {
    await context.setGeolocation(DI_LUAR)
    await page.goto('/home')
    await page.waitForLoadState('networkidle')
    await link(page, 'Check In').tap()
    await expect(page.getByText(/Anda \d+ m di luar area/)).toBeVisible()
    await expect(link(page, 'Ambil Selfie')).toBeVisible()
  })

  await test.step('where the position is not to be had', async () => {
    await context.clearPermissions()
    await context.grantPermissions(['camera'])
    await page.goto('/home')
    await link(page, 'Check In').tap()
    await expect(page.getByText('Akses lokasi ditolak')).toBeVisible()
    await context.setGeolocation(DI_DALAM)
    // Allowed now, it is looked for at once.
    await context.grantPermissions(['geolocation', 'camera'])
    await expect(page.getByText('Akses lokasi ditolak')).toBeHidden()
  })

  await test.step('before the shift’s end, and says how early', async () => {
    await page.goto('/home')
    await link(page, 'Check In').tap()
    await shutter(page).tap()
    await expect(page.getByText('Check in tercatat')).toBeVisible()
    await jam.set('2026-11-20T16:40:00+07:00')
    await page.goto('/home')
    await link(page, 'Check Out').tap()
    await expect(page.getByText('Pulang 20 menit lebih awal?')).toBeVisible()
    await expect(link(page, 'Ambil Selfie')).toBeVisible()
  })

  await test.step('with more than one place', async () => {
    await rekan.sql(`insert into penempatan (karyawan_id, kantor_id, jadwal_id, jabatan, unit, tanggal_masuk, utama)
      select p.karyawan_id, k.id, p.jadwal_id, p.jabatan, p.unit, '2026-11-01', false
      from penempatan p join pengguna u using (karyawan_id) join kantor k on k.kode = 'BDG01'
      where u.email = '${KARYAWAN}' and p.utama and p.tanggal_selesai is null`)
    await jam.set('2026-11-23T07:50:00+07:00')
    await page.goto('/home')
    await link(page, 'Check In').tap()
    await expect(page.getByLabel('Kantor')).toBeVisible()
  })
})

test('[CEPAT-08, CEPAT-09] home follows the position from its first paint while it can be seen; the viewfinder says place, verdict and lateness before the shutter', async ({
  page,
  rekan,
  jam,
}) => {
  await page.addInitScript(() => {
    const catatan: string[] = []
    Object.assign(window, { catatan })
    const { geolocation } = navigator
    const watch = geolocation.watchPosition.bind(geolocation)
    const clear = geolocation.clearWatch.bind(geolocation)
    geolocation.watchPosition = (...args) => (catatan.push('mulai'), watch(...args))
    geolocation.clearWatch = (id) => (catatan.push('berhenti'), clear(id))
  })
  const catatan = () => page.evaluate(() => (window as unknown as { catatan: string[] }).catatan)
  const tampil = (state: 'visible' | 'hidden') =>
    page.evaluate((baru) => {
      Object.defineProperty(document, 'hidden', { value: baru === 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await jam.set('2026-11-20T08:40:00+07:00')
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/home')
  await expect.poll(catatan).toEqual(['mulai'])
  await tampil('hidden')
  await expect.poll(catatan).toEqual(['mulai', 'berhenti'])
  await tampil('visible')
  await expect.poll(catatan).toEqual(['mulai', 'berhenti', 'mulai'])

  await link(page, 'Check In').tap()
  await expect(page.getByRole('heading', { name: 'Check In · Kantor Pusat Jakarta' })).toBeVisible()
  await expect(page.getByText('± 12 m · di dalam area')).toBeVisible()
  await expect(page.getByText('08:40 WIB · Terlambat 40 menit')).toBeVisible()
  await expect(shutter(page)).toBeEnabled()
})

test('[ADA-09] once both punches are done home asks for no position, and the page about privacy says when it does', async ({
  page,
  rekan,
  jam,
}) => {
  await page.addInitScript(() => {
    const ditanya: string[] = []
    Object.assign(window, { ditanya })
    const { geolocation } = navigator
    for (const nama of ['watchPosition', 'getCurrentPosition'] as const)
      geolocation[nama] = () => ditanya.push(nama)
  })
  await rekan.sql(`with r as (insert into presensi (karyawan_id, tanggal)
      select karyawan_id, '2026-11-20' from pengguna where email = '${KARYAWAN}' returning id)
    insert into presensi_kejadian
      (presensi_id, tanggal, jenis, waktu, kantor_id, lokasi, di_luar_area, perlu_tinjauan, keterangan, selfie_sha256)
    select r.id, '2026-11-20', v.jenis, v.waktu::timestamptz, 1, 'dalam', false, false, '', decode(repeat(v.byte, 32), 'hex')
    from r, (values ('check_in', '2026-11-20T07:50:00+07:00', '00'), ('check_out', '2026-11-20T17:00:00+07:00', '01')) v (jenis, waktu, byte)`)
  await jam.set('2026-11-20T17:05:00+07:00')
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/home')
  await expect(page.getByText('17:00').first()).toBeVisible()
  await expect.poll(() => page.evaluate(quietFor)).toBeGreaterThan(1000)
  expect(await page.evaluate(() => (window as unknown as { ditanya: string[] }).ditanya)).toEqual([])
  await page.goto('/akun/privasi')
  await expect(page.getByText('dipotong sampai kira-kira 11 meter')).toBeVisible()
  await expect(page.getByText('di Beranda selama presensi Anda hari itu belum selesai')).toBeVisible()
})

test('[ORANG-23] Ulangi while the photo is on its way leaves no punch that counts', async ({
  page,
  rekan,
}) => {
  const kirim = await intercept(page, KIRIM, (ke) => (ke === 1 ? 'held' : 'passed'))
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/home')
  await link(page, 'Check In').tap()
  await shutter(page).tap()
  await kirim.came()
  await page.getByRole('button', { name: 'Ulangi' }).tap()
  await expect(page.getByText('Menarik kembali foto ini…')).toBeVisible()
  kirim.become('passed')
  await expect(shutter(page)).toBeEnabled()
  expect(await rekan.sql('select jenis from presensi_kejadian')).toEqual([])
  await shutter(page).tap()
  await expect(page.getByText('Check in tercatat')).toBeVisible()
  expect(await rekan.sql('select jenis from presensi_kejadian')).toEqual([{ jenis: 'check_in' }])
})

test('[ORANG-08] the request begins as soon as the shutter is pressed: nothing waits for a clock', async ({
  page,
  rekan,
  jam,
}) => {
  const kirim = await intercept(page, KIRIM, { status: 422, json: { message: 'Foto terlalu gelap.' } })
  await jam.take()
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/home')
  await link(page, 'Check In').tap()
  await expect(shutter(page)).toBeEnabled()
  await jam.hold()
  await shutter(page).tap()
  // The picture is made, and what is done in turns goes on; not a millisecond passes.
  await expect(async () => {
    await jam.pass(0)
    expect(kirim.count()).toBe(1)
  }).toPass({ intervals: [50] })
})

/** Milliseconds since the last thing was fetched. Runs in the page. */
function quietFor(): number {
  const semua = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return performance.now() - Math.max(...semua.map(({ responseEnd }) => responseEnd))
}
