import { copyFileSync, mkdtempSync } from 'node:fs'
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

test('[PRS-03] the selfie of a real face goes out as a small indexed PNG of 480x480', async ({
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
  await page.getByRole('button', { name: 'Ambil foto' }).click()
  await expect(page.getByText('Check in tercatat')).toBeVisible()

  const sent = await page.evaluate(() => (window as unknown as { sent: string }).sent)
  const png = Buffer.from(sent.replace('data:image/png;base64,', ''), 'base64')
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([480, 480])
  const [depth, colourType] = png.subarray(24, 26)
  expect({ depth, colourType }).toEqual({ depth: 8, colourType: 3 })
  expect(png.length).toBeLessThanOrEqual(120_000)
  // A face holds thousands of shades; what is sent must still show one.
  expect(png.length).toBeGreaterThan(40_000)
})
