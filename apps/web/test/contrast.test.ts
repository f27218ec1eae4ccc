import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('../src/theme.css', import.meta.url), 'utf8')
const [byDay = '', byNight = ''] = css.split('@media (prefers-color-scheme: dark)')
const rolesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(text.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g), ([, role = '', hex = '']) => [role, hex]),
  )
const day = rolesIn(byDay)
const night = { ...day, ...rolesIn(byNight) }
/** Of the banner, which is as dark by night as by day and has colours of its own there. */
const BANNER = new Set(['on-primary on primary-deep', 'on-primary-muted on primary'])

/** In full sun every step counts: what is read most has 7:1, every other text 4.5:1, an edge that says something 3:1. */
test.each([
  ['ink', ['ground', 'surface', 'sunken', 'accent-soft', 'destructive-soft', 'primary-soft'], 7],
  ['ink-muted', ['ground', 'surface', 'sunken', 'accent-soft', 'primary-soft', 'line'], 4.5],
  [
    'on-primary',
    ['primary', 'primary-strong', 'primary-deep', 'accent', 'destructive', 'destructive-strong'],
    4.5,
  ],
  ['on-primary-muted', ['primary', 'primary-deep'], 4.5],
  ['primary', ['ground', 'surface', 'primary-soft'], 4.5],
  ['primary-strong', ['primary-soft', 'surface'], 4.5],
  ['accent', ['surface', 'accent-soft'], 4.5],
  ['accent-strong', ['accent-soft'], 4.5],
  ['success', ['success-soft', 'surface'], 4.5],
  ['destructive', ['ground', 'surface', 'destructive-soft'], 4.5],
  ['destructive-strong', ['destructive-soft'], 4.5],
  ['away', ['away-soft', 'surface'], 4.5],
  ['field', ['ground', 'surface'], 3],
  ['on-night', ['night'], 7],
])('%s can be read on %j', (ink, grounds, least) => {
  for (const ground of grounds) {
    const pair = `${ink} on ${ground}`
    expect(contrast(day[ink] ?? '', day[ground] ?? ''), pair).toBeGreaterThanOrEqual(least)
    if (!BANNER.has(pair))
      expect(contrast(night[ink] ?? '', night[ground] ?? ''), `${pair} by night`).toBeGreaterThanOrEqual(
        least,
      )
  }
})

/** WCAG 2.2, contrast ratio and relative luminance. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
