import type { Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import { intercept } from './jawaban.ts'
import { type Rekan, expect, test, walk } from './test.ts'

/** The directory and the pages of one person: who sees what, and how one gets there and back. */

// What one of these tests writes none of the others reads.
test.describe.configure({ mode: 'default' })
test.use({ bersama: true })

const cards = (page: Page) => page.getByRole('article')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Cari nama atau kode' })

/** Everybody placed as the demo has them; one who has left. */
async function letGo(rekan: Rekan, kode: string) {
  await rekan.sql(
    `update karyawan set aktif = false, tanggal_keluar = '2026-11-01', alasan_keluar = 'Pindah kota' where kode = $1`,
    [kode],
  )
}

async function idOf(rekan: Rekan, kode: string): Promise<number> {
  const [baris] = await rekan.sql<{ id: number }>('select id from karyawan where kode = $1', [kode])
  if (baris === undefined) throw new Error(`Nobody is ${kode}`)
  return baris.id
}

/** The calls of the API that a page makes from now on, as `GET /karyawan?…`. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search: query } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname.slice(4)}${query}`)
  })
  return calls
}

test('[KRY-01, K-08] the directory: kode, name, picture, kind, active; page after page to its end; typing searches once it pauses, by name or kode; the address keeps it over a reload', async ({
  page,
  rekan,
}) => {
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto('/karyawan')
  const siti = cards(page).filter({ hasText: 'KBN0031' })
  const [total] = await rekan.sql<{ n: number }>('select count(*)::int n from karyawan where aktif')
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(cards(page)).toHaveCount(total?.n ?? 0, { timeout: 100 })
  }).toPass()
  await expect(page.getByText('Tidak ada data karyawan selanjutnya.')).toBeVisible()
  await expect(siti.getByRole('link')).toHaveAccessibleName('Siti Rahmawati')
  await expect(siti.getByRole('img', { name: 'Foto Siti Rahmawati' })).toBeVisible()
  await expect(siti).toContainText('Karyawan Kontrak (PKWT)')
  await expect(siti).toContainText('Aktif')
  const names = await cards(page).getByRole('heading').allTextContents()
  expect(names).toEqual(names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))

  const calls = callsOf(page)
  await search(page).pressSequentially('siti rahm', { delay: 20 })
  await expect(cards(page)).toHaveCount(1)
  expect(calls.filter((call) => call.startsWith('GET /karyawan?'))).toHaveLength(1)
  await expect(page).toHaveURL(/\/karyawan\/?\?nama=siti\+rahm$/)
  await page.reload()
  await expect(cards(page)).toHaveCount(1)
  await expect(search(page)).toHaveValue('siti rahm')
  await search(page).fill('kbn0009')
  await expect(cards(page)).toContainText(['KBN0009'])
  await search(page).fill('tidak ada orang ini')
  await expect(page.getByText('Tidak ada karyawan yang cocok.')).toBeVisible()
  await page.getByRole('button', { name: 'Hapus pencarian' }).click()
  await expect(page).toHaveURL(/\/karyawan\/?$/)
})

test('[KRY-01] kind and status narrow the list together; an address that says nonsense shows everybody; the arrow and the browser’s back lead to the list as it was', async ({
  page,
  rekan,
}) => {
  await letGo(rekan, 'KBN0050')
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto('/karyawan?jenis=x&status=apa&nama=')
  await expect(cards(page).nth(5)).toBeVisible()
  await page.getByRole('button', { name: 'Non-Aktif' }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText(['KBN0050'])
  await expect(cards(page).getByText('Non-Aktif')).toBeVisible()
  await page.getByLabel('Jenis karyawan').selectOption('Paruh Waktu')
  await expect(page).toHaveURL(/status=nonaktif.*jenis=\d|jenis=\d.*status=nonaktif/)
  await expect(page.getByText('Tidak ada karyawan yang cocok.')).toBeVisible()

  // Narrowed, at the same place.
  await page.goto('/karyawan?status=semua')
  for (const back of [() => page.getByRole('link', { name: 'Kembali' }).click(), () => page.goBack()]) {
    await expect(cards(page).first()).toBeVisible()
    await cards(page).nth(15).scrollIntoViewIfNeeded()
    const at = await page.evaluate(() => scrollY)
    expect(at).toBeGreaterThan(300)
    await cards(page).nth(14).getByRole('link').click()
    await page.getByRole('link', { name: 'Info', exact: true }).click()
    await expect(page.getByText('Kode karyawan')).toBeVisible()
    await back()
    await expect(page).toHaveURL(/\/karyawan\/?\?status=semua$/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(at - 60)
  }
})

test('[KRY-02] a colleague sees name, kode, job and unit, and is told what is not shown; nothing is asked in vain; who is not there, or may not be seen, is not found', async ({
  page,
  rekan,
}) => {
  const id = await idOf(rekan, 'KBN0005')
  await letGo(rekan, 'KBN0050')
  await rekan.signIn(page, 'karyawan@rekan.example')
  await page.goto('/karyawan')
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByLabel('Jenis karyawan')).toBeHidden()
  await expect(page.getByRole('group', { name: 'Status' })).toBeHidden()
  await search(page).fill('kbn0050')
  await expect(page.getByText('Tidak ada karyawan yang cocok.')).toBeVisible()

  const failed: string[] = []
  page.on('response', (answer) => {
    // By a clock that stands no phone is told the time.
    if (answer.status() >= 400 && !answer.url().endsWith('/api/ponsel')) failed.push(answer.url())
  })
  const calls = callsOf(page)
  await page.goto(`/karyawan/${id}`)
  await expect(page.getByText('Ringkasan tidak ditampilkan')).toBeVisible()
  await page.getByRole('link', { name: 'Info', exact: true }).click()
  await expect(page.getByText('KBN0005').first()).toBeVisible()
  await expect(page.getByText('Hanya sebagian yang ditampilkan')).toBeVisible()
  await expect(page.getByText('NIK')).toBeHidden()
  await expect(page.getByText('Tanggal masuk')).toBeHidden()
  expect(failed).toEqual([])
  await page.goto(`/karyawan/${id}/penempatan`)
  await expect(page.getByText('Penempatan tidak ditampilkan')).toBeVisible()
  expect(calls.filter((call) => call.includes('/penempatan'))).toEqual([])

  await page.goto(`/karyawan/${await idOf(rekan, 'KBN0050')}`)
  await expect(page.getByRole('heading', { name: 'Karyawan tidak ditemukan' })).toBeVisible()
  for (const none of [987_654, 'abc', '0', '99999999999999999999']) {
    await walk(page, `/karyawan/${none}`)
    await expect(page.getByRole('heading', { name: 'Karyawan tidak ditemukan' }), String(none)).toBeVisible()
  }
  await page.getByRole('link', { name: 'Semua Karyawan' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('[KRY-02] HR sees a person’s month and data, numbers only when asked for', async ({ page, rekan }) => {
  const id = await idOf(rekan, 'KBN0031')
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto(`/karyawan/${id}`)
  await expect(page.getByRole('heading', { name: 'Siti Rahmawati' })).toBeVisible()
  await expect(page.getByText('Belum presensi')).toBeVisible()
  await expect(page.getByText(/\d+ hari kerja · /)).toBeVisible()
  await page.getByRole('link', { name: 'Info', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/karyawan/${id}/info$`))
  const [siti] = await rekan.sql<{ nik: string }>('select nik from karyawan where id = $1', [id])
  const nik = siti?.nik ?? ''
  await expect(page.getByText(nik)).toBeHidden()
  await page.getByRole('button', { name: 'Tampilkan NIK' }).click()
  await expect(page.getByText(nik)).toBeVisible()
  await expect(page.getByText('karyawan@rekan.example')).toBeVisible()
})

test('[KRY-01] a list that fails says so and comes on asking again; the next page likewise', async ({
  page,
  rekan,
}) => {
  await rekan.signIn(page, 'hrd@rekan.example')
  const GAGAL = { status: 404, json: { message: 'Gagal.' } }
  const daftar = await intercept(page, 'GET /karyawan', GAGAL)
  await page.goto('/karyawan')
  await expect(page.getByText('Terjadi Kesalahan')).toBeVisible()
  daftar.become('passed')
  const kedua = await intercept(page, 'GET /karyawan?page=2', GAGAL)
  await page.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(cards(page)).toHaveCount(20)
  await page.keyboard.press('End')
  await expect(page.getByText('Gagal memuat data karyawan selanjutnya.')).toBeVisible()
  kedua.become('passed')
  await page.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(cards(page).nth(25)).toBeVisible()
})

test('[KRY-01, KRY-02] by keyboard alone: found, opened, and back to the list', async ({ page, rekan }) => {
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto('/karyawan')
  await expect(cards(page).first()).toBeVisible()
  await tabTo(page, /^Cari nama atau kode$/)
  await page.keyboard.type('kbn0031')
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(1)
  await tabTo(page, /^Siti Rahmawati$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bulan ini')).toBeVisible()
  await tabTo(page, /^Penempatan$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tidak ada data riwayat penempatan selanjutnya.')).toBeVisible()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(cards(page)).toHaveCount(1)
})
