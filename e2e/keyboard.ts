import { type Page, expect } from '@playwright/test'

/** Goes on by Tab to what bears that name, as often as it takes. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = page.locator(':focus')
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(focused).toHaveAccessibleName(name, { timeout: 50 })
  }).toPass({ intervals: [0] })
}
