import type { Locator, Page } from '@playwright/test'
import { serve as serveAddress } from './jawaban.ts'
import { expect, show, test } from './living.ts'

const search = (page: Page) => page.getByPlaceholder('Cari...')
const options = (page: Page) => page.getByRole('option')

async function box(of: Locator) {
  const found = await of.boundingBox()
  if (found === null) throw new Error('not visible')
  return found
}

test('[PICK-01] [PICK-02] texts, without options too; choosing the chosen again clears it; Esc leaves the dialog around the list', async ({
  page,
}) => {
  await show(page, 'searchable-select.Short')
  const field = page.getByRole('combobox', { name: 'Status pernikahan' })
  await expect(field).toHaveText('Select an option...')
  await field.click()
  await expect(search(page)).toBeFocused()
  await search(page).fill('tidak ada')
  await expect(page.getByText('No results found.')).toBeVisible()
  await search(page).fill('CERAI m')
  await expect(options(page)).toHaveText(['Cerai mati'])
  await options(page).click()
  await expect(field).toHaveText('Cerai mati')
  await expect(page.locator('output')).toHaveText('4')

  await field.click()
  await expect(search(page)).toHaveValue('')
  await expect(page.getByRole('option', { selected: true })).toHaveText('Cerai mati')
  await page.getByRole('option', { selected: true }).click()
  await expect(page.locator('output')).toHaveText('null')
  await expect(field).toHaveText('Select an option...')

  await show(page, 'searchable-select.Empty')
  await page.getByRole('combobox', { name: 'Koordinator' }).click()
  await expect(page.getByText('Tidak ada data tersedia')).toBeVisible()
  await search(page).fill('budi')
  await expect(page.getByText('Tidak ada data tersedia')).toBeVisible()

  await show(page, 'searchable-select.InDialog')
  await page.getByRole('button', { name: 'Buka dialog' }).click()
  await page.getByRole('combobox').click()
  await expect(search(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search(page)).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Dialog' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Dialog' })).toBeHidden()

  await show(page, 'searchable-select.States')
  await expect(page.getByRole('combobox', { name: 'Tidak dapat diubah' })).toBeDisabled()
  const wrong = page.getByRole('combobox', { name: 'Salah' })
  await expect(wrong).toHaveAttribute('aria-invalid', 'true')
  await expect(wrong).toHaveAccessibleDescription('Status pernikahan harus diisi.')
})

test('[PICK-03] 4 px off its field, the list at most 300 px high; 20,000 options stay smooth', async ({
  page,
}) => {
  await show(page, 'searchable-select.TwentyThousand')
  const field = page.getByRole('combobox', { name: 'Kantor' })
  await field.click()
  const [at, panel] = [await box(field), await box(page.getByRole('dialog'))]
  expect(panel.y - at.y - at.height).toBe(4)
  const list = page.getByRole('listbox')
  expect((await box(list)).height).toBe(300)
  expect(await options(page).count()).toBeLessThanOrEqual(200)
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(page.getByRole('option', { name: 'Kantor 100 ' })).toBeAttached()
  await search(page).fill('menteng 19998')
  await expect(options(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(field).toHaveText('Kantor 19998')
})

test('by keyboard alone; opens upwards where there is no room below', async ({ page }) => {
  await show(page, 'searchable-select.Chosen')
  const field = page.getByRole('combobox', { name: 'Status pernikahan' })
  await expect(field).toHaveAccessibleDescription('Seperti di KTP')
  await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(search(page)).toHaveAttribute('aria-activedescendant', /.+/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field).toHaveText('Cerai hidup')
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(search(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(field).toHaveText('Cerai hidup')
  // Leaving is no choice either.
  await page.keyboard.press('Enter')
  await expect(search(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(field).toHaveText('Cerai hidup')

  await show(page, 'searchable-select.ScreenBottom')
  await field.click()
  const [at, panel] = [await box(field), await box(page.getByRole('dialog'))]
  expect(at.y - panel.y - panel.height).toBe(4)
})

test.describe('searched at the server', () => {
  const PAGE = 50
  const ROWS = Array.from({ length: 20_000 }, (_, i) => ({ value: i + 1, label: `Kantor ${i + 1}` }))

  /** Answers as a server would; `fail` refuses a request, `asked` notes what was asked. */
  async function serve(page: Page, fail: (text: string, at: number) => boolean, asked: string[] = []) {
    await serveAddress(page, '**/contoh/kantor?*', (request) => {
      const query = new URL(request.url()).searchParams
      const [text, at] = [query.get('nama') ?? '', Number(query.get('page'))]
      asked.push(`${text}:${at}`)
      if (fail(text, at)) return { status: 400, json: {} }
      const found = ROWS.filter(({ label }) => label.includes(text))
      return {
        json: { options: found.slice((at - 1) * PAGE, at * PAGE), hasMore: at * PAGE < found.length },
      }
    })
  }

  test('pages come as one scrolls, a search once the typing rests', async ({ page }) => {
    const asked: string[] = []
    await serve(page, () => false, asked)
    await show(page, 'searchable-select.Server')
    const field = page.getByRole('combobox', { name: 'Kantor dari server' })
    await expect(field).toHaveText('Kantor 7')
    await field.click()
    await expect(page.getByRole('option', { selected: true })).toHaveText('Kantor 7')
    for (let n = 1; n <= 4; n++) {
      await page.getByRole('listbox').evaluate((element) => element.scrollTo(0, element.scrollHeight))
      await expect(page.getByRole('option', { name: `Kantor ${n * PAGE + 1}`, exact: true })).toBeAttached()
    }
    await search(page).pressSequentially('1999')
    // What answers the old search cannot be taken for the new one's.
    await expect(options(page)).toHaveCount(0)
    await expect(page.getByText('Memuat…')).toBeVisible()
    await expect(options(page)).toHaveCount(12)
    expect(asked.filter((ask) => ask.startsWith('1'))).toEqual(['1999:1'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(field).toHaveText('Kantor 11999')
    await field.click()
    await search(page).fill('tidak ada')
    await expect(page.getByText('No results found.')).toBeVisible()
  })

  test('a failure offers another try, on the first page and on a later one', async ({ page }) => {
    let isDown = true
    await serve(page, (_, at) => isDown && at !== 2)
    await show(page, 'searchable-select.Server')
    await page.getByRole('combobox').click()
    await expect(page.getByRole('alert')).toContainText('Gagal memuat data.')
    isDown = false
    await page.getByRole('button', { name: 'Coba Lagi' }).click()
    await expect(options(page).first()).toHaveText('Kantor 1')
    isDown = true
    // Each page that comes has an end of its own to scroll to.
    await expect(async () => {
      await page.getByRole('listbox').evaluate((element) => element.scrollTo(0, element.scrollHeight))
      await expect(page.getByRole('alert')).toContainText('Gagal memuat data.', { timeout: 500 })
    }).toPass()
    isDown = false
    await page.getByRole('button', { name: 'Coba Lagi' }).click()
    await expect(page.getByRole('option', { name: 'Kantor 101', exact: true })).toBeAttached()
  })
})
