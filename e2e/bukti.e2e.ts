import { DI_DALAM, expect, test } from './test.ts'

/** A receipt, kept by its person and verified by whoever is shown it. */

const KARYAWAN = 'karyawan@rekan.example'

test.use({
  permissions: ['geolocation', 'camera', 'clipboard-read', 'clipboard-write'],
  geolocation: DI_DALAM,
  viewport: { width: 360, height: 740 },
})

test('[BUKTI-03, BUKTI-07] is kept as a QR code and text, verified without an account, offline too, and any changed byte shows', async ({
  page,
  rekan,
  browser,
  jam,
}) => {
  test.slow()
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/checkin')
  await page.getByRole('link', { name: 'Ambil Selfie' }).click()
  await page.getByRole('button', { name: 'Ambil foto' }).click()
  await expect(page.getByText('Check in tercatat')).toBeVisible()
  const terbit = () => rekan.sql<{ kode: string }>('select kode from tanda_bukti')
  await expect
    .poll(async () => {
      await jam.set('2026-11-20T07:53:00+07:00')
      return (await terbit()).length
    })
    .toBe(1)
  const [siti] = await rekan.sql<{ id: number }>(
    `select karyawan_id as id from pengguna where email = '${KARYAWAN}'`,
  )
  await page.goto(`/presensi/${siti?.id}?tanggal=2026-11-20`)
  await page.getByRole('button', { name: 'Tanda bukti Check In' }).click()
  await expect(page.getByRole('img', { name: 'Kode QR tanda bukti Check In' })).toBeVisible()
  await page.getByRole('button', { name: 'Salin' }).click()
  const teks = await page.evaluate(() => navigator.clipboard.readText())
  expect(teks).toMatch(/^REKAN1\.[\w-]{86}\.\["rekan tanda bukti",/)

  // Somebody else, who has no account and no link to the app.
  const orangLain = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'allow',
  })
  const layar = await orangLain.newPage()
  const [{ kode }] = (await terbit()) as [{ kode: string }]
  await layar.goto(`${rekan.origin}/bukti/${kode}`)
  await expect(layar.getByText('Tanda bukti sah')).toBeVisible()
  await expect(layar.getByText('Siti Rahmawati')).toBeVisible()
  await layar.goto(`${rekan.origin}/bukti/${kode}#${encodeURIComponent(teks)}`)
  await expect(layar.getByText('Tanda bukti sah')).toBeVisible()
  // The worker keeps what this page is made of, the page's own part too.
  const tersimpan = () =>
    layar.evaluate(async () => {
      const files = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js') && name.includes('/assets/'))
      const kept = await Promise.all(files.map((file) => caches.match(file)))
      return kept.length > 0 && kept.every((one) => one !== undefined)
    })
  await expect.poll(tersimpan).toBe(true)

  await orangLain.setOffline(true)
  await layar.goto(`${rekan.origin}/bukti`)
  const periksa = async (satu: string) => {
    await layar.getByLabel('Teks tanda bukti').fill(satu)
    await layar.getByRole('button', { name: 'Periksa' }).click()
  }
  await periksa(teks)
  await expect(layar.getByText('Tanda bukti sah')).toBeVisible()
  await expect(layar.getByText('Diperiksa tanpa jaringan')).toBeVisible()
  // Every byte in turn, by the very code of the page.
  for (let i = 0; i < teks.length; i += Math.ceil(teks.length / 12)) {
    const huruf = teks.charAt(i)
    await periksa(teks.slice(0, i) + (huruf === 'A' ? 'B' : 'A') + teks.slice(i + 1))
    await expect(layar.getByText('Tanda bukti tidak sah')).toBeVisible()
    await expect(layar.getByText('Tanda bukti sah')).toBeHidden()
  }
  await orangLain.setOffline(false)

  const panggil = async (jalan: string, body: object, token = '') => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
    const jawaban = await fetch(`${rekan.origin}/api${jalan}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect(jawaban.status).toBe(200)
    return ((await jawaban.json()) as { data: { token: string } }).data
  }
  const hrd = await panggil('/login', { email: 'hrd@rekan.example', password: 'RekanDemo2026' })
  const koreksi = { tanggal: '2026-11-20', check_in: '07:45', alasan: 'Jam gerbang.' }
  await panggil(`/karyawan/presensi/${siti?.id}/koreksi`, koreksi, hrd.token)
  await layar.goto(`${rekan.origin}/bukti/${kode}`)
  await expect(layar.getByText('Dikoreksi kemudian')).toBeVisible()
  await expect(layar.getByText('Tanda bukti sah')).toBeVisible()
  await layar.goto(`${rekan.origin}/bukti/0000000000000000`)
  await expect(layar.getByText('Tanda bukti tidak ditemukan')).toBeVisible()
  await orangLain.close()
})
