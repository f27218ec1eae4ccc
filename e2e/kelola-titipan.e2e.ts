import { chooseFile } from './berkas.ts'
import { openAlat } from './slip.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const KUITANSI = {
  name: 'kuitansi.pdf',
  type: 'application/x-pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n45\n%%EOF\n',
  ),
}

test('[UPAH-41] HR writes down a kasbon in the person’s pane and closes it; its owner sees the balance', async ({
  page,
  rekan,
}) => {
  test.slow()
  await rekan.sql(`insert into kasbon (karyawan_id, jumlah, cicilan, mulai_tahun, mulai_bulan, keterangan, dibuat_oleh_id, dibuat_pada)
    select k.karyawan_id, 1200000, 6, 2026, 11, 'Biaya sekolah', h.id, '2026-11-10T02:00:00Z'
    from pengguna k, pengguna h where k.email = 'karyawan@rekan.example' and h.email = 'hrd@rekan.example'`)
  const [siti] = await rekan.sql<{ id: number }>(
    `select karyawan_id as id from pengguna where email = 'karyawan@rekan.example'`,
  )
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto(`/kelola/karyawan/${siti?.id}?bagian=upah`)
  await expect(page.getByRole('navigation', { name: 'Bagian' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Upah', exact: true })).toBeVisible()
  const kasbon = page.getByRole('region', { name: 'Kasbon' })
  await expect(kasbon).toContainText('Biaya sekolah')
  await kasbon.getByRole('button', { name: 'Catat Kasbon' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(/^Jumlah/).fill('0')
  await sheet.getByLabel(/^Dicicil berapa kali/).fill('-1')
  await sheet.getByRole('button', { name: 'Catat Kasbon' }).click()
  await expect(sheet.getByText('Jumlah kasbon harus lebih dari 0.')).toBeVisible()
  await sheet.getByLabel(/^Jumlah/).fill('600.000')
  await sheet.getByLabel(/^Dicicil berapa kali/).fill('3')
  await sheet.getByLabel(/^Keterangan/).fill('Ban motor')
  await sheet.getByRole('button', { name: 'Catat Kasbon' }).click()
  await expect(page.getByText('Kasbon dicatat.')).toBeVisible()
  await expect(kasbon.getByRole('listitem')).toHaveCount(2)
  await kasbon.getByRole('listitem').filter({ hasText: 'Biaya sekolah' }).getByRole('button').click()
  await sheet.getByLabel(/^Alasan/).fill('Dilunasi tunai.')
  await sheet.getByRole('button', { name: 'Tutup Kasbon' }).click()
  await expect(kasbon).toContainText('Ditutup: Dilunasi tunai.')

  const context = await page
    .context()
    .browser()
    ?.newContext({
      baseURL: rekan.origin,
      viewport: { width: 390, height: 844 },
    })
  const phone = await context?.newPage()
  if (phone === undefined) throw new Error('no browser')
  await rekan.signIn(phone, 'karyawan@rekan.example')
  await phone.goto('/payroll')
  const milik = phone.getByRole('region', { name: 'Kasbon' })
  await expect(milik).toContainText('Ban motor')
  await expect(milik).toContainText(/Rp.600\.000/)
  await expect(milik).not.toContainText('Biaya sekolah')
  await context?.close()
})

test('[UPAH-54, BACA-15] a reimbursement is asked for on the phone with its receipt and decided at the desk', async ({
  page,
  rekan,
}) => {
  test.slow()
  const context = await page
    .context()
    .browser()
    ?.newContext({
      baseURL: rekan.origin,
      viewport: { width: 390, height: 844 },
    })
  const phone = await context?.newPage()
  if (phone === undefined) throw new Error('no browser')
  await rekan.signIn(phone, 'karyawan@rekan.example')
  await phone.goto('/payroll')
  await phone.getByRole('button', { name: 'Reimburse' }).click()
  const lembar = phone.getByRole('dialog')
  await lembar.getByRole('button', { name: 'Minta reimburse' }).click()
  await lembar.getByRole('button', { name: 'Ajukan' }).click()
  await expect(lembar.getByText('Foto atau berkas bukti harus ada.')).toBeVisible()
  await lembar.getByLabel(/^Tanggal bukti/).fill('18/11/2026')
  await lembar.getByLabel(/^Jumlah/).fill('150.000')
  await lembar.getByLabel(/^Untuk apa/).fill('Bensin patroli')
  await chooseFile(lembar.getByLabel('Pilih Berkas'), KUITANSI)
  await lembar.getByRole('button', { name: 'Ajukan' }).click()
  await expect(phone.getByText('Reimburse diajukan.')).toBeVisible()
  await expect(lembar.getByRole('listitem')).toContainText('Menunggu')

  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto('/kelola/gaji')
  await openAlat(page, 'Reimburse')
  const siti = page.getByRole('listitem', { name: 'Reimburse Siti Rahmawati' })
  await expect(siti).toContainText('Bensin patroli')
  await siti.getByRole('button', { name: 'Setujui' }).click()
  await expect(siti).toContainText('Disetujui')
  await expect(siti.getByRole('button', { name: 'Setujui' })).toHaveCount(0)
  await context?.close()

  await page.getByRole('button', { name: 'Catat reimburse' }).click()
  const catat = page.getByRole('dialog', { name: 'Catat reimburse' })
  await catat.getByRole('combobox', { name: 'Karyawan' }).click()
  await page.getByPlaceholder('Cari...').fill('Siti Rahma')
  await page.getByRole('option', { name: /Siti Rahmawati/ }).click()
  await catat.getByLabel(/^Tanggal bukti/).fill('17/11/2026')
  await catat.getByLabel(/^Jumlah/).fill('40.000')
  await catat.getByLabel(/^Untuk apa/).fill('Parkir')
  const lain = Buffer.concat([KUITANSI.buffer, Buffer.from('\n')])
  await chooseFile(catat.getByLabel('Pilih Berkas'), { ...KUITANSI, type: '', buffer: lain })
  await catat.getByRole('button', { name: 'Catat', exact: true }).click()
  await expect(page.getByText(/^Reimburse dicatat\. HRD lain .* memutusnya\.$/)).toBeVisible()
})

test('[BULAN-06] HR writes down an adjustment of a locked day and takes it back', async ({ page, rekan }) => {
  await rekan.sql(`insert into kunci_bulan (tahun, bulan, dari, sampai, dikunci_oleh_id, dikunci_pada)
    select 2026, 10, '2026-10-01', '2026-10-31', id, '2026-11-02T02:00:00Z' from pengguna where email = 'hrd@rekan.example'`)
  await rekan.sql(`insert into penyesuaian (karyawan_id, hari, tahun, bulan, jumlah, keterangan, dibuat_oleh_id, dibuat_pada)
    select k.karyawan_id, '2026-10-14', 2026, 10, -75000, 'Lembur tidak terjadi', h.id, '2026-11-10T02:00:00Z'
    from pengguna k, pengguna h where k.email = 'karyawan@rekan.example' and h.email = 'hrd@rekan.example'`)
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto('/kelola/gaji')
  await openAlat(page, 'Penyesuaian')
  const tercatat = page.getByRole('region', { name: 'Penyesuaian tercatat' })
  await expect(tercatat).toContainText('Lembur tidak terjadi')
  await tercatat.getByRole('button', { name: 'Hapus' }).click()
  await expect(tercatat).toContainText('Belum ada penyesuaian.')
})
