import { expect, test } from './test.ts'

/** What people read whose browser cannot run the app (`apps/web/build/floor.ts`). */

const KALIMAT =
  'Peramban ini sudah terlalu lama untuk membuka halaman ini: perbarui perambannya (Chrome di ponsel lewat Play Store, Safari lewat pembaruan iOS di Pengaturan iPhone), lalu buka lagi halaman ini.'

test.use({ viewport: { width: 360, height: 640 } })

for (const path of ['/', '/home', '/klien/apa-saja'])
  test(`[ADA-19] a browser below the floor reads one sentence at ${path}, and runs nothing of the app`, async ({
    page,
    rekan,
  }) => {
    await rekan.signIn(page, 'karyawan@rekan.example')
    await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'))
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(path)
    await expect(page.getByRole('alert')).toHaveText(KALIMAT)
    await expect(page.locator('body')).toHaveText(KALIMAT)
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
    expect(asked.filter((one) => one.startsWith('/api/'))).toEqual([])
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/', '/klien/apa-saja'])
    test(`${path} says what to do`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'commit' })
      const kalimat = page.locator('noscript p')
      await expect(kalimat).toHaveText(
        'Nyalakan JavaScript di pengaturan peramban, lalu buka lagi halaman ini.',
      )
      await expect(kalimat).toBeInViewport({ ratio: 1 })
    })
})
