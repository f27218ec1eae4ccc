import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { ALL, findViolations } from './axe.ts'
import { chooseFile } from './berkas.ts'
import type { Jam } from './jam.ts'
import { type Rekan, expect, test } from './test.ts'

test.use({ viewport: { width: 1366, height: 768 } })

/** Requests for leave that wait for the demo's coordinator, one a person. */
async function ajukanIzin(rekan: Rekan, orang: readonly number[]): Promise<void> {
  for (const [i, id] of orang.entries())
    await rekan.sql(
      `insert into absensi (karyawan_id, koordinator_id, jenis_izin, cuti_id, total_hari, diajukan_oleh_id,
        tanggal_mulai, tanggal_selesai, keterangan, dibuat_pada)
      select p.karyawan_id, k.id, 'CUTI', 1, 1, p.id, $2, $2, 'Urusan keluarga.', '2026-11-19T02:00:00Z'
      from pengguna p, pengguna k where p.karyawan_id = $1 and k.email = 'koordinator@rekan.example'`,
      [id, `2026-11-${24 + i}`],
    )
}

async function ajukanLembur(rekan: Rekan, orang: readonly number[]): Promise<void> {
  for (const id of orang)
    await rekan.sql(
      `insert into lembur (karyawan_id, koordinator_id, diajukan_oleh_id, tanggal, hari_presensi, mulai, selesai,
        keterangan, dibuat_pada, bersedia_pada)
      select p.karyawan_id, k.id, p.id, '2026-11-18', '2026-11-18', '2026-11-18T10:00:00Z', '2026-11-18T12:00:00Z',
        'Laporan bulanan.', '2026-11-18T02:00:00Z', '2026-11-18T02:00:00Z'
      from pengguna p, pengguna k where p.karyawan_id = $1 and k.email = 'koordinator@rekan.example'`,
      [id],
    )
}

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Kelola' })
const daftar = (page: Page, nama: string) => page.getByRole('grid', { name: nama })
const baris = (page: Page, nama: string) =>
  daftar(page, nama)
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
const terbuka = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('button', { name: 'Tutup' }) })

async function waiting(page: Page, label: string): Promise<number> {
  const teks = (await sidebar(page).getByRole('link', { name: label }).textContent()) ?? ''
  return Number(/\d+/.exec(teks)?.[0] ?? 0)
}

/** Lets the five seconds pass in which what was decided last may be taken back. */
async function letGo(page: Page, jam: Jam) {
  await expect(page.getByRole('button', { name: 'Urungkan' })).toBeVisible()
  await jam.skip(5000)
}

async function expectAxe(page: Page) {
  expect(await findViolations(page, ALL)).toEqual([])
}

test('[MEJA-26, MEJA-30] leave is decided from its queue by keys, taken back, and several at once', async ({
  page,
  rekan,
  jam,
}) => {
  test.slow()
  await rekan.signIn(page, 'hrd@rekan.example')
  await jam.take()
  await ajukanIzin(rekan, [5, 6, 7, 8])
  await page.goto('/kelola/izin')
  const semua = baris(page, 'Izin & cuti')
  await expect(semua.first()).toBeVisible()
  await expect.poll(() => waiting(page, 'Izin & cuti')).toBeGreaterThan(2)
  const banyak = await waiting(page, 'Izin & cuti')
  await expect(semua).toHaveCount(banyak)
  await expect(daftar(page, 'Izin & cuti').getByRole('columnheader', { name: 'Bentrok' })).toBeVisible()
  await expect(daftar(page, 'Izin & cuti').getByRole('columnheader', { name: 'Sisa' })).toBeVisible()

  // The first by its key, and back again before it goes.
  const status = page.getByRole('status').filter({ hasText: 'disetujui' })
  await daftar(page, 'Izin & cuti').focus()
  await page.keyboard.press('a')
  await expect(status).toBeVisible()
  await status.getByRole('button', { name: 'Urungkan' }).click()
  await expect(semua).toHaveCount(banyak)
  await daftar(page, 'Izin & cuti').focus()
  await page.keyboard.press('r')
  const tolak = page.getByRole('dialog', { name: 'Tolak Pengajuan' })
  await tolak.getByLabel('Catatan').fill('Tanggal itu sudah penuh.')
  await tolak.getByRole('button', { name: 'Tolak' }).click()
  await letGo(page, jam)
  await expect(page.getByRole('status').filter({ hasText: 'ditolak' })).toContainText('· tersimpan')
  await expect(semua).toHaveCount(banyak - 1)
  await expect.poll(() => waiting(page, 'Izin & cuti')).toBe(banyak - 1)

  // One opened: all that decides it, and its address.
  await semua.first().getByRole('gridcell').nth(1).click()
  await expect(page).toHaveURL(/\/kelola\/izin\/\d+/)
  await expect(terbuka(page).getByRole('button', { name: 'Setujui', exact: true })).toBeVisible()
  await page.reload()
  await expect(terbuka(page).getByRole('button', { name: 'Setujui', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  // The rest at once: the bar names how many and what.
  await daftar(page, 'Izin & cuti').getByRole('checkbox', { name: 'Pilih semua' }).check()
  await page.getByRole('button', { name: `Setujui ${banyak - 1} pengajuan` }).click()
  const setuju = page.getByRole('dialog', { name: 'Setujui dengan Catatan' })
  await expect(setuju).toContainText(`${banyak - 1} pengajuan izin`)
  await setuju.getByRole('button', { name: 'Setujui' }).click()
  await letGo(page, jam)
  await expect(page.getByRole('status').filter({ hasText: 'disetujui · tersimpan' })).toBeVisible()
  await expect(page.getByText('Tidak ada yang menunggu Anda')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menunggu Anda' })).toBeVisible()
})

test('[MEJA-18, MEJA-13, BACA-15] leave of days past is written down for somebody, with who wrote it, and withdrawn again', async ({
  page,
  rekan,
}) => {
  test.slow()
  await rekan.signIn(page, 'hrd@rekan.example')
  await ajukanLembur(rekan, [5])
  await page.goto('/kelola/izin')
  await page.getByRole('link', { name: 'Catat izin' }).click()
  await expect(page).toHaveURL(/\/kelola\/izin\/catat/)
  await page.getByRole('combobox', { name: /^Karyawan/ }).click()
  await page.getByRole('listbox').getByRole('option').nth(3).click()
  await page.getByLabel(/^Jenis/).selectOption({ label: 'Izin' })
  await page.getByRole('textbox', { name: 'Tanggal: mulai' }).fill('12/11/2026')
  await page.getByRole('textbox', { name: 'Tanggal: selesai' }).fill('13/11/2026')
  await page.getByLabel(/^Alasan/).fill('Istrinya melahirkan, dikabarkan lewat telepon.')
  await expect(page.getByText('2 hari')).toBeVisible()
  const surat = await readFile('e2e/fixtures/potret.jpg')
  await chooseFile(page.getByLabel('Pilih Berkas'), { name: 'surat.jpg', type: 'image/jpg', buffer: surat })
  await expect(page.getByText('surat.jpg')).toBeVisible()
  await expectAxe(page)
  await page.getByRole('button', { name: 'Catat', exact: true }).click()
  await expect(page).toHaveURL(/\/kelola\/izin\/\d+/)
  await expect(terbuka(page)).toContainText('Istrinya melahirkan')
  await terbuka(page)
    .getByRole('button', { name: /^Batalkan/ })
    .click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('sudah disetujui')
  await dialog.getByRole('button', { name: 'Batalkan' }).click()
  await expect(terbuka(page).getByText('Dibatalkan', { exact: false }).first()).toBeVisible()

  // At 390 px: list, then detail; nothing scrolls sideways.
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/kelola/izin?semua=true', '/kelola/lembur?semua=true']) {
    await page.goto(path)
    const kartu = page.getByRole('grid').getByRole('row').first()
    await expect(kartu).toContainText(/Menunggu|Disetujui|Dibatalkan/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await kartu.click()
    await expect(terbuka(page)).toBeVisible()
    await expectAxe(page)
    await terbuka(page).getByRole('button', { name: 'Tutup' }).click()
  }
})

test('[MEJA-19, MEJA-26] overtime is decided, its hours put right with a reason, its list saved', async ({
  page,
  rekan,
}) => {
  test.slow()
  await rekan.signIn(page, 'hrd@rekan.example')
  await ajukanLembur(rekan, [5, 6])
  await page.goto('/kelola/lembur')
  const semua = baris(page, 'Lembur')
  await expect(semua.first()).toBeVisible()
  await expect.poll(() => waiting(page, 'Lembur')).toBe(2)
  await expect(semua).toHaveCount(2)
  await expectAxe(page)
  await semua.first().getByRole('gridcell').nth(1).click()
  await expect(terbuka(page)).toContainText('18 jam')
  await terbuka(page).getByRole('button', { name: 'Betulkan jam' }).click()
  const jam = page.getByRole('dialog', { name: 'Betulkan jam lembur' })
  await jam.getByRole('button', { name: 'Simpan' }).click()
  await expect(jam.getByText(/Alasan/).last()).toBeVisible()
  await jam.getByLabel(/^Alasan/).fill('Menurut buku tamu pulang lebih awal.')
  await jam.getByRole('button', { name: 'Simpan' }).click()
  await expect(jam).toHaveCount(0)
  await page.getByRole('button', { name: 'Daftar lembur' }).click()
  const unduh = page.waitForEvent('download')
  await page
    .getByRole('dialog', { name: 'Daftar lembur sebulan' })
    .getByRole('button', { name: 'PDF' })
    .click()
  expect((await unduh).suggestedFilename()).toMatch(/\.pdf$/)
})
