import type { Page } from '@playwright/test'
import { countCalls, intercept } from './jawaban.ts'
import { type Rekan, expect, test } from './test.ts'

const KARYAWAN = 'karyawan@rekan.example'
const BARU = 'kuda-laut-biru-7'

/** Asks for a link on screen and takes it from the mail. */
async function requestLink(page: Page, rekan: Rekan): Promise<string> {
  const before = (await rekan.letters()).length
  await page.goto('/auth/forgot-password')
  await page.getByLabel('Email').fill(KARYAWAN)
  await page.getByRole('button', { name: 'Kirim Tautan' }).click()
  await expect(page.getByText('Jika alamat itu terdaftar')).toBeVisible()
  await expect.poll(async () => (await rekan.letters()).length).toBe(before + 1)
  return /https?:\/\/\S+/.exec((await rekan.letters()).at(-1) ?? '')?.[0] ?? ''
}

/** Makes a code as HR would. */
async function codeFor(rekan: Rekan, email: string): Promise<string> {
  const call = async (path: string, data: object, token = '') => {
    const response = await fetch(`${rekan.origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(data),
    })
    return (await response.json()) as { data: { token: string; kode: string } }
  }
  const { data } = await call('/login', { email: 'hrd@rekan.example', password: 'RekanDemo2026' })
  const [row] = await rekan.sql<{ id: number }>('select karyawan_id as id from pengguna where email = $1', [
    email,
  ])
  return (await call(`/karyawan/${row?.id}/kode-reset`, {}, data.token)).data.kode
}

async function setPassword(page: Page, password: string) {
  await page.getByLabel('Kata sandi baru', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Simpan Kata Sandi' }).click()
}

test('[AUTH-07, RT-04] a forgotten password: from the sign-in through the mail to a new one', async ({
  page,
  rekan,
}) => {
  await page.goto('/auth/sign-in')
  await page.getByRole('link', { name: 'Lupa kata sandi?' }).click()
  await expect(page).toHaveURL(/\/auth\/forgot-password$/)

  const asked = page.waitForRequest('**/api/forgot-password')
  const answered = page.waitForResponse('**/api/forgot-password')
  // Exactly: the sign-in's field, still there when the address has changed, begins with the same word.
  await page.getByLabel('Email', { exact: true }).fill(`  ${KARYAWAN}  `)
  await page.getByRole('button', { name: 'Kirim Tautan' }).click()
  expect((await asked).postDataJSON()).toEqual({ email: KARYAWAN })
  const { data } = (await (await answered).json()) as { data: { message: string } }
  await expect(page.getByText(data.message)).toBeVisible()
  await expect(page.getByText(KARYAWAN)).toBeVisible()

  await expect.poll(() => rekan.letters()).toHaveLength(1)
  const [letter = ''] = await rekan.letters()
  expect(letter).toContain(`To: ${KARYAWAN}`)
  const link = /https?:\/\/\S+/.exec(letter)?.[0] ?? ''
  expect(link).toMatch(`${rekan.origin}/auth/reset-password?token=`)

  await page.goto(link)
  await setPassword(page, BARU)
  await expect(page.getByText('Kata sandi berhasil diubah')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/sign-in$/)
  await page.getByLabel('Email atau kode karyawan').fill(KARYAWAN)
  await page.getByLabel('Kata sandi', { exact: true }).fill(BARU)
  await page.getByRole('button', { name: 'Masuk' }).click()
  await expect(page.getByText('Belum presensi')).toBeVisible()

  await page.goto(link)
  await setPassword(page, `${BARU}-lagi`)
  await expect(page.getByText('Tautan sudah tidak berlaku atau sudah dipakai')).toBeVisible()
  await page.getByRole('link', { name: 'Minta Tautan Baru' }).click()
  await expect(page).toHaveURL(/\/auth\/forgot-password$/)
})

test('[AUTH-07, VAL-04] an address that is none is told at its field, a failure as a toast, and what was typed stays; an unknown one is told the same as any, once; the way back leads to the sign-in', async ({
  page,
  rekan,
}) => {
  const minta = await intercept(page, 'POST /forgot-password', 'passed')
  await page.goto('/auth/forgot-password')
  const email = page.getByLabel('Email')
  const send = page.getByRole('button', { name: 'Kirim Tautan' })
  await send.click()
  await expect(email).toHaveAccessibleDescription('Alamat email tidak valid.')
  await expect(email).toBeFocused()
  await email.fill('siti@')
  await expect(email).toHaveAccessibleDescription('')
  await email.press('Enter')
  await expect(email).toHaveAccessibleDescription('Alamat email tidak valid.')
  expect(minta.count()).toBe(0)
  minta.become({
    status: 422,
    json: { message: 'Periksa isian.', errors: { email: ['Alamat email tidak valid.'] } },
  })
  await email.fill(KARYAWAN)
  await expect(email).toHaveAccessibleDescription('')
  await email.press('Enter')
  await expect(email).toHaveAccessibleDescription('Alamat email tidak valid.')
  expect(minta.count()).toBe(1)

  minta.become({ status: 503, json: { message: 'Layanan belum siap. Coba lagi sebentar lagi.' } })
  await email.fill('tidak.ada@rekan.example')
  await send.click()
  await expect(page.getByText('Layanan belum siap. Coba lagi sebentar lagi.')).toBeVisible()
  await expect(email).toHaveValue('tidak.ada@rekan.example')
  minta.become('passed')
  await send.dblclick()
  await expect(page.getByText('Jika alamat itu terdaftar')).toBeVisible()
  expect(minta.count()).toBe(3)

  await page.getByRole('button', { name: 'Kirim Ulang' }).click()
  await expect(email).toHaveValue('tidak.ada@rekan.example')
  await send.click()
  await page.getByRole('link', { name: 'Kembali ke Masuk' }).click()
  await expect(page).toHaveURL(/\/auth\/sign-in$/)
  expect(await rekan.letters()).toEqual([])
})

test('a new password is judged at its field: short ones here, common ones by the server, and the link stays good', async ({
  page,
  rekan,
}) => {
  const link = await requestLink(page, rekan)
  const sent = countCalls(page, 'POST /reset-password')
  await page.goto(link)
  const field = page.getByLabel('Kata sandi baru', { exact: true })
  await expect(field).toHaveAccessibleDescription(/Minimal 10 karakter/)
  await expect(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Tampilkan kata sandi' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Sembunyikan kata sandi' }).click()

  await setPassword(page, 'sembilan9')
  await expect(field).toHaveAccessibleDescription('Kata sandi minimal 10 karakter.')
  await expect(field).toBeFocused()
  expect(sent()).toBe(0)
  await setPassword(page, 'indonesia123')
  await expect(field).toHaveAccessibleDescription('Kata sandi ini terlalu umum. Pilih yang lain.')
  await expect(field).toBeFocused()
  await field.fill(BARU)
  await page.getByRole('button', { name: 'Simpan Kata Sandi' }).dblclick()
  await expect(page).toHaveURL(/\/auth\/sign-in$/)
  expect(sent()).toBe(2)
})

test('[GD-08] someone signed in sets a new password and is signed out by it', async ({ page, rekan }) => {
  const link = await requestLink(page, rekan)
  await rekan.signIn(page, KARYAWAN)
  await page.goto(link)
  await setPassword(page, BARU)
  await expect(page).toHaveURL(/\/auth\/sign-in$/)
  expect(await page.evaluate(() => localStorage.getItem('rekan.token'))).toBeNull()
})

test('a code from HR sets a new password; what is wrong is told at its field and typed again there', async ({
  page,
  rekan,
}) => {
  const kode = await codeFor(rekan, KARYAWAN)
  await page.goto('/auth/forgot-password')
  await page.getByRole('link', { name: 'Saya Punya Kode Reset' }).click()
  await expect(page).toHaveURL(/\/auth\/reset-password$/)
  const [nama, isianKode] = [page.getByLabel('Kode karyawan'), page.getByLabel('Kode reset')]

  await page.getByRole('button', { name: 'Simpan Kata Sandi' }).click()
  await expect(nama).toHaveAccessibleDescription('Kode karyawan harus diisi.')
  await expect(nama).toBeFocused()
  await nama.fill(' kbn0031 ')
  await isianKode.fill('123')
  await setPassword(page, BARU)
  await expect(isianKode).toHaveAccessibleDescription(
    'Kode reset terdiri dari 10 huruf, misalnya ACDEF-GHJKM.',
  )
  await expect(isianKode).toBeFocused()
  await isianKode.fill('AAAAA-AAAAA')
  await setPassword(page, BARU)
  await expect(isianKode).toHaveAccessibleDescription(/^Kode karyawan atau kode reset salah/)
  await expect(isianKode).toBeFocused()
  await isianKode.fill(kode.toLowerCase())
  await expect(isianKode).toHaveAccessibleDescription('10 huruf, misalnya ACDEF-GHJKM.')
  await setPassword(page, BARU)
  await expect(page.getByText('Kata sandi berhasil diubah')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/sign-in$/)
  await page.getByLabel('Email atau kode karyawan').fill('KBN0031')
  await page.getByLabel('Kata sandi', { exact: true }).fill(BARU)
  await page.getByRole('button', { name: 'Masuk' }).click()
  await expect(page.getByText('Belum presensi')).toBeVisible()
})

test('too many tries at a code are told with when to try again', async ({ page }) => {
  await page.goto('/auth/reset-password')
  await page.getByLabel('Kode karyawan').fill('KBN0031')
  await page.getByLabel('Kode reset').fill('AAAAA-AAAAA')
  for (let i = 0; i < 8; i += 1) {
    const answered = page.waitForResponse('**/api/reset-password')
    await setPassword(page, BARU)
    await answered
  }
  await setPassword(page, BARU)
  await expect(page.getByText('Terlalu banyak percobaan. Coba lagi dalam 3 menit.')).toBeVisible()
  await expect(page.getByLabel('Kode reset')).toHaveValue('AAAAA-AAAAA')
})
