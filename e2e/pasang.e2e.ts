import { expect, test } from './test.ts'

test('the app can be installed: Chromium finds nothing wrong with manifest and icons', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/manifest|icon|Content Security Policy/i.test(message.text())) refused.push(message.text())
  })
  await page.goto('/auth/sign-in')
  const client = await page.context().newCDPSession(page)
  await client.send('Page.enable')

  const { url, errors, data } = await client.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  const manifest = JSON.parse(data ?? '') as { name: string; start_url: string; icons: { src: string }[] }
  expect(manifest).toMatchObject({ name: 'Rekan', start_url: '/home' })

  // The runner's pages are private ones, which install nothing; everything else would stop people.
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])

  const icons = [...manifest.icons.map(({ src }) => src), '/icons/180-apple.png', '/favicon.svg']
  for (const src of icons) {
    const answer = await page.request.get(src)
    expect([src, answer.status(), answer.headers()['content-type']]).toEqual([
      src,
      200,
      src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    ])
  }
  expect(refused).toEqual([])
})
