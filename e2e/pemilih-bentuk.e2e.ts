import type { Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { expect, show, test } from './living.ts'

/** Every picker: where it stands, what opens it, and what it opens. */
const PICKERS = [
  ['searchable-select.Chosen', (page: Page) => page.getByRole('combobox')],
  ['searchable-select.TwentyThousand', (page: Page) => page.getByRole('combobox')],
  ['date-picker.Limits', (page: Page) => page.getByRole('button', { name: 'Buka kalender' })],
  ['date-picker.Birth', (page: Page) => page.getByRole('button', { name: 'Buka kalender' })],
  ['date-picker.Range', (page: Page) => page.getByRole('button', { name: 'Buka kalender' })],
  ['month-picker.Month', (page: Page) => page.getByRole('combobox')],
  ['month-picker.Year', (page: Page) => page.getByRole('combobox')],
  ['month-picker.Navigator', (page: Page) => page.getByRole('button', { name: 'November 2026' })],
] as const

/** Width, height, size of text in per cent. */
const SIZES = [
  [320, 568, 100],
  [320, 568, 200],
  // A phone whose keyboard is up.
  [320, 300, 100],
  [1280, 800, 100],
] as const

/** Nothing lies outside the screen, and what can be pressed is 44 px high and wide. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const faults: string[] = []
    if (document.documentElement.scrollWidth > width) faults.push('the page scrolls sideways')
    const targets = 'main button, main input, main select, main [role=option]'
    for (const element of document.querySelectorAll(targets)) {
      const { left, right, width: wide, height } = element.getBoundingClientRect()
      if (height === 0) continue
      const text = `${element.getAttribute('aria-label') ?? element.textContent} ${wide}x${height} at ${left}`
      if (left < 0 || right > width + 0.5) faults.push(`outside: ${text}`)
      if (wide < 43.9 || height < 43.9) faults.push(`small: ${text}`)
    }
    const panel = document.querySelector(':popover-open')
    if (panel === null) faults.push('no panel')
    else {
      const { top, bottom } = panel.getBoundingClientRect()
      if (top < 0 || bottom > innerHeight) faults.push(`panel from ${top} to ${bottom} of ${innerHeight}`)
      if (panel.scrollWidth > panel.clientWidth) faults.push('the panel scrolls sideways')
    }
    return faults
  })
}

for (const part of ['searchable-select', 'date-picker', 'month-picker']) {
  test(`every ${part} that is open is free of violations, and fits small screens, large text and what a keyboard leaves`, async ({
    page,
  }) => {
    test.slow()
    const home = page.viewportSize() ?? { width: 390, height: 844 }
    for (const [example, opener] of PICKERS.filter(([name]) => name.startsWith(part))) {
      await page.setViewportSize(home)
      await show(page, example)
      const open = async () => {
        await opener(page).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      }
      const close = async () => {
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
      await open()
      expect(await findViolations(page), example).toEqual([])
      await close()
      for (const [width, height, textSize] of SIZES) {
        await page.setViewportSize({ width, height })
        await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${textSize}%`)
        await open()
        expect(await faultsOf(page), `${example}, ${width} x ${height} at ${textSize} %`).toEqual([])
        await close()
      }
    }
  })
}
