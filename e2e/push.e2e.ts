import type { Page } from '@playwright/test'
import { TIDAK_AMAN } from './browser.ts'
import { allowNotifications, openPushService, untilKept, workerOf } from './pekerja.ts'
import { intercept } from './jawaban.ts'
import { type Rekan, expect, test } from './test.ts'

/** Being told while the app is closed: asked for on /akun, kept alive, ended with the session. */

test.use({ serviceWorkers: 'allow' })

const KARYAWAN = 'karyawan@rekan.example'
const KOORDINATOR = 'koordinator@rekan.example'

const saklar = (page: Page) => page.getByRole('switch', { name: 'Notifikasi di perangkat ini' })

/**
 * What the person answers the browser, and what it then says of itself: without a screen it says no, whatever is
 * granted.
 */
async function withPermission(page: Page, permission: NotificationPermission = 'granted') {
  await page.addInitScript((first) => {
    const held = { answer: first }
    Object.defineProperty(Notification, 'permission', { get: () => held.answer })
    Notification.requestPermission = async () => held.answer
    Object.assign(window, { held })
  }, permission)
}
const decide = (page: Page, answer: NotificationPermission) =>
  page.evaluate((given) => {
    ;(window as unknown as { held: { answer: string } }).held.answer = given
    // One has been in the settings, and comes back.
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, answer)

/** The browser's side, as it would be if a push service could be reached from here; it outlives a reload. */
async function withPushService(page: Page) {
  await page.addInitScript(() => {
    const KEY = 'uji.push'
    type Kept = { endpoint: string; key: number[] }
    const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null
    const subscription = ({ endpoint, key }: Kept) => ({
      endpoint,
      options: { applicationServerKey: new Uint8Array(key).buffer },
      toJSON: () => ({ endpoint, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }),
      unsubscribe: async () => {
        localStorage.removeItem(KEY)
        return true
      },
    })
    Object.assign(PushManager.prototype, {
      subscribe: async (options: { applicationServerKey: Uint8Array }) => {
        const known = kept()
        const made = known ?? {
          endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
          key: Array.from(options.applicationServerKey),
        }
        localStorage.setItem(KEY, JSON.stringify(made))
        return subscription(made)
      },
      getSubscription: async () => {
        const known = kept()
        return known && subscription(known)
      },
    })
  })
}

/** Whom the server tells where. */
const perangkat = (rekan: Rekan) =>
  rekan.sql<{ email: string; endpoint: string }>(
    'select u.email, l.endpoint from push_langganan l join pengguna u on u.id = l.pengguna_id order by 1, 2',
  )
/** What the browser holds. */
const inBrowser = (page: Page) =>
  page.evaluate(() => {
    const kept = localStorage.getItem('uji.push')
    return kept === null ? null : (JSON.parse(kept) as { endpoint: string }).endpoint
  })

test('switched on, it is told to the server and outlives a reload; switched off or signed out, it is over', async ({
  page,
  rekan,
}) => {
  await withPermission(page)
  await withPushService(page)
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/akun')
  await expect(saklar(page)).toBeEnabled()
  await expect(saklar(page)).not.toBeChecked()
  expect(await inBrowser(page)).toBeNull()

  await test.step('on', async () => {
    await saklar(page).click()
    await expect(page.getByText('Notifikasi di perangkat ini dinyalakan.')).toBeVisible()
    const endpoint = await inBrowser(page)
    expect(endpoint).not.toBeNull()
    expect(await perangkat(rekan)).toEqual([{ email: KARYAWAN, endpoint }])
    await page.reload()
    await expect(saklar(page)).toBeChecked()
  })

  await test.step('off', async () => {
    await saklar(page).click()
    await expect(page.getByText('Notifikasi di perangkat ini dimatikan.')).toBeVisible()
    expect([await inBrowser(page), await perangkat(rekan)]).toEqual([null, []])
    await expect(saklar(page)).not.toBeChecked()
  })

  await saklar(page).click()
  await expect.poll(() => perangkat(rekan)).toHaveLength(1)
  await page.getByRole('button', { name: 'Keluar' }).click()
  await expect(page).toHaveURL(/\/auth\/sign-in/)
  await expect.poll(() => inBrowser(page)).toBeNull()
  expect(await perangkat(rekan)).toEqual([])
})

test('a new session, or a key the server has no more, is made good silently; another’s account takes nothing over', async ({
  page,
  rekan,
  jam,
}) => {
  await withPermission(page)
  await withPushService(page)
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/akun')
  await saklar(page).click()
  await expect.poll(() => perangkat(rekan)).toHaveLength(1)
  const pertama = await inBrowser(page)

  // The session ran out; nobody signed out.
  await rekan.sql('delete from sesi')
  expect(await perangkat(rekan)).toEqual([])
  await rekan.signIn(page, KARYAWAN)
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('uji.push') ?? '') as { key: number[] }
    localStorage.setItem('uji.push', JSON.stringify({ ...kept, key: kept.key.toReversed() }))
  })
  await jam.take()
  await page.goto('/home')
  await expect(page.getByRole('link', { name: 'Notifikasi', exact: true })).toBeVisible()
  // What renews it comes after the screen, and waits a while.
  await expect(async () => {
    await jam.skip(6000)
    expect(await perangkat(rekan)).toHaveLength(1)
  }).toPass()
  const kedua = await inBrowser(page)
  expect(kedua).not.toBe(pertama)
  expect(await perangkat(rekan)).toEqual([{ email: KARYAWAN, endpoint: kedua }])

  // Not again before a day is over.
  let told = 0
  page.on('request', (request) => (told += request.url().endsWith('/push/langganan') ? 1 : 0))
  await page.goto('/akun')
  await expect(saklar(page)).toBeChecked()
  expect(told).toBe(0)
  await jam.set('2026-11-21T09:00:00+07:00')
  await page.reload()
  await expect(saklar(page)).toBeChecked()
  expect(told).toBe(1)

  await rekan.sql('delete from sesi')
  await rekan.signIn(page, KOORDINATOR)
  await page.goto('/akun')
  await expect(saklar(page)).toBeEnabled()
  await expect(saklar(page)).not.toBeChecked()
  expect([await inBrowser(page), await perangkat(rekan)]).toEqual([null, []])
})

test('a message that reaches an open page rings its bell', async ({ page, rekan }) => {
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/home')
  await expect(page.getByRole('link', { name: 'Notifikasi', exact: true })).toBeVisible()
  await untilKept(page)
  await allowNotifications(page, await workerOf(page.context()))
  const push = await openPushService(page)
  await rekan.sql(
    `insert into notifikasi (pengguna_id, jenis, detail_id, judul, isi, dibuat_pada)
     select id, 'IZIN_DISETUJUI', 7, 'Pengajuan izin disetujui', 'Ya.', '2026-11-20T07:50:00+07:00'
     from pengguna where email = $1`,
    [KARYAWAN],
  )
  await push(JSON.stringify({ title: 'Pengajuan izin disetujui', tujuan: '/rekap/perizinan' }))
  await expect(page.getByRole('link', { name: 'Notifikasi 1 belum dibaca' })).toBeVisible()
})

test('a push service that can’t be reached is told of, and nothing is left of the try', async ({
  page,
  rekan,
}) => {
  await withPermission(page)
  // This browser's own answer: none is reachable from here.
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/akun')
  await saklar(page).click()
  const card = page.getByRole('alert')
  await expect(card).toContainText('Notifikasi belum dapat dinyalakan')
  await expect(card).toContainText('Layanan notifikasi peramban ini tidak dapat dihubungi.')
  await expect(saklar(page)).not.toBeChecked()
  expect(await perangkat(rekan)).toEqual([])
  await withPushService(page)
  await page.reload()
  const langganan = await intercept(page, '* /push/langganan', {
    status: 503,
    json: { message: 'Layanan belum siap. Coba lagi sebentar lagi.' },
  })
  await saklar(page).click()
  await expect(card).toContainText('Layanan belum siap.')
  await expect(saklar(page)).not.toBeChecked()
  await expect.poll(() => inBrowser(page)).toBeNull()
  langganan.become('passed')
  await card.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(saklar(page)).toBeChecked()
  await expect(card).toBeHidden()
  await expect.poll(() => perangkat(rekan)).toHaveLength(1)
})

test('blocked, it says how to allow it on either system, and sees that it was', async ({ page, rekan }) => {
  await withPushService(page)
  await withPermission(page, 'default')
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/akun')
  // The question was waved away.
  await saklar(page).click()
  await expect(page.getByText('Peramban belum mendapat izin Anda.')).toBeVisible()
  await expect(saklar(page)).not.toBeChecked()

  await decide(page, 'denied')
  await expect(page.getByRole('heading', { name: 'Notifikasi diblokir' })).toBeVisible()
  await expect(saklar(page)).toBeDisabled()
  await expect(page.getByText('nyalakan “Notifikasi”')).toBeVisible()
  await page.getByText('Cara di Safari (iPhone)').click()
  await expect(page.getByText('Nyalakan “Izinkan Notifikasi”.')).toBeVisible()

  await decide(page, 'granted')
  await expect(page.getByRole('heading', { name: 'Notifikasi diblokir' })).toBeHidden()
  await saklar(page).click()
  await expect.poll(() => perangkat(rekan)).toHaveLength(1)
})

for (const [name, userAgent, title, way] of [
  ['a browser without it', undefined, 'Peramban ini tidak mendukung notifikasi', 'Chrome, Edge, Firefox'],
  [
    'an iPhone’s Safari',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Pasang Rekan di layar utama',
    '“Tambah ke Layar Utama”',
  ],
] as const) {
  test.describe(name, () => {
    if (userAgent !== undefined) test.use({ userAgent })
    test(`${name} says so, and the way on`, async ({ page, rekan }) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
      await rekan.signIn(page, KARYAWAN)
      await page.goto('/akun')
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expect(page.getByText(way)).toBeVisible()
      await expect(saklar(page)).toBeDisabled()
    })
  })
}

test('an insecure page says where notifications are given', async ({ page, rekan }) => {
  await rekan.signIn(page, KARYAWAN)
  const token = await page.evaluate(() => localStorage.getItem('rekan.token') ?? '')
  const origin = rekan.origin.replace('localhost', TIDAK_AMAN)
  await page.goto(`${origin}/favicon.svg`)
  await page.evaluate((value) => localStorage.setItem('rekan.token', value), token)
  await page.goto(`${origin}/akun`)
  await expect(page.getByRole('heading', { name: 'Halaman ini tidak aman' })).toBeVisible()
  await expect(saklar(page)).toBeDisabled()
})

test('reminders are switched for the account, and stay as they were where that fails', async ({
  page,
  rekan,
}) => {
  const pengingat = page.getByRole('switch', { name: 'Pengingat presensi' })
  await rekan.signIn(page, KARYAWAN)
  const ubah = await intercept(page, '* /pengingat', (_ke, request) =>
    request.method() === 'GET'
      ? 'passed'
      : { status: 503, json: { message: 'Layanan belum siap. Coba lagi sebentar lagi.' } },
  )
  await page.goto('/akun')
  await expect(pengingat).toBeChecked()
  await pengingat.click()
  await expect(page.getByText('Layanan belum siap.')).toBeVisible()
  await expect(pengingat).toBeChecked()
  ubah.become('passed')
  const saved = page.waitForResponse('**/api/pengingat')
  await pengingat.click()
  expect(await (await saved).json()).toMatchObject({ data: { aktif: false } })
  await page.reload()
  await expect(pengingat).toBeEnabled()
  await expect(pengingat).not.toBeChecked()

  // Who has no attendance has nothing to be reminded of.
  await rekan.signIn(page, 'admin@rekan.example')
  await page.goto('/akun')
  await expect(saklar(page)).toBeVisible()
  await expect(pengingat).toBeHidden()
})
