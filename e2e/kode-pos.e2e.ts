import { createHmac } from 'node:crypto'
import { kodeFromDigest } from '../packages/domain/src/presensi/kode-pos/kode.ts'
import { modulQr } from '../apps/web/test/kode-qr.ts'
import { DI_DALAM, expect, test } from './test.ts'

/** A site's code on its screen, and punches that doubt is said of. */

const KARYAWAN = 'karyawan@rekan.example'
const HRD = 'hrd@rekan.example'
const KAMIS = '2026-11-19T07:52:13+07:00'

test.use({
  waktu: KAMIS,
  permissions: ['geolocation', 'camera'],
  geolocation: DI_DALAM,
})

/** As the server reckons it, from the secret. */
function kodePada(rahasia: Buffer, saat: number): string {
  const langkah = Math.floor(saat / 30_000)
  const hari = Math.floor(saat / 86_400_000)
  const benih = createHmac('sha256', rahasia).update(`kode pos ${hari}`).digest()
  return kodeFromDigest(createHmac('sha256', benih).update(String(langkah)).digest())
}
const berspasi = (kode: string) => `${kode.slice(0, 3)} ${kode.slice(3)}`

test('[RAGU-09, RAGU-16] a screen that HR paired shows another code every 30 s, a day without a network too, which the server accepts', async ({
  page,
  rekan,
  browser,
  jam,
}) => {
  test.slow()
  const [siti] = await rekan.sql<{ kantor_id: number }>(
    `select p.kantor_id from pengguna u join penempatan p on p.karyawan_id = u.karyawan_id and p.utama and p.tanggal_selesai is null where u.email = $1`,
    [KARYAWAN],
  )
  const kantorId = siti?.kantor_id ?? 0
  await rekan.signIn(page, HRD)
  await page.goto(`/kelola/lokasi/${kantorId}`)
  await page.getByRole('button', { name: 'Kode pos jaga…' }).click()
  const lembar = page.getByRole('dialog', { name: /^Kode pos jaga/ })
  await lembar.getByText('Kode di layar', { exact: true }).click()
  await expect(page.getByText('Kode pos jaga disimpan.')).toBeVisible()
  await lembar.getByLabel('Nama layar').fill('Gerbang utara')
  await lembar.getByRole('button', { name: 'Pasangkan layar' }).click()
  const tautan = (await lembar.getByText(/\/pos\/\d+\/kode#/).textContent()) ?? ''

  const context = await browser.newContext({
    baseURL: rekan.origin,
    locale: 'id-ID',
    serviceWorkers: 'allow',
  })
  const layar = await context.newPage()
  const kode = layar.getByRole('status', { name: 'Kode pos jaga' })
  // A bare address shows nothing.
  await layar.goto(`/pos/${kantorId}/kode`)
  await expect(layar.getByRole('heading', { name: 'Layar ini belum terpasang' })).toBeVisible()
  await expect(layar.getByRole('img')).toHaveCount(0)

  // The link alone pairs it; what the page is made of is kept from then on.
  await layar.goto('about:blank')
  await layar.goto(tautan)
  await expect(kode).toHaveText(/^\d{3} \d{3}$/)
  await expect(layar).toHaveURL(new RegExp(`/pos/${kantorId}/kode$`))
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

  // Its own clock is three hours off, and goes by the server's.
  const salah = 3 * 3_600_000
  const mulai = Date.parse(KAMIS)
  await jam.stand()
  await jam.setWrongPhone(layar, salah)
  await layar.reload()
  const [{ rahasia }] = (await rekan.sql<{ rahasia: Buffer }>(
    'select rahasia from kantor_kode where kantor_id = $1',
    [kantorId],
  )) as [{ rahasia: Buffer }]
  await expect(kode).toHaveText(berspasi(kodePada(rahasia, mulai)))
  const qr = layar.getByRole('img', { name: 'Kode QR pos jaga' }).locator('path').nth(1)
  const gambar = await qr.getAttribute('d')
  await jam.skip(30_000)
  await expect(kode).toHaveText(berspasi(kodePada(rahasia, mulai + 30_000)))
  expect(await qr.getAttribute('d')).not.toBe(gambar)

  await context.setOffline(true)
  const besok = mulai + 86_400_000 - 60_000
  await jam.set(new Date(besok).toISOString())
  await expect(kode).toHaveText(berspasi(kodePada(rahasia, besok)))
  await layar.reload()
  await expect(kode).toHaveText(berspasi(kodePada(rahasia, besok)))
  await expect(layar.getByText('Tanpa jaringan')).toBeVisible()

  await test.step('somebody punches with it', async () => {
    await rekan.signIn(page, KARYAWAN)
    await page.goto('/checkin/capture')
    const jepret = page.getByRole('button', { name: 'Ambil foto' })
    await expect(jepret).toBeDisabled()
    await page.getByLabel(/^Kode pos jaga/).fill((await kode.textContent()) ?? '')
    await jepret.click()
    await expect(page.getByText('Check in tercatat')).toBeVisible()
  })

  await test.step('revoked, it shows nothing', async () => {
    await rekan.signIn(page, HRD)
    await page.goto(`/kelola/lokasi/${kantorId}`)
    await page.getByRole('button', { name: 'Kode pos jaga…' }).click()
    await lembar.getByRole('button', { name: 'Cabut Gerbang utara' }).click()
    await expect(lembar.getByText('Belum ada layar yang terpasang.')).toBeVisible()
    await context.setOffline(false)
    await layar.reload()
    await expect(layar.getByRole('heading', { name: 'Layar ini belum terpasang' })).toBeVisible()
    await expect(kode).toHaveCount(0)
  })
  await context.close()
})

test('a site’s code is scanned where the browser reads codes, and the record says that it proved the punch', async ({
  page,
  rekan,
}) => {
  const [siti] = await rekan.sql<{ kantor_id: number; karyawan_id: number }>(
    `select p.kantor_id, p.karyawan_id from pengguna u join penempatan p on p.karyawan_id = u.karyawan_id and p.utama and p.tanggal_selesai is null where u.email = $1`,
    [KARYAWAN],
  )
  const rahasia = Buffer.alloc(32, 7)
  await rekan.sql(`update kantor set kode_pos = 'layar' where id = $1`, [siti?.kantor_id])
  await rekan.sql(
    `insert into kantor_kode (kantor_id, rahasia, dibuat_pada) values ($1, $2, now())
    on conflict (kantor_id) do update set rahasia = excluded.rahasia`,
    [siti?.kantor_id, rahasia],
  )
  // A browser that reads codes sees what the test holds before its camera.
  await page.addInitScript(() => {
    class BarcodeDetector {
      static getSupportedFormats = () => Promise.resolve(['qr_code'])
      detect = () => Promise.resolve('tampak' in window ? [{ rawValue: window.tampak }] : [])
    }
    Object.assign(window, { BarcodeDetector })
  })
  const tampak = (teks: string) => page.evaluate((isi) => Object.assign(window, { tampak: isi }), teks)
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/checkin/capture')
  const jepret = page.getByRole('button', { name: 'Ambil foto' })
  await expect(jepret).toBeDisabled()
  await page.getByRole('button', { name: 'Pindai kode QR' }).click()
  const pindai = page.getByRole('region', { name: 'Pindai kode pos jaga' })
  await expect(pindai.getByText('Arahkan kamera ke kode QR pos jaga')).toBeVisible()
  await expect(page.getByLabel('Gambar kamera depan')).toHaveCount(0)
  await tampak('https://contoh.example/promo')
  await expect(pindai.getByText(/^Ini bukan kode pos jaga/)).toBeVisible()
  await pindai.getByRole('button', { name: 'Ketik kodenya' }).click()
  await expect(page.getByLabel(/^Kode pos jaga/)).toHaveValue('')
  const teks = `REKANPOS.${siti?.kantor_id}.${kodePada(rahasia, Date.parse(KAMIS))}`
  await tampak(teks)
  await page.getByRole('button', { name: 'Pindai kode QR' }).click()
  await expect(page.getByLabel(/^Kode pos jaga/)).toHaveValue(teks)
  await jepret.click()
  await expect(page.getByText('Check in tercatat')).toBeVisible()

  await page.goto(`/presensi/${siti?.karyawan_id}?tanggal=2026-11-19`)
  await expect(page.getByRole('region', { name: 'Check In', exact: true })).toContainText(
    'Terbukti dengan kode pos jaga',
  )
  await rekan.signIn(page, HRD)
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto(`/kelola/presensi/${siti?.karyawan_id}/2026-11-19`)
  await expect(page.getByRole('region', { name: 'Bukti Check In' })).toContainText('Cocok, dari layar pos')
})

test('a site’s code is scanned as well where the browser reads none itself', async ({ page, rekan }) => {
  test.slow()
  const [siti] = await rekan.sql<{ kantor_id: number }>(
    `select p.kantor_id from pengguna u join penempatan p on p.karyawan_id = u.karyawan_id and p.utama and p.tanggal_selesai is null where u.email = $1`,
    [KARYAWAN],
  )
  await rekan.sql(`update kantor set kode_pos = 'layar' where id = $1`, [siti?.kantor_id])
  const teks = `REKANPOS.${siti?.kantor_id}.${kodePada(Buffer.alloc(32, 7), Date.parse(KAMIS))}`
  // A camera that sees nothing until the test shows it a code, a little askew as a hand holds it.
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'BarcodeDetector')
    const canvas = document.createElement('canvas')
    // The page from which somebody is signed in is no HTML.
    if (!(canvas instanceof HTMLCanvasElement)) return
    Object.assign(canvas, { width: 960, height: 720 })
    const context = canvas.getContext('2d')
    setInterval(() => {
      const modul = 'tampak' in window ? (window.tampak as boolean[][]) : []
      context?.resetTransform()
      context?.fillRect(0, 0, 960, 720)
      context?.translate(280, 160)
      context?.rotate(0.06)
      for (const [y, baris] of modul.entries())
        for (const [x, gelap] of baris.entries()) {
          if (context !== null) context.fillStyle = gelap ? '#222' : '#ddd'
          context?.fillRect(
            (x * 400) / modul.length,
            (y * 400) / modul.length,
            400 / modul.length + 1,
            400 / modul.length + 1,
          )
        }
    }, 100)
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(10))
  })
  const tampak = (isi: string) =>
    page.evaluate((modul) => Object.assign(window, { tampak: modul }), modulQr(isi) as boolean[][])
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/checkin/capture')
  await page.getByRole('button', { name: 'Pindai kode QR' }).click()
  const pindai = page.getByRole('region', { name: 'Pindai kode pos jaga' })
  await expect(pindai.getByText('Arahkan kamera ke kode QR pos jaga')).toBeVisible()
  await tampak('https://contoh.example/promo')
  await expect(pindai.getByText(/^Ini bukan kode pos jaga/)).toBeVisible()
  await tampak(teks)
  await expect(page.getByLabel(/^Kode pos jaga/)).toHaveValue(teks)
})

test('[RAGU-07] every signal is a sentence with its figures, for the reviewer and on one’s own punch', async ({
  page,
  rekan,
}) => {
  test.slow()
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/checkin')
  await page.getByRole('link', { name: 'Ambil Selfie' }).click()
  await page.getByRole('button', { name: 'Ambil foto' }).click()
  await expect(page.getByText('Check in tercatat')).toBeVisible()
  const tanda = [
    { kode: 'KOORDINAT_SAMA', hari: ['2026-11-16', '2026-11-17', '2026-11-19'] },
    { kode: 'PERPINDAHAN_MUSTAHIL', meter: 662_000, detik: 1800 },
    { kode: 'FOTO_MIRIP', orang_lain: false, kejadian_id: 1, tanggal: '2026-11-16' },
    { kode: 'SATU_PONSEL', orang: 3 },
    { kode: 'JAM_BERUBAH', detik: 3600 },
    { kode: 'AKURASI_TETAP', desimeter: 123 },
    { kode: 'KAMERA_SEMU', kamera: 'OBS Virtual Camera' },
    { kode: 'POSISI_LAMA', detik: 300 },
  ]
  const [siti] = await rekan.sql<{ karyawan_id: number }>(
    'select karyawan_id from pengguna where email = $1',
    [KARYAWAN],
  )
  await rekan.sql(
    `update presensi_kejadian e set perlu_tinjauan = true, tanda = e.tanda || $2::jsonb
    from presensi r where r.id = e.presensi_id and r.tanggal = e.tanggal and r.karyawan_id = $1 and r.tanggal = '2026-11-19'`,
    [siti?.karyawan_id, JSON.stringify(tanda)],
  )
  for (const siapa of [KARYAWAN, HRD]) {
    await rekan.signIn(page, siapa)
    await page.goto(`/presensi/${siti?.karyawan_id}?tanggal=2026-11-19`)
    const bukti = page.getByRole('region', { name: 'Bukti Check In' })
    for (const kalimat of [
      'tujuh desimal pada 3 hari: 16 November 2026, 17 November 2026, 19 November 2026',
      'Berpindah 662 km dalam 30 menit',
      'Foto mirip dengan foto sebelumnya pada 16 November 2026',
      'dipakai 3 orang dalam 60 menit',
      'Jam ponsel dimajukan 1 jam',
      'selalu 12,3 m dalam 10 presensi',
      'kamera tiruan: OBS Virtual Camera',
      'Posisi 300 detik lebih lama daripada foto',
    ])
      await expect(bukti).toContainText(kalimat)
  }
})
