import type { Page, Request } from '@playwright/test'
import { intercept } from './jawaban.ts'
import { DI_DALAM, type Rekan, expect, test } from './test.ts'

/** Somebody new, from HR's form to their own first check-in. */

const EMAIL = 'ni.luh.ayu@rekan.example'
const SANDI = 'kuda-laut-biru-7'

test.use({ permissions: ['geolocation', 'camera'], geolocation: DI_DALAM })

async function choose(page: Page, field: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

const submit = (page: Page) => page.getByRole('button', { name: 'Tambah Karyawan' })

type Isian = { readonly nama: string; readonly nik: string; readonly email?: string }

/** Fills in what is asked of everybody. */
async function fillIn(page: Page, { nama, nik, email = '' }: Isian) {
  await page.getByLabel(/^Nama \(/).fill(nama)
  await page.getByLabel(/^NIK/).fill(nik)
  await page.getByLabel(/^Tempat lahir/).fill('Denpasar')
  await page.getByLabel(/^Tanggal lahir/).fill('17/08/1999')
  await page.getByText('Perempuan', { exact: true }).click()
  await choose(page, 'Status pernikahan', 'Belum Kawin')
  await choose(page, 'Jenis karyawan', 'Karyawan Kontrak')
  await page.getByLabel(/^Tanggal masuk/).fill('20/11/2026')
  await choose(page, 'Kantor', 'Kantor Pusat Jakarta')
  await page.getByLabel(/^Jabatan/).fill('Resepsionis')
  await page.getByLabel(/^Unit/).fill('Kantor Pusat')
  await choose(page, 'Jadwal kerja', JADWAL)
  await page.getByLabel('Email').fill(email)
}

const JADWAL = /^Lima hari 08:00/

async function openForm(page: Page, rekan: Rekan, as = 'hrd@rekan.example') {
  await rekan.signIn(page, as)
  await page.goto('/karyawan/create')
  await expect(submit(page)).toBeVisible()
}

/** The people that were sent. */
function sentBy(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/karyawan')) sent.push(request)
  })
  return sent
}

/** Signs in by the form, as somebody who has been told how. */
async function signInAs(page: Page, name: string, password: string) {
  await page.goto('/auth/sign-in')
  await page.getByLabel('Email atau kode karyawan').fill(name)
  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Masuk' }).click()
  await expect(page.getByText('Belum presensi')).toBeVisible()
}

async function checkInAs(page: Page, name: string, password: string) {
  await signInAs(page, name, password)
  await page.getByRole('link', { name: 'Check In' }).click()
  await page.getByRole('button', { name: 'Ambil foto' }).click()
  await expect(page.getByText('Check in tercatat')).toBeVisible()
}

test('[KRY-03] with an address: HR adds, the letter’s link sets the password, the person signs in and checks in', async ({
  page,
  rekan,
}) => {
  test.slow()
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto('/karyawan')
  await page.getByRole('link', { name: 'Karyawan', exact: true }).click()
  await fillIn(page, { nama: 'Ni Luh Ayu Kusumawardhani', nik: '5171995708990001', email: EMAIL })
  const sent = sentBy(page)
  await submit(page).dblclick()
  await expect(page.getByRole('heading', { name: 'Ni Luh Ayu Kusumawardhani ditambahkan' })).toBeFocused()
  await expect(page.getByText('KBN0061')).toBeVisible()
  await expect(page.getByText(EMAIL)).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.headers()['idempotency-key']).toMatch(/^[\da-f-]{36}$/)

  await expect.poll(() => rekan.letters()).toHaveLength(1)
  const [letter = ''] = await rekan.letters()
  expect(letter).toContain(`To: ${EMAIL}`)
  const link = /https?:\/\/\S+/.exec(letter)?.[0] ?? ''

  await page.getByRole('link', { name: 'Lihat Karyawan' }).click()
  await expect(page.getByRole('heading', { name: 'Ni Luh Ayu Kusumawardhani' })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await page.getByLabel('Kata sandi baru', { exact: true }).fill(SANDI)
  await page.getByRole('button', { name: 'Simpan dan Masuk' }).click()
  await expect(page).toHaveURL(/\/home/)
  await page.evaluate(() => localStorage.clear())
  await checkInAs(page, EMAIL, SANDI)
  const [punch] = await rekan.sql<{ kode: string; lokasi: string }>(
    `select k.kode, e.lokasi from presensi_kejadian e join presensi p on p.id = e.presensi_id and p.tanggal = e.tanggal
     join karyawan k on k.id = p.karyawan_id order by e.id desc limit 1`,
  )
  expect(punch).toEqual({ kode: 'KBN0061', lokasi: 'dalam' })
})

test('[KRY-03] without an address: HR hands over a code, with it the person sets a password and signs in', async ({
  page,
  rekan,
}) => {
  test.slow()
  await openForm(page, rekan)
  await fillIn(page, { nama: 'Wayan Sukarta', nik: '5171991708990002' })
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Wayan Sukarta ditambahkan' })).toBeVisible()
  const kode = await page.getByText(/^[A-Z]{5}-[A-Z]{5}$/).textContent()
  expect(await rekan.letters()).toEqual([])

  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth/reset-password')
  await page.getByLabel('Kode karyawan').fill('kbn0061')
  await page.getByLabel('Kode reset').fill(kode ?? '')
  await page.getByLabel('Kata sandi baru', { exact: true }).fill(SANDI)
  await page.getByRole('button', { name: 'Simpan Kata Sandi' }).click()
  await expect(page).toHaveURL(/\/auth\/sign-in/)
  await signInAs(page, 'KBN0061', SANDI)
})

test('[KRY-03] what is missing is told at its field, the first has the focus; what the server refuses too', async ({
  page,
  rekan,
}) => {
  await openForm(page, rekan)
  await submit(page).click()
  for (const said of [
    'Nama harus diisi',
    'NIK harus diisi.',
    'Jenis karyawan harus diisi.',
    'Kantor harus diisi.',
    'Unit harus diisi.',
  ])
    await expect(page.getByText(said, { exact: true })).toBeVisible()
  await expect(page.getByLabel(/^Nama \(/)).toBeFocused()

  await rekan.sql(
    `insert into kantor (kode, nama, alamat, zona_waktu) values ('UJI', 'Kantor Uji', 'Jalan Uji', 'WIB')`,
  )
  await page.reload()
  await fillIn(page, { nama: 'Wayan Sukarta', nik: '5171991708990002' })
  await choose(page, 'Kantor', 'Kantor Uji')
  await rekan.sql(`delete from kantor where kode = 'UJI'`)
  await submit(page).click()
  const kantor = page.getByRole('combobox', { name: 'Kantor' })
  await expect(kantor).toHaveAccessibleDescription('Kantor tidak valid.')
  await expect(kantor).toBeFocused()
  await expect(page.getByLabel(/^Nama \(/)).toHaveValue('Wayan Sukarta')
})

test('[KRY-03] leaving with something typed asks first; the next of several keeps the place', async ({
  page,
  rekan,
}) => {
  await openForm(page, rekan)
  await fillIn(page, { nama: 'Wayan Sukarta', nik: '5171991708990002', email: EMAIL })
  await page.getByRole('link', { name: 'Kembali' }).click()
  await expect(page.getByText('Tinggalkan halaman?')).toBeVisible()
  await page.getByRole('button', { name: 'Lanjut Mengisi' }).click()
  await submit(page).click()
  await page.getByRole('button', { name: 'Tambah Lagi' }).click()
  await expect(page.getByLabel(/^Nama \(/)).toHaveValue('')
  await expect(page.getByRole('combobox', { name: 'Kantor' })).toContainText('Kantor Pusat Jakarta')
  await expect(page.getByLabel(/^Unit/)).toHaveValue('Kantor Pusat')
  await page.getByRole('link', { name: 'Kembali' }).click()
  await expect(page.getByLabel('Cari nama atau kode')).toBeVisible()
})

test('[KRY-03] an answer that gets lost: sent again, nobody is added twice', async ({ page, rekan }) => {
  await openForm(page, rekan)
  await fillIn(page, { nama: 'Wayan Sukarta', nik: '5171991708990002', email: EMAIL })
  await intercept(page, 'POST /karyawan', (ke) => (ke === 1 ? 'lost' : 'passed'))
  await submit(page).click()
  await expect(page.getByText(/Tidak dapat terhubung/)).toBeVisible()
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Wayan Sukarta ditambahkan' })).toBeVisible()
  const [jumlah] = await rekan.sql<{ n: number }>(
    `select count(*)::int n from karyawan where nama = 'Wayan Sukarta'`,
  )
  expect(jumlah?.n).toBe(1)
})

test('[KRY-03, GD-18] HR gives roles below their own, the administrator any; who may add nobody is told so', async ({
  page,
  rekan,
}) => {
  await openForm(page, rekan)
  const roles = page.getByRole('radiogroup', { name: /^Peran/ }).getByRole('radio')
  await expect(roles).toHaveCount(3)
  await openForm(page, rekan, 'admin@rekan.example')
  await expect(roles).toHaveCount(5)
  for (const role of ['karyawan', 'koordinator']) {
    await rekan.signIn(page, `${role}@rekan.example`)
    await page.goto('/karyawan/create')
    await expect(page.getByText('Anda tidak dapat menambah karyawan')).toBeVisible()
    await expect(submit(page)).toBeHidden()
  }
})
