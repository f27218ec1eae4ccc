import { findViolations } from './axe.ts'
import { type Rekan, expect, test } from './test.ts'

test.use({ viewport: { width: 1366, height: 768 }, waktu: '2026-11-03T09:00:00+07:00' })

const LANGKAH = [
  'Presensi lengkap',
  'Pengecualian selesai',
  'Izin & lembur diputus',
  'Klien menandatangani',
  'Kunci presensi',
  'Susun gaji',
  'Periksa selisih',
  'Disetujui orang kedua',
  'Bayar & terbitkan',
]

/** October holds one day without a check-out and one request that waits. */
async function prepareOktober(rekan: Rekan): Promise<void> {
  await rekan.sql('truncate presensi, penugasan, absensi, lembur cascade')
  await rekan.sql(`
    with siti as (select id from karyawan where kode = 'KBN0031'),
      hrd as (select id from pengguna where email = 'hrd@rekan.example'),
      hari as (insert into presensi (karyawan_id, tanggal) select id, '2026-10-15' from siti returning id, tanggal)
    insert into presensi_kejadian (presensi_id, tanggal, jenis, waktu, kantor_id, perlu_tinjauan, di_luar_area, lokasi,
      keterangan, dikoreksi, oleh_id)
    select hari.id, hari.tanggal, 'check_in', '2026-10-15T01:00:00Z', 1, false, false, 'tidak_diketahui', 'Lupa.', true, hrd.id
    from hari, hrd`)
  await rekan.sql(`
    insert into absensi (karyawan_id, diajukan_oleh_id, koordinator_id, jenis_izin, tanggal_mulai, tanggal_selesai, total_hari,
      keterangan, dibuat_pada)
    select k.id, p.id, (select id from pengguna where email = 'koordinator@rekan.example'), 'IZIN', '2026-10-20', '2026-10-20', 1,
      'Urusan keluarga.', '2026-10-19T01:00:00Z'
    from karyawan k join pengguna p on p.karyawan_id = k.id where k.kode = 'KBN0031'`)
}

test('[BULAN-01, BULAN-02, BULAN-05] a month is closed step by step: what is open stands in the way, then it is locked, and opened again with a reason', async ({
  page,
  rekan,
}) => {
  test.slow()
  await prepareOktober(rekan)
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto('/kelola/tutup-bulan')
  const langkah = page.getByRole('list', { name: 'Langkah menutup bulan' }).getByRole('listitem')
  const lembar = page.getByRole('dialog')

  await test.step('the steps stand in their order, each with its count, its list and one button', async () => {
    await expect(page.getByText('Oktober 2026').first()).toBeVisible()
    await expect(langkah).toHaveCount(LANGKAH.length)
    for (const [ke, judul] of LANGKAH.entries()) {
      const satu = langkah.nth(ke)
      await expect(satu).toContainText(judul)
      // What opens its list, and its button.
      await expect(satu.locator('button, a')).toHaveCount(2)
    }
    await expect(langkah.nth(0)).toContainText(/\d+ orang · 1 hari tercatat/)
    await expect(langkah.nth(1)).toContainText('1 tanpa check out')
    await expect(langkah.nth(2)).toContainText('1 izin menunggu')
    await expect(langkah.nth(5)).toContainText(/0 dari \d+ slip/)
    // The first that is not done is open.
    await expect(page.getByRole('table', { name: 'Pengecualian' })).toContainText('08:00 – belum')
    await langkah.nth(0).getByRole('button', { name: 'Lihat lokasi' }).click()
    await expect(page.getByRole('table', { name: 'Presensi per lokasi' })).toContainText('Kantor Pusat')
    await langkah.nth(5).getByRole('button').click()
    await expect(
      page.getByText('Slip Oktober 2026 disusun, diperiksa, dan diterbitkan di Slip gaji.'),
    ).toBeVisible()
    await expect(langkah.nth(5).getByRole('link', { name: 'Susun' })).toHaveAttribute(
      'href',
      /\/kelola\/gaji\?.*bulan=10/,
    )
    await langkah.nth(2).getByRole('button', { name: 'Putuskan' }).click()
    await expect(page.getByRole('table', { name: 'Izin dan lembur menunggu' })).toContainText(
      'Siti Rahmawati',
    )
    await page.reload()
    await expect(page.getByRole('table', { name: 'Izin dan lembur menunggu' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('what is open stands in the way', async () => {
    await langkah.nth(4).getByRole('button', { name: 'Kunci', exact: true }).click()
    // What is open is said before anybody tries.
    await expect(lembar.getByRole('status')).toHaveText(
      'Masih terbuka: 1 hari tanpa check out, 1 izin menunggu.',
    )
    await lembar.getByRole('button', { name: 'Kunci Oktober 2026' }).click()
    await expect(lembar.getByRole('alert')).toContainText(
      'Belum dapat dikunci: 1 hari tanpa check out, 1 izin menunggu.',
    )
    await lembar.getByText('Satu lokasi').click()
    await lembar.getByRole('button', { name: 'Kunci Oktober 2026' }).click()
    await expect(lembar.getByRole('alert')).toContainText('Pilih lokasi yang dikunci.')
    await page.keyboard.press('Escape')
  })

  await test.step('decided and put right, it is locked', async () => {
    await rekan.sql(`update absensi set status = 'dibatalkan', dibatalkan_oleh_id = diajukan_oleh_id,
      dibatalkan_pada = '2026-11-03T01:00:00Z'`)
    await rekan.sql(`
      insert into presensi_kejadian (presensi_id, tanggal, jenis, waktu, kantor_id, perlu_tinjauan, di_luar_area, lokasi,
        keterangan, dikoreksi, oleh_id)
      select presensi_id, tanggal, 'check_out', '2026-10-15T10:00:00Z', kantor_id, false, false, 'tidak_diketahui', 'Lupa.', true,
        oleh_id from presensi_kejadian`)
    await page.reload()
    await expect(langkah.nth(1)).toContainText('Tidak ada')
    await langkah.nth(4).getByRole('button', { name: 'Kunci', exact: true }).click()
    await lembar.getByRole('button', { name: 'Kunci Oktober 2026' }).click()
    await expect(page.getByText('Presensi Oktober 2026 dikunci.')).toBeVisible()
    await expect(langkah.nth(4)).toContainText(/(\d+) dari \1 lokasi terkunci/)
    await page.getByRole('button', { name: 'Riwayat' }).click()
    await expect(page.getByRole('table', { name: 'Riwayat kunci' })).toContainText('Seluruh perusahaan')
    // Without the toast, which comes by degrees.
    await page.reload()
    await expect(page.getByRole('table', { name: 'Riwayat kunci' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('and opened again by name, with a reason', async () => {
    await page.getByRole('button', { name: 'Buka kunci' }).click()
    await lembar.getByRole('button', { name: 'Buka kunci' }).click()
    await expect(lembar.getByText('Tulis alasan membuka kunci.')).toBeVisible()
    await lembar.getByLabel(/^Alasan/).fill('Satu lembur tertinggal.')
    await lembar.getByRole('button', { name: 'Buka kunci' }).click()
    await expect(page.getByText('Kunci dibuka.')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Riwayat kunci' })).toContainText('Satu lembur tertinggal.')
    await expect(page.getByRole('button', { name: 'Buka kunci' })).toHaveCount(0)
  })
})

test('[BULAN-08, BULAN-09] pay is held against last month, and approved by who did not propose it', async ({
  page,
  rekan,
}) => {
  await rekan.sql('truncate payroll, payroll_baris cascade')
  for (const [bulan, kotor] of [
    [9, 5_000_000],
    [10, 5_400_000],
  ] as const)
    await rekan.sql(
      `with siti as (select k.id, k.kode, k.nama from karyawan k where k.kode = 'KBN0031'),
        slip as (insert into payroll (karyawan_id, bulan, tahun, gaji_kotor, total_tambahan, total_potongan, kode, nama, penempatan,
          jenis_karyawan, dibuat_oleh_id, dibuat_pada)
        select siti.id, ${bulan}, 2026, ${kotor}, 0, 0, siti.kode, siti.nama, '-', 'Tetap',
          (select id from pengguna where email = 'hrd@rekan.example'), '2026-11-01T01:00:00Z' from siti returning id)
      insert into payroll_baris (payroll_id, kelompok, urutan, nama, jenis, jumlah)
      select id, 'PENGHASILAN', 0, 'Gaji Pokok', 'TETAP', ${kotor} from slip`,
    )
  const tahap = '/kelola/tutup-bulan?tahun=2026&bulan=10&langkah='
  await rekan.signIn(page, 'hrd@rekan.example')
  await page.goto(`${tahap}selisih`)
  const selisih = page.getByRole('table', { name: 'Gaji bersih dibanding September 2026' })
  await expect(selisih.getByRole('row', { name: /Siti Rahmawati/ })).toContainText(
    /\+Rp.?400\.000.*Gaji Pokok/,
  )
  await expect(page.getByRole('button', { name: 'Unduh' })).toBeVisible()
  await page.goto(`${tahap}setujui`)
  const persetujuan = page.getByRole('region', { name: 'Persetujuan gaji' })
  await expect(persetujuan.getByRole('alert')).toHaveText(
    'Gaji yang Anda usulkan sendiri disetujui orang lain yang berwenang.',
  )
  await expect(persetujuan.getByRole('button', { name: /^Setujui/ })).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])

  await rekan.sql(
    `update payroll set dibuat_oleh_id = (select id from pengguna where email = 'teuku.akbar@karsabina.example')`,
  )
  // As if nobody else had ever touched them.
  await rekan.sql('truncate payroll_pengusul')
  await page.reload()
  await persetujuan.getByRole('button', { name: /^Setujui 1 slip, Rp.?5\.400\.000/ }).click()
  await expect(page.getByText('1 slip gaji disetujui.')).toBeVisible()
  await expect(persetujuan.getByText('1 draf, 0 sudah terbit')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the month and its arrows have their room, on the desk of reports too', async ({ page, rekan }) => {
    await rekan.signIn(page, 'hrd@rekan.example')
    for (const alamat of ['/kelola/tutup-bulan', '/kelola/laporan', '/kelola/presensi']) {
      await page.goto(alamat)
      const mundur = page.getByRole('button', { name: 'Bulan sebelumnya' })
      const maju = page.getByRole('button', { name: 'Bulan berikutnya' })
      await expect(mundur).toBeVisible()
      const lebar = ((await maju.boundingBox())?.x ?? 0) - ((await mundur.boundingBox())?.x ?? 0)
      expect(lebar, alamat).toBeGreaterThan(200)
    }
  })
})
