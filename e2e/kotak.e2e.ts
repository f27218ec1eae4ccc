import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../apps/server/src/demo/orang/akun.ts'
import { type Jawaban, intercept } from './jawaban.ts'
import { rebuild, serveBuild, taken, untilKept } from './pekerja.ts'
import { putSlip } from './slip.ts'
import { DI_DALAM, DI_LUAR, type Rekan, expect, test, walk } from './test.ts'

/** A punch belongs to the phone until the server has it: without a network, through a crash, whoever holds the phone. */

const KARYAWAN = 'karyawan@rekan.example'
const KIRIM = 'POST /presensi/check-*'
/** The clock goes on while a slow machine works, so the minute is one of the eight before the shift. */
const TERSIMPAN = /Check in 07\.5\d tersimpan di ponsel, menunggu jaringan/

test.use({
  permissions: ['geolocation', 'camera'],
  geolocation: DI_DALAM,
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  serviceWorkers: 'allow',
  berjalan: true,
})

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** How far the server believes when each was taken, and how many seconds before the arrival that was. */
const nilai = (rekan: Rekan) =>
  rekan.sql<{ nilai: string; sejak: number; lama: number }>(
    `select nilai_waktu as nilai, extract(epoch from diterima_pada - waktu)::int as sejak, luring_detik as lama
    from presensi_kejadian order by id`,
  )
const punches = (rekan: Rekan) =>
  rekan.sql<{ jenis: string }>('select jenis from presensi_kejadian order by id')

/** Home, with all there that a punch needs without a network, and the server's time heard. */
async function openHome(page: Page, rekan: Rekan, email = KARYAWAN) {
  await rekan.signIn(page, email)
  const didengar = page.waitForResponse(/\/api\/ponsel\/\d+\/waktu$/)
  await page.goto('/home')
  expect((await didengar).status()).toBe(200)
  await expect(page.getByText('Belum presensi')).toBeVisible()
  await untilKept(page)
}

async function takePhoto(page: Page, name = 'Check In') {
  await link(page, name).tap()
  await press(page, 'Ambil foto').tap()
}

/** What the outbox on this device holds, opened by the key that its owner has while they are signed in. */
async function readKotak(page: Page) {
  const { kunci, entri } = await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('rekan-kotak')
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('No database')))
    })
    const semua = await new Promise<{ kunci: string; akun: number; iv: Uint8Array; tersandi: ArrayBuffer }[]>(
      (resolve) => {
        const request = db.transaction('entri').objectStore('entri').getAll()
        request.addEventListener('success', () => resolve(request.result))
      },
    )
    db.close()
    return {
      kunci: localStorage.getItem('rekan.kunci') ?? '',
      entri: semua.map(({ iv, tersandi, ...satu }) => ({
        ...satu,
        iv: [...iv],
        tersandi: [...new Uint8Array(tersandi)],
      })),
    }
  })
  const aes = await crypto.subtle.importKey('raw', Buffer.from(kunci, 'base64url'), 'AES-GCM', false, [
    'decrypt',
  ])
  return Promise.all(
    entri.map(async ({ iv, tersandi, ...satu }) => {
      const name = 'AES-GCM'
      const dibuka = await crypto.subtle.decrypt(
        { name, iv: Uint8Array.from(iv) },
        aes,
        Uint8Array.from(tersandi),
      )
      const bytes = Buffer.from(dibuka)
      const sampai = 4 + bytes.readUInt32LE(0)
      type Kepala = { dibuat: number; isi: { bidang: Record<string, string> } }
      const { isi, ...lain } = JSON.parse(bytes.subarray(4, sampai).toString()) as Kepala
      const foto = bytes.subarray(sampai)
      return { ...satu, ...lain, bidang: isi.bidang, foto: [...foto.subarray(1, 4)], bytes: foto.length }
    }),
  )
}

async function loginByForm(page: Page, email: string) {
  await page.getByLabel('Email atau kode karyawan').fill(email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(DEMO_PASSWORD)
  await press(page, 'Masuk').click()
}

/** Notes the tries, each with its key, and decides over them */
async function watchTries(context: BrowserContext, jawaban: () => Jawaban | Promise<Jawaban>) {
  const keys: string[] = []
  await intercept(context, KIRIM, (_ke, request) => {
    keys.push(request.headers()['idempotency-key'] ?? '')
    return jawaban()
  })
  return keys
}

test('[LURING-01, LURING-02, LURING-20] a punch without a network is on the phone before the screen says so, which names what waits', async ({
  page,
  rekan,
  jam,
}) => {
  await page.addInitScript(() => {
    const saat: { simpan?: number; kata?: number } = {}
    Object.assign(window, { saat })
    type Add = (this: IDBObjectStore, ...args: unknown[]) => IDBRequest
    const kotak = IDBObjectStore.prototype as unknown as { add: Add }
    const { add } = kotak
    kotak.add = function (...args) {
      this.transaction.addEventListener('complete', () => (saat.simpan ??= performance.now()))
      return add.apply(this, args)
    }
    new MutationObserver(() => {
      if (document.body?.innerText.includes('tersimpan di ponsel')) saat.kata ??= performance.now()
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await jam.take()
  await openHome(page, rekan)
  await page.context().setOffline(true)
  await takePhoto(page)
  await expect(page).toHaveURL(/\/home\/?$/)
  await expect(page.getByText(TERSIMPAN)).toBeVisible()
  const saat = await page.evaluate(
    () => (window as unknown as { saat: { simpan: number; kata: number } }).saat,
  )
  expect(saat.simpan).toBeLessThan(saat.kata)

  const [entri, ...lain] = await readKotak(page)
  expect(lain).toEqual([])
  expect(entri).toMatchObject({
    kunci: expect.stringMatching(/^[\da-f-]{36}$/),
    foto: [0x50, 0x4e, 0x47],
    bidang: {
      latitude: '-6.1754',
      longitude: '106.8272',
      akurasi: '12',
      waktu_perangkat: expect.any(String),
    },
  })
  expect(JSON.parse(entri?.bidang['luring'] ?? '')).toMatchObject({
    v: 1,
    kunci: entri?.kunci,
    akun: entri?.akun,
    jenis: 'check_in',
    foto: expect.stringMatching(/^[\da-f]{64}$/),
    latitude: -6.1754,
    posisi_umur: expect.any(Number),
    tempat_versi: expect.any(String),
    kamera: expect.stringContaining('fake'),
    token: expect.any(String),
    dengar: { jam: expect.any(Number), mono: expect.any(Number), hidup: expect.any(String) },
    ambil: { jam: expect.any(Number), mono: expect.any(Number), hidup: expect.any(String) },
  })
  expect(entri?.bidang['luring_tanda']).toMatch(/^[\w-]{86}$/)
  // Its day goes on, its evidence stands below, and nothing has reached the server.
  await expect(page.getByText('1 menunggu dikirim')).toBeVisible()
  await expect(page.getByRole('region', { name: /^Bukti Check in 07\.5\d$/ })).toContainText(
    /di dalam area.*Jam ponsel terakhir cocok 07\.5\d/,
  )
  await jam.skip(250_000)
  const kB = Math.ceil((entri?.bytes ?? 0) / 1024)
  await expect(page.getByText(/^\d+ kB · sejak 4 menit$/)).toContainText(new RegExp(`^(${kB}|${kB + 1}) kB`))
  expect(await punches(rekan)).toEqual([])

  // A network that carries nothing is no network; the button asks again.
  let isUp = false
  const keys = await watchTries(page.context(), () => (isUp ? 'passed' : 'cut'))
  await page.context().setOffline(false)
  await expect(async () => {
    await jam.skip(1000)
    expect(keys.length).toBeGreaterThanOrEqual(4)
  }).toPass()
  // The next try by itself is 15 s away.
  isUp = true
  await press(page, 'Kirim sekarang').click()
  await expect(page.getByText(/^Check in 07\.5\d tercatat( dan akan ditinjau)?\.$/)).toBeVisible()
  await expect(page.getByText('Sudah masuk, tepat waktu')).toBeVisible()
  await expect(page.getByText('menunggu dikirim')).toBeHidden()
  expect(new Set(keys)).toEqual(new Set([entri?.kunci]))
  expect(await punches(rekan)).toEqual([{ jenis: 'check_in' }])
  expect(await readKotak(page)).toEqual([])
})

test('[LURING-03] after a crash it goes out by itself once there is a network', async ({
  page,
  context,
  rekan,
}) => {
  await openHome(page, rekan)
  await context.setOffline(true)
  await takePhoto(page)
  await expect(page.getByText(TERSIMPAN)).toBeVisible()
  const crashed = page.waitForEvent('crash')
  const client = await context.newCDPSession(page)
  client.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()

  const again = await context.newPage()
  await again.goto('/home')
  await expect(again.getByText(TERSIMPAN)).toBeVisible()
  await context.setOffline(false)
  await expect.poll(() => punches(rekan)).toEqual([{ jenis: 'check_in' }])
  await expect(again.getByText('Sudah masuk, tepat waktu')).toBeVisible()
  // Another life of the page, and the same clock.
  expect((await nilai(rekan)).map((satu) => satu.nilai)).toEqual(['sedang'])
})

test('[LURING-21] the day goes on without a network: one taken back is gone from the phone, the check-out follows the check-in', async ({
  page,
  rekan,
}) => {
  await openHome(page, rekan)
  await page.context().setOffline(true)
  await test.step('a punch that has not been sent is taken back on the phone alone', async () => {
    await takePhoto(page)
    await page
      .getByRole('region', { name: /^Bukti Check in 07\.5\d$/ })
      .getByRole('button', { name: 'Batalkan' })
      .click()
    await expect(page.getByText(TERSIMPAN)).toBeHidden()
    await expect(link(page, 'Check In')).toBeVisible()
    expect(await readKotak(page)).toEqual([])
  })
  await takePhoto(page)
  await expect(page.getByText(TERSIMPAN)).toBeVisible()
  await link(page, 'Check Out').click()
  await page.getByLabel('Keterangan').fill('Izin pulang cepat')
  await link(page, 'Ambil Selfie').click()
  await press(page, 'Ambil foto').click()
  await expect(page.getByText('2 menunggu dikirim')).toBeVisible()
  expect((await readKotak(page)).map(({ bidang }) => bidang['keterangan'])).toEqual(['', 'Izin pulang cepat'])
  await page.context().setOffline(false)
  await expect.poll(() => punches(rekan)).toEqual([{ jenis: 'check_in' }, { jenis: 'check_out' }])
  expect((await nilai(rekan)).map((satu) => satu.nilai)).toEqual(['kuat', 'kuat'])
})

test('[LURING-22] two tabs and the worker send one at a time, and once', async ({ page, context, rekan }) => {
  await openHome(page, rekan)
  const lain = await context.newPage()
  await lain.goto('/home')
  await expect(lain.getByText('Belum presensi')).toBeVisible()
  await context.setOffline(true)
  await page.bringToFront()
  await takePhoto(page)
  await expect(page.getByText(TERSIMPAN)).toBeVisible()
  await expect(lain.getByText('1 menunggu dikirim')).toBeVisible()

  const client = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await client.send('ServiceWorker.enable')
  const registrationId = await registered
  let [kini, paling] = [0, 0]
  const keys = await watchTries(context, async () => {
    kini += 1
    paling = Math.max(paling, kini)
    // On its way until another has come to send it too, and waits.
    await expect
      .poll(() => page.evaluate(async () => (await navigator.locks.query()).pending?.length))
      .toBeGreaterThan(0)
    kini -= 1
    return 'passed' as const
  })
  await context.setOffline(false)
  await client.send('ServiceWorker.dispatchSyncEvent', {
    origin: rekan.origin,
    registrationId,
    tag: 'rekan-kotak',
    lastChance: false,
  })
  for (const satu of [page, lain]) await expect(satu.getByText('Sudah masuk, tepat waktu')).toBeVisible()
  // The worker's own call is not seen from here.
  expect(paling).toBeLessThanOrEqual(1)
  expect(keys.length).toBeLessThanOrEqual(1)
  expect(await punches(rekan)).toEqual([{ jenis: 'check_in' }])
})

test('[LURING-22] the worker alone sends what waits, and by the session of who made it', async ({
  page,
  context,
  rekan,
}) => {
  await openHome(page, rekan)
  await context.setOffline(true)
  await takePhoto(page)
  await expect(page.getByText(TERSIMPAN)).toBeVisible()
  const client = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await client.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = rekan
  // No page of the app is left that could send.
  await page.goto('about:blank')
  await context.setOffline(false)
  await client.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'rekan-kotak',
    lastChance: false,
  })
  await expect.poll(() => punches(rekan)).toEqual([{ jenis: 'check_in' }])
})

test('[LURING-24] a new version of the app that takes over meanwhile sends it', async ({ page, rekan }) => {
  const built = fileURLToPath(new URL('../apps/web/dist', import.meta.url))
  const folder = mkdtempSync(join(tmpdir(), 'rekan-kotak-'))
  const dua = join(folder, 'dua')
  rebuild(built, dua, 'dua')
  const server = await serveBuild(0, rekan.origin)
  server.deploy(built)
  try {
    await page.context().grantPermissions(['geolocation', 'camera'], { origin: server.origin })
    await rekan.signIn(page, KARYAWAN)
    const token = await page.evaluate(() => localStorage.getItem('rekan.token') ?? '')
    await page.goto(`${server.origin}/favicon.svg`)
    await page.evaluate((given) => localStorage.setItem('rekan.token', given), token)
    await page.goto(`${server.origin}/home`)
    await expect(page.getByText('Belum presensi')).toBeVisible()
    await untilKept(page)
    const kirim = await intercept(page, KIRIM, 'cut')
    await takePhoto(page)
    await expect(page.getByText('Belum terkirim, mencoba lagi…')).toBeVisible()
    server.deploy(dua)
    await taken(page, () =>
      page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update()),
    )
    kirim.become('passed')
    await page.goto(`${server.origin}/home`)
    await expect(page.locator('script[type=module]')).toHaveAttribute('src', /-dua\.js$/)
    await expect.poll(() => punches(rekan)).toEqual([{ jenis: 'check_in' }])
  } finally {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('[LURING-13, LURING-14, LURING-31] signing out asks; another neither sees, reads nor sends it; its owner’s next sign-in does', async ({
  page,
  context,
  rekan,
}) => {
  await openHome(page, rekan)
  let jawaban: Jawaban = 'cut'
  const keys = await watchTries(context, () => jawaban)
  await takePhoto(page)
  await expect(page.getByText('Belum terkirim, mencoba lagi…')).toBeVisible()
  const [key] = keys
  await page.goto('/akun')
  await press(page, 'Keluar').click()
  const tanya = page.getByRole('alertdialog', { name: '1 presensi belum terkirim' })
  await tanya.getByRole('button', { name: 'Batal', exact: true }).click()
  await expect(tanya).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('rekan.token'))).not.toBeNull()
  await press(page, 'Keluar').click()
  await press(page, 'Tetap Keluar').click()
  await expect(page).toHaveURL(/\/auth\/sign-in/)
  await expect(page.getByText('Sesi Anda telah berakhir')).toBeHidden()
  // What waits is there, and neither its path, its words nor its photo can be read; the key is nowhere on the device.
  await expect
    .poll(() => readDevice(page))
    .toEqual({ entri: [['akun', 'iv', 'kunci', 'tersandi', 'urut']], terbaca: [] })

  const before = keys.length
  jawaban = 'passed'
  await loginByForm(page, 'koordinator@rekan.example')
  await expect(page.getByText('Perlu keputusan Anda')).toBeVisible()
  await expect(page.getByText('menunggu dikirim')).toBeHidden()
  await page.goto('/akun')
  await press(page, 'Keluar').click()
  await expect(page).toHaveURL(/\/auth\/sign-in/)
  expect(keys).toHaveLength(before)
  expect(await punches(rekan)).toEqual([])

  await loginByForm(page, KARYAWAN)
  await expect(page.getByText('Sudah masuk, tepat waktu')).toBeVisible()
  expect(keys.slice(before)).toEqual([key])
  expect(await punches(rekan)).toEqual([{ jenis: 'check_in' }])
})

/** What a tool finds on the device: the fields of what waits, and whatever of it or of its key is not sealed. */
function readDevice(page: Page) {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('rekan-kotak')
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('No database')))
    })
    const readAll = (nama: string) =>
      new Promise<Record<string, unknown>[]>((resolve) => {
        const request = db.transaction(nama).objectStore(nama).getAll()
        request.addEventListener('success', () => resolve(request.result))
      })
    const [entri, hal] = [await readAll('entri'), await readAll('hal')]
    db.close()
    const bytes = entri.map(({ tersandi }) => new TextDecoder('latin1').decode(tersandi as ArrayBuffer))
    const semua = [
      ...bytes,
      JSON.stringify(entri),
      JSON.stringify(hal),
      JSON.stringify(Object.entries(localStorage)),
    ]
    const terbaca = ['/presensi/', 'PNG', 'rekan.kunci', '"dasar"'].filter((kata) =>
      semua.some((teks) => teks.includes(kata)),
    )
    return { entri: entri.map((satu) => Object.keys(satu).toSorted()), terbaca }
  })
}

test('[LURING-15] a session that has ended is said at the sign-in, and the punch is sent after it', async ({
  page,
  rekan,
}) => {
  await openHome(page, rekan)
  await rekan.sql('delete from sesi')
  await takePhoto(page)
  await expect(page).toHaveURL(/\/auth\/sign-in/)
  await expect(
    page.getByText('Sesi Anda telah berakhir. Masuk lagi; presensi Anda tersimpan di ponsel.'),
  ).toBeVisible()
  await loginByForm(page, KARYAWAN)
  await expect.poll(() => punches(rekan)).toEqual([{ jenis: 'check_in' }])
  await page.goto('/home')
  await expect(page.getByText('Sudah masuk, tepat waktu')).toBeVisible()
})

test('[ORANG-06] a punch on its way shows wherever one is, and its result leads home', async ({
  page,
  rekan,
}) => {
  await openHome(page, rekan)
  const kirim = await intercept(page, KIRIM, 'held')
  await takePhoto(page)
  await kirim.came()
  await page.goBack()
  const dikirim = page.getByText('Presensi sedang dikirim')
  await expect(dikirim).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Akun' }).click()
  await expect(press(page, 'Keluar')).toBeVisible()
  await expect(dikirim).toBeVisible()
  // Nothing is to be taken a second time, by whichever way one comes.
  await page.evaluate(() => history.pushState(null, '', '/checkin'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await expect(page).toHaveURL(/\/home\/?$/)
  await expect(link(page, 'Ambil Selfie')).toBeHidden()
  await page.getByRole('navigation').getByRole('link', { name: 'Akun' }).click()
  kirim.become('passed')
  await expect(page).toHaveURL(/\/home\/?$/)
  await expect(page.getByText(/^Check in 07\.5\d tercatat( dan akan ditinjau)?\.$/)).toBeVisible()
  await expect(page.getByText('Sudah masuk, tepat waktu')).toBeVisible()
  expect(await punches(rekan)).toEqual([{ jenis: 'check_in' }])
})

test('[LURING-11] refused on arrival it stays with its reason, and leads to a correction', async ({
  page,
  context,
  rekan,
  jam,
}) => {
  await context.setGeolocation(DI_LUAR)
  await openHome(page, rekan)
  await context.setOffline(true)
  await link(page, 'Check In').click()
  await page.getByLabel('Keterangan').fill('Di gudang')
  await link(page, 'Ambil Selfie').click()
  await press(page, 'Ambil foto').click()
  await expect(page.getByText(TERSIMPAN)).toBeVisible()
  await rekan.sql(`update kantor set kebijakan_lokasi = 'wajib' where kode = 'JKT01'`)
  await context.setOffline(false)
  const ditolak = page.getByRole('heading', { name: /^Check in 07\.5\d belum diterima$/ })
  await expect(ditolak).toBeVisible()
  await page.reload()
  await expect(ditolak).toBeVisible()
  await expect(link(page, 'Check In')).toBeVisible()
  await expect(link(page, 'Ajukan koreksi')).toHaveAttribute('href', /\/perizinan\/create/)
  // Once its day is over it is put forward with all that is known of it.
  await jam.set('2026-11-21T07:52:00+07:00')
  await page.reload()
  await link(page, 'Ajukan koreksi').click()
  await expect(page.getByRole('radio', { name: /^Koreksi Presensi/ })).toBeChecked()
  await expect(page.getByLabel(/^Tanggal/)).toHaveValue('20/11/2026')
  await expect(page.getByLabel(/^Jam masuk/)).toHaveValue(/^07:5\d$/)
  await expect(page.getByLabel(/^Keterangan/)).toHaveValue(
    /^Check in Jumat 20\/11 07\.5\d tidak diterima: .+Di gudang$/,
  )
  await expect(page.getByRole('group', { name: /^Dokumen/ })).toContainText('selfie.png')
  await press(page, 'Ajukan').click()
  await expect(page.getByText('Pengajuan Koreksi Presensi terkirim.')).toBeVisible()
  expect(await readKotak(page)).toEqual([])
  expect(
    await rekan.sql(
      `select jam_masuk, lampiran_nama from absensi where tanggal_mulai = '2026-11-20' and jenis_izin = 'KOREKSI_PRESENSI'`,
    ),
  ).toEqual([{ jam_masuk: 28_320, lampiran_nama: 'selfie.webp' }])
  expect(await punches(rekan)).toEqual([])
})

test('[LURING-30] of two phones the first counts; the second says when, and keeps its own until that is read', async ({
  page,
  browser,
  rekan,
  jam,
}) => {
  await openHome(page, rekan)
  const kedua = await browser.newContext({
    baseURL: rekan.origin,
    permissions: ['geolocation', 'camera'],
    geolocation: DI_DALAM,
    hasTouch: true,
    viewport: { width: 360, height: 740 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  })
  const lain = await kedua.newPage()
  await openHome(lain, rekan)
  for (const satu of [page, lain]) {
    await satu.context().setOffline(true)
    await takePhoto(satu)
    await expect(satu.getByText(TERSIMPAN)).toBeVisible()
  }
  await page.context().setOffline(false)
  await expect(page.getByText('Sudah masuk, tepat waktu')).toBeVisible()
  await jam.set('2026-11-20T08:20:00+07:00')
  await kedua.setOffline(false)
  const sudah = lain.getByRole('heading', { name: /^Sudah tercatat pukul 07\.5\d$/ })
  await expect(sudah).toBeVisible()
  await lain.reload()
  await expect(sudah).toBeVisible()
  expect(await readKotak(lain)).toHaveLength(1)
  await press(lain, 'Mengerti').click()
  await expect(sudah).toBeHidden()
  expect(await readKotak(lain)).toEqual([])
  expect(await punches(rekan)).toEqual([{ jenis: 'check_in' }])
  await kedua.close()
})

test('the phone’s clock set by ten minutes meanwhile is told by the grade, and what is said of it is what the server recorded', async ({
  page,
  rekan,
  jam,
}) => {
  await openHome(page, rekan)
  await page.context().setOffline(true)
  await takePhoto(page)
  await expect(page.getByText(TERSIMPAN)).toBeVisible()
  await jam.set('2026-11-20T08:40:00+07:00')
  await jam.setWrongPhone(page, 600_000)
  await page.context().setOffline(false)
  await expect(page.getByText(/^Check in 08\.4\d tercatat dan akan ditinjau\.$/)).toBeVisible()
  await expect.poll(() => punches(rekan)).toEqual([{ jenis: 'check_in' }])
  expect((await nilai(rekan)).map((satu) => satu.nilai)).toEqual(['lemah'])
})

test('[LURING-09] one that waited longer than the site takes is told as the request it became', async ({
  page,
  browser,
  rekan,
  jam,
}) => {
  const lain = await (await browser.newContext({ baseURL: rekan.origin, locale: 'id-ID' })).newPage()
  await openHome(page, rekan)
  await page.context().setOffline(true)
  await takePhoto(page)
  await expect(page.getByText(TERSIMPAN)).toBeVisible()
  await jam.set('2026-11-21T09:00:00+07:00')
  await page.context().setOffline(false)
  await expect(
    page.getByText(/^Check in Jumat 20\/11 07\.52 .*diajukan sebagai koreksi presensi\.$/),
  ).toBeVisible()
  expect(await readKotak(page)).toEqual([])
  expect(await punches(rekan)).toEqual([])
  expect(
    await rekan.sql(
      `select jenis_izin from absensi where jenis_izin = 'KOREKSI_PRESENSI' and dibuat_pada > '2026-11-21'`,
    ),
  ).toHaveLength(1)
  // Who decides sees when it was taken, when it came and how far that is believed.
  await page.close()
  await rekan.signIn(lain, 'koordinator@rekan.example')
  await lain.goto('/izin')
  const kartu = lain.getByRole('article').filter({ hasText: 'Koreksi Presensi' })
  await expect(kartu.getByText(/^Check in diambil 20 Nov 2026 pukul 07:5\d WIB tanpa jaringan/)).toBeVisible()
  await expect(kartu.getByText(/^Tiba 21 Nov 2026 pukul 09:00 WIB, waktunya/)).toBeVisible()
  await expect(kartu.getByRole('link', { name: 'Lihat foto' })).toBeVisible()
  await rekan.signIn(lain, 'hrd@rekan.example')
  await lain.setViewportSize({ width: 1280, height: 800 })
  await lain.goto('/kelola/izin')
  await expect(lain.getByText('tanpa jaringan').first()).toBeVisible()
})

test('[LURING-25] storage is asked to last, and a full one is said before the shutter', async ({
  page,
  rekan,
}) => {
  await page.addInitScript(() => {
    const { storage } = navigator
    const persist = storage.persist.bind(storage)
    storage.persist = () => (Object.assign(window, { diminta: true }), persist())
    storage.estimate = async () => ({ quota: 5_000_000, usage: 'longgar' in window ? 4_000_000 : 4_000_001 })
  })
  await openHome(page, rekan)
  await link(page, 'Check In').tap()
  await expect(page.getByText('Penyimpanan ponsel penuh')).toBeVisible()
  await expect(press(page, 'Ambil foto')).toBeDisabled()
  await page.evaluate(() => Object.assign(window, { longgar: true }))
  await link(page, 'Tutup kamera').tap()
  await link(page, 'Ambil Selfie').tap()
  await press(page, 'Ambil foto').tap()
  await expect(page.getByText('Check in tercatat')).toBeVisible()
  expect(await page.evaluate(() => 'diminta' in window)).toBe(true)
})

/** Everything that the browser holds of this site, as one text. Runs in the page. */
async function readSimpanan(): Promise<string> {
  const isi: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)]
  for (const { name } of await indexedDB.databases()) {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name ?? '')
      request.addEventListener('success', () => resolve(request.result))
    })
    for (const store of db.objectStoreNames)
      isi.push(
        await new Promise((resolve) => {
          const semua = db.transaction(store).objectStore(store)
          const [kunci, baris] = [semua.getAllKeys(), semua.getAll()]
          baris.addEventListener('success', () => resolve([kunci.result, baris.result]))
        }),
      )
    db.close()
  }
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys())
      if (!new URL(request.url).pathname.startsWith('/assets/'))
        isi.push(await (await caches.match(request))?.text())
  return JSON.stringify(isi)
}

test('[LURING-16, LURING-32] what was read opens without a network with the moment it was kept, and no amount of pay', async ({
  page,
  context,
  rekan,
}) => {
  test.slow()
  await putSlip(rekan, { bulan: 10, isTerbit: true, catatan: 'Termasuk bonus Rp250.000.' })
  const [kabar] = await rekan.sql<{ id: number }>(
    `insert into pengumuman (judul, body, status, terbit_pada, dibuat_oleh_id, dibuat_pada)
      select 'Simulasi kebakaran', 'Ikuti jalur evakuasi.', 'TERBIT', '2026-11-19T02:00:00Z', id, '2026-11-18T02:00:00Z'
      from pengguna where email = 'hrd@rekan.example' returning id`,
  )
  await openHome(page, rekan)
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible()
  const LAYAR = {
    // The week after as well, which comes beside this one.
    '/jadwal': '["jadwal","2026-11-23"',
    '/rekap/presensi': '["presensi","rekap"',
    '/rekap/perizinan': '["absensi","bulan"',
    '/lembur': '["lembur","saya"',
    '/pengumuman': '["pengumuman","daftar"',
    [`/pengumuman/${kabar?.id}`]: '["pengumuman","satu"',
    '/payroll': '["payroll","tahun"',
  }
  const tulisan = new Map<string, string>()
  for (const [alamat, kunci] of Object.entries(LAYAR)) {
    await walk(page, alamat)
    await expect
      .poll(
        async () =>
          JSON.stringify(await page.evaluate(readSimpanan))
            .replaceAll('\\', '')
            .includes(kunci),
        { message: alamat },
      )
      .toBe(true)
    tulisan.set(alamat, await page.locator('main').innerText())
  }
  await expect(page.getByText(/5\.877\.652/)).toBeVisible()
  await page.getByText('Oktober 2026').click()
  await expect(page.getByText('Gaji Pokok')).toBeVisible()
  // Amounts as they are written, and as they cross the wire; names of files may hold any letters.
  const simpanan = await page.evaluate(readSimpanan)
  expect(simpanan.match(/Rp\s?\d{1,3}\.\d{3}|5\.877\.652|5877652|4800000|929876|57299/g)).toBeNull()

  await context.setOffline(true)
  for (const [alamat, tulis] of tulisan) {
    await page.goto(alamat)
    await expect(
      page.getByText(/^Belum terhubung ke server\. Yang tampil keadaan Jumat, 20 November 2026 pukul/),
    ).toBeVisible()
    if (alamat !== '/payroll')
      await expect.poll(() => page.locator('main').innerText(), { message: alamat }).toBe(tulis)
  }
  await expect(page.getByText('Oktober 2026')).toBeVisible()
  await expect(page.getByText('Jumlahnya tampil setelah terhubung ke server.')).toBeVisible()
  await expect(page.getByText(/Rp/)).toBeHidden()
  await page.goto('/jadwal?mulai=2026-11-23')
  await expect(page.getByText('23', { exact: false }).first()).toBeVisible()
  await expect(page.getByText('Tidak dapat terhubung')).toBeHidden()
  await context.setOffline(false)
  await expect(page.getByText('Belum terhubung ke server.')).toBeHidden()
})
