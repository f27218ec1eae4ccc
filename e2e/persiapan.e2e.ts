import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import writeExcelFile from 'write-excel-file/node'
import { KOSONGKAN } from '../apps/server/test/kosong.ts'
import { DI_DALAM, type Rekan, expect, test } from './test.ts'

/** A company from nothing to the first check-in, in the browser alone. */

test.use({ viewport: { width: 1366, height: 768 } })

const ADMIN = 'rina@jaga.example'
const HRD = 'dewi@jaga.example'
const KODE = 'ACDEFGHJKMNPQRTU'
const SANDI = 'kuda-laut-biru-7'
/** Four corners around where the first guard stands. */
const AREA = [
  [-6.1764, 106.8262],
  [-6.1764, 106.8282],
  [-6.1744, 106.8282],
  [-6.1744, 106.8262],
] as const

const save = (page: Page) => page.getByRole('button', { name: 'Simpan dan Lanjut' }).click()
const atStep = (page: Page, nama: string) =>
  expect(page.getByRole('main').getByRole('heading', { name: nama, level: 2 })).toBeVisible()
const isian = (page: Page, label: string | RegExp, isi: string) => page.getByLabel(label).fill(isi)

async function choose(page: Page, field: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

async function paste(page: Page, teks: string) {
  await page.getByRole('button', { name: 'Tempel' }).click()
  const lembar = page.getByRole('dialog')
  await lembar.getByLabel(/^GeoJSON/).fill(teks)
  await lembar.getByRole('button', { name: 'Pakai' }).click()
  await expect(lembar).toBeHidden()
}

async function signIn(page: Page, email: string) {
  await page.goto('/auth/sign-in')
  await isian(page, 'Email atau kode karyawan', email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(SANDI)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
}

async function openElsewhere(
  browser: Browser,
  rekan: Rekan,
  options: Parameters<Browser['newContext']>[0] = {},
) {
  const context: BrowserContext = await browser.newContext({ baseURL: rekan.origin, ...options })
  return { context, page: await context.newPage() }
}

const count = async (rekan: Rekan, tabel: string) =>
  (await rekan.sql<{ n: number }>(`select count(*)::integer as n from ${tabel}`))[0]?.n

type Baris = Readonly<Record<string, string>>
const orang = (ke: number): Baris => ({
  nama: `Orang Jaga ${String(ke)}`,
  nik: `3273015500${String(100_000 + ke)}`,
  jenis_karyawan: 'Karyawan Kontrak (PKWT)',
  status_pernikahan: 'Kawin',
  tempat_lahir: 'Bandung',
  tanggal_lahir: '28/02/1990',
  jenis_kelamin: 'L',
  tanggal_masuk: '20/11/2026',
  kantor: 'JKT1',
  jadwal: 'Lima hari 08:00-17:00',
  jabatan: 'Petugas Keamanan',
  unit: 'Keamanan',
  nama_bank: 'BCA',
  nomor_rekening: '1234567890',
})
/** Four rows with three mistakes each. */
const SALAH: readonly Baris[] = [
  { jenis_karyawan: 'Direktur', jenis_kelamin: 'X', tanggal_lahir: '31/02/1990' },
  { kantor: 'XXX', jadwal: 'Kapan saja', nama_bank: 'Bank Antah' },
  { nik: '123', nomor_rekening: '12', status_pernikahan: 'Entah' },
  { jabatan: '', unit: '', tempat_lahir: '' },
]

async function upload(page: Page, semua: readonly Baris[]) {
  const kolom = Object.keys(orang(0))
  const buffer = await writeExcelFile([
    kolom.map((value) => ({ value })),
    ...semua.map((satu) => kolom.map((nama) => ({ value: satu[nama] ?? '', type: String }))),
  ]).toBuffer()
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await page.locator('input[type=file]').setInputFiles({ name: 'orang.xlsx', mimeType, buffer })
  await page.getByRole('button', { name: 'Periksa' }).click()
}

test('[MULAI-01, MULAI-03, MULAI-04] a company is prepared from nothing: 2 sites, 401 people, printed invitations, and a guard checks in', async ({
  page,
  rekan,
  browser,
}) => {
  test.setTimeout(300_000)
  await rekan.sql(`${KOSONGKAN}; truncate pengguna cascade`)

  await test.step('the link that the server prints makes the first administrator, and opens the first step', async () => {
    await page.goto((await rekan.pertama()) ?? '')
    await isian(page, /^Nama lengkap/, 'Rina Wulandari')
    await isian(page, /^Email/, ADMIN)
    await page.getByLabel('Kata sandi baru', { exact: true }).fill(SANDI)
    expect(page.url()).not.toContain('#')
    await page.getByRole('button', { name: 'Buat Akun dan Masuk' }).click()
    await expect(page).toHaveURL(/\/kelola\/mulai$/)
    await atStep(page, 'Perusahaan')
    expect(await rekan.pertama()).toBeNull()
  })

  await test.step('the company and its first site', async () => {
    await isian(page, /^Nama perusahaan/, 'Jaga Nusantara')
    await isian(page, /^Alamat perusahaan/, 'Jalan Medan Merdeka 1, Jakarta')
    await isian(page, /^Awalan kode/, 'JGN')
    await save(page)
    await atStep(page, 'Lokasi pertama')
    await paste(page, AREA.map((titik) => titik.join(', ')).join('\n'))
    await expect(page.getByRole('radio', { name: 'WIB' })).toBeChecked()
    await isian(page, /^Nama/, 'Kantor Merdeka')
    await isian(page, /^Kode/, 'JKT1')
    await isian(page, /^Alamat/, 'Jalan Medan Merdeka 1')
    await page.getByRole('button', { name: 'Simpan', exact: true }).click()
    await atStep(page, 'Jam kerja')
  })

  await test.step('another browser goes on at the third step; saved again, the second makes no second site', async () => {
    const lain = await openElsewhere(browser, rekan, { viewport: { width: 1366, height: 768 } })
    await signIn(lain.page, ADMIN)
    await lain.page.getByRole('link', { name: /^Lanjutkan persiapan/ }).click()
    await atStep(lain.page, 'Jam kerja')
    await lain.page.getByRole('link', { name: /Perusahaan/ }).click()
    await expect(lain.page.getByLabel(/^Nama perusahaan/)).toHaveValue('Jaga Nusantara')
    await lain.page.getByRole('link', { name: /Lokasi pertama/ }).click()
    await expect(lain.page.getByLabel(/^Kode/)).toHaveValue('JKT1')
    await isian(lain.page, /^Nama/, 'Kantor Pusat Merdeka')
    await lain.page.getByRole('button', { name: 'Simpan', exact: true }).click()
    await atStep(lain.page, 'Jam kerja')
    await save(lain.page)
    await atStep(lain.page, 'Hari libur')
    await lain.page.goBack()
    await atStep(lain.page, 'Jam kerja')
    await save(lain.page)
    await atStep(lain.page, 'Hari libur')
    expect([await count(rekan, 'kantor'), await count(rekan, 'jadwal')]).toEqual([1, 1])
    await lain.context.close()
  })

  await test.step('the holidays are chosen beforehand, joint leave may be left out', async () => {
    await page.goto('/kelola/mulai')
    await atStep(page, 'Hari libur')
    const natal = page.getByRole('checkbox', { name: /^Jumat, 25 Desember 2026/ })
    await expect(natal).toBeChecked()
    await expect(natal).toBeDisabled()
    const bersama = page.getByRole('checkbox', { name: /\(cuti bersama\)/, disabled: false }).first()
    const semula = await bersama.isChecked()
    await bersama.setChecked(!semula)
    await save(page)
    await atStep(page, 'Orang')
  })

  await test.step('HR by hand, then 400 people from a workbook whose 12 mistakes are shown and mended', async () => {
    await isian(page, /^Nama \(/, 'Dewi Lestari')
    await isian(page, /^NIK/, '5171995708990001')
    await isian(page, /^Tempat lahir/, 'Denpasar')
    await isian(page, /^Tanggal lahir/, '17/08/1999')
    await page.getByText('Perempuan', { exact: true }).click()
    await choose(page, 'Status pernikahan', 'Belum Kawin')
    await choose(page, 'Jenis karyawan', 'Karyawan Kontrak')
    await isian(page, /^Tanggal masuk/, '20/11/2026')
    await isian(page, /^Jabatan/, 'Staf HRD')
    await isian(page, /^Unit/, 'Kantor Pusat')
    await isian(page, /^Email/, HRD)
    await page.getByText('HRD', { exact: true }).click()
    await page.getByRole('button', { name: 'Tambah Karyawan' }).click()
    await expect(page.getByRole('heading', { name: 'Dewi Lestari ditambahkan' })).toBeVisible()
    await expect(page.getByText('1 orang sudah tercatat.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Belum ada HRD' })).toHaveCount(0)

    await page.getByRole('tab', { name: 'Dari berkas Excel' }).click()
    const semua = Array.from({ length: 400 }, (_, ke) => orang(ke))
    await upload(
      page,
      semua.map((satu, ke) => ({ ...satu, ...SALAH[ke] })),
    )
    await expect(page.getByRole('heading', { name: '12 kesalahan' })).toBeVisible({ timeout: 180_000 })
    await upload(page, semua)
    await page.getByRole('button', { name: 'Impor 400 orang' }).click({ timeout: 180_000 })
    await expect(page.getByText('401 orang sudah tercatat.')).toBeVisible({ timeout: 180_000 })
    await page.getByRole('button', { name: 'Lanjut', exact: true }).click()
    await atStep(page, 'Undangan')
  })

  await test.step('the invitations are printed', async () => {
    const unduhan = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Undang 400 orang' }).click()
    const path = await (await unduhan).path()
    expect((await readFile(path)).subarray(0, 5).toString()).toBe('%PDF-')
    await expect(page.getByText('0 lewat email, 400 dengan lembar cetak.')).toBeVisible({ timeout: 180_000 })
    await page.getByRole('button', { name: 'Lanjut', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Semua siap' })).toBeVisible()
    await page.getByRole('button', { name: 'Selesai', exact: true }).click()
    await expect(page).toHaveURL(/\/kelola$/)
    await expect(page.getByRole('link', { name: /persiapan/ })).toHaveCount(0)
    await page.goto('/kelola/mulai')
    await expect(page.getByText('Perusahaan sudah siap')).toBeVisible()
  })

  await test.step('HR draws the second site on the desk', async () => {
    await rekan.sql(`update pengguna set kata_sandi = (select kata_sandi from pengguna where email = '${ADMIN}')
      where email = '${HRD}'`)
    await page.evaluate(() => localStorage.clear())
    await signIn(page, HRD)
    await expect(page).toHaveURL(/\/home/)
    await page.goto('/kelola/lokasi/baru')
    await paste(page, AREA.map(([lat, lng]) => `${String(lat - 0.01)}, ${String(lng)}`).join('\n'))
    await isian(page, /^Nama/, 'Gudang Gambir')
    await isian(page, /^Kode/, 'JKT2')
    await isian(page, /^Alamat/, 'Jalan Gambir 2')
    await page.getByRole('button', { name: 'Simpan', exact: true }).click()
    await expect(page).toHaveURL(/\/kelola\/lokasi\/\d+$/)
    expect(await count(rekan, 'kantor')).toBe(2)
  })

  await test.step('a guard opens the link of the sheet on a phone, signs in for the first time and checks in', async () => {
    // What a sheet bears is told to nobody but its reader: the test knows the letters of its own.
    await rekan.sql(`update undangan set kode_hash = sha256('${KODE}') where pengguna_id =
      (select p.id from pengguna p join karyawan k on k.id = p.karyawan_id where k.nama = 'Orang Jaga 7')`)
    const { context, page: ponsel } = await openElsewhere(browser, rekan, {
      viewport: { width: 390, height: 844 },
      permissions: ['geolocation', 'camera'],
      geolocation: DI_DALAM,
    })
    await ponsel.goto(`/auth/masuk-pertama#${KODE}`)
    await expect(ponsel.getByRole('heading', { name: 'Halo, Orang Jaga 7' })).toBeVisible()
    await expect(ponsel.getByText('Jaga Nusantara')).toBeVisible()
    await ponsel.getByLabel('Kata sandi baru', { exact: true }).fill(SANDI)
    await ponsel.getByRole('button', { name: 'Simpan dan Masuk' }).click()
    await ponsel.getByRole('link', { name: 'Check In' }).click()
    await ponsel.getByRole('button', { name: 'Ambil foto' }).click()
    await expect(ponsel.getByText('Check in tercatat')).toBeVisible()
    const kejadian = await rekan.sql(`select k.nama, e.lokasi, o.kode from presensi_kejadian e
      join presensi p on p.id = e.presensi_id and p.tanggal = e.tanggal join karyawan k on k.id = p.karyawan_id join kantor o on o.id = e.kantor_id`)
    expect(kejadian).toEqual([{ nama: 'Orang Jaga 7', lokasi: 'dalam', kode: 'JKT1' }])
    await context.close()
  })
})
