import type { Page } from '@playwright/test'
import { chooseFile } from './berkas.ts'
import { expect, show, test } from './living.ts'

/** How the parts of the interface behave, by hand and by keyboard, while they move. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** As a link of the app would go there, so that the browser's back leads out again. */
async function follow(page: Page, part: string, example: string) {
  await show(page, part)
  await page.reload()
  await page.getByRole('link', { name: example, exact: true }).click()
  await expect(page.locator('[data-shown*="."]')).toBeAttached()
}

const focusedIn = (page: Page, selector: string) =>
  page.evaluate((inside) => document.activeElement?.closest(inside) !== null, selector)

test('a sheet holds the focus, is closed by hand, Esc and the browser’s back, and asks where something is unsaved', async ({
  page,
  jam,
}) => {
  test.slow()
  const sheet = page.getByRole('dialog', { name: 'Lembur Karyawan' })
  const opener = page.getByRole('button', { name: 'Buka rincian' })
  const open = async () => {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(sheet).toBeVisible()
  }
  await jam.take()
  await follow(page, 'sheet', 'Screen Sheet')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await test.step('it holds the focus, and gives it back when Esc closes it', async () => {
    await open()
    for (let i = 0; i < 6; i += 1) {
      await page.keyboard.press('Tab')
      expect(
        (await page.evaluate(() => document.activeElement === document.body)) ||
          (await focusedIn(page, 'dialog')),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
  })

  await test.step('it is closed by its cross and by its backdrop, not by a press inside it', async () => {
    await open()
    await sheet.getByText('Koordinator').click()
    await expect(sheet).toBeVisible()
    await page.mouse.click(195, 20)
    await expect(sheet).toBeHidden()
    await opener.click()
    await sheet.getByRole('button', { name: 'Tutup' }).click()
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
  })

  await test.step('it is pulled down by its head: far closes it, a little brings it back', async () => {
    await open()
    // It has come to rest.
    const isMoving = (one: Element) => one.getAnimations().some(({ playState }) => playState === 'running')
    await expect.poll(() => sheet.evaluate(isMoving)).toBe(false)
    const { y = 0 } = (await sheet.boundingBox()) ?? {}
    const pull = async (distance: number) => {
      await page.mouse.move(120, y + 24)
      await page.mouse.down()
      await page.mouse.move(120, y + 24 + distance, { steps: 5 })
      // Held still for a while, so that distance alone decides.
      await jam.pass(300)
      await page.mouse.up()
    }
    await pull(60)
    await expect.poll(async () => (await sheet.boundingBox())?.y).toBe(y)
    await pull(160)
    await expect(sheet).toBeHidden()
  })

  await test.step('it is closed by the browser’s back, which then leads on', async () => {
    await open()
    const address = page.url()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(address)
    await page.goBack()
    await expect(page).toHaveURL(/#sheet$/)
  })

  await test.step('it scrolls inside, its action staying in sight', async () => {
    await page.getByRole('link', { name: 'Screen Long Sheet', exact: true }).click()
    await page.getByText('Hari ke-40').scrollIntoViewIfNeeded()
    await expect(page.getByText('Hari ke-40')).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Simpan' })).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Hari kerja' })).toBeInViewport()
  })

  await test.step('with something unsaved it asks before it closes, however it is closed', async () => {
    // From anew: the long one stands open.
    await page.goto('about:blank')
    await follow(page, 'sheet', 'Screen Sheet Form')
    const form = page.getByRole('dialog', { name: 'Kantor baru' })
    const question = page.getByRole('alertdialog', { name: 'Tutup formulir?' })
    const stay = question.getByRole('button', { name: 'Lanjut Mengisi' })
    await page.getByLabel('Alamat').fill('Jalan Merdeka 1')
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => form.getByRole('button', { name: 'Tutup' }).click(),
      () => page.mouse.click(195, 20),
      () => page.goBack(),
    ]) {
      await close()
      await stay.click()
      await expect(question).toBeHidden()
      await expect(page.getByLabel('Alamat')).toHaveValue('Jalan Merdeka 1')
    }
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Tinggalkan' }).click()
    await expect(form).toBeHidden()
    await page.getByRole('button', { name: 'Tambah kantor' }).click()
    await page.getByLabel('Alamat').fill('Jalan Merdeka 1')
    await form.getByRole('button', { name: 'Simpan' }).click()
    await expect(form).toBeHidden()
  })
})

test('a question has the focus on the safe answer, and Esc gives that answer; segments are one stop of Tab; a chip pressed again clears', async ({
  page,
}) => {
  await show(page, 'confirm-dialog.ScreenConfirm')
  const question = page.getByRole('alertdialog', { name: 'Batalkan pengajuan?' })
  await expect(question).toHaveAccessibleDescription('Koordinator Anda tidak akan melihatnya lagi.')
  await expect(question.getByRole('button', { name: 'Kembali' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('status')).toHaveText('tidak jadi')
  await page.getByRole('button', { name: 'Batalkan pengajuan' }).click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('dibatalkan')

  // Arrows, Home and End go from one to the next.
  await show(page, 'segmented.Tabs')
  const chosen = page.getByRole('tab', { selected: true })
  await page.getByRole('tab', { name: 'Menunggu' }).focus()
  for (const [key, name] of [
    ['ArrowRight', 'Disetujui'],
    ['ArrowRight', 'Ditolak'],
    ['ArrowRight', 'Menunggu'],
    ['ArrowLeft', 'Ditolak'],
    ['Home', 'Menunggu'],
    ['End', 'Ditolak'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(chosen).toHaveAccessibleName(new RegExp(`^${name}`))
    await expect(chosen).toBeFocused()
    await expect(page.getByRole('tabpanel')).toHaveText(`Daftar yang ${name.toLowerCase()}`)
  }

  await show(page, 'filter-chips.Status')
  const chip = (name: string) => page.getByRole('button', { name, exact: true })
  await chip('Izin').click()
  await expect(chip('Izin')).toHaveAttribute('aria-pressed', 'true')
  await expect(chip('Terlambat')).toHaveAttribute('aria-pressed', 'false')
  await chip('Izin').click()
  await expect(page.locator('[aria-pressed=true]')).toHaveCount(0)
})

test.describe('in a browser set to English', () => {
  test.use({ locale: 'en-US', hasTouch: true, isMobile: true })
  test('[ORANG-28] a clock time shows and is taken by 24 hours, typed by digits', async ({ page }) => {
    await show(page, 'fields.Time')
    const start = page.getByLabel(/^Jam mulai/)
    await expect(start).toHaveAttribute('inputmode', 'numeric')
    for (const [typed, shown] of [
      ['1700', '17:00'],
      ['17.15', '17:15'],
      ['7', '07:00'],
    ] as const) {
      await start.fill('')
      await start.pressSequentially(typed)
      await start.press('Tab')
      await expect(start).toHaveValue(shown)
    }
    await expect(page.getByLabel(/^Jam masuk/)).toHaveValue('08:00')
    await expect(page.locator('input[type=time]')).toHaveCount(0)
    await expect(page.getByText(/\b[AP]M\b/)).toHaveCount(0)
    await start.fill('5 PM')
    await start.press('Tab')
    await expect(start).toHaveAccessibleDescription('Jam tidak dikenal. Tulis seperti 17:00.')
    await start.fill('')
    await expect(start).toHaveAccessibleDescription('')
  })
})

test('a search asks 300 ms after the last letter, at once on Enter, and once for the same text', async ({
  page,
  jam,
}) => {
  await jam.take()
  await show(page, 'search-field.Search')
  const field = page.getByRole('searchbox', { name: 'Cari nama atau kode' })
  const asked = page.getByRole('status')
  await jam.hold(60_000)
  await field.pressSequentially('siti')
  await jam.pass(299)
  await expect(asked).toHaveText('Dicari:')
  await jam.pass(1)
  await expect(asked).toHaveText('Dicari: “siti”')
  await field.press('Space')
  await jam.pass(300)
  await expect(asked).toHaveText('Dicari: “siti”')
  await field.pressSequentially('r')
  await field.press('Enter')
  await jam.pass(0)
  await expect(asked).toHaveText('Dicari: “siti”, “siti r”')
  await page.getByRole('button', { name: 'Hapus pencarian' }).click()
  await jam.pass(0)
  await expect(asked).toHaveText('Dicari: “siti”, “siti r”, “”')
  await expect(field).toBeFocused()
})

test.describe('a form', () => {
  const field = (page: Page, name: string) => page.getByLabel(name)
  const send = (page: Page) => page.getByRole('button', { name: 'Simpan' })

  test('says what is wrong at each field and goes to the first', async ({ page }) => {
    await show(page, 'form.ScreenForm')
    await field(page, 'Email').fill('siti@')
    await send(page).click()
    await expect(field(page, 'Tempat lahir')).toBeFocused()
    await expect(field(page, 'Tempat lahir')).toHaveAccessibleDescription('Tempat lahir harus diisi.')
    await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription('Jenis kelamin harus diisi.')
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Alamat email tidak valid.')
    await field(page, 'Tempat lahir').fill('Bandung')
    await expect(field(page, 'Tempat lahir')).toHaveAccessibleDescription('Seperti di KTP')
  })

  test('takes no change while it is sent; a refusal of the server stands at its field', async ({
    page,
    jam,
  }) => {
    await jam.take()
    await show(page, 'form.ScreenForm')
    await field(page, 'Tempat lahir').fill('Atlantis')
    await page.getByText('Perempuan').click()
    await jam.hold(60_000)
    await send(page).click()
    for (const name of ['Nama', 'Tempat lahir', 'Perempuan']) await expect(field(page, name)).toBeDisabled()
    await expect(send(page)).toHaveAttribute('aria-busy', 'true')
    await jam.goOn()
    await expect(field(page, 'Tempat lahir')).toHaveAccessibleDescription('Tempat lahir tidak dikenal.')
    await expect(field(page, 'Tempat lahir')).toBeFocused()
    await expect(field(page, 'Tempat lahir')).toHaveValue('Atlantis')
    await expect(page.getByText('Periksa kembali isian Anda.')).toBeVisible()
  })

  test('keeps all that was typed when the line breaks, and the focus where it was', async ({ page }) => {
    await show(page, 'form.ScreenForm')
    await field(page, 'Tempat lahir').fill('Putus')
    await page.getByText('Perempuan').click()
    await send(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Tidak dapat terhubung ke server.')).toBeVisible()
    await expect(field(page, 'Tempat lahir')).toHaveValue('Putus')
    await expect(send(page)).toBeFocused()
  })

  test('asks before something unsaved is left, and only then', async ({ page }) => {
    await follow(page, 'form', 'Screen Form')
    const question = page.getByRole('alertdialog', { name: 'Tinggalkan halaman?' })
    await field(page, 'Tempat lahir').fill('Bandung')
    await page.goBack()
    await question.getByRole('button', { name: 'Lanjut Mengisi' }).click()
    await expect(question).toBeHidden()
    await expect(field(page, 'Tempat lahir')).toHaveValue('Bandung')
    await page.getByText('Perempuan').click()
    await send(page).click()
    await expect(page.getByText('Data Siti Rahma tersimpan.')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/#form$/)
    await page.getByRole('link', { name: 'Screen Form' }).click()
    await field(page, 'Nama').fill('Budi')
    await page.goBack()
    await question.getByRole('button', { name: 'Tinggalkan' }).click()
    await expect(page).toHaveURL(/#form$/)
  })
})

test('[BACA-15] a file is shown with its size, whatever its type, taken away, refused with the reason, and made smaller where it is a large photo', async ({
  page,
}) => {
  const PDF = { name: 'surat.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  const choose = page.getByLabel('Pilih Berkas')
  const empty = async () => {
    await show(page, 'fields.Time')
    await show(page, 'fields.FileEmpty')
  }

  await test.step('shown with its size, taken away and chosen again', async () => {
    await empty()
    await choose.setInputFiles(PDF)
    await expect(page.getByText('surat.pdf')).toBeVisible()
    await expect(page.getByText('1 kB')).toBeVisible()
    await page.getByRole('button', { name: 'Hapus berkas' }).click()
    await expect(page.getByLabel('Ambil Foto')).toBeFocused()
    await choose.setInputFiles(PDF)
    await expect(page.getByText('surat.pdf')).toBeVisible()
  })

  await test.step('of whatever type it is taken, and too large it is refused with the reason', async () => {
    await empty()
    for (const type of ['', 'application/octet-stream', 'application/x-pdf', 'image/jpg']) {
      await chooseFile(choose, { ...PDF, type })
      await expect(page.getByText('surat.pdf')).toBeVisible()
      await page.getByRole('button', { name: 'Hapus berkas' }).click()
    }
    await choose.setInputFiles({ ...PDF, buffer: Buffer.alloc(6 * 1024 * 1024) })
    await expect(choose).toHaveAccessibleDescription('Berkas 6 MB terlalu besar, paling besar 5 MB.')
    await choose.setInputFiles(PDF)
    await expect(page.getByText('surat.pdf')).toBeVisible()
    await expect(page.getByText(/terlalu besar/)).toBeHidden()
  })

  await test.step('a large photo is made smaller before it is sent', async () => {
    await empty()
    // Noise, which no format packs well: more than a megabyte, 2400 px wide.
    const base64 = await page.evaluate(() => {
      const canvas = document.createElement('canvas')
      const [width, height] = [(canvas.width = 2400), (canvas.height = 600)]
      const noise = new ImageData(width, height)
      for (let i = 0; i < noise.data.length; i += 65_536)
        crypto.getRandomValues(noise.data.subarray(i, i + 65_536))
      canvas.getContext('2d')?.putImageData(noise, 0, 0)
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
    })
    const buffer = Buffer.from(base64, 'base64')
    expect(buffer.length).toBeGreaterThan(1_000_000)
    const picture = page.getByRole('img', { name: 'Pratinjau berkas' })
    for (const type of ['image/jpeg', '', 'application/octet-stream']) {
      await chooseFile(page.getByLabel('Ambil Foto'), { name: 'foto.jpeg', type, buffer })
      await expect(picture).toBeVisible()
      await expect
        .poll(() => picture.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight]))
        .toEqual([2000, 500])
      await expect(page.getByText('foto.jpg')).toBeVisible()
      await page.getByRole('button', { name: 'Hapus berkas' }).click()
    }
  })
})

test('an endless list asks for the next page as its end comes near, keeps what it has when that fails, and draws what is in sight alone', async ({
  page,
}) => {
  test.slow()
  const rows = page.locator('.rows > li')

  await test.step('asks for the next page as its end comes near, and says so when there is none', async () => {
    await show(page, 'infinite-list.ScreenMany')
    await expect(rows.first()).toBeVisible()
    await expect.poll(() => rows.count()).toBeLessThanOrEqual(200)
    const before = await rows.count()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => rows.count()).toBeGreaterThan(before)
    await expect(page.getByText('Tidak ada data riwayat penempatan selanjutnya.')).toBeHidden()
    await show(page, 'infinite-list.ScreenEnd')
    await expect(page.getByText('Tidak ada data riwayat penempatan selanjutnya.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Muat lagi' })).toHaveCount(0)
  })

  await test.step('keeps what it has when the next page fails, and asks again only when told to', async () => {
    await show(page, 'infinite-list.ScreenNextFailed')
    const alert = page.getByRole('alert')
    await expect(alert).toHaveText('Gagal memuat data riwayat penempatan selanjutnya.')
    await expect(rows).toHaveCount(4)
    await page.getByRole('button', { name: 'Coba Lagi' }).click()
    await expect(rows).toHaveCount(7)
    await expect(alert).toHaveCount(0)
  })

  await test.step('that failed altogether can be asked for again', async () => {
    await show(page, 'infinite-list.ScreenError')
    await expect(page.getByText('Server sibuk.')).toBeVisible()
    await page.getByRole('button', { name: 'Coba Lagi' }).click()
    await expect(rows).toHaveCount(3)
  })

  await test.step('of two thousand rows draws those in sight alone', async () => {
    await show(page, 'infinite-list.ScreenMany')
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      expect(await rows.count()).toBe(2000)
    }).toPass({ intervals: [20] })
    const drawn = () =>
      rows.evaluateAll(
        (all) =>
          all.filter((row) => row.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).length,
      )
    await expect(page.getByText('Tidak ada data riwayat penempatan selanjutnya.')).toBeAttached()
    await expect.poll(drawn).toBeLessThan(80)
    // Rows that are not laid out have their place all the same.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeGreaterThan(2000 * 80)
    await page.evaluate(() => scrollTo(0, 60_000))
    await expect.poll(drawn).toBeLessThan(80)
    const later = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(Math.abs(later - height)).toBeLessThan(height / 1000)
  })
})

test('[K-02] a toast lies over neither the tabs nor the floating action, at 640 and 844 px', async ({
  page,
}) => {
  for (const height of [640, 844]) {
    await page.setViewportSize({ width: 390, height })
    // Without the toast of before.
    await page.goto('about:blank')
    const top = async (name: string) => (await page.getByRole('link', { name }).boundingBox())?.y ?? 0
    await show(page, 'navigation.ScreenWithTabs')
    const tabs = (await page.getByRole('navigation', { name: 'Menu utama' }).boundingBox())?.y ?? 0
    await show(page, 'toast.ScreenToasts')
    await page.getByRole('button', { name: 'Berhasil' }).click()
    const toast = page.locator('[data-sonner-toast][data-mounted=true]')
    await expect(toast).toHaveCount(1)
    const bottom = () => toast.evaluate((one) => one.getBoundingClientRect().bottom)
    const limit = Math.min(tabs, await top('Ajukan'))
    await expect.poll(bottom).toBeLessThanOrEqual(limit)
    expect(await toast.evaluate((one) => one.getBoundingClientRect().bottom)).toBeGreaterThan(limit - 60)
  }
})
