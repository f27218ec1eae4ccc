import type { Page } from '@playwright/test'
import { browserWith } from './browser.ts'
import { intercept } from './jawaban.ts'
import { DI_DALAM, DI_LUAR, type Rekan, expect, test, walk } from './test.ts'

/** The attendance of others: looked at, decided on, made for them, put right. */

const KOORDINATOR = 'koordinator@rekan.example'
const SITI = 31

test.use({
  // Two cameras, so that there is one to change to.
  launchOptions: browserWith('--use-fake-device-for-media-stream=device-count=2'),
  permissions: ['geolocation', 'camera'],
  geolocation: DI_DALAM,
})

const baris = (page: Page, nama: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: nama }) })
const press = (page: Page, nama: string) => page.getByRole('button', { name: nama, exact: true })

async function open(page: Page, rekan: Rekan, path: string, as = KOORDINATOR) {
  await rekan.signIn(page, as)
  await page.goto(path)
}

test.describe('at night', () => {
  test.use({ waktu: '2026-11-20T18:50:00+07:00' })

  test('[PRS-07, ORANG-30] a guard checks in outside the area; the coordinator opens the evidence and decides; the record says so', async ({
    page: penjaga,
    browser,
    rekan,
    jam,
  }) => {
    test.slow()
    const [malam] = await rekan.sql<{ id: number; nama: string; koordinator: string }>(
      `select k.id, k.nama, u.email as koordinator
      from pengguna m join karyawan k on k.id = m.karyawan_id
        join penempatan p on p.karyawan_id = k.id and p.tanggal_selesai is null
        join pengguna u on u.id = p.koordinator_id
      where m.email = 'malam@rekan.example'`,
    )
    const { id = 0, nama = '', koordinator: email = '' } = malam ?? {}
    await rekan.sql(`update kantor set kebijakan_lokasi = 'catat'`)

    await test.step('the guard, far from the post, with a reason', async () => {
      await penjaga.context().setGeolocation(DI_LUAR)
      await jam.setWrongPhone(penjaga, 2 * 3_600_000)
      await open(penjaga, rekan, '/checkin', 'malam@rekan.example')
      await penjaga.getByLabel(/^Keterangan/).fill('Menjemput kunci pos di kantor pusat.')
      await penjaga.getByRole('link', { name: 'Ambil Selfie' }).click()
      await press(penjaga, 'Ambil foto').click()
      await expect(penjaga.getByText('Check in tercatat')).toBeVisible()
      await expect(penjaga.getByText(/Posisi .* di luar area\. Jam ponsel berbeda 2 jam/)).toBeVisible()
    })

    const context = await browser.newContext({ baseURL: rekan.origin, locale: 'id-ID' })
    const koordinator = await context.newPage()
    const kabar = (page: Page, judul: string) =>
      page.getByRole('article').filter({ hasText: `Belum dibaca: ${judul}` })
    await test.step('the coordinator is told; what waits leads to the evidence', async () => {
      await open(koordinator, rekan, '/notifikasi', email)
      await expect(kabar(koordinator, 'Presensi menunggu tinjauan Anda')).toContainText(
        `${nama} melakukan check in pada 20 November 2026 pukul 18:50 WIB`,
      )
      await koordinator.goto('/home')
      await koordinator.getByRole('link', { name: '1 Tinjauan menunggu' }).click()
      await expect(koordinator).toHaveURL(/\/presensi\/\?tinjauan=true$/)
      await expect(baris(koordinator, nama)).toContainText('Perlu tinjauan')
      await expect(baris(koordinator, nama)).toContainText('20 Nov 2026')
      await expect(baris(koordinator, nama)).toContainText('Jam ponsel berbeda 2 jam.')
      await koordinator.getByRole('link', { name: nama }).click()
      await expect(koordinator).toHaveURL(new RegExp(`/presensi/${id}/?\\?tanggal=2026-11-20$`))
      const checkIn = koordinator.getByRole('region', { name: 'Check In', exact: true })
      await expect(checkIn).toContainText('18:50:00')
      await expect(checkIn).toContainText('Tepat waktu')
      const bukti = koordinator.getByRole('region', { name: 'Bukti Check In' })
      await expect(bukti.locator('svg polygon')).toBeVisible()
      await expect(bukti).toContainText(/Perlu tinjauan: Posisi .* di luar area.*Jam ponsel berbeda 2 jam/)
      await expect(bukti).toContainText(/(m|km) di luar area/)
      await expect(bukti).toContainText('Ketelitian12 m')
      await expect(bukti).toContainText('-6.1724, 106.8272')
      await expect(bukti).toContainText('Menjemput kunci pos di kantor pusat.')
      await koordinator.getByRole('button', { name: 'Perbesar foto Check In' }).click()
      await expect(koordinator.getByRole('dialog').getByRole('img')).toBeVisible()
      await press(koordinator, 'Tutup').click()
    })

    await test.step('and decides, once', async () => {
      let sent = 0
      koordinator.on('request', (request) => (sent += Number(request.url().endsWith('/tinjauan'))))
      await press(koordinator, 'Tidak Diterima').click()
      const dialog = koordinator.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Tidak Diterima' }).click()
      await expect(dialog).toContainText('Tulis alasan presensi ini tidak diterima.')
      await dialog.getByLabel(/^Alasan/).fill('Kunci pos ada di pos.')
      await dialog.getByRole('button', { name: 'Tidak Diterima' }).dblclick()
      await expect(koordinator.getByText('“Kunci pos ada di pos.”')).toBeVisible()
      await expect(press(koordinator, 'Terima')).toBeHidden()
      expect(sent).toBe(1)
      await press(koordinator, 'Kembali')
        .or(koordinator.getByRole('link', { name: 'Kembali' }))
        .click()
      await expect(koordinator.getByText('Tidak ada presensi yang perlu ditinjau.')).toBeVisible()
    })

    await test.step('the guard is told, and reads it in their own days', async () => {
      await penjaga.goto('/notifikasi')
      await expect(kabar(penjaga, 'Presensi Anda tidak diterima')).toContainText('Kunci pos ada di pos.')
      // A month that is yet to come shows the current one.
      await penjaga.goto('/presensi/?bulan=12&tahun=2026')
      await expect(baris(penjaga, 'Jumat, 20 November 2026')).toContainText('Tidak diterima')
      await penjaga.getByRole('link', { name: 'Jumat, 20 November 2026' }).click()
      await expect(penjaga.getByText('“Kunci pos ada di pos.”')).toBeVisible()
      await expect(penjaga.getByText(/^Ditinjau /)).toBeVisible()
      await expect(press(penjaga, 'Koreksi Jam')).toBeHidden()
      await expect(penjaga.getByText('Catat Check Out')).toBeHidden()
    })
    await context.close()
  })
})

test('[RT-19, PRS-07] a day of one’s people: counted, narrowed, turned, each in the address; nobody else’s', async ({
  page,
  rekan,
}) => {
  test.slow()
  await open(page, rekan, '/home')
  await page.getByRole('link', { name: /Belum presensi/ }).click()
  await expect(page).toHaveURL(/\/presensi\/\?status=belum$/)
  const belum = page.getByRole('link', { name: /Belum presensi/ })
  await expect(belum).toHaveAttribute('aria-current', 'page')
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('belum')
  const [{ jumlah } = { jumlah: 0 }] = await rekan.sql<{ jumlah: number }>(
    `select count(distinct p.karyawan_id)::integer as jumlah from penempatan p join pengguna u on u.id = p.koordinator_id
    where u.email = '${KOORDINATOR}' and p.tanggal_selesai is null`,
  )
  // Theirs, and their own row.
  await expect(page.getByRole('article')).toHaveCount(jumlah + 1)
  await expect(belum).toContainText(String(jumlah + 1))
  await belum.click()
  await expect(page).toHaveURL(/\/presensi\/$/)

  await page.getByLabel('Cari nama').fill('siti')
  await expect(page).toHaveURL(/\?nama=siti$/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)
  await press(page, 'Hari sebelumnya').click()
  await expect(page).toHaveURL(/tanggal=2026-11-19/)
  await expect(page.getByText('Kamis, 19 November 2026')).toBeVisible()
  await expect(baris(page, 'Siti Rahmawati')).toContainText('Alpa')
  await page.getByLabel('Status', { exact: true }).selectOption('izin')
  await expect(page.getByText('Tidak ada presensi yang cocok.')).toBeVisible()
  await press(page, 'Hari berikutnya').click()
  await expect(page).not.toHaveURL(/tanggal/)
  // Today is the last day.
  await expect(press(page, 'Hari berikutnya')).toHaveAttribute('aria-disabled', 'true')
  await page.getByText('Jumat, 20 November 2026').click()
  await page.getByRole('button', { name: /Senin, 16 November 2026/ }).click()
  await expect(page).toHaveURL(/tanggal=2026-11-16/)

  await test.step('what waits to be looked at keeps the day and what it is narrowed to; back leads to it', async () => {
    await page.getByRole('tab', { name: 'Perlu tinjauan' }).click()
    await expect(page).toHaveURL(/tanggal=2026-11-16.*tinjauan=true/)
    await expect(page.getByLabel('Cari nama')).toHaveValue('siti')
    await expect(page.getByText('Tidak ada presensi yang cocok.')).toBeVisible()
    await page.goBack()
    await expect(page).not.toHaveURL(/tinjauan/)
    await expect(page.getByText('Senin, 16 November 2026')).toBeVisible()
    await expect(page.getByLabel('Status', { exact: true })).toHaveValue('izin')
  })

  await test.step('a stranger’s record, and an address without its day', async () => {
    const [orang] = await rekan.sql<{ id: number }>(
      `select karyawan_id as id from pengguna where email = 'wit@rekan.example'`,
    )
    await page.goto(`/presensi/${orang?.id}?tanggal=2026-11-20`)
    await expect(page.getByText('Presensi tidak ditemukan')).toBeVisible()
    await page.getByRole('link', { name: 'Semua Presensi' }).click()
    await expect(page).toHaveURL(/\/presensi\/$/)
    for (const tanggal of ['', '?tanggal=kemarin', '?tanggal=2026-02-30', '?tanggal=20261120']) {
      await walk(page, `/presensi/${SITI}${tanggal}`)
      await expect(page.getByRole('alert')).toContainText('Tanggal tidak valid')
    }
    await page.getByRole('link', { name: 'Lihat Hari Ini' }).click()
    await expect(page).toHaveURL(/tanggal=2026-11-20$/)
    await expect(page.getByRole('heading', { name: 'Siti Rahmawati' })).toBeVisible()
  })

  await test.step('a line that fails says so, and another try', async () => {
    const daftar = await intercept(page, 'GET /karyawan/presensi', {
      status: 403,
      json: { message: 'Ditolak.' },
    })
    await page.goto('/presensi/?nama=rahmawati')
    await expect(page.getByRole('alert')).toContainText('Ditolak.')
    daftar.become('passed')
    await press(page, 'Coba Lagi').click()
    await expect(baris(page, 'Siti Rahmawati')).toBeVisible()
  })
})

test('[PRS-06, RT-26, RT-27] a coordinator checks one of their people in and out; the record says by whom', async ({
  page,
  rekan,
  jam,
}) => {
  test.slow()
  await open(page, rekan, `/presensi/${SITI}?tanggal=2026-11-20`)
  await page.getByRole('link', { name: 'Catat Check In' }).click()
  await expect(page).toHaveURL(new RegExp(`/presensi/${SITI}/checkin/capture$`))
  await expect(page.getByRole('heading', { name: 'Untuk Siti Rahmawati' })).toBeVisible()
  await expect(page.getByText(/Tercatat oleh Anda/)).toBeVisible()
  await expect(page.getByText('Anda di dalam area')).toBeVisible()
  await press(page, 'Ambil Foto').click()
  await expect(page.getByRole('heading', { name: 'Check In · Siti Rahmawati' })).toBeVisible()
  await press(page, 'Ganti kamera').click()
  await expect(page.getByText('Posisikan wajah di dalam bingkai')).toBeVisible()
  await press(page, 'Ambil foto').click()
  await expect(page.getByText('Check in tercatat')).toBeVisible()
  await expect(page.getByText('untuk Siti Rahmawati, dicatat oleh Anda')).toBeVisible()
  await test.step('what is to be done stands on the tabs, no strip of the ground between', async () => {
    const bar = page.getByRole('link', { name: 'Selesai' }).locator('..')
    const [atas, bawah] = await Promise.all([bar.boundingBox(), page.getByRole('navigation').boundingBox()])
    expect(Math.abs((atas?.y ?? 0) + (atas?.height ?? 0) - (bawah?.y ?? 0))).toBeLessThanOrEqual(1)
  })
  await page.getByRole('link', { name: 'Selesai' }).click()
  await expect(page).toHaveURL(new RegExp(`/presensi/${SITI}/?\\?tanggal=2026-11-20$`))
  await expect(page.getByRole('region', { name: 'Check In', exact: true })).toContainText(
    'Dicatat oleh Rizky Pratama',
  )

  await test.step('what is there already is shown instead', async () => {
    await page.goto(`/presensi/${SITI}/checkin/capture`)
    await expect(page).toHaveURL(new RegExp(`/presensi/${SITI}/?\\?tanggal=2026-11-20$`))
  })

  await test.step('one’s own is not made so; of another who has not come there is no check-out', async () => {
    const [aku] = await rekan.sql<{ id: number }>(
      `select karyawan_id as id from pengguna where email = '${KOORDINATOR}'`,
    )
    await walk(page, `/presensi/${aku?.id}/checkin/capture`)
    await expect(page.getByText('Ini presensi Anda sendiri')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Check In' })).toHaveAttribute('href', '/checkin')
    const [lain] = await rekan.sql<{ id: number }>(
      `select p.karyawan_id as id from penempatan p join pengguna u on u.id = p.koordinator_id
      where u.email = '${KOORDINATOR}' and p.tanggal_selesai is null and p.karyawan_id <> ${SITI} limit 1`,
    )
    await page.goto(`/presensi/${lain?.id}/checkout/capture`)
    await expect(page).toHaveURL(new RegExp(`/presensi/${lain?.id}/?\\?tanggal=2026-11-20$`))
    await walk(page, '/presensi/999999/checkout/capture')
    await expect(page.getByText('Presensi tidak ditemukan')).toBeVisible()
  })

  await jam.set('2026-11-20T16:30:00+07:00')
  await page.goto(`/presensi/${SITI}?tanggal=2026-11-20`)
  await page.getByRole('link', { name: 'Catat Check Out' }).click()
  await press(page, 'Ambil Foto').click()
  await press(page, 'Ambil foto').click()
  await expect(page.getByText('Check out tercatat')).toBeVisible()
  await page.getByRole('link', { name: 'Selesai' }).click()
  await expect(page.getByRole('region', { name: 'Check Out', exact: true })).toContainText(
    'Pulang 30 menit lebih awal',
  )
  await expect(page.getByText(/^Catat Check/)).toBeHidden()
  const punches = await rekan.sql(
    `select e.jenis, u.email, r.karyawan_id from presensi_kejadian e join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal
      left join pengguna u on u.id = e.oleh_id order by e.id`,
  )
  expect(punches).toEqual(
    ['check_in', 'check_out'].map((jenis) => ({ jenis, email: KOORDINATOR, karyawan_id: SITI })),
  )
})

test('[PRS-07] HR puts the times of a day right, and sees before and after', async ({ page, rekan }) => {
  await open(page, rekan, `/presensi/${SITI}?tanggal=2026-11-18`, 'hrd@rekan.example')
  await expect(page.getByText('Catat Check In')).toBeHidden()
  await press(page, 'Koreksi Jam').click()
  await page.getByLabel('Jam masuk').fill('08:10')
  await page.getByLabel('Jam pulang').fill('17:00')
  await expect(page.getByRole('row', { name: 'Masuk --:-- 08:10' })).toBeVisible()
  await press(page, 'Simpan').click()
  await expect(page.getByText('Alasan koreksi harus diisi.')).toBeVisible()
  await page.getByLabel(/^Alasan/).fill('Mesin sidik jari rusak, saksi satpam.')
  await press(page, 'Simpan').click()
  const checkIn = page.getByRole('region', { name: 'Check In', exact: true })
  await expect(checkIn).toContainText('08:10:00')
  await expect(checkIn).toContainText('Terlambat 10 menit')
  await expect(checkIn).toContainText('Dikoreksi oleh Irfan Maulana')
  await expect(page.getByText('8 jam 50 menit')).toBeVisible()
  await page.getByRole('link', { name: 'Siti Rahmawati' }).click()
  await expect(page).toHaveURL(new RegExp(`/karyawan/${SITI}/?$`))
})

test('of work of 24 hours whoever writes when somebody left is asked on which day', async ({
  page,
  browser,
  rekan,
}) => {
  await rekan.sql(`with j as (insert into jadwal (nama) values ('Pos 24 jam') returning id),
    v as (insert into jadwal_versi (jadwal_id) select id from j returning jadwal_id, berlaku_dari),
    h as (insert into jadwal_hari (jadwal_id, berlaku_dari, hari, jam_mulai, jam_selesai)
      select jadwal_id, berlaku_dari, ke, 25200, 25200 from v, unnest(array[2, 4]) ke)
    update penempatan set jadwal_id = (select id from j) where karyawan_id = ${SITI}`)
  await test.step('HR, who puts a day right', async () => {
    await open(page, rekan, `/presensi/${SITI}?tanggal=2026-11-19`, 'hrd@rekan.example')
    await press(page, 'Koreksi Jam').click()
    await page.getByLabel('Jam masuk').fill('06:55')
    await page.getByLabel('Jam pulang').fill('07:00')
    await page.getByLabel(/^Alasan/).fill('Menurut buku jaga.')
    await expect(page.getByLabel('Tanggal pulang')).toBeHidden()
    await press(page, 'Simpan').click()
    await expect(page.getByLabel('Tanggal pulang')).toHaveAccessibleDescription(
      'Pukul 07:00 bisa tanggal 19 November 2026 atau 20 November 2026. Pilih harinya.',
    )
    await page.getByLabel('Tanggal pulang').selectOption('20 November 2026')
    await press(page, 'Simpan').click()
    await expect(page.getByText('24 jam 5 menit')).toBeVisible()
  })

  await test.step('the guard, who asks for it on the phone; the coordinator sees the day', async () => {
    const hp = await browser.newPage({ baseURL: rekan.origin, viewport: { width: 360, height: 740 } })
    await open(hp, rekan, '/perizinan/create', 'karyawan@rekan.example')
    await hp.getByRole('radio', { name: /^Koreksi Presensi/ }).check()
    await hp.getByLabel('Tanggal', { exact: false }).first().fill('17/11/2026')
    await hp.getByLabel('Jam masuk').fill('06:55')
    await hp.getByLabel('Jam pulang').fill('07:30')
    await hp.getByLabel(/^Keterangan/).fill('Ponsel mati.')
    await press(hp, 'Ajukan').click()
    await expect(hp.getByLabel('Tanggal pulang')).toBeVisible()
    await hp.getByLabel('Tanggal pulang').selectOption('18 November 2026')
    await press(hp, 'Ajukan').click()
    await expect(hp.getByRole('article').filter({ hasText: 'pulang 07:30, 18 Nov 2026' })).toBeVisible()
  })
})
