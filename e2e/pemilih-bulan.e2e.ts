import { expect, test } from './living.ts'

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-20T07:52:13+07:00')))

test('[PICK-06] months Jan to Des, passed as 1-12, those outside min and max disabled', async ({
  page,
  open,
}) => {
  await open('month-picker.Month')
  const field = page.getByRole('combobox', { name: 'Bulan' })
  await expect(field).toHaveText('Pilih bulan')
  await field.click()
  const months = page.getByRole('group').getByRole('button')
  await expect(months).toHaveText('Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'.split(' '))
  await expect(months.nth(10)).toBeEnabled()
  await expect(months.nth(11)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Tahun berikutnya' })).toBeDisabled()
  await page.getByRole('button', { name: 'Tahun sebelumnya' }).click()
  await expect(months.nth(1)).toBeDisabled()
  await expect(months.nth(2)).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Tahun sebelumnya' })).toBeDisabled()
  await months.nth(11).click()
  await expect(page.locator('output')).toHaveText('{"tahun":2025,"bulan":12}')
  await expect(field).toHaveText('Desember 2025')
  await field.click()
  await months.nth(2).click()
  await expect(page.locator('output')).toHaveText('{"tahun":2025,"bulan":3}')
})

test('[PICK-07] years from 1900, twelve a page', async ({ page, open }) => {
  await open('month-picker.Year')
  await page.getByRole('combobox', { name: 'Tahun' }).click()
  const years = page.getByRole('group').getByRole('button')
  await expect(years).toHaveCount(12)
  await expect(years.first()).toHaveText('2015')
  await expect(years.last()).toHaveText('2026')
  const previous = page.getByRole('button', { name: '12 tahun sebelumnya' })
  for (let page_ = 0; page_ < 10; page_++) await previous.click()
  await expect(years.first()).toHaveText('1900')
  await expect(previous).toBeDisabled()
  await years.first().click()
  await expect(page.locator('output')).toHaveText('1900')
})

test('years of payslips: three on the one page there is', async ({ page, open }) => {
  await open('month-picker.YearOfPayslips')
  await page.getByRole('combobox', { name: 'Tahun slip gaji' }).click()
  await expect(page.getByRole('group').getByRole('button')).toHaveText(['2024', '2025', '2026'])
  await expect(page.getByRole('dialog').getByRole('button')).toHaveCount(3)
})

test('arrow keys go over the months, page keys over the years', async ({ page, open }) => {
  await open('month-picker.Month')
  await page.getByRole('combobox', { name: 'Bulan' }).press('Enter')
  for (const key of ['PageUp', 'PageUp', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key)
  await expect(page.getByRole('group')).toHaveAccessibleName('2025')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox', { name: 'Bulan' })).toBeFocused()
})

test('[PICK-08] the navigator stops at the current month', async ({ page, open }) => {
  await open('month-picker.Navigator')
  const next = page.getByRole('button', { name: 'Bulan berikutnya' })
  const previous = page.getByRole('button', { name: 'Bulan sebelumnya' })
  await expect(next).toBeDisabled()
  await next.click({ force: true })
  await expect(page.locator('output')).toHaveText('{"tahun":2026,"bulan":11}')
  await previous.click()
  await expect(page.getByText('Oktober 2026')).toBeVisible()
  await expect(next).toBeEnabled()
  await next.click()
  await expect(next).toBeDisabled()

  await page.getByRole('button', { name: 'November 2026' }).click()
  await expect(page.getByRole('button', { name: 'Desember 2026' })).toBeDisabled()
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Tahun sebelumnya' }).click()
  await expect(page.getByRole('button', { name: 'Mei 2024' })).toBeDisabled()
  await page.getByRole('button', { name: 'Juni 2024' }).click()
  await expect(page.locator('output')).toHaveText('{"tahun":2024,"bulan":6}')
  await expect(previous).toBeDisabled()
})

test("[PICK-08] the month that begins opens the way, by the server's clock", async ({ page, open }) => {
  await page.clock.install({ time: new Date('2026-11-30T23:59:50+07:00') })
  await open('month-picker.NavigatorAtMonthEnd')
  const next = page.getByRole('button', { name: 'Bulan berikutnya' })
  await page.getByRole('button', { name: 'Setel jam server' }).click()
  await expect(next).toBeDisabled()
  // The device still has November for four seconds when the server's December begins.
  await page.clock.runFor(6500)
  await expect(next).toBeEnabled()
  await next.click()
  await expect(page.getByRole('button', { name: 'Desember 2026' })).toBeVisible()
  await expect(next).toBeDisabled()
})
