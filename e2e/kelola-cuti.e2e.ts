import { findViolations } from './axe.ts'
import { expect, test } from './test.ts'

/** The desk of leave beside its queue: balances with the ledger behind them, and who of a team is away. */
test.use({ viewport: { width: 1366, height: 768 } })

test('HR looks through everybody’s balances, opens a ledger and puts it right, and sees who is away', async ({
  page,
  rekan,
}) => {
  await rekan.sql('truncate absensi cascade')
  await rekan.sql(`insert into absensi (karyawan_id, diajukan_oleh_id, koordinator_id, jenis_izin, tanggal_mulai, tanggal_selesai,
      total_hari, keterangan, dibuat_pada)
    select k.id, p.id, (select id from pengguna where email = 'koordinator@rekan.example'), 'IZIN', '2026-11-24', '2026-11-25', 2,
      'Urusan keluarga.', '2026-11-19T01:00:00Z'
    from karyawan k join pengguna p on p.karyawan_id = k.id where k.kode = 'KBN0031'`)
  // The company gives time off for overtime.
  await rekan.sql(
    `insert into jenis_cuti_perubahan (jenis_cuti_id, berlaku_dari, ubah) values (22, '2026-11-01', '{"aktif": true}')`,
  )
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto('/kelola/izin')
  const nav = page.getByRole('navigation', { name: 'Izin & cuti' })
  const daftar = page.getByRole('grid', { name: 'Saldo cuti' })

  await test.step('a row a person, and its ledger', async () => {
    await nav.getByRole('link', { name: 'Saldo cuti' }).click()
    // The queue has a field of the same name.
    await expect(daftar).toBeVisible()
    await page.getByRole('searchbox', { name: 'Nama atau kode' }).fill('Siti Rahmawati')
    const baris = daftar.getByRole('row', { name: /Siti Rahmawati/ })
    await baris.click()
    const buku = page.getByRole('region', { name: 'Siti Rahmawati' })
    await expect(buku.getByText('dapat diambil hari ini')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await buku.getByRole('button', { name: 'Koreksi', exact: true }).click()
    const lembar = page.getByRole('dialog', { name: 'Koreksi Cuti' })
    await lembar.getByText('Tambah', { exact: true }).click()
    await lembar.getByLabel('Jumlah hari').fill('1')
    await lembar.getByLabel('Alasan').fill('Kerja pada hari libur.')
    await lembar.getByRole('button', { name: 'Simpan Koreksi' }).click()
    await expect(buku.getByText(/Kerja pada hari libur/)).toBeVisible()
  })

  await test.step('time off for overtime is put right there as well, and stands in its column', async () => {
    const pengganti = page.getByRole('region', { name: 'Waktu pengganti lembur' })
    await pengganti.getByRole('button', { name: 'Koreksi Waktu Pengganti' }).click()
    const lembar = page.getByRole('dialog', { name: 'Koreksi Waktu Pengganti' })
    await lembar.getByText('Tambah', { exact: true }).click()
    await lembar.getByLabel('Jumlah jam').fill('1,5')
    await lembar.getByLabel('Alasan').fill('Lembur sebelum pindah.')
    await lembar.getByRole('button', { name: 'Simpan Koreksi' }).click()
    await expect(pengganti.getByText(/Lembur sebelum pindah/)).toBeVisible()
    await expect(daftar.getByRole('row', { name: /Siti Rahmawati/ })).toContainText('1 jam 30 menit')
  })

  await test.step('who is away in the month or asks to be', async () => {
    await nav.getByRole('link', { name: 'Kalender' }).click()
    const kalender = page.getByRole('table', { name: 'Kalender tim November 2026' })
    await expect(
      kalender.getByRole('link', { name: /^Siti Rahmawati, 24 November 2026: Izin, menunggu/ }),
    ).toBeVisible()
  })
})
