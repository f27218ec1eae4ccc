import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { chooseFile } from './berkas.ts'
import { intercept } from './jawaban.ts'
import { expect, test } from './test.ts'

const KARYAWAN = 'karyawan@rekan.example'
const POTRET = 'e2e/fixtures/potret.jpg'

// What one of these tests writes none of the others reads.
test.describe.configure({ mode: 'default' })
test.use({ bersama: true })

const saveButton = (page: Page) => page.getByRole('button', { name: 'Simpan Foto' })

test.beforeEach(async ({ page, rekan }) => {
  await rekan.signIn(page, KARYAWAN)
  await page.goto('/akun')
  await expect(page.getByText('KBN0031')).toBeVisible()
})

async function openSheet(page: Page) {
  await page.getByRole('button', { name: 'Ubah foto profil' }).click()
  await expect(page.getByRole('heading', { name: 'Foto Profil' })).toBeVisible()
}

/** A picture of that size, drawn in the page. */
async function drawn(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
      canvas.getContext('2d')?.fillRect(0, 0, w / 2, h)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    [width, height] as const,
  )
  return Buffer.from(base64, 'base64')
}

test('[BACA-15] a picture of whatever type is cut to a square, made small on the phone, and shown at once', async ({
  page,
}) => {
  await openSheet(page)
  const choose = page.getByLabel('Pilih Berkas')
  await chooseFile(choose, { name: 'potret', type: '', buffer: await readFile(POTRET) })
  await expect(saveButton(page)).toBeEnabled()
  // A body that holds a file is not told to the test: the page looks at it on its way.
  const sending = page.evaluate(
    () =>
      new Promise<object>((resolve) => {
        const send = window.fetch.bind(window)
        window.fetch = async (input, init) => {
          const avatar = init?.body instanceof FormData ? init.body.get('avatar') : null
          if (avatar instanceof File && init?.body instanceof FormData) {
            const { width, height } = await createImageBitmap(avatar)
            const names = [...init.body.keys()]
            resolve({ names, type: avatar.type, width, height, isSmall: avatar.size < 60_000 })
          }
          return send(input, init)
        }
      }),
  )
  await saveButton(page).click()
  expect(await sending).toEqual({
    names: ['avatar'],
    type: 'image/webp',
    width: 480,
    height: 480,
    isSmall: true,
  })
  await expect(page.getByText('Berhasil mengubah foto profil.')).toBeVisible()
  const picture = page.getByRole('button', { name: 'Ubah foto profil' }).locator('img')
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([320, 320])
})

test('the part that is used is moved and enlarged by keyboard', async ({ page }) => {
  await openSheet(page)
  await page.getByLabel('Pilih Berkas').setInputFiles(POTRET)
  await expect(saveButton(page)).toBeEnabled()
  const photo = page.getByAltText('Foto yang dipilih')
  const transform = () => photo.evaluate((img) => img.style.transform)
  const before = await transform()
  await page.getByLabel('Perbesar').focus()
  for (let i = 0; i < 30; i += 1) await page.keyboard.press('ArrowRight')
  const larger = await transform()
  expect(larger).not.toBe(before)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect.poll(transform).not.toBe(larger)
})

test('what is no picture or too small is refused in words; another may be chosen', async ({ page }) => {
  await openSheet(page)
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Pilih Berkas').setInputFiles({ name, mimeType, buffer })
  await choose('surat.jpg', 'image/jpeg', Buffer.from('bukan foto'))
  await expect(page.getByText('Foto tidak dapat dibaca. Pilih foto JPEG, PNG, atau WebP.')).toBeVisible()
  await choose('kecil.png', 'image/png', await drawn(page, 95, 400))
  await expect(page.getByText('Foto terlalu kecil. Pilih foto paling sedikit 96 × 96 piksel.')).toBeVisible()
  await choose('pas.png', 'image/png', await drawn(page, 96, 400))
  await expect(saveButton(page)).toBeEnabled()
  await saveButton(page).click()
  await expect(page.getByText('Berhasil mengubah foto profil.')).toBeVisible()
})

test('a failure says why and keeps the cut', async ({ page }) => {
  await openSheet(page)
  await page.getByLabel('Pilih Berkas').setInputFiles(POTRET)
  const simpan = await intercept(page, 'POST /profile', {
    status: 422,
    json: { message: 'Periksa isian.', errors: { avatar: ['Foto tidak dapat dibaca. Pilih foto lain.'] } },
  })
  await saveButton(page).click()
  await expect(page.getByText('Foto tidak dapat dibaca. Pilih foto lain.')).toBeVisible()
  simpan.become('passed')
  await saveButton(page).click()
  await expect(page.getByText('Berhasil mengubah foto profil.')).toBeVisible()
})
