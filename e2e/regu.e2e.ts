import type { Page } from '@playwright/test'
import { KOORDINATOR_REGU, openRegu, seedRegu, takePhotos } from './regu.ts'
import { DI_DALAM, type Rekan, expect, test } from './test.ts'

/** A crew is photographed at one phone, one after the other, each for a punch of their own. */

test.use({
  permissions: ['geolocation', 'camera'],
  geolocation: DI_DALAM,
  viewport: { width: 390, height: 744 },
  hasTouch: true,
  berjalan: true,
})

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
const hitungan = (page: Page, teks: string) => expect(page.getByText(teks, { exact: true })).toBeVisible()

/** The crew of the new site on the coordinator's screen. */
async function signInRegu(page: Page, rekan: Rekan) {
  await rekan.signIn(page, KOORDINATOR_REGU)
  await openRegu(page)
}

const punches = (rekan: Rekan) =>
  rekan.sql<{ nama: string; oleh: string; foto: string; waktu: string; umur: number; lintang: number }>(
    `select k.nama, o.email as oleh, encode(e.selfie_sha256, 'hex') as foto, e.waktu::text as waktu,
      (b.luring::jsonb ->> 'posisi_umur')::int as umur, e.latitude as lintang
    from presensi_kejadian e join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal
      join karyawan k on k.id = r.karyawan_id join pengguna o on o.id = e.oleh_id
      left join presensi_bukti b on b.kejadian_id = e.id
    where r.tanggal = '2026-11-20' order by e.waktu, e.id`,
  )

test('[REGU-01, REGU-06] a coordinator opens exactly the shift of a site; a tap and a photo, and the next one is selected; photos alike are pointed out', async ({
  page,
  rekan,
}) => {
  await page.addInitScript(() => {
    // One picture, whoever stands before it.
    navigator.mediaDevices.getUserMedia = () => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: 640, height: 480 })
      const context = canvas.getContext('2d')
      setInterval(() => {
        for (let ke = 0; ke < 48; ke += 1) {
          if (context !== null) context.fillStyle = `hsl(${(ke * 73) % 360} 60% ${30 + ((ke * 29) % 50)}%)`
          context?.fillRect((ke % 8) * 80, Math.floor(ke / 8) * 80, 80, 80)
        }
      }, 50)
      return Promise.resolve(canvas.captureStream(20))
    }
  })
  const nama = await seedRegu(rekan, 4)
  await signInRegu(page, rekan)
  await hitungan(page, '0/4')
  await expect(page).toHaveTitle(/^Presensi regu/)
  const ubin = page.getByRole('list', { name: 'Regu' }).getByRole('button')
  expect(await ubin.allInnerTexts()).toEqual(nama.map((satu) => expect.stringContaining(satu)))
  // Whoever stands there first is tapped first.
  await ubin.nth(1).tap()
  await press(page, `Foto ${nama[1]}`).tap()
  expect(await takePhotos(page, 3)).toEqual([nama[1], nama[2], nama[3]])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nama[0] ?? '')
  await expect(page.getByText('3/4 · dicatat oleh Anda')).toBeVisible()
  await press(page, 'Tutup kamera').tap()
  await hitungan(page, '3/4')
  await expect(ubin.nth(1)).toContainText(/07\.5\d/)
  await expect(ubin.nth(0)).toContainText('belum')
  await press(page, `Foto ${nama[0]}`).tap()
  await takePhotos(page, 1)
  await hitungan(page, '4/4')
  await expect
    .poll(async () => (await punches(rekan)).map((satu) => `${satu.nama} ${satu.oleh}`).toSorted())
    .toEqual(nama.map((satu) => `${satu} ${KOORDINATOR_REGU}`).toSorted())
  await press(page, 'Tutup regu').tap()
  const dialog = page.getByRole('alertdialog', { name: 'Tutup regu ini?' })
  for (const lain of nama.slice(1))
    await expect(dialog).toContainText(new RegExp(`(${nama[0]} dan ${lain}|${lain} dan ${nama[0]})`))
  await dialog.getByRole('button', { name: 'Periksa lagi' }).tap()
  await expect(page.getByRole('heading', { name: 'Ada foto yang sama atau mirip' })).toBeVisible()
  await press(page, 'Tutup regu').tap()
  await dialog.getByRole('button', { name: 'Tutup regu' }).tap()
  await expect(page).toHaveURL(/\/home\/?$/)
})

test('[REGU-02] four people are recorded one after the other on a slow phone and a slow line', async ({
  page,
  rekan,
}) => {
  test.slow()
  await seedRegu(rekan, 4)
  await signInRegu(page, rekan)
  await press(page, /^Foto /).tap()
  await expect(press(page, 'Ambil foto')).toBeEnabled()
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  // How long that takes is measured by `npm run bench:regu`.
  await takePhotos(page, 4)
  await expect.poll(async () => (await punches(rekan)).length, { timeout: 120_000 }).toBe(4)
})

test('[REGU-08] one position serves all and is renewed: a punch after 121 seconds brings one that is younger than 120', async ({
  page,
  rekan,
  jam,
}) => {
  await seedRegu(rekan, 3)
  await jam.take()
  await signInRegu(page, rekan)
  await press(page, /^Foto /).tap()
  await takePhotos(page, 2)
  await page.context().setGeolocation({ ...DI_DALAM, latitude: DI_DALAM.latitude + 0.0002 })
  await jam.skip(121_000)
  await expect(press(page, 'Ambil foto')).toBeEnabled()
  await press(page, 'Ambil foto').tap()
  await expect.poll(async () => (await punches(rekan)).length).toBe(3)
  const [satu, dua, tiga] = await punches(rekan)
  expect(satu?.lintang).toBe(dua?.lintang)
  expect(tiga?.umur).toBeLessThan(120)
})

test('[REGU-09] without a network ten wait as ten and arrive as ten, each with its own photo and time', async ({
  page,
  rekan,
}) => {
  test.slow()
  const nama = await seedRegu(rekan, 10)
  await signInRegu(page, rekan)
  await press(page, /^Foto /).tap()
  await expect(press(page, 'Ambil foto')).toBeEnabled()
  await page.context().setOffline(true)
  expect(await takePhotos(page, 10)).toEqual(nama)
  await hitungan(page, '10/10')
  await expect(page.getByText(/07\.5\d menunggu/)).toHaveCount(10)
  expect(await punches(rekan)).toEqual([])
  await page.context().setOffline(false)
  await expect.poll(async () => (await punches(rekan)).length, { timeout: 120_000 }).toBe(10)
  const semua = await punches(rekan)
  expect(semua.map((satu) => satu.nama)).toEqual(nama)
  expect(new Set(semua.map(({ foto }) => foto)).size).toBe(10)
  expect(new Set(semua.map(({ waktu }) => waktu)).size).toBe(10)
  await expect(page.getByText(/menunggu/)).toHaveCount(0)
})

test('[REGU-03, REGU-04] the witness stands on home, list, recap and record; a dispute waits with HR, who decides', async ({
  page,
  browser,
  rekan,
}) => {
  test.slow()
  const SITI = 31
  await rekan.sql(`delete from presensi_kejadian where tanggal = '2026-11-20'
    and presensi_id in (select id from presensi where karyawan_id = ${SITI} and tanggal = '2026-11-20')`)
  await rekan.sql(`with r as (insert into presensi (karyawan_id, tanggal) values (${SITI}, '2026-11-20')
      on conflict (karyawan_id, tanggal, penugasan_id) do update set tanggal = excluded.tanggal returning id)
    insert into presensi_kejadian (presensi_id, tanggal, jenis, waktu, kantor_id, lokasi, di_luar_area, perlu_tinjauan,
      keterangan, oleh_id, selfie_sha256)
    select r.id, '2026-11-20', 'check_in', '2026-11-20T07:50:00+07:00', p.kantor_id, 'dalam', false, false, '', u.id, decode(repeat('00', 32), 'hex')
    from r, penempatan p, pengguna u
    where p.karyawan_id = ${SITI} and p.tanggal_selesai is null and p.utama and u.email = '${KOORDINATOR_REGU}'`)
  await rekan.signIn(page, 'karyawan@rekan.example')
  const saksi = 'Dicatat oleh Rizky Pratama'
  await page.goto('/presensi/')
  await expect(page.getByText(saksi)).toBeVisible()
  await page.goto('/rekap/presensi')
  await expect(page.getByText(saksi)).toBeVisible()
  await page.goto('/home')
  await expect(page.getByText('Rizky Pratama')).toBeVisible()
  await page.getByRole('link', { name: 'Lihat', exact: true }).tap()
  await expect(page.getByRole('region', { name: 'Check In', exact: true })).toContainText(saksi)
  await press(page, 'Sanggah Check In').tap()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(/^Alasan/).fill('Saya baru datang pukul sembilan.')
  await sheet.getByRole('button', { name: 'Kirim Sanggahan' }).tap()
  await expect(page.getByRole('heading', { name: 'Check In disanggah, menunggu HR' })).toBeVisible()
  await expect(press(page, 'Sanggah Check In')).toBeHidden()

  const context = await browser.newContext({ baseURL: rekan.origin, locale: 'id-ID' })
  const hr = await context.newPage()
  await rekan.signIn(hr, 'hrd@rekan.example')
  await hr.goto(`/presensi/${SITI}?tanggal=2026-11-20`)
  await expect(hr.getByText('“Saya baru datang pukul sembilan.”')).toBeVisible()
  await press(hr, 'Tetap Berlaku').click()
  await hr
    .getByRole('dialog')
    .getByLabel(/^Alasan/)
    .fill('Kamera pos melihat Anda pukul 07.50.')
  await hr.getByRole('dialog').getByRole('button', { name: 'Tetap Berlaku' }).click()
  await expect(hr.getByRole('heading', { name: 'Check In disanggah, tetap berlaku' })).toBeVisible()
  await context.close()
  await page.reload()
  await expect(page.getByText('HR: “Kamera pos melihat Anda pukul 07.50.”')).toBeVisible()
})

test('[REGU-05] a person makes a PIN, HR has the site ask for it, and the camera of the crew waits for it', async ({
  page,
  browser,
  rekan,
}) => {
  test.slow()
  const [nama = ''] = await seedRegu(rekan, 1)
  const [orang] = await rekan.sql<{ email: string }>(
    `select u.email from pengguna u join karyawan k on k.id = u.karyawan_id where k.nama = '${nama}'`,
  )
  const [kantor] = await rekan.sql<{ id: number }>(`select id from kantor where kode = 'MHK'`)
  const context = await browser.newContext({ baseURL: rekan.origin, locale: 'id-ID' })
  const lain = await context.newPage()
  await rekan.signIn(lain, orang?.email ?? '')
  await lain.goto('/akun/keamanan')
  await lain.getByRole('region', { name: 'PIN presensi' }).getByLabel(/^PIN/).fill('123456')
  await press(lain, 'Simpan PIN').click()
  await expect(lain.getByText('PIN ini terlalu mudah ditebak. Pilih angka yang lain.')).toBeVisible()
  await lain.getByRole('region', { name: 'PIN presensi' }).getByLabel(/^PIN/).fill('194857')
  await press(lain, 'Simpan PIN').click()
  await expect(press(lain, 'Hapus PIN')).toBeVisible()
  await rekan.signIn(lain, 'hrd@rekan.example')
  await lain.setViewportSize({ width: 1280, height: 900 })
  await lain.goto(`/kelola/lokasi/${kantor?.id}`)
  const diminta = lain.getByRole('switch', { name: /Presensi regu dengan PIN/ })
  await diminta.click()
  await expect(lain.getByText('Presensi regu disimpan.')).toBeVisible()
  await expect(diminta).toBeChecked()
  await context.close()

  await signInRegu(page, rekan)
  await press(page, `Foto ${nama}`).tap()
  await expect(page.getByText('Diketik sendiri oleh orangnya.')).toBeVisible()
  await expect(press(page, 'Ambil foto')).toBeDisabled()
  await page.getByLabel(`PIN ${nama}`).fill('111222')
  await press(page, 'Ambil foto').tap()
  await expect(page.getByText('PIN tidak cocok. Minta orangnya mengetik sendiri.')).toBeVisible()
  await press(page, `Foto ${nama}`).tap()
  await page.getByLabel(`PIN ${nama}`).fill('194857')
  await press(page, 'Ambil foto').tap()
  await expect.poll(async () => (await punches(rekan)).length).toBe(1)
  await hitungan(page, '1/1')
})
