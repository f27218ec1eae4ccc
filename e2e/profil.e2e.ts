import type { Page, Request } from '@playwright/test'
import { tabToVisibly } from './keyboard.ts'
import { fieldsOf } from './multipart.ts'
import { intercept } from './jawaban.ts'
import { type Rekan, expect, giveSandi, test } from './test.ts'

const KARYAWAN = 'karyawan@rekan.example'
const PERSONAL = '/akun/karyawan/edit/personal'
const KEPEGAWAIAN = '/akun/karyawan/edit/kepegawaian'
const BERHASIL = 'Berhasil mengubah data diri.'
const TANPA_PERUBAHAN = 'Tidak ada perubahan data yang dilakukan.'

const next = (page: Page) => page.getByRole('button', { name: 'Selanjutnya' })
const save = (page: Page) => page.getByRole('button', { name: 'Simpan' })
const namaField = (page: Page) => page.getByLabel(/^Nama /)

async function open(page: Page, rekan: Rekan, path: string, email = KARYAWAN) {
  await rekan.signIn(page, email)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: /^Langkah [12] dari 2/ })).toBeVisible()
}

/** The edits that were sent. */
function sent(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/profile')) requests.push(request)
  })
  return requests
}

test('[AKUN-01, AKUN-02, AKUN-03] the hub shows who it is, leads to every part and back; numbers are hidden until one asks; the edit has two steps, and the ways back', async ({
  page,
  rekan,
}) => {
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/akun')
  const initials = page.getByRole('button', { name: 'Ubah foto profil' })
  const back = page.getByRole('link', { name: 'Kembali' })
  await expect(page.getByRole('heading', { name: 'Siti Rahmawati' })).toBeVisible()
  await expect(page.getByText('KBN0031 | Staf Administrasi')).toBeVisible()
  await expect(page.getByText('Aktif', { exact: true })).toBeVisible()
  await expect(initials).toContainText('SR')
  await expect(page.getByText(/^Rekan versi \d/)).toBeVisible()
  for (const [name, title] of [
    ['Riwayat Penempatan', 'Riwayat Penempatan'],
    ['Privasi', 'Privasi Data Anda'],
    ['Data Diri', 'Data Diri'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    if (name === 'Data Diri') {
      await expect(page.getByText('Garut, 10/05/1988')).toBeVisible()
      await expect(page.getByText('3205995005880031')).toBeHidden()
      await page.getByRole('button', { name: 'Tampilkan NIK' }).click()
      await expect(page.getByText('3205995005880031')).toBeVisible()
      await page.getByRole('button', { name: 'Sembunyikan NIK' }).click()
      await expect(page.getByText('3205995005880031')).toBeHidden()
    }
    await back.click()
    await expect(page.getByText('KBN0031')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Ubah data diri' }).click()
  await expect(page).toHaveURL(new RegExp(`${PERSONAL}$`))

  await test.step('[AKUN-04] the ways back, where one came straight to the second step too', async () => {
    // Where one came straight to the second step.
    await page.goto(KEPEGAWAIAN)
    await expect(save(page)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Kembali' }).click()
    await expect(next(page)).toBeVisible()
    await back.click()
    await expect(page).toHaveURL(/\/akun\/karyawan$/)
    await back.click()
    await expect(page).toHaveURL(/\/akun$/)
  })

  // A picture that cannot be had gives way to the initials.
  await rekan.sql(`update pengguna set avatar = 'avatar/hilang.webp' where email = $1`, [KARYAWAN])
  const hilang = page.waitForResponse(/avatar\/hilang/)
  await page.reload()
  expect((await hilang).status()).toBe(404)
  await expect(initials).toContainText('SR')
})

test.describe('sending', () => {
  test('[AKUN-05] nothing changed: it is said, nothing is sent, and step 1 goes on all the same', async ({
    page,
    rekan,
  }) => {
    await open(page, rekan, PERSONAL)
    const requests = sent(page)
    await next(page).click()
    await expect(page.getByText(TANPA_PERUBAHAN)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${KEPEGAWAIAN}$`))
    await page.getByLabel(/^Sekolah/).fill('SMKN 1 Garut')
    await save(page).click()
    await expect(page.getByText(BERHASIL)).toBeVisible()
    await save(page).click()
    await expect(page.getByText(TANPA_PERUBAHAN)).toBeVisible()
    expect(requests).toHaveLength(1)
  })

  test('[AKUN-06, AKUN-09, SPEK-12] what changed and is not empty alone is sent, the version beside it, what was taken away by itself; then it is said and step 2 comes', async ({
    page,
    rekan,
  }) => {
    await open(page, rekan, PERSONAL)
    const requests = sent(page)
    await namaField(page).fill('  Siti  Rahma ')
    await page.getByRole('combobox', { name: /^Status pernikahan/ }).click()
    await page.getByRole('option', { name: 'Belum Kawin' }).click()
    await next(page).click()
    await expect(page.getByText(BERHASIL)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${KEPEGAWAIAN}$`))
    expect(requests.map(fieldsOf)).toEqual([{ nama: 'Siti Rahma', status_pernikahan_id: '1' }])
    expect(requests[0]?.headers()['if-match']).toBe('"1"')
    const kosongkan = page.waitForRequest('**/api/profile/kosongkan')

    await page.getByLabel(/^Sekolah/).fill('SMKN 1 Garut')
    await page.getByLabel(/^Nomor JKN/).fill('')
    await page.getByRole('combobox', { name: /^Nama bank/ }).click()
    await page.getByPlaceholder('Cari...').fill('bca')
    await page.getByRole('option', { name: /^Bank Central Asia BCA/ }).click()
    await save(page).click()
    await giveSandi(page)
    await expect(page).toHaveURL(new RegExp(`${KEPEGAWAIAN}$`))
    await expect
      .poll(() => requests.map(fieldsOf).at(1))
      .toEqual({
        instansi: 'SMKN 1 Garut',
        nama_bank: 'Bank Central Asia',
      })
    expect(requests[1]?.headers()['if-match']).toBe('"2"')
    const dikosongkan = await kosongkan
    expect(dikosongkan.postDataJSON()).toEqual({ field: 'jkn' })
    expect(dikosongkan.headers()['if-match']).toBe('"3"')
    await expect(page.getByLabel(/^Nomor JKN/)).toHaveValue('')
    // Leaving waits for the answer, if it must: nothing is unsaved then.
    await page.getByRole('banner').getByRole('link', { name: 'Kembali' }).click()
    await expect(page).toHaveURL(/\/akun\/karyawan$/)
    await expect(page.getByText('Siti Rahma', { exact: true })).toBeVisible()
    await expect(page.getByText('Bank Central Asia')).toBeVisible()
    expect(await rekan.sql(`select jkn, versi from karyawan where kode = 'KBN0031'`)).toEqual([
      { jkn: null, versi: 4 },
    ])
  })

  test('[AKUN-07, AKUN-08] on a slow line everything is disabled, and a double tap sends once; a failure shows the server’s message and keeps what was typed, and what is refused stands at its field', async ({
    page,
    rekan,
  }) => {
    await open(page, rekan, PERSONAL)
    const requests = sent(page)
    const simpan = await intercept(page, 'POST /profile', 'held')
    await namaField(page).fill('Siti Rahma')
    await next(page).dblclick()
    await expect(next(page)).toBeDisabled()
    for (const field of await page.locator('form input, form button').all())
      await expect(field).toBeDisabled()
    simpan.become('passed')
    await expect(page.getByText(BERHASIL)).toBeVisible()
    expect(requests).toHaveLength(1)

    await page.getByRole('main').getByRole('link', { name: 'Kembali' }).click()
    const nik = page.getByLabel(/^NIK/)
    const own = await nik.inputValue()
    const [taken] = await rekan.sql<{ nik: string }>(`select nik from karyawan where kode = 'KBN0001'`)
    await nik.fill(taken?.nik ?? '')
    await next(page).click()
    await expect(nik).toHaveAttribute('aria-invalid', 'true')
    await expect(nik).toBeFocused()
    await expect(nik).toHaveValue(taken?.nik ?? '')

    await nik.fill(own)
    await namaField(page).fill('Siti Kusuma')
    simpan.become({ status: 503, json: { message: 'Server sedang dirawat.' } })
    await next(page).click()
    await expect(page.getByText('Server sedang dirawat.')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${PERSONAL}$`))
    await expect(namaField(page)).toHaveValue('Siti Kusuma')
    simpan.become('passed')
    await next(page).click()
    await expect(page).toHaveURL(new RegExp(`${KEPEGAWAIAN}$`))
    expect(await rekan.sql(`select nama from karyawan where kode = 'KBN0031'`)).toEqual([
      { nama: 'Siti Kusuma' },
    ])
  })
})

test('[SPEK-07] what somebody else saved meanwhile asks nothing where it stands on another form; else nothing is written, the dialog says what, and what was typed stays where the two do not clash', async ({
  page,
  rekan,
}) => {
  await open(page, rekan, PERSONAL)
  await rekan.sql(`update karyawan set instansi = 'SMKN 2', versi = versi + 1 where kode = 'KBN0031'`)
  await namaField(page).fill('Siti Rahmah')
  await next(page).click()
  await expect(page.getByText(BERHASIL)).toBeVisible()
  await expect(page.getByLabel(/^Sekolah/)).toHaveValue('SMKN 2')

  await page.getByRole('main').getByRole('link', { name: 'Kembali' }).click()
  await expect(page).toHaveURL(new RegExp(`${PERSONAL}$`))
  await expect(namaField(page)).toHaveValue('Siti Rahmah')
  await namaField(page).fill('Siti Rahma')
  await page.getByLabel(/^NIK/).fill('3205995005880099')
  await rekan.sql(
    `update karyawan set nama = 'Siti R. Kusuma', tempat_lahir = 'Tasikmalaya', versi = versi + 1 where kode = 'KBN0031'`,
  )
  const ditolak = page.waitForResponse(
    (response) => response.url().endsWith('/api/profile') && response.request().method() === 'POST',
  )
  await next(page).click()
  const jawaban = await ditolak
  expect([jawaban.status(), (await jawaban.json()).error.error]).toEqual([409, 'VERSI_USANG'])
  const [belum] = await rekan.sql(`select nama, nik from karyawan where kode = 'KBN0031'`)
  expect(belum).toEqual({ nama: 'Siti R. Kusuma', nik: expect.not.stringMatching('3205995005880099') })
  const dialog = page.getByRole('alertdialog', { name: 'Data sudah berubah' })
  await expect(dialog).toContainText('Siti R. Kusuma')
  await expect(dialog).toContainText('menggantikan isian Anda: Siti Rahma')
  await expect(dialog).toContainText('Tasikmalaya')

  await dialog.getByRole('button', { name: 'Kembali' }).click()
  await expect(namaField(page)).toHaveValue('Siti Rahma')
  await next(page).click()
  await dialog.getByRole('button', { name: 'Muat Data Terbaru' }).click()
  await expect(namaField(page)).toHaveValue('Siti R. Kusuma')
  await expect(page.getByLabel(/^Tempat lahir/)).toHaveValue('Tasikmalaya')
  await expect(page.getByLabel(/^NIK/)).toHaveValue('3205995005880099')

  await next(page).click()
  await expect(page).toHaveURL(new RegExp(`${KEPEGAWAIAN}$`))
  const [row] = await rekan.sql(`select nama, nik, tempat_lahir from karyawan where kode = 'KBN0031'`)
  expect(row).toEqual({ nama: 'Siti R. Kusuma', nik: '3205995005880099', tempat_lahir: 'Tasikmalaya' })
})

test('what is unsaved is not lost by a link, the browser’s back or a reload', async ({ page, rekan }) => {
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/akun/karyawan')
  await page.getByRole('link', { name: 'Ubah Data Diri' }).click()
  await namaField(page).fill('Siti Rahma')
  const dialog = page.getByRole('alertdialog', { name: 'Tinggalkan halaman?' })
  for (const leave of [() => page.getByRole('link', { name: 'Kembali' }).click(), () => page.goBack()]) {
    await leave()
    await dialog.getByRole('button', { name: 'Lanjut Mengisi' }).click()
    await expect(namaField(page)).toHaveValue('Siti Rahma')
  }
  const asked = page.waitForEvent('dialog')
  const reload = page.reload().catch(() => undefined)
  await (await asked).accept()
  await reload
  await expect(namaField(page)).toHaveValue('Siti Rahmawati')
})

test.describe('the fields', () => {
  test('[VAL-11, AKUN-11] gender is one of two, and asked for', async ({ page, rekan }) => {
    await intercept(page, 'GET /profile', {
      changed: (text) => text.replace('"jenis_kelamin":"P"', '"jenis_kelamin":""'),
    })
    await open(page, rekan, PERSONAL)
    await next(page).click()
    await expect(page.getByRole('radiogroup', { name: /^Jenis kelamin/ })).toHaveAccessibleDescription(
      'Jenis kelamin harus diisi.',
    )
    const choices = page.getByRole('radio')
    await expect(choices).toHaveCount(2)
    await expect(page.getByLabel('Laki-laki')).toHaveValue('L')
    await expect(page.getByLabel('Perempuan')).toHaveValue('P')
  })

  test('[VAL-13, VAL-15, VAL-17] of step 2 say what is missing', async ({ page, rekan }) => {
    await rekan.sql(
      `update karyawan set jenjang_pendidikan_id = null, instansi = null, jkn = null, kpj = null, nama_bank = null, nomor_rekening = null where kode = 'KBN0031'`,
    )
    await open(page, rekan, KEPEGAWAIAN)
    const requests = sent(page)
    await save(page).click()
    for (const [label, message] of [
      [/^Jenjang pendidikan/, 'Jenjang pendidikan harus diisi.'],
      [/^Sekolah/, 'Sekolah/kampus pendidikan harus diisi.'],
      [/^Nama bank/, 'Nama bank harus diisi.'],
      [/^Nomor rekening/, 'Nomor rekening bank harus diisi.'],
    ] as const)
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(message)
    expect(requests).toHaveLength(0)

    // [VAL-16] without the numbers of the insurances it is taken.
    await page.getByRole('combobox', { name: /^Jenjang pendidikan/ }).click()
    await page.getByRole('option', { name: 'SMK' }).click()
    await page.getByLabel(/^Sekolah/).fill('SMKN 1 Garut')
    await page.getByRole('combobox', { name: /^Nama bank/ }).click()
    await page.getByRole('option', { name: /^Bank Mandiri/ }).click()
    await page.getByLabel(/^Nomor rekening/).fill('1234-5678-90')
    await save(page).click()
    await giveSandi(page)
    await expect(page.getByText(BERHASIL)).toBeVisible()
    expect(Object.keys(fieldsOf(requests[0])).toSorted()).toEqual([
      'instansi',
      'jenjang_pendididikan_id',
      'nama_bank',
      'nomor_rekening',
    ])
  })

  test('[AKUN-10, PICK-05] of step 1 say what is missing or wrong; the day of birth reads dd/MM/yyyy, is sent yyyy-MM-dd, and no day after today can be chosen', async ({
    page,
    rekan,
  }) => {
    await open(page, rekan, PERSONAL)
    const requests = sent(page)
    const field = page.getByLabel(/^Tanggal lahir/).first()
    await expect(field).toHaveValue('10/05/1988')
    await field.fill('21/11/2026')
    await next(page).click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(requests).toHaveLength(0)

    await field.fill('20/11/2026')
    await page.getByRole('button', { name: 'Buka kalender' }).click()
    const calendar = page.getByRole('grid')
    await expect(calendar.getByRole('button', { name: /\b20 November 2026/ })).toBeEnabled()
    await expect(calendar.getByRole('button', { name: /\b21 November 2026/ })).toBeDisabled()
    await calendar.getByRole('button', { name: /\b5 November 2026/ }).click()
    await expect(field).toHaveValue('05/11/2026')
    await next(page).click()
    await expect(page.getByText(BERHASIL)).toBeVisible()
    expect(fieldsOf(requests[0])).toMatchObject({ tanggal_lahir: '2026-11-05' })

    await page.getByRole('main').getByRole('link', { name: 'Kembali' }).click()
    for (const name of [/^Nama /, /^NIK/, /^Email/, /^Tempat lahir/, /^Tanggal lahir/])
      await page.getByLabel(name).first().fill('')
    for (const name of [/^Jabatan/, /^Status pernikahan/]) {
      await page.getByRole('combobox', { name }).click()
      await page.getByRole('option', { selected: true }).click()
    }
    await next(page).click()
    for (const [label, message] of [
      [/^Nama /, 'Nama harus diisi'],
      [/^NIK/, 'NIK harus diisi.'],
      [/^Email/, 'Alamat email tidak valid.'],
      [/^Jabatan/, 'Jabatan harus diisi.'],
      [/^Status pernikahan/, 'Status pernikahan harus diisi.'],
      [/^Tempat lahir/, 'Tempat lahir harus diisi.'],
      [/^Tanggal lahir/, 'Tanggal lahir harus diisi.'],
    ] as const)
      await expect(page.getByLabel(label).first()).toHaveAccessibleDescription(message)
    await expect(namaField(page)).toBeFocused()

    await page.getByLabel(/^NIK/).fill('32059950058800310')
    await field.fill('30/02/1990')
    await next(page).click()
    await expect(page.getByLabel(/^NIK/)).toHaveAccessibleDescription(
      'NIK tidak boleh lebih dari 16 karakter.',
    )
    await expect(field).toHaveAccessibleDescription('Tanggal lahir tidak valid.')
    expect(requests).toHaveLength(1)
  })

  test('a list that cannot be had says so and comes at the next try', async ({ page, rekan }) => {
    const daftar = await intercept(page, 'GET /reference/bank', { status: 404, json: {} })
    await open(page, rekan, KEPEGAWAIAN)
    const bank = page.getByRole('combobox', { name: /^Nama bank/ })
    await expect(bank).toContainText('Bank Mandiri')
    await bank.click()
    await expect(page.getByText('Gagal memuat data.')).toBeVisible()
    daftar.become('passed')
    await page.getByRole('button', { name: 'Coba Lagi' }).click()
    await expect(page.getByRole('option', { name: /^Bank Mandiri/ })).toBeVisible()
  })
})

test('an account without an employee changes its name and address', async ({ page, rekan }) => {
  await rekan.signIn(page, 'admin@rekan.example')
  await page.goto('/akun/karyawan')
  await expect(page.getByText('Akun tanpa data karyawan')).toBeVisible()
  await page.goto(KEPEGAWAIAN)
  await page.getByRole('link', { name: 'Ubah Nama dan Email' }).click()
  await namaField(page).fill('Admin Kantor')
  const requests = sent(page)
  await save(page).click()
  await expect(page.getByText(BERHASIL)).toBeVisible()
  await expect(page.getByText('Admin Kantor')).toBeVisible()
  expect(requests.map(fieldsOf)).toEqual([{ nama: 'Admin Kantor' }])
})

test('a form that nobody has touched shows what is newest', async ({ page, rekan, jam }) => {
  await rekan.signIn(page, KARYAWAN)
  await jam.take()
  await page.goto('/akun/karyawan')
  await expect(page.getByText('Siti Rahmawati')).toBeVisible()
  await rekan.sql(`update karyawan set nama = 'Siti R. Kusuma', versi = versi + 1 where kode = 'KBN0031'`)
  await jam.skip(31_000)
  await page.getByRole('link', { name: 'Ubah Data Diri' }).click()
  await expect(namaField(page)).toHaveValue('Siti R. Kusuma')
  await namaField(page).fill('Siti Rahma')
  await next(page).click()
  await expect(page.getByText(BERHASIL)).toBeVisible()
})

test('both steps by keyboard alone', async ({ page, rekan }) => {
  await open(page, rekan, PERSONAL)
  await tabToVisibly(page, /^Nama/)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Siti Rahma')
  await tabToVisibly(page, /^Status pernikahan/)
  await page.keyboard.press('Enter')
  await expect(page.getByPlaceholder('Cari...')).toBeFocused()
  await page.keyboard.type('belum')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: /^Status pernikahan/ })).toContainText('Belum Kawin')
  await tabToVisibly(page, /^Tanggal lahir/)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('11/05/1988')
  await tabToVisibly(page, /^Selanjutnya/)
  await page.keyboard.press('Enter')
  await expect(page.getByText(BERHASIL)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Langkah 2/ })).toBeVisible()
  await tabToVisibly(page, /^Sekolah/)
  await page.keyboard.type('SMKN 1 Garut')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => rekan.sql(`select nama, tanggal_lahir::text, instansi from karyawan where kode = 'KBN0031'`))
    .toEqual([{ nama: 'Siti Rahma', tanggal_lahir: '1988-05-11', instansi: 'SMKN 1 Garut' }])
})
