import type { Page } from '@playwright/test'
import type { Jam } from './jam.ts'
import { countCalls, intercept } from './jawaban.ts'
import { expect, expectGivenUp, test } from './test.ts'

const KARYAWAN = 'karyawan@rekan.example'

async function fillIn(page: Page, email = KARYAWAN, password = 'RekanDemo2026') {
  await page.getByLabel('Email atau kode karyawan').fill(email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
}
const submit = (page: Page) => page.getByRole('button', { name: 'Masuk' }).click()
const token = (page: Page) => page.evaluate(() => localStorage.getItem('rekan.token'))

test('[AUTH-01, AUTH-04, AUTH-09] sign-in tells its steps, keeps the token and goes home after half a second', async ({
  page,
  jam,
}) => {
  await jam.take()
  await page.goto('/auth/sign-in')
  const masuk = await intercept(page, 'POST /login', 'held')
  await fillIn(page)
  await submit(page)
  await masuk.came()
  await expect(page.getByText('Sedang melakukan proses autentikasi...')).toBeVisible()
  masuk.become('passed')
  await jam.pass(1000)
  await expect(page).toHaveURL(/\/home\/?$/)
  expect(await token(page)).toMatch(/^[\w-]{43}$/)
})

type Moments = { readonly told?: number; readonly left?: number }

/** Stops the clock and notes by it when something is told, and when the app goes elsewhere from then on. */
async function stopClock(page: Page, jam: Jam, told: string) {
  await page.evaluate((text) => {
    const moments: { told?: number; left?: number } = {}
    Object.assign(window, { moments })
    new MutationObserver(() => {
      if (document.body.textContent.includes(text)) moments.told ??= performance.now()
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    const replace = history.replaceState.bind(history)
    history.replaceState = (...args) => {
      // What the screen then loads is not in it.
      if (new URL(String(args[2]), location.href).pathname !== location.pathname)
        moments.left ??= performance.now()
      replace(...args)
    }
  }, told)
  await jam.hold()
}

/** Whatever the machine is busy with, the stopped clock moves by what is asked of it alone. */
async function expectWayOn(page: Page, jam: Jam) {
  const moments = () => page.evaluate(() => (window as unknown as { moments: Moments }).moments)
  await expect(async () => {
    // The toast is drawn a tick after it is told.
    await jam.pass(1)
    expect((await moments()).told).toBeDefined()
  }).toPass()
  await jam.pass(700)
  await expect.poll(async () => (await moments()).left).toBeDefined()
  const { told = 0, left = 0 } = await moments()
  expect(left - told).toBeGreaterThanOrEqual(450)
  expect(left - told).toBeLessThanOrEqual(700)
  await jam.goOn()
}

test('[AUTH-01, AUTH-02, SPEK-05] the way on comes 450 to 700 ms after the success is told, in and out', async ({
  page,
  jam,
}) => {
  await jam.take()
  await page.goto('/auth/sign-in')
  await fillIn(page)
  await stopClock(page, jam, 'Proses autentikasi berhasil. Mengarahkan ke aplikasi...')
  await submit(page)
  await expectWayOn(page, jam)
  await expect(page).toHaveURL(/\/home\/?$/)
  await page.goto('/akun')
  await expect(page.getByRole('button', { name: 'Keluar' })).toBeVisible()
  await stopClock(page, jam, 'Logout berhasil.')
  await page.getByRole('button', { name: 'Keluar' }).click()
  await expectWayOn(page, jam)
  await expect(page).toHaveURL(/\/auth\/sign-in$/)
})

test('[GD-06] redirect_to leads to a path of this app, and home from anything else', async ({
  page,
  rekan,
}) => {
  for (const [given, target] of [
    ['/akun', '/akun'],
    ['/checkin/?x=1', '/checkin'],
    ['https://contoh.example/', '/home'],
    ['//contoh.example', '/home'],
    ['/\\contoh.example', '/home'],
    ['javascript:alert(1)', '/home'],
  ] as const) {
    await page.goto(`/auth/sign-in?redirect_to=${encodeURIComponent(given)}`)
    await fillIn(page)
    await submit(page)
    await expect
      .poll(() => new URL(page.url()).pathname.replace(/(.)\/$/, '$1'), { message: given })
      .toBe(target)
    expect(new URL(page.url()).origin).toBe(rekan.origin)
    await page.evaluate(() => localStorage.clear())
  }
})

test('[AUTH-03] empty fields never reach the server, a refused sign-in shows its words and keeps what was typed, and a double tap signs in once', async ({
  page,
}) => {
  const sent = countCalls(page, 'POST /login')
  await page.goto('/auth/sign-in')
  await submit(page)
  await expect(page.getByText('Email atau kode karyawan harus diisi.')).toBeVisible()
  await expect(page.getByText('Kata sandi harus diisi.')).toBeVisible()
  expect(sent()).toBe(0)
  await fillIn(page, KARYAWAN, 'salah-sekali')
  await submit(page)
  // At the screen's edge for a moment, and at the form until the next try.
  await expect(page.locator('[data-sonner-toast]').getByText('Email atau kata sandi salah.')).toBeVisible()
  await expect(page.getByRole('main').getByText('Email atau kata sandi salah.')).toBeVisible()
  await expect(page.getByLabel('Email atau kode karyawan')).toHaveValue(KARYAWAN)
  expect(await token(page)).toBeNull()
  expect(sent()).toBe(1)
  await fillIn(page)
  await page.getByRole('button', { name: 'Masuk' }).dblclick()
  await expect(page).toHaveURL(/\/home\/?$/)
  expect(sent()).toBe(2)
})

test('[AUTH-02, AUTH-04, GD-07] a failed sign-out shows the server’s words; one that succeeds tells its steps, drops the token and goes to the sign-in', async ({
  page,
  rekan,
}) => {
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/akun')
  const keluar = await intercept(page, '* /logout', {
    status: 503,
    json: { message: 'Layanan belum siap. Coba lagi sebentar lagi.' },
  })
  await page.getByRole('button', { name: 'Keluar' }).click()
  await expect(page.getByText('Layanan belum siap. Coba lagi sebentar lagi.')).toBeVisible()

  keluar.become('held')
  await page.getByRole('button', { name: 'Keluar' }).click()
  await expect(page.getByText('Logging out...')).toBeVisible()
  keluar.become('passed')
  await expect(page.getByText('Logout berhasil.')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/sign-in/)
  expect(await token(page)).toBeNull()
  await page.goto('/akun')
  await expect(page).toHaveURL(/\/auth\/sign-in/)
})

for (const kapan of [
  'before the sign-out is answered',
  'after it',
  'by a call that begins after it',
] as const)
  test(`[AUTH-02] who signs out is not led back by what the server says of their session: ${kapan}`, async ({
    page,
    rekan,
    jam,
  }) => {
    await rekan.signIn(page, KARYAWAN)
    await jam.take()
    await page.goto('/akun')
    await expect(page.getByRole('button', { name: 'Keluar' })).toBeVisible()
    // What is fresh is not asked for again.
    await jam.pass(60_000)
    const profil = await intercept(
      page,
      'GET /profile',
      kapan === 'by a call that begins after it' ? 'passed' : 'held',
    )
    const keluar = await intercept(page, '* /logout', 'held')
    const reconnect = () =>
      page.evaluate(() => ['offline', 'online'].map((nama) => dispatchEvent(new Event(nama))))
    if (kapan !== 'by a call that begins after it') {
      await reconnect()
      await profil.came()
    }
    const ke: string[] = []
    page.on('framenavigated', (frame) => ke.push(frame.url().replace(rekan.origin, '')))
    await page.getByRole('button', { name: 'Keluar' }).click()
    await keluar.came()
    await jam.hold()
    const release = async () => {
      const dijawab = page.waitForResponse(/\/api\/profile$/)
      profil.become('passed')
      expect((await dijawab).status()).toBe(401)
    }
    if (kapan === 'before the sign-out is answered') {
      await rekan.sql('delete from sesi')
      await release()
      await expect.poll(() => token(page)).toBeNull()
    }
    keluar.become('passed')
    await expect.poll(() => token(page)).toBeNull()
    if (kapan === 'after it') await release()
    if (kapan === 'by a call that begins after it') await reconnect()
    await jam.pass(1)
    await jam.pass(700)
    await expect(page.getByLabel('Kata sandi', { exact: true })).toBeVisible()
    await jam.goOn()
    expect(ke).toEqual(['/auth/sign-in'])
  })

test('[AUTH-05] a 401 on the profile drops the token; any other failure keeps it and offers another try', async ({
  page,
  rekan,
}) => {
  await rekan.signIn(page, KARYAWAN)
  const profil = await intercept(page, 'GET /profile', { json: { data: null } })
  await page.goto('/home')
  await expect(page.getByText('Terjadi Kesalahan')).toBeVisible()
  await expect(page.getByText('Profile not found')).toBeVisible()
  profil.become({ status: 400, json: { message: 'Permintaan tidak dapat dibaca.' } })
  await page.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(page.getByText('Permintaan tidak dapat dibaca.')).toBeVisible()
  expect(await token(page)).not.toBeNull()
  profil.become('passed')
  await page.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(page.getByText('Belum presensi')).toBeVisible()

  await rekan.sql('delete from sesi')
  await page.goto('/home')
  await expect(page).toHaveURL(/\/auth\/sign-in/)
  expect(await token(page)).toBeNull()
})

test('a fault of the server names its code, in a toast and in the error view', async ({
  page,
  rekan,
  jam,
}) => {
  const code = page.getByText(/Terjadi gangguan di server\. .+ Kode: [0-9A-HJKMNP-TV-Z]{10}$/)
  await rekan.sql('revoke insert on sesi from rekan_app')
  await page.goto('/auth/sign-in')
  await page.getByLabel('Email atau kode karyawan').fill(KARYAWAN)
  await page.getByLabel('Kata sandi', { exact: true }).fill('RekanDemo2026')
  await page.getByRole('button', { name: 'Masuk' }).click()
  await expect(page.locator('[data-sonner-toast]').filter({ has: code })).toBeVisible()

  await rekan.sql('grant insert on sesi to rekan_app')
  await rekan.signIn(page, KARYAWAN)
  await rekan.sql('revoke select on penempatan from rekan_app')
  await jam.take()
  await page.goto('/home')
  await expectGivenUp(jam, page.getByRole('heading', { name: 'Terjadi Kesalahan' }))
  await expect(code).toBeVisible()
})

test('[GD-01, GD-02, AUTH-06] while the profile is fetched the text Loading... shows; it goes with the token and is not fetched again on window focus', async ({
  page,
  rekan,
  jam,
}) => {
  await jam.take()
  await rekan.signIn(page, KARYAWAN)
  const sent: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/profile')) sent.push(request.headers()['authorization'])
  })
  const profil = await intercept(page, 'GET /profile', 'held')
  const lists = page.waitForRequest(/\/api\/pengumuman/)
  await page.goto('/home', { waitUntil: 'commit' })
  await expect(page.getByText('Loading...')).toBeVisible()
  profil.become('passed')
  await expect(page.getByText('Belum presensi')).toBeVisible()
  await expect(page.getByText('Loading...')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible()
  // Home is mounted once it asks for its lists: from a clock that was moved before, the profile would look old to it.
  await lists
  // The phone's clock alone: what a server's jobs have to tell two minutes later is fetched, whoever looks.
  await jam.setWrongPhone(page, 120_000)
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
  })
  await jam.pass(2000)
  expect(sent).toEqual([`Bearer ${await token(page)}`])
})
