import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { DI_DALAM, DI_LUAR, expect, test } from './test.ts'

test.use({ permissions: ['geolocation', 'camera'], geolocation: DI_DALAM })

async function expectAccessible(page: Page, screen: string) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${screen}: ${id} ${nodes.map((n) => n.html).join(' ')}`)).toEqual(
    [],
  )
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${screen} scrolls sideways`).toBeLessThanOrEqual(0)
}

for (const width of [320, 390, 1280]) {
  test(`every screen is free of axe's violations and of sideways scrolling at ${width} px`, async ({
    page,
    rekan,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/auth/sign-in')
    await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible()
    await expectAccessible(page, 'sign-in')
    await page.goto('/tidak-ada')
    await expect(page.getByText('Not Found')).toBeVisible()
    await expectAccessible(page, 'not found')

    await rekan.signIn(page, 'karyawan@rekan.example')
    const screens: [string, RegExp][] = [
      ['/home', /Belum presensi/],
      ['/akun', /KBN0031/],
      ['/checkin', /Anda di dalam area/],
      ['/checkin/capture', /Posisikan wajah/],
    ]
    for (const [path, text] of screens) {
      await page.goto(path)
      await expect(page.getByText(text).first()).toBeVisible()
      await expectAccessible(page, path)
    }
    await page.context().setGeolocation(DI_LUAR)
    await page.goto('/checkin')
    await expect(page.getByText(/m di luar area/).first()).toBeVisible()
    await expectAccessible(page, 'outside the area')
  })
}
