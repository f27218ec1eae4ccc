import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** What WCAG 2.2 asks at levels A and AA. */
export const WCAG: axe.RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] }

/** All that axe knows but for its experiments: best practice as well. */
export const ALL: axe.RunOptions = {}

/** Half as long to read for a page as what the package gives as its source, once a document. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Frames tell what they find to the page around them, whatever the origin of either. */
const SOURCE = `${AXE}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`

/**
 * What axe finds wrong on the page as it stands, its frames included, or in the sheet that lies over it: each rule with the elements that
 * break it. It is
 * given to a document once, and tells of nothing that is right: a screen costs a quarter of what its builder for
 * Playwright takes.
 */
export async function findViolations(page: Page, options: axe.RunOptions = WCAG): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE)
  }
  await page.evaluate(restOfMotion)
  await page.evaluate(restOfLayout)
  return page.evaluate(
    async (given) => {
      const { axe: judge } = window as unknown as { axe: typeof axe }
      // What lies beneath an open sheet or question can be neither read nor pressed, and is judged where it is the screen.
      const modal = [...document.querySelectorAll('dialog')].findLast((one) => one.matches(':modal'))
      const { violations } = await judge.run(modal ?? document, given)
      return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)
    },
    { ...options, resultTypes: ['violations'] } satisfies axe.RunOptions,
  )
}

/** Resolves once nothing fades or moves that comes to an end, at the latest after two seconds: half faded, a text has too little contrast. */
async function restOfMotion(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
  // oxlint-disable-next-line rekan/one-clock -- what never comes to rest is judged as it moves
  const stop = new Promise((resolve) => setTimeout(resolve, 2000))
  await Promise.race([stop, Promise.allSettled(moving.map(({ finished }) => finished))])
}

/** Resolves once three frames drew the same, at the latest after a second: of a long list that turned narrower, rows move. */
async function restOfLayout(): Promise<void> {
  for (let [frames, same, before] = [0, 0, '']; same < 3 && frames < 60; frames++) {
    await new Promise(requestAnimationFrame)
    const now = document.documentElement.outerHTML
    same = now === before ? same + 1 : 0
    before = now
  }
}
