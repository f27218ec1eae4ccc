import { readFile } from 'node:fs/promises'
import { completeDasar } from './dasar-gaji.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test.beforeEach(({ rekan }) => completeDasar(rekan))

test('[UPAH-33, UPAH-34, UPAH-51] HR pays THR from the screen: who has it, drafts, published, a bank file of its own; its owner sees which slip it is', async ({
  page,
  rekan,
}) => {
  test.slow()
  await rekan.sql(`update perusahaan set nama = 'PT Karsa Bina Nusaraya', alamat = 'Jakarta Pusat'`)
  await rekan.sql(`update karyawan set nama_bank = 'Bank Central Asia', nomor_rekening = '5970123456'
    where id = (select karyawan_id from pengguna where email = 'karyawan@rekan.example')`)
  await rekan.sql('delete from rekening_tahan')
  // Nobody else has a wage to reckon from.
  await rekan.sql(`delete from upah where karyawan_id <>
    (select karyawan_id from pengguna where email = 'karyawan@rekan.example')`)
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto('/kelola/gaji')
  await page.getByRole('tab', { name: 'THR' }).click()
  await expect(page).toHaveURL(/jenis=THR/)
  await expect(page.getByText('Belum ada slip THR bulan ini.')).toBeVisible()
  await page.getByRole('button', { name: 'Susun slip THR' }).click()

  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Lihat yang mendapat' }).click()
  await expect(sheet.getByText('Hari raya harus dipilih.')).toBeVisible()
  await expect(sheet.getByText('Tanggal hari raya harus diisi.')).toBeVisible()
  await sheet
    .getByLabel('Hari raya', { exact: false })
    .first()
    .selectOption({ label: 'Satu hari untuk semua' })
  await sheet.getByLabel(/^Tanggal hari raya/).fill('25/12/2026')
  await sheet.getByRole('button', { name: 'Lihat yang mendapat' }).click()
  await expect(sheet.getByText(/Dibayar paling lambat .*18 Desember 2026, slip Desember 2026/)).toBeVisible()
  const dapat = sheet.getByRole('region', { name: 'Yang dibayar' })
  await expect(dapat.getByRole('listitem')).toHaveCount(1)
  await expect(dapat).toContainText('Siti Rahmawati')
  await sheet.getByRole('button', { name: 'Susun 1 slip THR' }).click()
  await expect(sheet.getByText('1 slip THR disusun.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Tutup' }).click()

  await test.step('it is of the month in which it is due', async () => {
    await expect(page).toHaveURL(/bulan=12/)
    const siti = page.getByRole('row', { name: /Siti Rahmawati/ })
    await expect(siti).toContainText('Draft')
    await siti.getByRole('button', { name: 'Siti Rahmawati' }).click()
    await expect(sheet.getByText(/^Slip THR Desember 2026/)).toBeVisible()
    // Reckoned anew it stays a slip of THR: no contributions.
    await sheet.getByRole('button', { name: 'Hitung Ulang' }).click()
    await expect(page.getByText('PPh 21 dihitung ulang.')).toBeVisible()
    await expect(sheet.getByRole('group', { name: 'Potongan' }).locator('tbody tr')).toHaveCount(1)
    await sheet.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByText('Slip gaji disimpan.')).toBeVisible()
    await expect(sheet).toHaveCount(0)
    await siti.getByRole('checkbox').check()
    await page
      .getByRole('region', { name: 'Yang dipilih' })
      .getByRole('button', { name: 'Terbitkan' })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Terbitkan' }).click()
    await expect(siti).toContainText('Diterbitkan')
  })

  await test.step('a bank file of its own', async () => {
    await page.getByRole('button', { name: 'Berkas', exact: true }).click()
    const berkas = page.getByRole('dialog', { name: 'Berkas THR Desember 2026' })
    const [unduhan] = await Promise.all([
      page.waitForEvent('download'),
      berkas.getByRole('button', { name: 'Unduh CSV biasa, semua bank' }).click(),
    ])
    expect(unduhan.suggestedFilename()).toBe('thr-bank-csv-2026-12.csv')
    expect(await readFile(await unduhan.path(), 'utf8')).toContain('5970123456')
    await berkas.getByRole('button', { name: 'Tutup' }).click()
  })

  await test.step('no second one in the year', async () => {
    await page.getByRole('button', { name: 'Susun slip THR' }).click()
    await sheet
      .getByLabel('Hari raya', { exact: false })
      .first()
      .selectOption({ label: 'Satu hari untuk semua' })
    await sheet.getByLabel(/^Tanggal hari raya/).fill('25/12/2026')
    await sheet.getByRole('button', { name: 'Lihat yang mendapat' }).click()
    await expect(sheet.getByText('Sudah ada THR tahun ini.')).toBeVisible()
    await expect(sheet.getByRole('button', { name: /^Susun/ })).toHaveCount(0)
  })

  const phone = await page
    .context()
    .browser()
    ?.newContext({
      baseURL: rekan.origin,
      viewport: { width: 390, height: 844 },
    })
  const ponsel = await phone?.newPage()
  if (ponsel === undefined) throw new Error('no browser')
  await rekan.signIn(ponsel, 'karyawan@rekan.example')
  await ponsel.goto('/payroll')
  const kartu = ponsel.getByRole('article')
  await expect(kartu).toHaveCount(1)
  await expect(kartu).toContainText('Desember 2026')
  await expect(kartu.getByText('THR', { exact: true })).toBeVisible()
  await phone?.close()
})

test('[UPAH-32, UPAH-36] HR pays a PKWT that ends and somebody who leaves, each on a slip of its own', async ({
  page,
  rekan,
}) => {
  await rekan.sql(`delete from upah where karyawan_id <>
    (select karyawan_id from pengguna where email = 'karyawan@rekan.example')`)
  await rekan.sql('delete from kontrak')
  await rekan.sql(`insert into kontrak (karyawan_id, jenis, nomor, ditandatangani, mulai, sampai, dibuat_pada)
    select karyawan_id, 'PKWT', '1/PKWT', '2026-06-01', '2026-06-01', '2026-11-30', now()
    from pengguna where email = 'karyawan@rekan.example'`)
  await rekan.sql(`update karyawan set tanggal_masuk = '2020-01-01', tanggal_keluar = '2026-11-30', alasan_keluar = 'Efisiensi.'
    where id = (select karyawan_id from pengguna where email = 'karyawan@rekan.example')`)
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto('/kelola/gaji?jenis=KOMPENSASI')
  await page.getByRole('button', { name: 'Susun slip kompensasi PKWT' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('region', { name: 'Yang dibayar' })).toContainText('6 bulan/12')
  await sheet.getByRole('button', { name: 'Susun 1 slip kompensasi' }).click()
  await expect(page.getByText('1 slip kompensasi disusun.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Siti Rahmawati/ })).toContainText('Draft')

  await page.getByRole('tab', { name: 'Terakhir' }).click()
  await page.getByRole('button', { name: 'Susun slip akhir kerja' }).click()
  await sheet.getByRole('button', { name: 'Buat slip terakhir Siti Rahmawati' }).click()
  await sheet.getByRole('button', { name: 'Buat Draft' }).click()
  await expect(sheet.getByText('Alasan harus dipilih.')).toBeVisible()
  await sheet.getByLabel(/^Alasan menurut/).selectOption({ label: 'Mengundurkan diri (pasal 50)' })
  await sheet.getByLabel('Uang pisah (Rp)').fill('2.000.000')
  await sheet.getByLabel(/^Alasan menurut/).selectOption({ label: 'Pensiun (pasal 56)' })
  await expect(sheet.getByLabel('Uang pisah (Rp)')).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Buat Draft' }).click()
  // Its draft opens to be looked over.
  await expect(sheet.getByText(/^Slip akhir kerja November 2026/)).toBeVisible()
  const penghasilan = sheet.getByRole('group', { name: 'Penghasilan', exact: true })
  await expect(penghasilan.getByLabel('Nama baris 1')).toHaveValue('Uang Pesangon')
  await expect(sheet.getByRole('group', { name: 'Potongan' }).getByLabel('Nama baris 1')).toHaveValue(
    'PPh 21 Final Pesangon',
  )
})
