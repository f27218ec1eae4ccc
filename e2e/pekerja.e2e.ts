import {
  allowNotifications,
  keptAddresses,
  openPushService,
  shownBy,
  tapShown,
  untilKept,
  workerOf,
} from './pekerja.ts'
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
  expect(kept.filter((path) => path.startsWith('/assets/punch-screen-'))).toHaveLength(1)
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
  await page.goto('/checkin')
  await expect(page.getByText('Loading...')).toBeVisible()
  await page.context().setOffline(false)
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
