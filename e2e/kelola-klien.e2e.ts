import { findViolations } from './axe.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 1366, height: 768 } })

test('[ROSTER-11, KLIEN-01] a client is written with a contract and a post, whose need stands under the roster', async ({
  page,
  rekan,
}) => {
  await rekan.sql(`insert into jenis_shift (nama, huruf, warna, jam_mulai, jam_selesai)
    values ('Pagi', 'P', 'hijau', 25200, 54000)`)
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto('/kelola/klien')
  await expect(page.getByText('Belum ada klien')).toBeVisible()
  const lembar = page.getByRole('dialog')

  await test.step('the client, with whom one talks to', async () => {
    await page.getByRole('link', { name: 'Klien Baru' }).click()
    await lembar.getByLabel(/^Kode/).fill('mbs')
    await lembar
      .getByLabel(/^Nama\b/)
      .first()
      .fill('PT Mahakam')
    await lembar.getByLabel(/^NPWP/).fill('12')
    await lembar.getByRole('button', { name: 'Tambah Kontak' }).click()
    await lembar.getByRole('button', { name: 'Simpan' }).click()
    await expect(lembar.getByText('NPWP harus terdiri dari 15 atau 16 angka.')).toBeVisible()
    await expect(lembar.getByText('Nama kontak harus diisi.')).toBeVisible()
    await lembar.getByLabel(/^NPWP/).fill('')
    await lembar.getByLabel(/^Nama kontak/).fill('Dewi')
    await lembar.getByLabel(/^Email kontak/).fill('dewi@klien.example')
    await lembar.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByRole('region', { name: 'PT Mahakam' })).toContainText('dewi@klien.example')
  })

  await test.step('what was agreed, and the post', async () => {
    await page.getByRole('button', { name: 'Kontrak Baru' }).click()
    await lembar.getByLabel(/^Nomor/).fill('01/MBS')
    await lembar.getByLabel(/^Mulai/).fill('01/01/2026')
    await lembar.getByLabel(/^Sampai/).fill('31/12/2026')
    await lembar.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByRole('article', { name: 'Kontrak 01/MBS' })).toContainText('Segera berakhir')
    await page.getByRole('button', { name: 'Pos Baru' }).click()
    await lembar.getByLabel(/^Nama pos/).fill('Lobi')
    await lembar.getByLabel(/^Lokasi/).click()
    await page.getByRole('option', { name: /Kantor Pusat/ }).click()
    await lembar.getByLabel(/^Jabatan/).fill('Satpam')
    await lembar.getByRole('checkbox', { name: 'KTA Satpam', exact: true }).check()
    await lembar.getByRole('checkbox', { name: 'Wajib KTA Satpam' }).check()
    await lembar.getByLabel('Pagi Sen').fill('2')
    await lembar.getByLabel('Pagi Jum').fill('2')
    await lembar.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByRole('list', { name: 'Pos 01/MBS' })).toContainText(
      '4 orang per pekan · KTA Satpam',
    )
    const harga = page.getByRole('region', { name: 'Harga 01/MBS' })
    await expect(harga).toContainText('pos belum bisa ditagihkan')
    await harga.getByRole('button', { name: 'Isi Harga' }).click()
    await expect(lembar.getByLabel(/^Jabatan/)).toHaveValue('Satpam')
    await lembar.getByLabel(/^Harga \(rupiah/).fill('250.000')
    await lembar.getByLabel(/^Biaya manajemen/).fill('8,5')
    await lembar.getByRole('button', { name: 'Simpan' }).click()
    await expect(harga).toContainText(/Mulai 01\/01\/2026.*Satpam · Rp\s250\.000 sehari/)
    await page.reload()
    const daftar = page.getByRole('grid', { name: 'Klien' })
    // Two are promised this morning, and nobody came.
    await expect(daftar.getByRole('row', { name: /PT Mahakam/ })).toContainText('0 dari 2, 2 kosong sekarang')
    await page.getByRole('button', { name: 'Pos kosong sekarang 1' }).click()
    await expect(page).toHaveURL(/kurang=true/)
    await expect(daftar).toContainText('1 kontrak')
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('the roster shows what the post needs, and refuses who lacks what it must have', async () => {
    await page.goto('/kelola/jadwal?lokasi=1&mulai=2026-11-23')
    await expect(page.getByRole('row', { name: /^Terisi Pagi/ })).toContainText('0/2')
    await page.locator('[data-baris="0"][data-kolom="0"]').click()
    await page.keyboard.press('p')
    await page.getByRole('region', { name: 'Sel terpilih' }).getByLabel('Pos').selectOption('Lobi')
    await expect(page.getByText(/Belum punya KTA Satpam/)).toBeVisible()
    await expect(page.getByText('1 perubahan belum diterbitkan')).toBeVisible()
    // Before a cell is chosen nothing lies over the sheet.
    await page.reload()
    await expect(page.getByText('1 perubahan belum diterbitkan')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Sel terpilih' })).toBeHidden()
  })
})
