import { readFileSync, readdirSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { UI, expect, show, test } from './living.ts'

/** Every part of the interface in every state, as `npm run living` shows them. No server is behind them. */

/**
 * What tells a change from another machine's rendering: the parts bring their font, the runner sets hinting and colour
 * profile, and what is left, other versions' edges of letters, is within these; a badge's other word is not. Other
 * systems draw letters their own way, so that pictures are compared on Linux alone.
 */
const FOTO = { maxDiffPixelRatio: 0.006, threshold: 0.2, animations: 'disabled', scale: 'css' } as const

const parts = readdirSync(UI)
  .filter((file) => file.endsWith('.examples.tsx'))
  .map((file) => {
    const source = readFileSync(new URL(file, UI), 'utf8')
    const names = Array.from(source.matchAll(/^export (?:function|const) (\w+)/gm), ([, name = '']) => name)
    return { part: basename(file, '.examples.tsx'), names }
  })

test.describe('in pictures', () => {
  test.use({ viewport: { width: 390, height: 600 } })
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
  const files = readdirSync(folder).filter((file) => file.endsWith('.png'))
  expect(files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0)).toBeLessThanOrEqual(
    1_500_000,
  )
  const wanted = new Set(parts.flatMap(({ part, names }) => names.map((name) => `${part}-${name}.png`)))
  expect(files.filter((file) => !wanted.has(file))).toEqual([])
})

/** A page for each part alone would cost more than the judging. */
const AT_ONCE = 7

test.describe('for everybody', () => {
  test.use({ viewport: { width: 320, height: 800 } })
  for (let i = 0; i < parts.length; i += AT_ONCE) {
    const some = parts.slice(i, i + AT_ONCE)
    const names = `${some[0]?.part} to ${some.at(-1)?.part}`
    test(`${names}: free of axe's violations at 320 px, never wider than the screen`, async ({ page }) => {
      test.slow()
      for (const { part } of some) await judge(page, part)
    })
  }
})

async function judge(page: Page, part: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 })
  await show(page, part)
  // Every screen of the part stands in a frame, and each is judged.
  for (const frame of page.frames()) await expect(frame.locator('[data-shown]')).toBeVisible()
  expect.soft(await findViolations(page), part).toEqual([])
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const frame of page.frames()) {
      const overflow = await frame.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(overflow, `${part}: ${frame.url()} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
}
