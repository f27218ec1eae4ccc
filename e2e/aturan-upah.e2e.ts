import { openAlat } from './slip.ts'
import { expect, test } from './test.ts'

const HRD = 'hrd@rekan.example'

test.use({ viewport: { width: 1366, height: 768 } })

test('[UPAH-16, UPAH-46] HR sets a rule of pay from a day on, changes it, and writes pieces down', async ({
  page,
  rekan,
}) => {
  await rekan.signIn(page, HRD)
  await page.goto('/kelola/pengaturan/upah')
  const makan = page.getByRole('region', { name: 'Uang Makan' })
  await expect(makan).toContainText('Belum ada.')
  await page.getByRole('button', { name: 'Tambah Uang Makan' }).click()
  const lembar = page.getByRole('dialog', { name: 'Uang Makan' })
  await lembar.getByLabel(/^Jumlah/).fill('dua puluh')
  await lembar.getByRole('button', { name: 'Simpan' }).click()
  await expect(lembar.getByLabel(/^Jumlah/)).toHaveAttribute('aria-invalid', 'true')
  await lembar.getByLabel(/^Jumlah/).fill('20.000')
  await lembar.getByLabel(/^Berlaku mulai/).fill('01/11/2026')
  await lembar.getByRole('button', { name: 'Simpan' }).click()
  await expect(lembar).toBeHidden()
  await expect(makan).toContainText('Semua lokasi')
  await expect(makan).toContainText('Mulai 01/11/2026: Rp\u00a020.000')
  await makan.getByRole('button', { name: 'Ubah Semua lokasi' }).click()
  await lembar.getByLabel(/^Jumlah/).fill('25000')
  await lembar.getByLabel(/^Berlaku mulai/).fill('01/12/2026')
  await lembar.getByRole('button', { name: 'Simpan' }).click()
  await expect(lembar).toBeHidden()
  await expect(makan).toContainText('Mulai 01/12/2026: Rp\u00a025.000')
  await expect(makan).toContainText('Mulai 01/11/2026: Rp\u00a020.000')

  await page.goto('/kelola/gaji')
  await openAlat(page, 'Hasil Borongan')
  const hasil = page.getByRole('dialog', { name: 'Hasil Kerja Borongan' })
  await expect(hasil).toContainText('Belum ada hasil kerja bulan ini.')
  await hasil.getByLabel(/^Baris/).fill('ENTAH; 18/11/2026; kemeja; 12')
  await hasil.getByRole('button', { name: 'Catat' }).click()
  await expect(hasil).toContainText('Baris 1: tidak ada karyawan dengan kode ENTAH.')
  await hasil.getByLabel(/^Baris/).fill('kbn0031; 18/11/2026; kemeja; 12')
  await hasil.getByRole('button', { name: 'Catat' }).click()
  await expect(hasil.getByRole('region', { name: 'Tercatat' })).toContainText('12 kemeja')
})
