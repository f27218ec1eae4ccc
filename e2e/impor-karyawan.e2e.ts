import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/universal'
import writeExcelFile from 'write-excel-file/node'
import { chooseFile } from './berkas.ts'
import { intercept } from './jawaban.ts'
import { expect, test } from './test.ts'

/** A workbook of people, with its mistakes and mended. */

const BAIK = {
  jenis_karyawan: 'Karyawan Kontrak (PKWT)',
  status_pernikahan: 'Kawin',
  tempat_lahir: 'Bandung',
  tanggal_lahir: '28/02/1990',
  jenis_kelamin: 'L',
  tanggal_masuk: '20/11/2026',
  kantor: 'JKT01',
  jadwal: 'Lima hari 08:00-17:00',
  jabatan: 'Petugas Keamanan',
  unit: 'Keamanan',
  nama_bank: 'BCA',
  nomor_rekening: '1234567890',
}
type Baris = Readonly<Record<string, string>>

const orang = (ke: number, salah: Baris = {}): Baris => ({
  nama: `Orang Impor ${ke}`,
  nik: `32730155000007${String(ke).padStart(2, '0')}`,
  ...BAIK,
  ...salah,
})

async function choose(page: Page, semua: readonly Baris[]) {
  const kolom = Object.keys(orang(0))
  const buffer = await writeExcelFile([
    kolom.map((value) => ({ value })),
    ...semua.map((satu) => kolom.map((nama) => ({ value: satu[nama] ?? '', type: String }))),
  ]).toBuffer()
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await page.locator('input[type=file]').setInputFiles({ name: 'karyawan.xlsx', mimeType, buffer })
  await page.getByRole('button', { name: 'Periksa' }).click()
}

test('[KARY-04] 12 mistakes of a workbook are shown at once; mended, its people are taken on', async ({
  page,
  rekan,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto('/kelola/karyawan/impor')
  const salah: readonly Baris[] = [
    { jenis_karyawan: 'Direktur', jenis_kelamin: 'X', tanggal_lahir: '31/02/1990' },
    { kantor: 'XXX', jadwal: 'Kapan saja', nama_bank: 'Bank Antah' },
    { nik: '123', nomor_rekening: '12', status_pernikahan: 'Entah' },
    { jabatan: '', unit: '', tempat_lahir: '' },
  ]
  await choose(
    page,
    salah.map((satu, i) => orang(i, satu)),
  )
  await expect(page.getByRole('heading', { name: '12 kesalahan' })).toBeVisible()
  await expect(page.getByText(/Baris 2, jenis_karyawan.*Tulis salah satu/)).toBeVisible()
  await expect(page.getByText(/Baris 5, unit/)).toBeVisible()

  await choose(
    page,
    salah.map((_, i) => orang(i)),
  )
  await expect(page.getByText('4 ditambahkan, 0 diubah, 0 tetap. Belum ada yang disimpan.')).toBeVisible()
  await page.getByRole('button', { name: 'Impor 4 orang' }).click()
  await expect(page.getByRole('heading', { name: 'Impor karyawan.xlsx selesai' })).toBeVisible()
  const [jumlah] = await rekan.sql<{ n: number }>(
    `select count(*)::integer as n from karyawan where nama like 'Orang Impor %'`,
  )
  expect(jumlah?.n).toBe(4)

  await choose(
    page,
    salah.map((_, i) => orang(i)),
  )
  await expect(page.getByText('0 ditambahkan, 0 diubah, 4 tetap.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tidak ada yang berubah' })).toBeDisabled()
})

test('[BACA-15] a workbook is taken whatever a phone or another program calls its type', async ({
  page,
  rekan,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto('/kelola/karyawan/impor')
  const kolom = Object.keys(orang(0))
  const buffer = await writeExcelFile([
    kolom.map((value) => ({ value })),
    kolom.map((nama) => ({ value: orang(1)[nama] ?? '', type: String })),
  ]).toBuffer()
  for (const type of ['', 'application/octet-stream', 'application/wps-office.xlsx', 'application/zip']) {
    await chooseFile(page.locator('input[type=file]'), { name: 'karyawan.xlsx', type, buffer })
    await expect(page.getByText('karyawan.xlsx', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Periksa' }).click()
    await expect(page.getByText('1 ditambahkan, 0 diubah, 0 tetap. Belum ada yang disimpan.')).toBeVisible()
    await page.getByRole('button', { name: 'Batalkan' }).click()
  }
})

test('[BACA-22] what is wrong is downloaded beside its rows, mended there and taken on; of another’s import nothing is offered', async ({
  page,
  rekan,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto('/kelola/karyawan/impor')
  const unduh = page.getByRole('button', { name: 'Unduh berkas bertanda' })
  await choose(page, [orang(21, { kantor: 'XXX' }), orang(22)])
  await expect(page.getByText(/Baris 2, kantor/)).toBeVisible()
  const [berkas] = await Promise.all([page.waitForEvent('download'), unduh.click()])
  expect(berkas.suggestedFilename()).toBe('karyawan-diperiksa.xlsx')
  const bytes = await readFile(await berkas.path())
  const sel = await readSheet(new Uint8Array(bytes).buffer)
  expect(sel[1]?.at(-1)).toMatch(/^kantor: "XXX" tidak ada/)

  await test.step('with one cell mended the same workbook is taken', async () => {
    const baik = sel.map((deret) => deret.map((isi) => (isi === 'XXX' ? 'JKT01' : isi)))
    const buffer = await writeExcelFile(
      baik.map((deret) => deret.map((isi) => (isi === null ? null : { value: String(isi), type: String }))),
    ).toBuffer()
    await chooseFile(page.locator('input[type=file]'), { name: 'karyawan-diperiksa.xlsx', type: '', buffer })
    await page.getByRole('button', { name: 'Periksa' }).click()
    await expect(page.getByText('2 ditambahkan, 0 diubah, 0 tetap. Belum ada yang disimpan.')).toBeVisible()
    await page.getByRole('button', { name: 'Batalkan' }).click()
  })

  await test.step('what another brought meanwhile is shown without the file that one has chosen oneself', async () => {
    await choose(page, [orang(23, { kantor: 'XXX' })])
    await expect(unduh).toBeVisible()
    await rekan.sql(`insert into impor_karyawan (oleh_id, nama, status, hasil, dibuat_pada, denyut_pada)
      select p.id, 'lain.xlsx', i.status, i.hasil, i.dibuat_pada, i.denyut_pada
      from impor_karyawan i, pengguna p where p.email = 'admin@rekan.example' order by i.id desc limit 1`)
    const message = 'Administrator Rekan sedang mengimpor karyawan.'
    const kirim = await intercept(page, 'POST /kelola/impor-karyawan', { status: 409, json: { message } })
    await choose(page, [orang(24)])
    await expect(page.getByText(message)).toBeVisible()
    kirim.become('passed')
    await expect(unduh).toHaveCount(0)
    await expect(page.getByText(/Baris 2, kantor/)).toBeVisible()
  })
})
