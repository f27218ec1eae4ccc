import { expect, test } from '@playwright/test'
import { findViolations } from './axe.ts'

test('what axe finds is told with its element, in frames as well, and once more after a change', async ({
  page,
}) => {
  const screen = (body: string) => `<html lang="id"><title>Uji</title><main><h1>Uji</h1>${body}</main></html>`
  await page.setContent(screen(`<iframe title="Bingkai" srcdoc='${screen('<img src="x">')}'></iframe>`))
  expect(await findViolations(page)).toEqual(['image-alt <img src="x">'])
  await page.evaluate(() => document.querySelector('iframe')?.remove())
  expect(await findViolations(page)).toEqual([])
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')))
  expect(await findViolations(page)).toEqual(['button-name <button></button>'])
})
