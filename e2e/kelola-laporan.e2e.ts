import { readFile } from 'node:fs/promises'
import { findViolations } from './axe.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 1366, height: 768 }, waktu: '2026-11-20T09:00:00+07:00' })

test('[LAPOR-02] a report is asked for, read, saved as files with the same rows, and kept to be mailed', async ({
  page,
  rekan,
}) => {
  test.slow()
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto('/kelola/laporan')
  await expect(page.getByRole('heading', { level: 1, name: 'Laporan', exact: true })).toBeVisible()
  const tabel = page.getByRole('table')

  await test.step('nothing is computed before it is asked for; then it is, and stays', async () => {
    await expect(page.getByText('Presensi sebulan: belum disusun')).toBeVisible()
    await page.getByRole('button', { name: 'Jam kerja' }).click()
    await page.getByRole('button', { name: 'Susun laporan' }).click()
    await expect(tabel).toBeVisible()
    await expect(tabel.getByRole('row').last()).toContainText('Jumlah')
    await expect(tabel).toContainText('Siti Rahmawati')
    await page.reload()
    await expect(tabel).toContainText('Siti Rahmawati')
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('its file holds the rows of the screen', async () => {
    const unduh = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    const berkas = await unduh
    expect(berkas.suggestedFilename()).toBe('laporan-jam-kerja-2026-11.csv')
    const baris = (await readFile(await berkas.path(), 'utf8')).trim().split('\r\n')
    // Its head, its rows and its totals, as on the screen.
    await expect(tabel.getByRole('row')).toHaveCount(baris.length)
    expect(baris.at(-1)).toMatch(/^Jumlah;/)
  })

  await test.step('a month of attendance has a bar of its totals, and is narrowed to a site', async () => {
    await page.getByRole('button', { name: 'Presensi sebulan' }).click()
    await page.getByRole('button', { name: 'Lokasi', exact: true }).click()
    await page
      .getByRole('button', { name: /Kantor Pusat/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Susun laporan' }).click()
    await expect(page.getByRole('group', { name: 'Hari orang menurut keadaan' })).toBeVisible()
    await expect(page).toHaveURL(/kantor_id=1/)
    const gambar = page.getByRole('figure', { name: 'Hadir, terlambat, dan alpa tiap hari' })
    await gambar.getByText('Angkanya sebagai tabel').click()
    await expect(gambar.getByRole('table').getByRole('row')).toHaveCount(31)
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('it is kept by name, mailed on a day of the month, and opened again', async () => {
    await page.getByRole('button', { name: 'Tersimpan' }).click()
    const lembar = page.getByRole('dialog', { name: 'Laporan tersimpan' })
    await lembar.getByLabel('Nama').fill('Presensi pusat')
    await lembar.getByLabel('Kirim ke email saya').selectOption('31')
    await lembar.getByRole('button', { name: 'Simpan laporan' }).click()
    const satu = lembar.getByRole('button', { name: /^Presensi pusat/ })
    await expect(satu).toContainText('XLSX tiap tanggal 31')
    expect(await findViolations(page)).toEqual([])
    await lembar.getByRole('button', { name: 'Ubah Presensi pusat' }).click()
    await lembar.getByRole('textbox', { name: 'Nama' }).fill('Presensi semua')
    await lembar.getByRole('combobox', { name: 'Lokasi' }).selectOption('Semua')
    await lembar.getByText('Kolom: semua').click()
    await lembar.getByRole('checkbox', { name: 'Tiap hari' }).uncheck()
    await lembar.getByLabel('Kirim ke email saya').selectOption('5')
    await lembar.getByRole('group', { name: 'Kirim juga kepada' }).getByRole('checkbox').first().check()
    await lembar.getByRole('button', { name: 'Simpan perubahan' }).click()
    const diubah = lembar.getByRole('button', { name: /^Presensi semua/ })
    await expect(diubah).toContainText(/semua lokasi · XLSX tiap tanggal 5 · juga kepada/)
    await diubah.click()
    await expect(page).toHaveURL(/bulan=10/)
    await expect(page).toHaveURL(/kolom=nama/)
    await expect(page.getByText('Presensi sebulan: belum disusun')).toBeVisible()
  })
})
