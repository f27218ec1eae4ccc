import { readFileSync, readdirSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { UI, expect, show, test } from './living.ts'

/** Every part of the interface in every state, as `npm run living` shows them. No server is behind them. */

/**
 * What tells a change from another machine's rendering: the parts bring their font, the runner sets hinting and colour
 * profile, and what is left, other versions' edges of letters, is within these. Other systems draw letters their own
 * way, so that pictures are compared on Linux alone.
 */
const FOTO = { maxDiffPixelRatio: 0.025, threshold: 0.05, animations: 'disabled', scale: 'css' } as const

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
    test.skip(process.platform !== 'linux')
    test.slow()
    for (const { part, names } of parts) {
      for (const name of names) {
        await show(page, `${part}.${name}`)
        await page.evaluate(restOfMotion)
        const seen = name.startsWith('Screen') ? page : page.locator('[data-example]')
        await expect.soft(seen).toHaveScreenshot(`${part}.${name}.png`, FOTO)
      }
    }
  })
})

/** Resolves once what opens has opened: of a backdrop, the runner doesn't end the transition. */
async function restOfMotion(): Promise<void> {
  const ends = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.all(ends.map((one) => one.finished.catch(() => {})))
}

test('the pictures weigh 1.5 MB at most, and each is of an example', () => {
  const folder = new URL('foto/', import.meta.url)
  const files = readdirSync(folder)
  expect(files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0)).toBeLessThanOrEqual(
    1_500_000,
  )
  const wanted = new Set(parts.flatMap(({ part, names }) => names.map((name) => `${part}-${name}.png`)))
  expect(files.filter((file) => !wanted.has(file))).toEqual([])
})

test.describe('for everybody', () => {
  test.use({ viewport: { width: 320, height: 800 } })
  for (const { part } of parts) {
    test(`${part}: free of axe's violations at 320 px, never wider than the screen`, async ({ page }) => {
      // Every screen of the part stands in a frame, and each is judged.
      test.slow()
      await show(page, part)
      for (const frame of page.frames()) await expect(frame.locator('[data-shown]')).toBeVisible()
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze()
      expect(violations.map(({ id, nodes }) => `${id} ${nodes.map((n) => n.html).join(' ')}`)).toEqual([])
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        for (const frame of page.frames()) {
          const overflow = await frame.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow, `${frame.url()} at ${width} px`).toBeLessThanOrEqual(0)
        }
      }
    })
  }
})
