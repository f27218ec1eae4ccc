import { findViolations } from './axe.ts'
import { chooseFile } from './berkas.ts'
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

test('[HARI-06] a month by person and day: filtered by its counts, asked, accepted, waived and put right', async ({
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

  await test.step('[HARI-08] the person is asked, answers with one tap, and HR accepts', async () => {
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

  await test.step('[HARI-11] a correction shows before, after, who and why', async () => {
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

  await test.step('[HARI-07] a span of a site is waived, and taken back', async () => {
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

  await test.step('[BACA-15] a file of whatever type and a typed list are tried out, told by the row, then written', async () => {
    await page.getByRole('button', { name: 'Isi dari CSV' }).click()
    const lembar = page.getByRole('dialog', { name: 'Koreksi banyak' })
    const buffer = Buffer.from('kode;tanggal;masuk;alasan\nXYZ;19/11/2026;07.58;Kertas.')
    await chooseFile(lembar.getByLabel('Pilih Berkas'), { name: 'koreksi.csv', type: '', buffer })
    await lembar.getByRole('button', { name: 'Periksa' }).click()
    await expect(lembar.getByText(/Baris 2, kode/)).toBeVisible()
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

test('[HARI-06, HARI-08] one day with everybody’s works, by keys: from day to day, from person to person, put right; a locked day is told before', async ({
  page,
  rekan,
}) => {
  test.slow()
  await prepareJumat(rekan)
  await rekan.sql(`insert into pengaturan (kunci, nilai, berlaku_dari, dicatat_pada)
    values ('presensi_istirahat', 'true', '2026-11-01', '2026-11-01T00:00:00Z')`)
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto(`/kelola/presensi?hari=${JUMAT}&cari=siti`)
  const daftar = page.getByRole('grid', { name: 'Presensi 20 November 2026' })
  const baris = daftar.getByRole('row', { name: /Siti Rahmawati/ })
  const panel = page.getByRole('region', { name: 'Siti Rahmawati' })
  const lembar = page.getByRole('dialog')

  await test.step('its works, its times and what is to be seen to stand in a row', async () => {
    await expect(baris).toContainText('08.00–17.00')
    await expect(baris).toContainText('08.20–--.--')
    await expect(baris).toContainText('Tanpa check out')
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('the keys open it, put it right and tell of themselves', async () => {
    await daftar.focus()
    await page.keyboard.press('k')
    await expect(page).toHaveURL(/\/kelola\/presensi\/\d+\/2026-11-20/)
    await lembar.getByLabel('Jam pulang').fill('17:00')
    await lembar.getByLabel('Alasan').fill('Lupa.')
    await lembar.getByRole('button', { name: 'Simpan' }).click()
    await expect(lembar).toHaveCount(0)
    await expect(baris).toContainText('08.20–17.00')
    await daftar.focus()
    await page.keyboard.press('i')
    await lembar.getByRole('button', { name: 'Tambah Istirahat' }).click()
    await lembar.getByLabel('Mulai 1').fill('12:00')
    await lembar.getByLabel('Selesai 1').fill('18:00')
    await lembar.getByLabel('Alasan').fill('Lupa mencatat.')
    await lembar.getByRole('button', { name: 'Simpan' }).click()
    await expect(lembar.getByText(/Istirahat berurutan, antara check-in/).first()).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await lembar.getByLabel('Selesai 1').fill('12:40')
    await lembar.getByRole('button', { name: 'Simpan' }).click()
    await expect(panel.getByRole('region', { name: 'Riwayat koreksi' })).toContainText(
      'Istirahat: tidak ada → 12:00–12:40',
    )
    await daftar.focus()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Tombol' })).toContainText('Koreksi jam hari yang terbuka')
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(/2026-11-19\?.*hari=2026-11-19/)
    await expect(page.getByRole('grid', { name: 'Presensi 19 November 2026' })).toBeVisible()
    await page.getByRole('group', { name: 'Tampilan' }).getByRole('button', { name: 'Bulan' }).click()
    await expect(page.getByRole('grid', { name: 'Presensi November 2026' })).toBeVisible()
  })

  await test.step('whose lock holds the day is said before anybody tries', async () => {
    await rekan.sql(`insert into kunci_bulan (tahun, bulan, dari, sampai, dikunci_oleh_id, dikunci_pada)
      select 2026, 11, '2026-11-01', '2026-11-30', id, '2026-11-22T02:00:00Z' from pengguna where email = 'hrd@rekan.example'`)
    await page.reload()
    await expect(page.getByRole('status', { name: 'Kunci bulan' })).toContainText(
      /Presensi November 2026 sudah dikunci oleh .+ pada 22 November 2026\./,
    )
    await expect(panel.getByText('Hari ini terkunci')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Koreksi Jam' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Isi dari CSV' }).click()
    await lembar.getByRole('tab', { name: 'Ketik daftar' }).click()
    await lembar.getByLabel('Tanggal').fill('19/11/2026')
    await expect(lembar.getByRole('status', { name: 'Kunci bulan' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
})
