import type { Page } from '@playwright/test'
import { expect, show, test } from './living.ts'

const calendarButton = (page: Page) => page.getByRole('button', { name: 'Buka kalender' })
const day = (page: Page, name: string) => page.getByRole('gridcell').getByRole('button', { name })

test('[PICK-04] a date: placeholder, long display, 240 px, weeks from Monday', async ({ page }) => {
  await show(page, 'date-picker.Default')
  const field = page.getByPlaceholder('Pick a date')
  expect((await field.boundingBox())?.width).toBe(240)
  await calendarButton(page).click()
  await expect(page.locator('th').first()).toHaveAttribute('aria-label', 'Senin')
  await expect(page.locator('th').last()).toHaveAttribute('aria-label', 'Minggu')
  await day(page, 'Selasa, 24 November 2026').click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(field).toHaveValue('November 24, 2026')
  await expect(page.locator('output')).toHaveText('"2026-11-24"')
  await expect(calendarButton(page)).toBeFocused()
})

test('[PICK-04] minDate and maxDate disable the days outside them', async ({ page }) => {
  await show(page, 'date-picker.Limits')
  await calendarButton(page).click()
  await expect(day(page, 'Rabu, 4 November 2026')).toBeDisabled()
  await expect(day(page, 'Kamis, 5 November 2026')).toBeEnabled()
  await expect(day(page, 'Selasa, 24 November 2026')).toBeEnabled()
  await expect(day(page, 'Rabu, 25 November 2026')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Bulan berikutnya' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('textbox', { name: 'Tanggal lembur' }).fill('25/11/2026')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Paling akhir 24/11/2026.')).toBeVisible()
})

for (const timezoneId of ['Asia/Jayapura', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Africa/Cairo']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId })

    test('[PICK-05] shows dd/MM/yyyy, stores yyyy-MM-dd, never another day', async ({ page }) => {
      await show(page, 'date-picker.Birth')
      const field = page.getByRole('textbox', { name: 'Tanggal lahir' })
      await expect(field).toHaveValue('07/03/1991')
      await expect(page.locator('output')).toHaveText('"1991-03-07"')

      await calendarButton(page).click()
      await expect(day(page, 'Kamis, 7 Maret 1991, dipilih')).toBeFocused()
      await page.getByLabel('Tahun').selectOption('1974')
      await page.getByLabel('Bulan', { exact: true }).selectOption('April')
      await day(page, 'Selasa, 30 April 1974').click()
      await expect(field).toHaveValue('30/04/1974')
      await expect(page.locator('output')).toHaveText('"1974-04-30"')

      // The night Egypt and California lose an hour, and the first of a month.
      for (const [typed, stored] of [
        ['26/04/2024', '2024-04-26'],
        ['10032024', '2024-03-10'],
        ['1/11/2026', '2026-11-01'],
      ] as const) {
        await field.fill(typed)
        await expect(page.locator('output')).toHaveText(`"${stored}"`)
        await calendarButton(page).click()
        await expect(page.getByRole('gridcell', { selected: true }).getByRole('button')).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('dialog')).toBeHidden()
        await expect(page.locator('output')).toHaveText(`"${stored}"`)
      }

      // Today is the office's, whatever day the device has.
      await show(page, 'date-picker.Default')
      await calendarButton(page).click()
      await expect(day(page, 'Hari ini, Jumat, 20 November 2026')).toBeFocused()
    })
  })
}

test('[PICK-05] what is no day stays as it was typed and is refused', async ({ page }) => {
  await show(page, 'date-picker.ScreenForm')
  const field = page.getByLabel('Tanggal lahir')
  await field.fill('30/02/2026')
  await page.getByRole('button', { name: 'Kirim' }).click()
  await expect(field).toHaveValue('30/02/2026')
  await expect(field).toHaveAccessibleDescription('Tanggal lahir tidak valid.')
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeFocused()
  await expect(page.locator('output')).toBeEmpty()
})

test('pickers in a form: by keyboard alone, errors take the focus, Enter sends what was typed', async ({
  page,
}) => {
  await show(page, 'date-picker.ScreenForm')
  await page.getByRole('button', { name: 'Kirim' }).press('Enter')
  const status = page.getByRole('combobox', { name: 'Status' })
  await expect(status).toBeFocused()
  await expect(status).toHaveAccessibleDescription('Status harus diisi.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('meni')
  await page.keyboard.press('Enter')
  await expect(status).toHaveText('Menikah')
  await expect(status).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('7 Maret 1991')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Bulan' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Februari 2026' }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Bulan' })).toBeFocused()
  await page.getByLabel('Tanggal lahir').fill('08/03/1991')
  await page.keyboard.press('Enter')
  await expect(page.locator('output')).toHaveText(
    '{"status":1,"lahir":"1991-03-08","bulan":{"tahun":2026,"bulan":2}}',
  )
})

test('the calendar by keyboard', async ({ page }) => {
  await show(page, 'date-picker.Default')
  await calendarButton(page).press('Enter')
  await expect(day(page, 'Jumat, 20 November 2026')).toBeFocused()
  for (const key of ['ArrowLeft', 'ArrowDown', 'PageDown', 'Home']) await page.keyboard.press(key)
  await expect(day(page, 'Senin, 21 Desember 2026')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(calendarButton(page)).toBeFocused()
  await expect(page.locator('output')).toHaveText('""')
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('a touch on the field opens the calendar', async ({ page }) => {
    await show(page, 'date-picker.Default')
    await page.getByPlaceholder('Pick a date').tap()
    await day(page, 'Senin, 23 November 2026').tap()
    await expect(page.getByPlaceholder('Pick a date')).toHaveValue('November 23, 2026')
  })
})

test('a range: one calendar, both ends', async ({ page }) => {
  await show(page, 'date-picker.Range')
  await calendarButton(page).click()
  await expect(day(page, 'Kamis, 19 November 2026')).toBeDisabled()
  await day(page, 'Selasa, 24 November 2026').click()
  await expect(page.getByText('Pilih tanggal selesai')).toBeVisible()
  // Before the start: that is the new start.
  await day(page, 'Senin, 23 November 2026').click()
  await day(page, 'Kamis, 26 November 2026').click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('output')).toHaveText('{"mulai":"2026-11-23","selesai":"2026-11-26"}')
  await page.getByLabel('Tanggal cuti: selesai').fill('22/11/2026')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Tanggal selesai mendahului tanggal mulai.')).toBeVisible()
})

test('chosen days, those between them and today can be read', async ({ page }) => {
  await show(page, 'date-picker.Range')
  await page.getByLabel('Tanggal cuti: mulai').fill('20/11/2026')
  await page.getByLabel('Tanggal cuti: selesai').fill('23/11/2026')
  await calendarButton(page).click()
  const chosen = page.locator('td[aria-selected=true] button')
  await expect(chosen).toHaveCount(4)
  const colours = await chosen.evaluateAll((days) =>
    days.map((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return color === backgroundColor ? element.textContent : `${color} on ${backgroundColor}`
    }),
  )
  const [start, , between, end] = colours
  expect(start).toContain(' on ')
  expect(end).toBe(start)
  expect(between).toContain(' on ')
  expect(between).not.toBe(start)
})
