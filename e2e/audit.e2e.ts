import { readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/universal'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 1366, height: 768 } })

test('[ATUR-10, ATUR-04] the trail is narrowed, opened and saved as shown; an auditor reads desks that offer nothing to write', async ({
  page,
  rekan,
}) => {
  test.slow()
  await rekan.sql(`insert into audit (waktu, pengguna_id, tindakan, objek, objek_id, sebelum, sesudah)
    select saat::timestamptz, p.id, tindakan, 'karyawan', '31', sebelum::jsonb, sesudah::jsonb from pengguna p, (values
      ('2026-11-18T09:00+07:00', 'POST /karyawan/{id}', '{"nik":"•••1"}', '{"nik":"•••2"}'),
      ('2026-11-20T07:00+07:00', 'POST /karyawan/{id}/peran', '{"role":"karyawan"}', '{"role":"koordinator"}'),
      ('2026-11-20T07:10+07:00', 'GET /karyawan/{id}', null, '{"karyawan_id":31}')) isi (saat, tindakan, sebelum, sesudah)
    where p.email = 'hrd@rekan.example'`)
  await rekan.signIn(page, 'admin@rekan.example')
  await page.goto('/kelola')
  await page.getByRole('main').getByRole('link', { name: 'Jejak audit' }).click()
  const baris = page.getByRole('row')
  await expect(page.getByRole('heading', { level: 1, name: 'Jejak audit' })).toBeVisible()
  await page.getByLabel('Nama atau kode').fill('kbn0031')
  await expect(page).toHaveURL(/q=kbn0031/)
  await expect(baris).toHaveCount(4)
  await expect(baris.nth(1)).toContainText('Melihat NIK dan data pribadi')
  await page.getByRole('button', { name: 'Jenis', exact: true }).click()
  await page.getByRole('button', { name: 'Data karyawan' }).click()
  await expect(baris).toHaveCount(3)
  await page.getByLabel('Rentang hari: mulai').fill('20/11/2026')
  await page.getByLabel('Rentang hari: mulai').press('Enter')
  await expect(baris).toHaveCount(2)
  await expect(page).toHaveURL(/dari=2026-11-20/)

  await baris.nth(1).click()
  const pane = page
    .getByRole('region', { name: 'Ubah peran akun seorang karyawan' })
    .or(page.locator('section').filter({ hasText: 'Perubahan' }))
  await expect(pane.first()).toContainText('Irfan Maulana')
  await expect(pane.first()).toContainText('dari karyawan menjadi koordinator')
  await page.reload()
  await expect(pane.first()).toContainText('dari karyawan menjadi koordinator')
  await expect(baris).toHaveCount(2)

  await page.getByRole('button', { name: 'Unduh', exact: true }).click()
  const [unduhan] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Excel/ }).click(),
  ])
  const lembar = await readSheet(new Uint8Array(await readFile(await unduhan.path())).buffer)
  expect(lembar.map((satu) => satu.slice(1, 2).concat(satu.slice(3, 4)))).toEqual([
    ['Oleh', 'Tentang'],
    ['Irfan Maulana', 'Siti Rahmawati'],
  ])

  // The same company as an auditor has it.
  await rekan.sql(`update pengguna set role = 'auditor' where email = 'kosong@rekan.example'`)
  await rekan.signIn(page, 'kosong@rekan.example')
  await page.goto('/kelola')
  const meja = page.getByRole('navigation').first()
  await expect(meja.getByRole('link', { name: 'Jejak audit' })).toBeVisible()
  const nama = await meja.getByRole('link').allInnerTexts()
  for (const tujuan of nama.filter((satu) => satu.trim() !== 'Ke aplikasi saya')) {
    await meja.getByRole('link', { name: tujuan, exact: true }).click()
    // Of this desk, not of the one before.
    await expect(meja.getByRole('link', { name: tujuan, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    const tombol = await page.getByRole('main').getByRole('button').allInnerTexts()
    const tautan = await page.getByRole('main').getByRole('link').allInnerTexts()
    expect(
      [...tombol, ...tautan].filter((satu) =>
        /^(tambah|ubah|hapus|simpan|setujui|tolak|undang|impor|tulis|buat|tutup lokasi|nonaktif|catat|tahan|cabut|lokasi baru)/i.test(
          satu.trim(),
        ),
      ),
      tujuan,
    ).toEqual([])
  }
})
