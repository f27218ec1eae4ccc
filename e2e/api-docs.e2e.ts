import { expect, test } from './test.ts'

test('the API’s page shows every call and tries one, with nothing from other hosts and nothing the CSP stops', async ({
  page,
  rekan,
}) => {
  const complaints: string[] = []
  page.on('console', (entry) => {
    if (['error', 'warning'].includes(entry.type())) complaints.push(entry.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  const hosts = new Set<string>()
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:') hosts.add(host)
  })

  // By a link to one call, which opens its group: of some hundred, those of the others are drawn once theirs is opened.
  await page.goto(`${rekan.origin}/api/docs#/server/getHealth`)
  await expect(page.getByRole('heading', { name: 'API Rekan' })).toBeVisible()
  const health = page.locator('#operations-server-getHealth')
  await health.getByRole('button', { name: 'Try it out' }).click()
  await health.getByRole('button', { name: 'Execute' }).click()
  await expect(health.locator('tr.response td.response-col_status').first()).toHaveText('200')
  await page.locator('#operations-tag-akun').click()
  const login = page.locator('#operations-akun-postLogin')
  await login.getByRole('button').first().click()
  await expect(login.getByText('Tanpa masuk.')).toBeVisible()

  expect([...hosts]).toEqual([new URL(rekan.origin).host])
  expect(complaints).toEqual([])
})
