import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LAST_WORKER } from '../apps/server/src/platform/web.ts'
import {
  allowNotifications,
  keptAddresses,
  openPushService,
  rebuild,
  serveBuild,
  shownBy,
  taken,
  tapShown,
  untilKept,
  workerOf,
} from './pekerja.ts'
import { reloadDuringTakeover } from './muat-ulang.ts'
import { intercept } from './jawaban.ts'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

const KARYAWAN = 'karyawan@rekan.example'

test('a phone that has been here starts without a network, and the API’s own page is never the worker’s', async ({
  page,
  rekan,
}) => {
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/home')
  await expect(page.getByText('Belum presensi')).toBeVisible()
  await untilKept(page)
  const kept = await keptAddresses(page)
  expect(kept).toContain('/index.html')
  expect(kept.filter((path) => path.startsWith('/assets/punch-'))).toHaveLength(1)
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([])

  const documents: (boolean | string)[] = []
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) documents.push(response.fromServiceWorker())
  })
  await page.goto('/api/docs')
  await page.goto('/akun')
  await expect(page.getByRole('button', { name: 'Keluar' })).toBeVisible()
  expect(documents).toEqual([false, true])

  await page.context().setOffline(true)
  await page.goto('/')
  await expect(page.getByText('Belum presensi')).toBeVisible()
  await expect(
    page.getByText(/^Belum terhubung ke server. Yang tampil keadaan Jumat, 20 November 2026 pukul/),
  ).toBeVisible()
  // So do the tabs, each in its frame; what is not here says so, and comes by itself once it can be had.
  await page.getByRole('link', { name: 'Akun' }).click()
  await expect(page.getByRole('button', { name: 'Keluar' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Perizinan' }).click()
  const gagal = page.getByRole('alert')
  await expect(gagal).toContainText('Tidak dapat terhubung ke server.')
  await expect(gagal.getByRole('button', { name: 'Coba Lagi' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ajukan' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Beranda' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(gagal).toBeHidden()
  await expect(page.getByText(/^\d+ hari$/)).toBeVisible()
})

test('the last screen stands before the server has answered, and the answer takes its place', async ({
  page,
  rekan,
}) => {
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/home')
  await expect(page.getByText('Belum presensi')).toBeVisible()
  const kept = () => page.evaluate(() => localStorage.getItem('rekan.layar') ?? '')
  await expect.poll(kept).toContain('"profil"')
  // Nothing that home doesn't show: no number of a person or a bank, no signed link.
  expect(await kept()).not.toMatch(/nik|rekening|@rekan|\/berkas\//)

  await rekan.sql(
    "update karyawan set nama = 'Nama Baru' where id = (select karyawan_id from pengguna where email = $1)",
    [KARYAWAN],
  )
  const profil = await intercept(page, 'GET /profile', 'held')
  await page.reload()
  await expect(page.getByText('Belum presensi')).toBeVisible()
  await expect(page.getByText('Nama Baru')).toBeHidden()
  profil.become('passed')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nama Baru')
})

test('a dead token ends at the sign-in, and nothing of one person is there for the next', async ({
  page,
  rekan,
}) => {
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/home')
  const nama = await page.getByRole('heading', { level: 1 }).innerText()
  await untilKept(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rekan.layar') ?? '')).toContain(nama)
  await rekan.sql('delete from sesi')
  await page.reload()
  await expect(page).toHaveURL(/\/auth\/sign-in/)
  // That the device has the product's face is nobody's.
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('rekan.') && key !== 'rekan.huruf'),
    ),
  ).toEqual([])

  await page.context().setOffline(true)
  await page.goto('/home')
  await expect(page).toHaveURL(/\/auth\/sign-in/)
  await expect(page.getByText(nama)).toBeHidden()
  await page.context().setOffline(false)

  await rekan.signIn(page, 'koordinator@rekan.example')
  const seen: string[] = []
  await page.exposeFunction('seen', (text: string) => seen.push(text))
  await page.addInitScript(() => {
    const { seen: tell } = window as unknown as { seen: (text: string) => void }
    const look = () => tell(document.body?.innerText ?? '')
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await page.goto('/home')
  await expect(page.getByText('Perlu keputusan Anda')).toBeVisible()
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.filter((text) => text.includes(nama))).toEqual([])
})

test('a push is shown by its title, tells open pages, and leads to its screen in the window that is there', async ({
  page,
  rekan,
}) => {
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/home')
  await untilKept(page)
  const push = await openPushService(page)
  const worker = await workerOf(page.context())
  await allowNotifications(page, worker)
  const shown = () => shownBy(worker)
  await page.evaluate(() => {
    const seen: unknown[] = []
    Object.assign(window, { seen })
    navigator.serviceWorker.addEventListener('message', ({ data }) => seen.push(data))
  })

  const title = 'Pengajuan izin Anda disetujui'
  const isi = JSON.stringify({ title, tujuan: '/rekap/perizinan' })
  await push(isi)
  await push(isi)
  await expect.poll(shown).toEqual([{ title, body: '', data: { tujuan: '/rekap/perizinan' } }])
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen))
    .toEqual([{ jenis: 'notifikasi' }, { jenis: 'notifikasi' }])

  await tapShown(worker)
  await expect(page).toHaveURL(/\/rekap\/perizinan$/)
  await expect.poll(shown).toEqual([])

  // What is not of ours is shown all the same, and opens nothing of its own choosing.
  await push('bukan JSON')
  await push(JSON.stringify({ title: 'Halo', tujuan: 'https://contoh.example/' }))
  await expect.poll(shown).toEqual([
    { title: 'Halo', body: '', data: { tujuan: '/notifikasi' } },
    { title: 'Rekan', body: '', data: { tujuan: '/notifikasi' } },
  ])
})

test('a deploy takes over whole: an open page goes on with its own files, a reload is the new version, half a deploy is none', async ({
  page,
}) => {
  const built = fileURLToPath(new URL('../apps/web/dist', import.meta.url))
  const folder = mkdtempSync(join(tmpdir(), 'rekan-pasang-'))
  const [dua, tiga, empat] = ['dua', 'tiga', 'empat'].map((mark) => join(folder, mark)) as [
    string,
    string,
    string,
  ]
  rebuild(built, dua, 'dua')
  rebuild(built, tiga, 'tiga')
  rebuild(built, empat, 'empat')
  const server = await serveBuild()
  const versions = () =>
    page.evaluate(async () => (await caches.keys()).map((name) => name.replace('rekan-', '')))
  const running = () => page.locator('script[type=module]').getAttribute('src')
  const update = () =>
    page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update())
  const lupa = page.getByRole('link', { name: 'Lupa kata sandi' })

  server.deploy(built)
  await page.goto(`${server.origin}/auth/sign-in`)
  await untilKept(page)

  // A screen that the open page never fetched is gone with the deploy: it loads anew, as the new version.
  server.deploy(dua)
  await lupa.click()
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/auth/forgot-password')
  // The sign-in has such a field as well: the page may still be the one that loads anew.
  await expect.poll(running).toMatch(/-dua\.js$/)
  // A page that came while the new worker took over counts as an older one: what is old goes once it is gone, too.
  await expect(async () => {
    await page.goto('about:blank')
    await page.goto(`${server.origin}/auth/sign-in`)
    await expect.poll(versions).toEqual(['dua'])
  }).toPass()

  // One that is open goes on with its own files, which the server no longer has.
  const own = (await keptAddresses(page)).filter((path) => path.startsWith('/assets/'))
  server.deploy(tiga)
  await taken(page, update)
  expect(await running()).toMatch(/-dua\.js$/)
  const answers = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
    own,
  )
  expect(new Set(answers)).toEqual(new Set([200]))
  await page.reload()
  expect(await running()).toMatch(/-tiga\.js$/)

  // The worker of a build whose page is not there yet.
  server.deploy(tiga, readFileSync(join(empat, 'sw.js'), 'utf8'))
  await update().catch(() => undefined)
  await page.reload()
  expect(await running()).toMatch(/-tiga\.js$/)
  expect(await versions()).not.toContain('empat')
  // Nobody has to ask: a navigation does, and the one before this deploy may find it already.
  server.deploy(empat)
  await expect(async () => {
    await page.reload()
    expect(await running()).toMatch(/-empat\.js$/)
  }).toPass()

  // The way out.
  server.deploy(empat, LAST_WORKER)
  await page.reload()
  await expect.poll(versions).toEqual([])
  expect((await page.reload())?.fromServiceWorker()).toBe(false)
  server.close()
  rmSync(folder, { recursive: true })
})

test('[ORANG-13] a reload right as a new version takes over is there, and hangs on neither of them', async ({
  page,
}) => {
  test.slow()
  const dist = fileURLToPath(new URL('../apps/web/dist', import.meta.url))
  const folder = mkdtempSync(join(tmpdir(), 'rekan-muat-ulang-'))
  const lama = await reloadDuringTakeover(page, { dist, folder, kali: 5 })
  expect(lama).toHaveLength(5)
  // Five times the figure, which `npm run bench:reload` measures.
  expect(Math.max(...lama)).toBeLessThan(25_000)
  rmSync(folder, { recursive: true })
})
