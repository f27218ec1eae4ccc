import { type Page, request } from '@playwright/test'
import { drawSelfie, fotoBaru } from '../apps/server/test/selfie.ts'
import type { Jam } from './jam.ts'
import { type Rekan, expect, test } from './test.ts'

/** Photos that were seen before, photos whose term is over, and what HR holds. */

const HRD = 'hrd@rekan.example'
const KARYAWAN = 'karyawan@rekan.example'
const SITI = 31

async function checkIn(rekan: Rekan, jam: Jam, email: string, hari: string, foto: Buffer) {
  await jam.set(`${hari}T07:52:13+07:00`)
  const api = await request.newContext({ baseURL: rekan.origin })
  const login = await api.post('/api/login', { data: { email, password: 'RekanDemo2026' } })
  const { data } = (await login.json()) as { data: { token: string } }
  const answer = await api.post('/api/presensi/check-in', {
    headers: { authorization: `Bearer ${data.token}` },
    multipart: {
      latitude: '-6.1754',
      longitude: '106.8272',
      keterangan: 'Di kantor pusat',
      selfie: { name: 'selfie.png', mimeType: 'image/png', buffer: foto },
    },
  })
  expect(answer.status()).toBe(201)
  await api.dispose()
}

async function sudahDisimpan(rekan: Rekan, banyak: number) {
  await expect
    .poll(async () => (await rekan.sql(`select from presensi_selfie where kunci like 'selfie/2026%'`)).length)
    .toBe(banyak)
}

async function rekaman(page: Page, rekan: Rekan, tanggal: string, as = HRD) {
  await rekan.signIn(page, as)
  await page.goto(`/presensi/${SITI}?tanggal=${tanggal}`)
}

test('[SAFE-37, SAFE-33] the review shows both photos with both days; what is past its term says so in its place; HR sees what goes and holds what must stay', async ({
  page,
  rekan,
  jam,
}) => {
  test.slow()
  await rekan.sql(`update kantor set kebijakan_lokasi = 'catat'`)
  const foto = await drawSelfie(7)
  await checkIn(rekan, jam, 'koordinator@rekan.example', '2026-11-19', foto)
  await checkIn(rekan, jam, KARYAWAN, '2026-11-20', foto)
  await sudahDisimpan(rekan, 2)

  await test.step('both photos, side by side', async () => {
    await rekaman(page, rekan, '2026-11-20')
    const bukti = page.getByRole('region', { name: 'Bukti Check In' })
    await expect(bukti).toContainText(
      'Perlu tinjauan: Foto sama persis dengan foto orang lain pada 19 November 2026.',
    )
    const banding = bukti.getByRole('group', { name: 'Foto dibandingkan' })
    const [ini, lalu] = [
      banding.getByRole('img', { name: 'Foto ini, Jumat, 20 November 2026' }),
      banding.getByRole('img', { name: 'Foto sebelumnya, Kamis, 19 November 2026' }),
    ]
    for (const gambar of [ini, lalu])
      await expect.poll(() => gambar.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480)
    const [kiri, kanan] = [await ini.boundingBox(), await lalu.boundingBox()]
    expect([kiri?.y, (kiri?.x ?? 0) < (kanan?.x ?? 0)]).toEqual([kanan?.y, true])
  })

  await test.step('the person sees the sentence and their own photo alone', async () => {
    await rekaman(page, rekan, '2026-11-20', KARYAWAN)
    const banding = page.getByRole('group', { name: 'Foto dibandingkan' })
    await expect(banding.getByRole('img')).toHaveCount(1)
    await expect(banding).toContainText('Foto tidak dapat ditampilkan')
  })

  await test.step('HR sees what goes and when, holds one, and lifts the hold', async () => {
    await checkIn(rekan, jam, KARYAWAN, '2026-11-23', fotoBaru())
    await jam.set('2027-10-20T11:00:00+07:00')
    await rekan.signIn(page, HRD)
    await page.goto('/kelola/masa-simpan')
    await expect(page.getByRole('row', { name: 'November 2026 3 1 Rabu, 1 Desember 2027' })).toBeVisible()
    await page.getByRole('button', { name: 'Tahan Data' }).click()
    const lembar = page.getByRole('dialog')
    await lembar.getByRole('button', { name: 'Tahan', exact: true }).click()
    await expect(lembar).toContainText('Tulis alasan data ini ditahan.')
    await lembar.getByRole('combobox', { name: 'Karyawan' }).click()
    await page.getByPlaceholder('Cari...').fill('Siti Rahma')
    await page.getByRole('option', { name: /Siti Rahmawati/ }).click()
    await expect(lembar.getByRole('listitem')).toContainText('Siti Rahmawati')
    await lembar.getByLabel(/^Alasan/).fill('Gugatan di pengadilan.')
    await lembar.getByRole('button', { name: 'Tahan', exact: true }).click()
    const kartu = page.getByRole('article').filter({ hasText: 'Gugatan di pengadilan.' })
    await expect(kartu).toBeVisible()
    await kartu.getByRole('button', { name: 'Cabut' }).click()
    await expect(kartu).toContainText('Dicabut')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(kartu).toBeVisible()
  })

  await test.step('after its term the photo is gone, and says so', async () => {
    await jam.set('2027-12-01T12:00:00+07:00')
    await rekan.sql("select lupakan_kejadian(array(select kejadian_id from presensi_selfie), '2027-12-01')")
    await rekaman(page, rekan, '2026-11-23')
    const kartu = page.getByRole('region', { name: 'Check In', exact: true })
    await expect(kartu).toContainText('Foto sudah dihapus sesuai masa simpan')
    await expect(kartu.getByRole('img')).toHaveCount(0)
    await expect(page.getByText('Terjadi Kesalahan')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Bukti Check In' })).toContainText('-6.175, 106.827')
    await rekan.signIn(page, KARYAWAN)
    await page.goto('/akun/privasi')
    await expect(page.getByText('Selfie dan koordinat presensi disimpan 12 bulan')).toBeVisible()
  })
})
