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
