import { DI_DALAM, expect, test } from './test.ts'

// More decimals than are sent.
const tepat = { ...DI_DALAM, latitude: -6.17541234, longitude: 106.82718765 }

test.use({ permissions: ['geolocation', 'camera'], geolocation: tepat })

test('[PRS-01, PRS-02, PRS-03] a person checks in and later out, in two taps each, with a break where it is punched', async ({
  page,
  rekan,
  jam,
}) => {
  await page.goto('/')
  await page.getByLabel('Email atau kode karyawan').fill('karyawan@rekan.example')
  await page.getByLabel('Kata sandi', { exact: true }).fill('RekanDemo2026')
  await page.getByRole('button', { name: 'Masuk' }).click()
  await expect(page).toHaveURL(/\/home\/?$/)
  await expect(page.getByText('Belum presensi')).toBeVisible()

  await test.step('[CEPAT-01, PRS-04] two taps lead from home to recorded, and home shows it', async () => {
    await page.getByRole('link', { name: 'Check In' }).click()
    await expect(page).toHaveURL(/\/checkin\/capture\/?$/)
    await expect(page.getByRole('heading', { name: 'Check In · Kantor Pusat Jakarta' })).toBeVisible()
    await expect(page.getByText('± 12 m · di dalam area')).toBeVisible()
    await expect(page.getByText(/^07:52 WIB · Tepat waktu$/)).toBeVisible()
    const kiriman = page.waitForRequest('**/api/presensi/check-in')
    await page.getByRole('button', { name: 'Ambil foto' }).click()
    expect((await kiriman).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    await expect(page.getByText('Check in tercatat')).toBeVisible()
    await expect(page.getByText('Selamat bekerja, Siti')).toBeVisible()
    await expect(page.getByText('07:52:13').first()).toBeVisible()

    await page.getByRole('link', { name: 'Selesai' }).click()
    await expect(page).toHaveURL(/\/home\/?$/)
    await expect(page.getByText('Sudah masuk, tepat waktu')).toBeVisible()
  })

  await test.step('[KERJA-23] a break is begun and ended on home once the company has it punched, and not before', async () => {
    const mulai = page.getByRole('button', { name: 'Mulai istirahat' })
    await expect(mulai).toHaveCount(0)
    await rekan.sql(
      `insert into pengaturan (kunci, berlaku_dari, nilai, dicatat_pada) values ('presensi_istirahat', '2026-11-20', 'true', '2026-11-20T00:53:00Z')`,
    )
    await jam.set('2026-11-20T12:00:00+07:00')
    await page.reload()
    await mulai.click()
    await expect(page.getByText('Istirahat sejak pukul 12:00')).toBeVisible()
    await page.getByRole('button', { name: 'Selesai istirahat' }).click()
    await expect(mulai).toBeVisible()
  })

  await jam.set('2026-11-20T17:03:00+07:00')
  // The day has passed for the page as well.
  await page.reload()
  // What was kept stands first, and says another time.
  await expect(page.getByRole('region', { name: 'Presensi hari ini' })).toContainText('17:03')
  await page.getByRole('link', { name: 'Check Out' }).click()
  await page.getByRole('button', { name: 'Ambil foto' }).click()
  await expect(page.getByText('Check out tercatat')).toBeVisible()
  await expect(page.getByText('Selamat beristirahat, Siti')).toBeVisible()
  await page.getByRole('link', { name: 'Selesai' }).click()
  await expect(page.getByText(/^Selesai/)).toBeVisible()

  const punches = await rekan.sql(
    `select jenis, b.latitude, b.longitude, akurasi, keterangan, lokasi, oleh_id, tipe
     from presensi_kejadian e join presensi_selfie s on s.kejadian_id = e.id
       join presensi_bukti b on b.kejadian_id = e.id order by e.id`,
  )
  const punch = {
    latitude: -6.1754,
    longitude: 106.8272,
    akurasi: 12,
    keterangan: '',
    lokasi: 'dalam',
    oleh_id: null,
  }
  expect(punches).toEqual([
    { ...punch, jenis: 'check_in', tipe: 'image/png' },
    { ...punch, jenis: 'check_out', tipe: 'image/png' },
  ])
})
