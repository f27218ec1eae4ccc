import { copyFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserWith } from './browser.ts'
import { DI_DALAM, expect, test } from './test.ts'

// The fake camera takes a film of JPEGs, which one JPEG is too, if its name ends so.
const film = join(mkdtempSync(join(tmpdir(), 'rekan-e2e-film-')), 'potret.mjpeg')
copyFileSync(new URL('fixtures/potret.jpg', import.meta.url), film)

test.use({
  launchOptions: browserWith(`--use-file-for-fake-video-capture=${film}`),
  permissions: ['geolocation', 'camera'],
  geolocation: DI_DALAM,
})

test('[PRS-03, CEPAT-04, CEPAT-05] the selfie of a real face goes out as a small indexed PNG in which one knows it', async ({
  page,
  rekan,
}) => {
  await page.addInitScript(() => {
    const send = window.fetch.bind(window)
    window.fetch = (input, init) => {
      const selfie = init?.body instanceof FormData ? init.body.get('selfie') : null
      const reader = new FileReader()
      reader.addEventListener('load', () => Object.assign(window, { sent: reader.result }))
      if (selfie instanceof Blob) reader.readAsDataURL(selfie)
      return send(input, init)
    }
  })
  await rekan.signIn(page, 'karyawan@rekan.example')
  await page.goto('/checkin')
  await page.getByRole('link', { name: 'Ambil Selfie' }).click()
  const kiriman = page.waitForRequest('**/api/presensi/check-in')
  await page.getByRole('button', { name: 'Ambil foto' }).click()
  await expect(page.getByText('Check in tercatat')).toBeVisible()

  const sent = await page.evaluate(() => (window as unknown as { sent: string }).sent)
  const png = Buffer.from(sent.replace('data:image/png;base64,', ''), 'base64')
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([288, 288])
  const [depth, colourType] = png.subarray(24, 26)
  expect({ depth, colourType }).toEqual({ depth: 8, colourType: 3 })
  expect(png.length).toBeLessThanOrEqual(20_000)
  // A face holds thousands of shades; what is sent must still show one.
  expect(png.length).toBeGreaterThan(10_000)
  expect((await (await kiriman).sizes()).requestBodySize).toBeLessThanOrEqual(21_000)
  const asli = `data:image/jpeg;base64,${readFileSync(new URL('fixtures/potret.jpg', import.meta.url), 'base64')}`
  expect(await page.evaluate(ssim, [asli, sent])).toBeGreaterThanOrEqual(0.85)
})

/**
 * How alike two pictures are in light and structure, 1 for the same: the middle square of each, scaled to the first's,
 * by windows of 8x8 pixels (Wang et al. 2004). Runs in the page.
 */
async function ssim([pertama, kedua]: readonly string[]): Promise<number> {
  const SISI = 480
  const luma = async (alamat: string) => {
    const gambar = new Image()
    gambar.src = alamat
    await gambar.decode()
    const sisi = Math.min(gambar.width, gambar.height)
    const kertas = new OffscreenCanvas(SISI, SISI).getContext('2d')
    if (kertas === null) throw new Error('no canvas')
    kertas.imageSmoothingQuality = 'high'
    const dari = [(gambar.width - sisi) / 2, (gambar.height - sisi) / 2] as const
    kertas.drawImage(gambar, ...dari, sisi, sisi, 0, 0, SISI, SISI)
    const { data } = kertas.getImageData(0, 0, SISI, SISI)
    return Float64Array.from(
      { length: SISI * SISI },
      (_, i) => 0.299 * (data[i * 4] ?? 0) + 0.587 * (data[i * 4 + 1] ?? 0) + 0.114 * (data[i * 4 + 2] ?? 0),
    )
  }
  const [a, b] = [await luma(pertama ?? ''), await luma(kedua ?? '')]
  let jumlah = 0
  let jendela = 0
  for (let y = 0; y + 8 <= SISI; y += 4)
    for (let x = 0; x + 8 <= SISI; x += 4) {
      let [sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0]
      for (let v = 0; v < 8; v += 1)
        for (let u = 0; u < 8; u += 1) {
          const [p, q] = [a[(y + v) * SISI + x + u] ?? 0, b[(y + v) * SISI + x + u] ?? 0]
          sa += p
          sb += q
          saa += p * p
          sbb += q * q
          sab += p * q
        }
      const [ma, mb] = [sa / 64, sb / 64]
      const [va, vb, kov] = [saa / 64 - ma * ma, sbb / 64 - mb * mb, sab / 64 - ma * mb]
      jumlah +=
        ((2 * ma * mb + 6.5025) * (2 * kov + 58.5225)) / ((ma * ma + mb * mb + 6.5025) * (va + vb + 58.5225))
      jendela += 1
    }
  return jumlah / jendela
}
