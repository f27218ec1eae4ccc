import { ALL, findViolations } from './axe.ts'
import { DI_DALAM, expect, test } from './test.ts'

const SITI = 31

test.use({
  viewport: { width: 1366, height: 768 },
  permissions: ['geolocation', 'camera'],
  geolocation: DI_DALAM,
  waktu: '2026-11-20T08:40:00+07:00',
})

test('[HARI-02, GANTI-17] the board names the missing, their minutes grow, and a punch for one of them takes them off', async ({
  page,
  rekan,
  jam,
}) => {
  test.slow()
  await rekan.signIn(page, 'koordinator@rekan.example')
  await jam.take()
  await page.goto('/kelola')
  const kosong = page.getByRole('region', { name: 'Kosong sekarang' })
  const siti = kosong.getByRole('listitem').filter({ hasText: 'Siti Rahmawati' })
  await expect(siti).toContainText('40 menit')
  expect(await findViolations(page, ALL)).toEqual([])
  await jam.pass(60_000)
  await expect(siti).toContainText('41 menit')

  await test.step('a site opens to its posts, and the address keeps it', async () => {
    const tombol = page.getByRole('button', { name: 'Kantor Pusat Jakarta' })
    await tombol.click()
    await expect(page).toHaveURL(/lokasi=\d+/)
    await page.reload()
    await expect(tombol).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('region', { name: 'Pos Kantor Pusat Jakarta' })).toBeVisible()
  })

  await test.step('on a phone a list leads to one site, with who is missing there', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/kelola')
    await page
      .getByRole('region', { name: 'Lokasi', exact: true })
      .getByRole('button', { name: /Kantor Pusat/ })
      .click()
    const satu = page.getByRole('region', { name: 'Kantor Pusat Jakarta', exact: true })
    await expect(satu).toContainText('Siti Rahmawati')
    await satu.getByRole('link', { name: 'Lihat presensinya' }).click()
    await expect(page.getByRole('heading', { name: 'Presensi', exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/presensi\/\?kantor=\d+$/)
    await page.goBack()
    await satu.getByRole('button', { name: 'Semua lokasi' }).click()
    await expect(kosong).toBeVisible()
    await page.setViewportSize({ width: 1366, height: 768 })
  })

  await test.step('sickness of another of theirs is filed from here and waits with HR', async () => {
    const lain = kosong
      .getByRole('listitem')
      .filter({ hasNotText: 'Siti Rahmawati' })
      .filter({ hasText: 'Sakit' })
      .first()
    const nama = (await lain.locator('b').first().innerText()).replace(' belum datang', '')
    await lain.getByRole('button', { name: 'Sakit' }).click()
    await page.getByRole('dialog').getByLabel('Apa katanya').fill('Demam sejak semalam.')
    await page.getByRole('dialog').getByRole('button', { name: 'Catat sakit' }).click()
    await expect(page.getByText('Sakit dicatat. Menunggu keputusan HRD.')).toBeVisible()
    await expect(kosong.getByRole('listitem').filter({ hasText: nama })).toContainText(
      'Izin menunggu keputusan',
    )
    const [izin] = await rekan.sql<{ jenis: string; status: string; oleh: string }>(
      `select a.jenis_izin as jenis, a.status, u.email as oleh from absensi a join karyawan k on k.id = a.karyawan_id
        join pengguna u on u.id = a.diajukan_oleh_id where k.nama = $1 order by a.id desc limit 1`,
      [nama],
    )
    expect(izin).toEqual({ jenis: 'SAKIT', status: 'menunggu', oleh: 'koordinator@rekan.example' })
  })

  await siti.getByRole('link', { name: 'Sudah di lokasi' }).click()
  await expect(page.getByRole('heading', { name: 'Untuk Siti Rahmawati' })).toBeVisible()
  await page.getByRole('button', { name: 'Ambil Foto', exact: true }).click()
  await page.getByRole('button', { name: 'Ambil foto', exact: true }).click()
  await expect(page.getByText('untuk Siti Rahmawati, dicatat oleh Anda')).toBeVisible()
  const [punch] = await rekan.sql<{ oleh: string }>(
    `select u.email as oleh from presensi r join presensi_kejadian e on e.presensi_id = r.id and e.tanggal = r.tanggal
      join pengguna u on u.id = e.oleh_id where r.karyawan_id = $1 and r.tanggal = '2026-11-20'`,
    [SITI],
  )
  expect(punch?.oleh).toBe('koordinator@rekan.example')
  await page.goto('/kelola')
  await expect(kosong).toBeVisible()
  await expect(siti).toBeHidden()
})
