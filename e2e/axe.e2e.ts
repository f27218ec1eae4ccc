import { expect, test } from '@playwright/test'
import { findViolations } from './axe.ts'

test('what axe finds is told with its element, in frames as well, once more after a change, and in an open sheet alone', async ({
  page,
}) => {
  const screen = (body: string) => `<html lang="id"><title>Uji</title><main><h1>Uji</h1>${body}</main></html>`
  await page.setContent(screen(`<iframe title="Bingkai" srcdoc='${screen('<img src="x">')}'></iframe>`))
  expect(await findViolations(page)).toEqual(['image-alt <img src="x">'])
  await page.evaluate(() => document.querySelector('iframe')?.remove())
  expect(await findViolations(page)).toEqual([])
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')))
  expect(await findViolations(page)).toEqual(['button-name <button></button>'])
  await page.evaluate(() => {
    const sheet = document.createElement('dialog')
    sheet.ariaLabel = 'Lembar'
    sheet.innerHTML = '<input>'
    document.body.append(sheet)
    sheet.showModal()
  })
  // What lies beneath is out of reach.
  expect(await findViolations(page)).toEqual(['label <input>'])
})
