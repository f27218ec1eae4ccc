import { findViolations } from './axe.ts'
import { type Rekan, expect, test } from './test.ts'

test.use({ viewport: { width: 1366, height: 768 }, waktu: '2026-11-23T09:00:00+07:00' })

const JUMAT = '2026-11-20'

/** Siti came late on Friday and did not check out. */
async function prepareJumat(rekan: Rekan): Promise<void> {
  await rekan.sql('truncate presensi, penugasan, absensi, lembur cascade')
  await rekan.sql(`
    with siti as (select id from karyawan where kode = 'KBN0031'),
      hrd as (select id from pengguna where email = 'hrd@rekan.example'),
      hari as (insert into presensi (karyawan_id, tanggal) select id, '${JUMAT}' from siti returning id, tanggal)
    insert into presensi_kejadian (presensi_id, tanggal, jenis, waktu, kantor_id, perlu_tinjauan, di_luar_area, lokasi,
      keterangan, dikoreksi, oleh_id, telat_detik)
    select hari.id, hari.tanggal, 'check_in', '${JUMAT}T01:20:00Z', 1, false, false, 'tidak_diketahui', 'Lupa.', true, hrd.id, 1200
    from hari, hrd`)
}

test('[HARI-06, HARI-07, HARI-08, HARI-11] a month by person and day: filtered by its counts, asked, accepted, waived and put right', async ({
  page,
  rekan,
  browser,
}) => {
  test.slow()
  await prepareJumat(rekan)
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto('/kelola/presensi?bulan=2026-11')
  const daftar = page.getByRole('grid', { name: 'Presensi November 2026' })
  const sel = daftar.getByRole('button', { name: /^Siti Rahmawati, 20 November 2026/ })
  const panel = page.getByRole('region', { name: 'Siti Rahmawati' })
  const saring = (nama: string) => page.getByRole('button', { name: new RegExp(`^${nama} \\d`) })

  await test.step('a kind of day leaves as many rows as its count says', async () => {
    await expect(saring('Tanpa check out')).toHaveText(/Tanpa check out\s*1/)
    const alpa = Number((await saring('Alpa').innerText()).replace(/\D/g, ''))
    await saring('Alpa').click()
    await expect(daftar).toHaveAttribute('aria-rowcount', String(alpa + 1))
    await expect(page).toHaveURL(/keadaan=ALPA/)
    await saring('Alpa').click()
    await saring('Tanpa check out').click()
    await expect(daftar).toHaveAttribute('aria-rowcount', '2')
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('the person is asked, answers with one tap, and HR accepts', async () => {
    await sel.click()
    await expect(page).toHaveURL(/\/kelola\/presensi\/\d+\/2026-11-20/)
    await expect(panel.getByRole('button', { name: 'Tanya Karyawan' })).toBeVisible()
    await panel.getByRole('button', { name: 'Tanya Karyawan' }).click()
    await expect(panel.getByText('Sudah ditanyakan')).toBeVisible()
    const ponsel = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await rekan.signIn(ponsel, 'karyawan@rekan.example')
    await ponsel.goto('/pulang')
    await ponsel.getByRole('button', { name: 'Kirim ke HRD' }).click()
    await expect(ponsel.getByText('Semua jam pulang sudah tercatat')).toBeVisible()
    await ponsel.close()
    await page.reload()
    await expect(panel.getByText('Usulan: pulang 17:00')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await panel.getByRole('button', { name: 'Terima' }).click()
    await expect(panel.getByText('Usulan: pulang 17:00')).toHaveCount(0)
    await expect(panel.getByText('17:00:00').first()).toBeVisible()
  })

  await test.step('a correction shows before, after, who and why', async () => {
    await panel.getByRole('button', { name: 'Koreksi Jam' }).click()
    const lembar = page.getByRole('dialog', { name: 'Koreksi Jam' })
    await lembar.getByLabel('Jam pulang').fill('16:30')
    await lembar.getByRole('button', { name: 'Simpan' }).click()
    await expect(lembar.getByText('Alasan koreksi harus diisi.').first()).toBeVisible()
    await lembar.getByLabel('Alasan').fill('Izin ke dokter.')
    await lembar.getByRole('button', { name: 'Simpan' }).click()
    const riwayat = panel.getByRole('region', { name: 'Riwayat koreksi' })
    await expect(riwayat).toContainText('Pulang: 17:00:00 → 16:30:00')
    await expect(riwayat).toContainText('Izin ke dokter.')
  })

  await test.step('a span of a site is waived, and taken back', async () => {
    await page.goto('/kelola/presensi?bulan=2026-11&lokasi=1')
    await expect(sel).toHaveText('T')
    await page.getByRole('button', { name: 'Pemutihan' }).click()
    const lembar = page.getByRole('dialog', { name: /^Pemutihan/ })
    await lembar.getByLabel('Tanggal').fill('20/11/2026')
    await lembar.getByLabel('Mulai').fill('07:00')
    await lembar.getByLabel('Selesai').fill('08:30')
    await lembar.getByRole('button', { name: 'Putihkan' }).click()
    await expect(lembar.getByText('20 November 2026, 07:00–08:30')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await expect(sel).not.toHaveText('T')
    await lembar.getByRole('button', { name: 'Cabut' }).click()
    await expect(lembar.getByText(/dicabut/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sel).toHaveText('T')
  })

  await test.step('a typed list is tried out, told by the row, then written', async () => {
    await page.getByRole('button', { name: 'Isi dari CSV' }).click()
    const lembar = page.getByRole('dialog', { name: 'Koreksi banyak' })
    await lembar.getByRole('tab', { name: 'Ketik daftar' }).click()
    await lembar.getByLabel('Tanggal').fill('19/11/2026')
    const baris = lembar.getByLabel('Kode, jam masuk, jam pulang')
    await baris.fill('KBN0031 07.58 17.03\nXYZ 08.00 17.00')
    await lembar.getByRole('button', { name: 'Periksa' }).click()
    await expect(lembar.getByText('1 hal perlu dibetulkan')).toBeVisible()
    await expect(lembar.getByText(/Baris 2, kode/)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await baris.fill('KBN0031 07.58 17.03')
    await lembar.getByRole('button', { name: 'Periksa' }).click()
    await lembar.getByRole('button', { name: 'Koreksi 1 presensi' }).click()
    await expect(lembar).toHaveCount(0)
    await expect(
      daftar.getByRole('button', { name: /^Siti Rahmawati, 19 November 2026: hadir/ }),
    ).toBeVisible()
  })
})
