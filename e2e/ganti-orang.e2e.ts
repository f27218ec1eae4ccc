import { DEMO_PASSWORD } from '../apps/server/src/demo/orang/akun.ts'
import { putSlip } from './slip.ts'
import { DI_DALAM, DI_LUAR, expect, test } from './test.ts'

/** A tab shows one person: what they see there is never sent as another, and what they wrote is theirs. */

const SITI = 'karyawan@rekan.example'

test('[TAMAT-01] a tab whose device is another’s by now sends nothing, and is loaded anew as them', async ({
  page,
  context,
  rekan,
}) => {
  await rekan.signIn(page, SITI)
  await page.goto('/perizinan/create')
  await page.getByRole('radio', { name: /^Izin/ }).check()
  await page.getByLabel('Keterangan').fill('Acara keluarga')
  const lain = await context.newPage()
  // As another tab leaves the device, whatever became of its own word of it.
  await rekan.signIn(lain, 'koordinator@rekan.example')
  const token = await lain.evaluate(() => localStorage.getItem('rekan.token'))
  const tulis: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.headers()['authorization'] === `Bearer ${token}`)
      tulis.push(request.url())
  })
  const dimuat = page.waitForEvent('load')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page
    .getByRole('button', { name: /Ajukan/ })
    .click()
    .catch(() => undefined)
  await dimuat
  expect(await rekan.sql(`select 1 from absensi where keterangan = 'Acara keluarga'`)).toEqual([])
  expect(tulis.filter((url) => /absensi/.test(url))).toEqual([])
})

test('[TAMAT-06] what was written into a form is there again for the same person once they are back, and for no other', async ({
  page,
  context,
  rekan,
}) => {
  await rekan.signIn(page, SITI)
  await page.goto('/perizinan/create')
  await page.getByRole('radio', { name: /^Izin/ }).check()
  await page.getByLabel('Keterangan').fill('Menikahkan adik di kampung')
  const lain = await context.newPage()
  await lain.goto('/auth/forgot-password')
  await lain.evaluate(() => localStorage.removeItem('rekan.token'))
  await expect(page).toHaveURL(/\/auth\/sign-in/)
  await page.getByLabel('Email atau kode karyawan').fill(SITI)
  await page.getByLabel('Kata sandi', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(page).toHaveURL(/\/perizinan\/create/)
  await expect(page.getByLabel('Keterangan')).toHaveValue('Menikahkan adik di kampung')
})

test('[TAMAT-06] what was written over one record comes back to that one, and into no other on the same screen', async ({
  page,
  context,
  rekan,
}) => {
  const hrd = 'hrd@rekan.example'
  const orang = await rekan.sql<{ id: number; nama: string }>(
    `select k.id, k.nama from karyawan k
      where k.id not in (select karyawan_id from pengguna where role <> 'karyawan' and karyawan_id is not null)
      order by k.id limit 2`,
  )
  const [andi, budi] = orang.map(({ nama }) => page.getByRole('button', { name: nama, exact: true }))
  for (const [ke, { id: karyawanId }] of orang.entries())
    await putSlip(rekan, {
      bulan: 10,
      karyawanId,
      baris: [['PENGHASILAN', 'Gaji Pokok', 'TETAP', 5_000_000 + ke]],
    })
  await page.setViewportSize({ width: 1280, height: 800 })
  await rekan.signIn(page, hrd)
  await page.goto('/kelola/gaji?bulan=10&tahun=2026')
  const jumlah = page.getByRole('dialog').getByLabel('Jumlah baris 1 (Rp)').first()
  await andi?.click()
  await jumlah.fill('7.777.777')

  const lain = await context.newPage()
  await lain.goto('/auth/forgot-password')
  await lain.evaluate(() => localStorage.removeItem('rekan.token'))
  await expect(page).toHaveURL(/\/auth\/sign-in/)
  await page.getByLabel('Email atau kode karyawan').fill(hrd)
  await page.getByLabel('Kata sandi', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(page).toHaveURL(/\/kelola\/gaji/)

  await budi?.click()
  await expect(jumlah).toHaveValue('5.000.001')
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click()
  await andi?.click()
  await expect(jumlah).toHaveValue('7.777.777')
  await expect(page.getByText('Isian Anda sebelum sesi berakhir masih ada.')).toBeVisible()
})

test.describe('at the camera', () => {
  test.use({ permissions: ['geolocation', 'camera'], geolocation: DI_LUAR })

  test('[TAMAT-01] the reason that one person wrote is not sent with the punch of the next on the same page', async ({
    page,
    context,
    rekan,
  }) => {
    const link = (name: string) => page.getByRole('link', { name, exact: true })
    const press = (name: string) => page.getByRole('button', { name, exact: true })
    await rekan.signIn(page, SITI)
    await page.goto('/home')
    await link('Check In').click()
    await page.getByLabel('Keterangan').fill('Mengantar anak ke rumah sakit')
    await link('Ambil Selfie').click()
    await expect(press('Ambil foto')).toBeVisible()
    await page.goBack()
    await page.goBack()
    await context.setGeolocation(DI_DALAM)
    await link('Akun').click()
    await press('Keluar').click()
    await expect(page).toHaveURL(/\/auth\/sign-in/)
    await page.getByLabel('Email atau kode karyawan').fill('koordinator@rekan.example')
    await page.getByLabel('Kata sandi', { exact: true }).fill(DEMO_PASSWORD)
    await press('Masuk').click()
    await link('Check In').first().click()
    await press('Ambil foto').click()
    await expect
      .poll(() =>
        rekan.sql(
          `select e.keterangan, e.lokasi from presensi_kejadian e join presensi p on p.id = e.presensi_id and p.tanggal = e.tanggal
          join pengguna o using (karyawan_id) where o.email = 'koordinator@rekan.example' and e.tanggal = '2026-11-20'`,
        ),
      )
      .toEqual([{ keterangan: '', lokasi: 'dalam' }])
  })
})
