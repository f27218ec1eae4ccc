import { intercept } from './jawaban.ts'
import { type Rekan, expect, test } from './test.ts'

const KARYAWAN = 'karyawan@rekan.example'
const DAFTAR = 'GET /**/penempatan'
const PATH = '/akun/histories/penempatan'
const END = 'Tidak ada data riwayat penempatan selanjutnya.'

// What one of these tests writes none of the others reads.
test.describe.configure({ mode: 'default' })
test.use({ bersama: true })

/** As many short placements of Siti in October 2026, one after the other at offices of their own. */
async function placements(rekan: Rekan, count: number) {
  const [siti] = await rekan.sql<{ id: number }>(`select id from karyawan where kode = 'KBN0031'`)
  await rekan.sql(
    `with k as (insert into kantor (kode, nama, alamat, zona_waktu)
       select 'UJI' || n, 'Kantor Uji ' || n, 'Jalan Uji', 'WIB' from generate_series(1, $2::int) n returning id, nama)
     insert into penempatan (karyawan_id, kantor_id, jadwal_id, jabatan, unit, tanggal_masuk, tanggal_selesai, utama)
     select $1, id, (select min(id) from jadwal), 'Petugas', nama, date '2026-10-01', date '2026-10-31', false from k`,
    [siti?.id, count],
  )
}

test('[PNP-01, PNP-02] header, banner, and the placements of a month', async ({ page, rekan }) => {
  await rekan.signIn(page, KARYAWAN)
  await page.goto(PATH)
  await expect(page.getByRole('heading', { name: 'Riwayat Penempatan', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Riwayat Penempatan', level: 2 })).toBeVisible()
  await expect(page.getByText('Track record penempatan karyawan')).toBeVisible()
  const card = page.getByRole('article').filter({ hasText: 'Kantor Pusat Jakarta' })
  await expect(card).toContainText('Aktif')
  await expect(card).toContainText('Staf Administrasi')
  await expect(card).toContainText('Kantor Pusat')
  await expect(card).toContainText('06/05/2023')
  await expect(page.getByText(END)).toBeVisible()

  await expect(page.getByText('November 2026')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bulan berikutnya' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  const asked = page.waitForRequest(/\/penempatan\?/)
  await page.getByRole('button', { name: 'Bulan sebelumnya' }).click()
  const query = new URL((await asked).url()).searchParams
  expect(Object.fromEntries(query)).toEqual({ bulan: '10', tahun: '2026', per_page: '10', page: '1' })
  await expect(page).toHaveURL(/bulan=10/)
  await page.reload()
  await expect(page.getByText('Oktober 2026')).toBeVisible()
  await page.getByRole('link', { name: 'Kembali' }).click()
  await expect(page).toHaveURL(/\/akun$/)
})

test('[PNP-03, PNP-05, PNP-06] five skeletons, page after page, a failed one again, the end; a placement that is over has no badge', async ({
  page,
  rekan,
}) => {
  await placements(rekan, 13)
  await rekan.signIn(page, KARYAWAN)
  const daftar = await intercept(page, DAFTAR, 'held')
  const kedua = await intercept(page, `${DAFTAR}?page=2`, { status: 404, json: {} })
  await page.goto(`${PATH}?bulan=10&tahun=2026`)
  await expect(page.getByRole('status', { name: 'Memuat…' }).locator('> *')).toHaveCount(5)
  daftar.become('passed')
  await expect(page.getByRole('article')).toHaveCount(10)
  await page.getByRole('article').last().scrollIntoViewIfNeeded()
  await expect(page.getByText('Gagal memuat data riwayat penempatan selanjutnya.')).toBeVisible()
  kedua.become('passed')
  await page.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(page.getByText(END)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(14)
  const over = page.getByRole('article').filter({ hasText: 'Kantor Uji 13' })
  await expect(over).toContainText('01/10/2026')
  await expect(over.getByText('Aktif', { exact: true })).toBeHidden()
})

test('[PNP-04] a month without any, an employee without any, an account without an employee', async ({
  page,
  rekan,
}) => {
  const empty = page.getByText('Tidak ada data riwayat penempatan terbaru.')
  await rekan.signIn(page, KARYAWAN)
  await page.goto(`${PATH}?bulan=1&tahun=2020`)
  await expect(empty).toBeVisible()
  // No such month, and one to come: the current one.
  for (const search of ['bulan=13&tahun=2026', 'bulan=12&tahun=2026']) {
    await page.goto(`${PATH}?${search}`)
    await expect(page.getByRole('button', { name: 'November 2026' })).toBeVisible()
    await expect(page.getByText(END)).toBeVisible()
  }
  for (const email of ['kosong@rekan.example', 'admin@rekan.example']) {
    await rekan.signIn(page, email)
    await page.goto(PATH)
    await expect(empty).toBeVisible()
  }
})

test('[PNP-07, PNP-08] a failure shows its message or the screen’s own, and is tried again; an answer without its meta is an error that says so', async ({
  page,
  rekan,
}) => {
  await rekan.signIn(page, KARYAWAN)
  const daftar = await intercept(page, DAFTAR, {
    status: 404,
    json: { message: 'Data sedang dipindahkan.' },
  })
  await page.goto(PATH)
  await expect(page.getByRole('heading', { name: 'Terjadi Kesalahan' })).toBeVisible()
  await expect(page.getByText('Data sedang dipindahkan.')).toBeVisible()
  daftar.become({ status: 404, json: {} })
  await page.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(page.getByText('Tidak dapat memuat data riwayat penempatan.')).toBeVisible()
  daftar.become('passed')
  await page.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(page.getByText(END)).toBeVisible()

  daftar.become({ json: { data: [] } })
  await page.reload()
  await expect(page.getByText('Cannot get placement history meta data!')).toBeVisible()
})
