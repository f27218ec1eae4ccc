import { type CDPSession, type Page, expect } from '@playwright/test'

/** Goes on by Tab to what bears that name, as often as it takes. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const chromium = await page.context().newCDPSession(page)
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(await readFocusedName(chromium)).toMatch(name)
  }).toPass({ intervals: [0] })
}

/** As `tabTo`, to what shows that it has the focus. */
export async function tabToVisibly(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name)
  const outline = await page.locator(':focus').evaluate((one) => getComputedStyle(one).outlineStyle)
  expect(outline).not.toBe('none')
}

/** The accessible name as it is now: waiting for the right one would cost a while at each that is not. */
async function readFocusedName(chromium: CDPSession): Promise<string> {
  const { result } = await chromium.send('Runtime.evaluate', { expression: 'document.activeElement' })
  const { objectId } = result
  if (objectId === undefined) return ''
  const { nodes } = await chromium.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false })
  return String(nodes[0]?.name?.value ?? '')
}
