import { readFileSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { UI, expect, show, test } from './living.ts'

/** Every part of the interface in every state, as `npm run living` shows them. No server is behind them. */

/** A change of more than this share of a picture's points is told; another machine's rendering of letters is not. */
const FOTO = { maxDiffPixelRatio: 0.01, threshold: 0.3, animations: 'disabled', scale: 'css' } as const

const parts = readdirSync(UI)
  .filter((file) => file.endsWith('.examples.tsx'))
  .map((file) => {
    const source = readFileSync(new URL(file, UI), 'utf8')
    const names = Array.from(source.matchAll(/^export (?:function|const) (\w+)/gm), ([, name = '']) => name)
    return { part: basename(file, '.examples.tsx'), names }
  })

test.describe('in pictures', () => {
  test.use({ viewport: { width: 390, height: 600 }, contextOptions: { reducedMotion: 'reduce' } })
  test('every example looks as it did', async ({ page }) => {
    test.slow()
    for (const { part, names } of parts) {
      for (const name of names) {
        await show(page, `${part}.${name}`)
        const seen = name.startsWith('Screen') ? page : page.locator('[data-example]')
        await expect.soft(seen).toHaveScreenshot(`${part}.${name}.png`, FOTO)
      }
    }
  })
})

for (const width of [320, 1280]) {
  test(`every part is free of axe's violations and of sideways scrolling at ${width} px`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    for (const { part } of parts) {
      await show(page, part)
      for (const frame of page.frames()) await expect(frame.locator('[data-shown]')).toBeVisible()
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze()
      const found = violations.map(({ id, nodes }) => `${id} ${nodes.map((n) => n.html).join(' ')}`)
      expect.soft(found, part).toEqual([])
      for (const frame of page.frames()) {
        const overflow = await frame.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect.soft(overflow, `${part} ${frame.url()}`).toBeLessThanOrEqual(0)
      }
    }
  })
}
