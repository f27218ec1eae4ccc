import { findViolations } from './axe.ts'
import { type Rekan, expect, test } from './test.ts'

/** What a director who is an employee decides of the only HR officer, whose pay they approve. */

const DIREKTUR = 'karyawan@rekan.example'
const HRD = 'hrd@rekan.example'
const HARI = '2026-11-19'

/** One of HR, Siti approves her pay, and nobody coordinates her. */
async function prepare(rekan: Rekan): Promise<string> {
  await rekan.sql('truncate presensi, penugasan, absensi, lembur, kantor_koordinator cascade')
  await rekan.sql(`update pengguna set role = 'karyawan' where role = 'hrd' and email <> $1`, [HRD])
  await rekan.sql('insert into penyetuju_gaji_hr (pengguna_id) select id from pengguna where email = $1', [
    DIREKTUR,
  ])
  const [hrd] = await rekan.sql<{ nama: string }>(
    `update penempatan p set koordinator_id = null from karyawan k join pengguna u on u.karyawan_id = k.id
    where u.email = $1 and p.karyawan_id = k.id returning k.nama`,
    [HRD],
  )
  return hrd?.nama ?? ''
}

/** Overtime that she asks for, and a punch of hers outside of the area. */
async function putLemburDanPresensi(rekan: Rekan): Promise<void> {
  await rekan.sql(
    `insert into lembur (karyawan_id, koordinator_id, diajukan_oleh_id, tanggal, hari_presensi, mulai, selesai, keterangan,
      bersedia_pada, dibuat_pada)
    select h.karyawan_id, d.id, h.id, '${HARI}', '${HARI}', '${HARI}T10:00:00Z', '${HARI}T12:00:00Z', 'Stok opname.',
      '${HARI}T09:00:00Z', '${HARI}T09:00:00Z'
    from pengguna h, pengguna d where h.email = $1 and d.email = $2`,
    [HRD, DIREKTUR],
  )
  await rekan.sql(
    `with hari as (insert into presensi (karyawan_id, tanggal) select karyawan_id, '${HARI}' from pengguna where email = $1
      returning id, tanggal)
    insert into presensi_kejadian (presensi_id, tanggal, jenis, waktu, kantor_id, perlu_tinjauan, di_luar_area, lokasi,
      keterangan, selfie_sha256)
    select id, tanggal, 'check_in', '${HARI}T01:00:00Z', 1, true, true, 'tidak_diketahui', 'Rapat di pelanggan.', decode(repeat('00', 32), 'hex') from hari`,
    [HRD],
  )
}

test('[JAGA-11] a director who is an employee decides what the only HR officer asked for', async ({
  page,
  rekan,
  jam,
}) => {
  test.slow()
  const nama = await prepare(rekan)
  const bagian = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Menunggu keputusan Anda' }) })
  const menunggu = (apa: string) => bagian.getByRole('link', { name: new RegExp(`^${apa}`) })

  await test.step('she asks for leave, and names the director', async () => {
    await rekan.signIn(page, HRD)
    const token = await page.evaluate(() => localStorage.getItem('rekan.token'))
    const [dia] = await rekan.sql<{ id: number }>('select id from pengguna where email = $1', [DIREKTUR])
    const form = { jenis_izin: 'IZIN', tanggal_mulai: '2026-11-26', tanggal_selesai: '2026-11-26' }
    const answer = await page.request.post(`${rekan.origin}/api/absensi/pengajuan`, {
      headers: { authorization: `Bearer ${token}` },
      multipart: { ...form, keterangan: 'Urusan keluarga.', koordinator_id: String(dia?.id) },
    })
    expect(await answer.json()).toMatchObject({ data: expect.anything() })
    await putLemburDanPresensi(rekan)
  })

  await test.step('the news leads to the leave, which is approved', async () => {
    await rekan.signIn(page, DIREKTUR)
    await page.goto('/notifikasi')
    await page.getByRole('link', { name: /Pengajuan izin menunggu keputusan Anda/ }).click()
    await expect(page).toHaveURL(/\/izin$/)
    await expect(page.getByRole('heading', { name: 'Perizinan HRD' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: `Setujui ${nama}`, exact: true }).click()
    await expect(page.getByRole('button', { name: /^Urungkan/ })).toBeVisible()
    await jam.skip(5000)
    await expect(page.getByRole('article')).toContainText('Disetujui Anda')
  })

  await test.step('home says what else waits', async () => {
    await page.goto('/home')
    await expect(menunggu('Lembur HRD')).toBeVisible()
    await expect(menunggu('Perizinan HRD')).toHaveCount(0)
    expect(await findViolations(page)).toEqual([])
    await menunggu('Lembur HRD').click()
    await page.getByRole('button', { name: `Setujui ${nama}`, exact: true }).click()
    await expect(page.getByRole('button', { name: /^Urungkan/ })).toBeVisible()
    await jam.skip(5000)
    await expect(page.getByRole('article')).toContainText('Disetujui Anda')
  })

  await test.step('her punch is looked at', async () => {
    await page.goto('/home')
    await menunggu('Presensi HRD').click()
    await page.getByRole('link', { name: new RegExp(nama) }).click()
    await page.getByRole('button', { name: 'Terima', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Terima' }).click()
    await expect(page.getByText('Diterima', { exact: true })).toBeVisible()
    await page.goto('/home')
    await expect(page.getByRole('heading', { name: 'Menunggu keputusan Anda' })).toHaveCount(0)
  })
})

/** Another bank account that she has written, and money that she has laid out. */
async function putUang(rekan: Rekan): Promise<void> {
  await rekan.sql(
    `update karyawan set nama_bank = 'BCA', nomor_rekening = '7777888899'
    where id = (select karyawan_id from pengguna where email = $1)`,
    [HRD],
  )
  await rekan.sql(
    `insert into rekening_tahan (karyawan_id, nama_bank, nomor_rekening, diganti_pada, sampai, diganti_oleh_id)
    select karyawan_id, 'BCA', '1111222233', '2026-11-19T09:00:00Z', '2026-11-22T09:00:00Z', id from pengguna where email = $1`,
    [HRD],
  )
  await rekan.sql(
    `insert into reimburse (karyawan_id, tanggal, jumlah, keterangan, bukti, bukti_nama, sidik, diajukan_oleh_id, diajukan_pada)
    select karyawan_id, '${HARI}', 150000, 'Bensin ke pelanggan', 'kuitansi.pdf', 'kuitansi.pdf', decode(repeat('00', 32), 'hex'), id,
      '${HARI}T09:00:00Z'
    from pengguna where email = $1`,
    [HRD],
  )
}

/** A check-in that somebody made for her, and that she disputes. */
async function putSanggahan(rekan: Rekan): Promise<void> {
  await rekan.sql(
    `with hari as (insert into presensi (karyawan_id, tanggal) select karyawan_id, '${HARI}' from pengguna where email = $1
      returning id, tanggal),
    masuk as (insert into presensi_kejadian (presensi_id, tanggal, jenis, waktu, kantor_id, perlu_tinjauan, di_luar_area, lokasi,
        keterangan, selfie_sha256, oleh_id)
      select h.id, h.tanggal, 'check_in', '${HARI}T01:00:00Z', 1, false, false, 'dalam', '', decode(repeat('00', 32), 'hex'), u.id
      from hari h, pengguna u where u.email = 'koordinator@rekan.example' returning id, tanggal)
    insert into presensi_sanggahan (kejadian_id, tanggal, alasan, oleh_id, dibuat_pada)
    select m.id, m.tanggal, 'Saya sedang di pelanggan.', u.id, '${HARI}T03:00:00Z' from masuk m, pengguna u where u.email = $1`,
    [HRD],
  )
}

for (const width of [390, 1366])
  test(`[JAGA-11, JAGA-15] at ${String(width)} px a director settles the money of the only HR officer, and what she disputes`, async ({
    page,
    rekan,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    const nama = await prepare(rekan)
    await putUang(rekan)
    await putSanggahan(rekan)
    await rekan.signIn(page, DIREKTUR)
    const kartu = (judul: string) => page.getByRole('link', { name: new RegExp(`^${judul}`) })

    await test.step('the bank account that she has changed is confirmed, of which its end is shown', async () => {
      await page.goto('/home')
      await kartu(`Rekening gaji ${nama}`).click()
      await expect(page.getByText('••••••8899')).toBeVisible()
      await expect(page.getByText('7777888899')).toHaveCount(0)
      expect(await findViolations(page)).toEqual([])
      await page.getByRole('button', { name: 'Konfirmasi Rekening Baru' }).click()
      await expect(page.getByText('Rekening dikonfirmasi.')).toBeVisible()
    })

    await test.step('her wage is written where it is seen', async () => {
      await page.getByRole('button', { name: 'Catat Upah' }).click()
      const sheet = page.getByRole('dialog', { name: 'Catat Upah' })
      await sheet.getByLabel(/^Mulai tanggal/).fill('01/12/2026')
      await sheet.getByLabel(/^Upah pokok/).fill('9000000')
      await sheet.getByRole('button', { name: 'Simpan' }).click()
      await expect(page.getByText('Rp 9.000.000')).toBeVisible()
      for (const bagian of ['Kasbon', 'Pajak & BPJS', 'Kontrak'])
        await expect(page.getByRole('region', { name: bagian, exact: true })).toBeVisible()
    })

    await test.step('what she laid out is approved', async () => {
      await page.goto('/home')
      await kartu('Reimburse HRD').click()
      await page.getByRole('button', { name: 'Putuskan Reimburse HRD' }).click()
      const meja = page.getByRole('dialog', { name: 'Reimburse' })
      await expect(meja.getByRole('button', { name: 'Catat reimburse' })).toHaveCount(0)
      await meja.getByRole('listitem').getByRole('button', { name: 'Setujui' }).click()
      await expect(page.getByText('Reimburse disetujui.')).toBeVisible()
    })

    await test.step('the punch that she disputes counts no more', async () => {
      await page.goto('/home')
      await kartu('Presensi HRD').click()
      await page.getByRole('link', { name: new RegExp(nama) }).click()
      await expect(page.getByText('“Saya sedang di pelanggan.”')).toBeVisible()
      await page.getByRole('button', { name: 'Terima Sanggahan' }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Terima/ })
        .click()
      await expect(page.getByText('Check In disanggah, tidak dihitung')).toBeVisible()
      await page.goto('/home')
      await expect(page.getByRole('link', { name: /HRD/ })).toHaveCount(0)
    })
  })
