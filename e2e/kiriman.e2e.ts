import type { Page } from '@playwright/test'
import { intercept } from './jawaban.ts'
import { DI_DALAM, DI_LUAR, type Rekan, expect, test } from './test.ts'

/** What a punch sends from where, and what becomes of it on the way. */

const KARYAWAN = 'karyawan@rekan.example'
const KIRIM = 'POST /presensi/check-in'
const DI_BANDUNG = { latitude: -6.9218, longitude: 107.6071, accuracy: 12 }

test.use({ permissions: ['geolocation', 'camera'], geolocation: DI_DALAM })
test.beforeEach(({ page, rekan }) => rekan.signIn(page, KARYAWAN))

const punches = (rekan: Rekan) =>
  rekan.sql(`select k.kode as kantor, lokasi, jarak_meter, di_luar_area, perlu_tinjauan, keterangan
    from presensi_kejadian e join kantor k on k.id = e.kantor_id order by e.id`)

async function takePhoto(page: Page) {
  await page.getByRole('link', { name: 'Ambil Selfie' }).click()
  await page.getByRole('button', { name: 'Ambil foto' }).click()
}

/** The Idempotency-Key of each attempt, in their order. */
function keysSent(page: Page): string[] {
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/presensi/check-in'))
      keys.push(request.headers()['idempotency-key'] ?? '')
  })
  return keys
}

test('[PRS-01] outside the area a reason is asked for, sent and recorded', async ({
  page,
  context,
  rekan,
}) => {
  await context.setGeolocation(DI_LUAR)
  await page.goto('/checkin')
  await expect(page.getByText(/Anda \d+ m di luar area/)).toBeVisible()
  await page.getByRole('link', { name: 'Ambil Selfie' }).click()
  const note = page.getByLabel('Keterangan')
  await expect(note).toHaveAccessibleDescription('Tulis alasannya agar koordinator dapat meninjau.')
  await note.fill('  Rapat di kantor klien  ')
  await takePhoto(page)
  await expect(page.getByText('Check in tercatat')).toBeVisible()
  await expect(page.getByText(/ · \d+ m di luar area/)).toBeVisible()
  await expect(page.getByText('Akan ditinjau koordinator Anda')).toBeVisible()
  expect(await punches(rekan)).toEqual([
    {
      kantor: 'JKT01',
      lokasi: 'luar',
      jarak_meter: 234,
      di_luar_area: true,
      perlu_tinjauan: true,
      keterangan: 'Rapat di kantor klien',
    },
  ])
})

test('[PRS-05] outside an office that insists there is no way on but to come closer', async ({
  page,
  context,
  rekan,
}) => {
  await rekan.sql(`update kantor set kebijakan_lokasi = 'wajib' where kode = 'JKT01'`)
  await context.setGeolocation(DI_LUAR)
  await page.goto('/checkin')
  await expect(page.getByText('Presensi harus dari dalam area')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ambil Selfie' })).toBeHidden()
  await context.setGeolocation(DI_DALAM)
  await expect(page.getByText('Anda di dalam area')).toBeVisible()
  await takePhoto(page)
  await expect(page.getByText('Check in tercatat')).toBeVisible()
})

test.describe('with two placements', () => {
  test.beforeEach(({ rekan }) =>
    rekan.sql(`insert into penempatan (karyawan_id, kantor_id, jadwal_id, jabatan, unit, tanggal_masuk, utama)
      select p.karyawan_id, k.id, p.jadwal_id, p.jabatan, p.unit, '2026-11-01', false
      from penempatan p join pengguna u using (karyawan_id) join kantor k on k.kode = 'BDG01'
      where u.email = '${KARYAWAN}' and p.utama and p.tanggal_selesai is null`),
  )

  test('[PRS-03] the one whose area holds the position is preselected, and the record says it', async ({
    page,
    context,
    rekan,
  }) => {
    await context.setGeolocation(DI_BANDUNG)
    await page.goto('/checkin')
    await expect(page.getByText('Anda di dalam area')).toBeVisible()
    await expect(page.getByLabel('Kantor').locator('option:checked')).toHaveText(/Priangan/)
    await takePhoto(page)
    await expect(page.getByText(/Priangan.* · di dalam area/)).toBeVisible()
    expect(await punches(rekan)).toMatchObject([{ kantor: 'BDG01', lokasi: 'dalam' }])
  })

  test('[PRS-03] another can be chosen, is judged anew, and the record says it', async ({
    page,
    context,
    rekan,
  }) => {
    await context.setGeolocation(DI_BANDUNG)
    await page.goto('/checkin')
    await expect(page.getByText('Anda di dalam area')).toBeVisible()
    await page.getByLabel('Kantor').selectOption({ label: 'Kantor Pusat Jakarta' })
    await expect(page.getByText(/Anda [\d,]+ km di luar area/)).toBeVisible()
    await page.getByLabel('Keterangan').fill('Tugas untuk kantor pusat')
    await takePhoto(page)
    await expect(page.getByText(/Kantor Pusat Jakarta · [\d,]+ km di luar area/)).toBeVisible()
    expect(await punches(rekan)).toMatchObject([{ kantor: 'JKT01', lokasi: 'luar', perlu_tinjauan: true }])
  })
})

test.describe('on a bad line', () => {
  test('[PRS-03] the photo is kept, tried again by itself, then by hand, under one key: one record', async ({
    page,
    rekan,
    jam,
  }) => {
    const keys = keysSent(page)
    const kirim = await intercept(page, KIRIM, 'cut')
    await jam.take()
    await page.goto('/checkin')
    await takePhoto(page)
    for (const attempt of [1, 2, 3]) {
      await expect.poll(() => keys.length).toBe(attempt)
      await expect(page.getByText('Belum terkirim, mencoba lagi…')).toBeVisible()
      await expect(page.getByRole('img', { name: 'Selfie Anda' })).toBeVisible()
      await jam.skip(5000)
    }
    await expect(page.getByRole('alert')).toContainText('Presensi belum terkirim')
    await expect(page.getByRole('alert')).toContainText('Periksa koneksi internet Anda')
    await expect(page.getByRole('img', { name: 'Selfie Anda' })).toBeVisible()
    expect(await punches(rekan)).toEqual([])

    kirim.become('passed')
    await page.getByRole('button', { name: 'Coba Lagi' }).click()
    await expect(page.getByText('Check in tercatat')).toBeVisible()
    expect(keys).toHaveLength(5)
    expect(new Set(keys).size).toBe(1)
    expect(await punches(rekan)).toHaveLength(1)
  })

  test('[PRS-03, LURING-23] an answer that gets lost is asked for again and is no second record', async ({
    page,
    rekan,
  }) => {
    const keys = keysSent(page)
    await page.addInitScript(() => {
      const send = window.fetch.bind(window)
      let lost = false
      window.fetch = async (...args) => {
        const answer = await send(...args)
        if (lost || !answer.url.endsWith('/api/presensi/check-in')) return answer
        lost = true
        throw new TypeError('Failed to fetch')
      }
    })
    await page.goto('/checkin')
    await takePhoto(page)
    await expect(page.getByText('Check in tercatat')).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(await punches(rekan)).toHaveLength(1)
  })

  test('a double tap on the shutter sends once; Ulangi takes another photo under another key', async ({
    page,
    rekan,
  }) => {
    const keys = keysSent(page)
    await intercept(page, KIRIM, (ke) =>
      ke === 1 ? { status: 422, json: { message: 'Foto terlalu gelap.' } } : 'passed',
    )
    await page.goto('/checkin')
    await page.getByRole('link', { name: 'Ambil Selfie' }).click()
    await page.getByRole('button', { name: 'Ambil foto' }).dblclick()
    await expect(page.getByRole('alert')).toContainText('Foto terlalu gelap.')
    expect(keys).toHaveLength(1)
    await page.getByRole('button', { name: 'Ulangi' }).click()
    await page.getByRole('button', { name: 'Ambil foto' }).click()
    await expect(page.getByText('Check in tercatat')).toBeVisible()
    expect(new Set(keys).size).toBe(2)
    expect(await punches(rekan)).toHaveLength(1)
  })
})

test.describe('too early', () => {
  test.use({ waktu: '2026-11-20T04:30:00+07:00' })

  test('home says when check-in opens, /checkin refuses readably, and both open by themselves', async ({
    page,
    jam,
  }) => {
    await jam.take()
    await page.goto('/home')
    await expect(page.getByText('Check-in dibuka pukul 05:00')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Check In' })).toBeHidden()
    await page.goto('/checkin')
    await expect(page.getByRole('heading', { name: 'Check-in dibuka pukul 05:00' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ambil Selfie' })).toBeHidden()

    await jam.set('2026-11-20T05:00:00+07:00')
    await takePhoto(page)
    await expect(page.getByText('Check in tercatat')).toBeVisible()
  })
})
