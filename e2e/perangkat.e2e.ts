import type { Page } from '@playwright/test'
import { TIDAK_AMAN } from './browser.ts'
import { DI_DALAM, type Rekan, expect, test } from './test.ts'

/** What a device may refuse, and the way on from each refusal. */

const KARYAWAN = 'karyawan@rekan.example'

test.use({ permissions: ['geolocation', 'camera'], geolocation: DI_DALAM })
test.beforeEach(({ page, rekan }) => rekan.signIn(page, KARYAWAN))

const again = (page: Page) => page.getByRole('button', { name: 'Coba Lagi' })
const wajib = (rekan: Rekan) => rekan.sql(`update kantor set kebijakan_lokasi = 'wajib' where kode = 'JKT01'`)
const punches = (rekan: Rekan) =>
  rekan.sql(
    `select lokasi, di_luar_area, perlu_tinjauan, latitude, akurasi, keterangan from presensi_kejadian`,
  )

/** Makes the camera of pages that are opened from now on fail by the name in `rusak`, until `heal`; `stream` is what it gives. */
async function breakCamera(page: Page) {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (wanted) => {
      if (!('healed' in window)) throw new DOMException('', sessionStorage.getItem('rusak') ?? '')
      const stream = await open(wanted)
      Object.assign(window, { stream })
      return stream
    }
  })
}

/** Makes the position fail by that code until `heal`. */
async function breakPosition(page: Page, code: number) {
  await page.addInitScript((error) => {
    const { geolocation } = navigator
    const watch = geolocation.watchPosition.bind(geolocation)
    geolocation.watchPosition = (found, failed, options) => {
      if ('healed' in window) return watch(found, failed, options)
      queueMicrotask(() => failed?.({ code: error } as GeolocationPositionError))
      return 0
    }
  }, code)
}

const heal = (page: Page) => page.evaluate(() => void Object.assign(window, { healed: true }))

/** This browser's way stands on the card, at the latest once it is opened. */
async function expectWay(page: Page, step: string) {
  const way = page.getByText('Cara di Chrome')
  await expect(way).toBeVisible()
  if (!(await page.getByText(step).isVisible())) await way.click()
  await expect(page.getByText(step)).toBeVisible()
}

test('[PRS-05, ORANG-25] a camera that is refused, not there, in use or taken away: a card of its own, and another try that works', async ({
  page,
  context,
}) => {
  const card = page.getByRole('alert')
  const opened = page.getByText('Posisikan wajah di dalam bingkai')
  // The fake camera asks nobody, so that no permission can be taken from it.
  await breakCamera(page)
  for (const [error, title, way] of [
    ['NotAllowedError', 'Akses kamera ditolak', ''],
    ['NotFoundError', 'Kamera tidak ditemukan', 'Gunakan ponsel yang berkamera'],
    ['NotReadableError', 'Kamera tidak dapat dibuka', 'sedang dipakai aplikasi lain'],
  ] as const) {
    await page.evaluate((name) => sessionStorage.setItem('rusak', name), error)
    await page.goto('/checkin/capture')
    await expect(card).toContainText(title)
    await expect(card).toContainText(way)
    await expect(card).toContainText('minta koordinator mencatatkan presensi Anda')
    if (error === 'NotAllowedError') {
      await expectWay(page, 'lalu izinkan “Kamera”')
      await again(page).click()
      await expect(card).toContainText(title)
    }
    await heal(page)
    await again(page).click()
    await expect(opened).toBeVisible()
  }

  // Taken away while it runs.
  await page.evaluate(() => {
    const { stream } = window as unknown as { stream: MediaStream }
    stream.getVideoTracks()[0]?.dispatchEvent(new Event('ended'))
  })
  await expect(card).toContainText('Kamera tidak dapat dibuka')
  await again(page).click()
  await expect(opened).toBeVisible()

  // What had the focus is gone.
  const judul = page.getByRole('heading', { level: 1 })
  await expect(judul).toBeFocused()
  // At 320 px and text of twice the size no word of the heading breaks, and the verdict stays on the screen.
  const chromium = await context.newCDPSession(page)
  await chromium.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.setViewportSize({ width: 320, height: 640 })
  expect((await judul.boundingBox())?.width).toBeGreaterThan(120)
  const kotak = await page.getByText(/· di dalam area$/).boundingBox()
  expect((kotak?.x ?? 0) + (kotak?.width ?? Infinity)).toBeLessThanOrEqual(320)
})

test.describe('the position', () => {
  test('[PRS-05] refused at an office that records: a reason leads on, and the punch is marked for review', async ({
    page,
    context,
    rekan,
  }) => {
    await context.clearPermissions()
    await context.grantPermissions(['camera'])
    await page.goto('/checkin')
    const card = page.getByRole('alert')
    await expect(card).toContainText('Akses lokasi ditolak')
    await expect(card).toContainText('Anda tetap dapat melanjutkan: tulis alasannya pada Keterangan')
    await expectWay(page, 'lalu izinkan “Lokasi”')

    await page.getByRole('link', { name: 'Ambil Selfie' }).click()
    const note = page.getByLabel('Keterangan')
    await expect(note).toHaveAccessibleDescription('Tulis alasannya agar koordinator dapat meninjau.')
    await expect(note).toBeFocused()
    await note.fill('GPS ponsel rusak')
    await page.getByRole('link', { name: 'Ambil Selfie' }).click()
    await page.getByRole('button', { name: 'Ambil foto' }).click()
    await expect(page.getByText('Check in tercatat')).toBeVisible()
    await expect(page.getByText('Akan ditinjau koordinator Anda')).toBeVisible()
    expect(await punches(rekan)).toEqual([
      {
        lokasi: 'tidak_diketahui',
        di_luar_area: true,
        perlu_tinjauan: true,
        latitude: null,
        akurasi: null,
        keterangan: 'GPS ponsel rusak',
      },
    ])
  })

  test('[PRS-05] refused at an office that insists: says so, and goes on once it is allowed; imprecise: waits for a finer one', async ({
    page,
    context,
    rekan,
  }) => {
    await wajib(rekan)
    await context.clearPermissions()
    await context.grantPermissions(['camera'])
    await page.goto('/checkin')
    const card = page.getByRole('alert')
    await expect(card).toContainText('Akses lokasi ditolak')
    await expect(card).toContainText('hanya menerima presensi dengan lokasi di dalam areanya')
    await expect(card).toContainText('minta koordinator mencatatkan presensi Anda')
    await expect(page.getByRole('link', { name: 'Ambil Selfie' })).toBeHidden()
    await expect(page.getByLabel('Keterangan')).toBeHidden()

    await page.goto('/checkin/capture')
    await page.getByRole('link', { name: 'Periksa Lokasi' }).click()
    await expect(card).toContainText('Akses lokasi ditolak')
    // Found without another tap.
    await context.grantPermissions(['camera', 'geolocation'])
    await expect(page.getByText('Anda di dalam area')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ambil Selfie' })).toBeVisible()

    await context.setGeolocation({ ...DI_DALAM, accuracy: 250 })
    await page.goto('/checkin')
    await expect(card).toContainText('hanya menerima presensi dengan lokasi di dalam areanya')
    await expect(page.getByRole('link', { name: 'Ambil Selfie' })).toBeHidden()
    await context.setGeolocation(DI_DALAM)
    await expect(page.getByText('Anda di dalam area')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ambil Selfie' })).toBeVisible()
    await expect(card).toBeHidden()
  })

  for (const [code, title, way] of [
    [2, 'Lokasi tidak tersedia', 'Nyalakan Lokasi (GPS) ponsel'],
    [3, 'Lokasi belum ditemukan', 'Dekati jendela atau tempat terbuka'],
  ] as const) {
    test(`[PRS-05] error ${code}: a card of its own, and another try that works`, async ({ page }) => {
      await breakPosition(page, code)
      await page.goto('/checkin')
      const card = page.getByRole('alert')
      await expect(card).toContainText(title)
      await expect(card).toContainText(way)
      await expect(card).toContainText('Anda tetap dapat melanjutkan')
      await expectWay(page, 'lalu izinkan “Lokasi”')
      await heal(page)
      await again(page).click()
      await expect(page.getByText('Anda di dalam area')).toBeVisible()
    })
  }

  test('[PRS-05] a question for permission that nobody answers times out', async ({ page, jam }) => {
    await page.addInitScript(() => {
      navigator.geolocation.watchPosition = () => 0
    })
    await jam.take()
    await page.goto('/checkin')
    await expect(page.getByText('Mencari lokasi Anda…')).toBeVisible()
    await jam.skip(20_000)
    await expect(page.getByRole('alert')).toContainText('Lokasi belum ditemukan')
  })

  test('[PRS-05] imprecise at an office that records: how to sharpen it, a reason, and review', async ({
    page,
    context,
    rekan,
  }) => {
    await context.setGeolocation({ ...DI_DALAM, accuracy: 250 })
    await page.goto('/checkin')
    await expect(page.getByText('Lokasi kurang teliti')).toBeVisible()
    await expect(page.getByText('ketelitian 250 m')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Ketelitian harus 100 m atau lebih baik')
    await expectWay(page, 'Nyalakan Wi-Fi')
    await page.getByLabel('Keterangan').fill('Di ruang bawah tanah')
    await page.getByRole('link', { name: 'Ambil Selfie' }).click()
    await page.getByRole('button', { name: 'Ambil foto' }).click()
    await expect(page.getByText('Akan ditinjau koordinator Anda')).toBeVisible()
    expect(await punches(rekan)).toMatchObject([
      { lokasi: 'tidak_diketahui', perlu_tinjauan: true, akurasi: 250 },
    ])
  })
})

test('[PRS-05] an insecure page says where camera and position are given, and asks for nothing in vain', async ({
  page,
  rekan,
}) => {
  const token = await page.evaluate(() => localStorage.getItem('rekan.token') ?? '')
  const origin = rekan.origin.replace('localhost', TIDAK_AMAN)
  await page.goto(`${origin}/favicon.svg`)
  await page.evaluate((value) => localStorage.setItem('rekan.token', value), token)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)

  await page.goto(`${origin}/checkin`)
  const card = page.getByRole('alert')
  await expect(card).toContainText('Halaman ini tidak aman')
  await expect(card).toContainText('alamat yang diawali https://')
  await expect(page.getByRole('link', { name: 'Ambil Selfie' })).toBeHidden()
  await expect(page.getByLabel('Keterangan')).toBeHidden()
  await page.goto(`${origin}/checkin/capture`)
  await expect(card).toContainText('Halaman ini tidak aman')
})

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  })

  test('[PRS-05] its own way stands open, and no other', async ({ page }) => {
    await breakPosition(page, 1)
    await page.goto('/checkin')
    await expect(page.getByText('Ubah “Lokasi” menjadi “Izinkan”')).toBeVisible()
    await expect(page.getByText(/^Cara di/)).toHaveText('Cara di Safari')
  })
})
