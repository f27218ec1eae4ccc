import { expect, it } from 'vitest'
import { startGaji } from '../../../../test/gaji.ts'
import { insertAbsensi } from '../../../../test/pengajuan.ts'
import { listHitunganLama } from '../../karyawan/keluar/periksa.service.ts'
import { JUMAT_PAGI } from '../../../../test/server.ts'

const { server, akun, call, hrd, upah } = await startGaji({
  siti: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  hrd: 'hrd@rekan.example',
})
const { owner } = server
const SITI = akun.siti.karyawanId

const tetap = async () => {
  const { status, body } = await hrd(`GET /kelola/payroll/usulan?karyawan_id=${SITI}&bulan=11&tahun=2026`)
  expect(status).toBe(200)
  return body['data'].penghasilan
    .filter(({ jenis }: { jenis: string }) => jenis === 'TETAP')
    .map(({ jumlah }: { jumlah: number }) => jumlah)
}
const pergi = async () =>
  (await hrd('GET /kelola/payroll/akhir?bulan=11&tahun=2026')).body['data'].find(
    ({ karyawan }: { karyawan: { id: number } }) => karyawan.id === SITI,
  )
const kembali = (isi: object, siapa: 'hrd' | 'koordinator' = 'hrd') =>
  call(siapa, `POST /karyawan/${SITI}/masuk-kembali`, isi)
const orang = async () => (await hrd(`GET /karyawan/${SITI}`)).body['data']
const tempatkan = async (tanggal_masuk: string) =>
  hrd(`POST /karyawan/${SITI}/penempatan`, {
    kantor_id: 1,
    jadwal_id: 1,
    jabatan: 'Staf',
    unit: 'Kantor Pusat',
    tanggal_masuk,
    utama: true,
  })

it('[TAMAT-04] somebody leaves, is paid, comes back the next day and is paid again to the rupiah', async () => {
  const { versi } = await orang()
  expect((await hrd(`POST /karyawan/${SITI}`, { tanggal_masuk: '2016-11-20', versi })).status).toBe(200)
  await upah(akun.siti, { pokok: 9_000_000, tunjangan_tetap: 1_000_000 })
  await owner
    .insertInto('kontrak')
    .values({
      karyawan_id: SITI,
      jenis: 'PKWT',
      nomor: '1/PKWT/UJI',
      ditandatangani: '2026-06-01',
      mulai: '2026-06-01',
      sampai: '2027-05-31',
      dibuat_pada: new Date(JUMAT_PAGI),
    })
    .execute()
  expect(await tetap()).toEqual([9_000_000, 1_000_000])
  const { jatah_cuti: semula } = await orang()

  // A day of leave after the last day comes back before the last pay.
  const cuti = await owner
    .selectFrom('jenis_cuti')
    .select('id')
    .where('kode', '=', 'CUTI_TAHUNAN')
    .executeTakeFirstOrThrow()
  const id = await insertAbsensi(owner, akun.siti, akun.koordinator.penggunaId, {
    tanggal_mulai: '2026-12-21',
    jenis_izin: 'CUTI',
    cuti_id: cuti.id,
  })
  expect((await hrd(`POST /absensi/${id}/approve`, {})).status).toBe(200)
  expect((await orang()).jatah_cuti).toBe(semula - 1)
  const keluar = { tanggal: '2026-11-20', alasan: 'Efisiensi' }
  expect((await hrd(`POST /karyawan/${SITI}/nonaktif`, keluar)).status).toBe(200)
  // 15 of the 21 working days of the month.
  expect(await tetap()).toEqual([6_428_571, 714_286])
  expect(await pergi()).toMatchObject({ keluar: '2026-11-20', sisa_cuti: semula, slip_id: null })

  // Bad days, strangers and who stays.
  expect((await kembali({ tanggal_masuk: '2026-11-20' })).body['errors'].tanggal_masuk[0]).toContain(
    'berakhir 20 November 2026',
  )
  expect((await kembali({ tanggal_masuk: '2028-11-20' })).status).toBe(422)
  expect((await kembali({ tanggal_masuk: '2026-11-21' }, 'koordinator')).status).toBe(403)
  server.setClock('2026-11-21T08:00:00+07:00')
  expect((await kembali({ tanggal_masuk: '2026-11-21' })).status).toBe(200)
  expect((await kembali({ tanggal_masuk: '2026-11-22' })).status).toBe(409)
  const kini = await orang()
  expect(kini).toMatchObject({
    active: true,
    keluar: null,
    tanggal_masuk: '2026-11-21',
    // What was left is paid out with the last pay, and taken by nobody.
    jatah_cuti: 0,
    masa_kerja: [
      { mulai: '2026-11-21', akhir: null, alasan: null },
      { mulai: '2016-11-20', akhir: '2026-11-20', alasan: 'Efisiensi' },
    ],
  })
  expect((await tempatkan('2026-11-21')).status).toBe(201)
  // No day between: the month is whole.
  expect(await tetap()).toEqual([9_000_000, 1_000_000])

  // The last pay of the first employment, made after the second began: ten years, and the leave of its last day.
  expect(await pergi()).toMatchObject({ keluar: '2026-11-20', sisa_cuti: semula })
  const { body } = await hrd('POST /kelola/payroll/akhir', { karyawan_id: SITI, alasan: 'EFISIENSI_CEGAH' })
  expect(body['data'].penghasilan).toMatchObject([
    { nama: 'Uang Pesangon', jumlah: 90_000_000 },
    { nama: 'Uang Penghargaan Masa Kerja', jumlah: 40_000_000 },
    { jumlah: Math.round((10_000_000 * semula) / 21) },
  ])

  // Months of THR and of the contract begin anew.
  const thr = await hrd('GET /kelola/payroll/thr?hari_raya=PERUSAHAAN&tanggal=2026-12-25')
  expect(
    thr.body['data'].dapat.find(({ karyawan }: { karyawan: { id: number } }) => karyawan.id === SITI),
  ).toMatchObject({ jumlah: 833_333 })
  const kontrak = await hrd(`POST /kelola/karyawan/${SITI}/kontrak`, {
    jenis: 'PKWT',
    nomor: '2/PKWT/UJI',
    ditandatangani: '2026-11-21',
    mulai: '2026-11-21',
    sampai: '2027-11-20',
  })
  expect(kontrak.status).toBe(201)
  const periode = await hrd('GET /kelola/payroll/kompensasi?bulan=11&tahun=2026')
  expect(
    [...periode.body['data'].dapat, ...periode.body['data'].dilewati].find(
      ({ karyawan }: { karyawan: { id: number } }) => karyawan.id === SITI,
    ),
    // The first contract alone, until its employment ended: 5 months and 20 days of 12.
  ).toMatchObject({ jumlah: 4_722_222 })
})

it('[TAMAT-04] days between two employments of a month are not paid; who was let in again before begins anew by HR’s word', async () => {
  const kode = 'wita@rekan.example'
  const { karyawan_id: lain } = await owner
    .selectFrom('pengguna')
    .select('karyawan_id')
    .where('email', '=', kode)
    .executeTakeFirstOrThrow()
  const ID = lain ?? 0
  server.setClock(JUMAT_PAGI)
  await upah({ karyawanId: ID, penggunaId: 0 }, { pokok: 6_300_000 })
  expect(
    (await hrd(`POST /karyawan/${ID}/nonaktif`, { tanggal: '2026-11-20', alasan: 'Pindah' })).status,
  ).toBe(200)
  server.setClock('2026-11-26T08:00:00+07:00')
  // As before this was kept: let in as if they had never left.
  expect((await hrd(`POST /karyawan/${ID}/aktif`, {})).status).toBe(200)
  const diperiksa = async () =>
    (await listHitunganLama(owner)).filter((satu) => satu.includes('diaktifkan lagi'))
  expect(await diperiksa()).toEqual([
    expect.stringContaining('keluar 20 November 2026, diaktifkan lagi 26 November 2026, tanggal masuk tetap'),
  ])
  const keluar = { tanggal: '2026-11-20', alasan: 'Pindah' }
  expect((await hrd(`GET /karyawan/${ID}`)).body['data'].keluar_batal).toEqual(keluar)
  const jawab = await hrd(`POST /karyawan/${ID}/masuk-kembali`, { tanggal_masuk: '2026-11-26', keluar })
  expect([jawab.status, jawab.body['data'].masa_kerja.length]).toEqual([200, 2])
  expect(jawab.body['data'].keluar_batal).toBeNull()
  expect(await diperiksa()).toEqual([])
  await hrd(`POST /karyawan/${ID}/penempatan`, {
    kantor_id: 1,
    jadwal_id: 1,
    jabatan: 'Staf',
    unit: 'Kantor Pusat',
    tanggal_masuk: '2026-11-26',
    utama: true,
  })
  const { body } = await hrd(`GET /kelola/payroll/usulan?karyawan_id=${ID}&bulan=11&tahun=2026`)
  // 23, 24 and 25 November lie between: 18 of 21.
  expect(body['data'].penghasilan[0]).toMatchObject({ jenis: 'TETAP', jumlah: 5_400_000 })
})

it('[TAMAT-04] who comes back the next day may leave on it and come back again; no day of work is before its employment', async () => {
  const { karyawan_id: id } = await owner
    .selectFrom('pengguna')
    .select('karyawan_id')
    .where('email', '=', 'budi.santoso@karsabina.example')
    .executeTakeFirstOrThrow()
  const pergiHari = (tanggal: string) =>
    hrd(`POST /karyawan/${id}/nonaktif`, { tanggal, alasan: 'Mengundurkan diri' })
  const masukHari = (tanggal_masuk: string) => hrd(`POST /karyawan/${id}/masuk-kembali`, { tanggal_masuk })
  server.setClock(JUMAT_PAGI)
  const pertama = await pergiHari('2026-11-19')
  expect([pertama.status, pertama.body['message']]).toEqual([200, expect.any(String)])
  const kembar = await pergiHari('2026-11-19')
  expect([kembar.status, kembar.body['message']]).toEqual([409, expect.stringMatching(/sudah/i)])
  expect((await masukHari('2026-11-20')).status).toBe(200)
  expect((await masukHari('2026-11-21')).status).toBe(409)
  const sebelum = await pergiHari('2026-11-18')
  expect([sebelum.status, Object.keys(sebelum.body['errors'] ?? {})]).toEqual([422, ['tanggal']])
  server.setClock('2026-11-21T08:00:00+07:00')
  expect((await pergiHari('2026-11-20')).status).toBe(200)
  expect((await masukHari('2026-11-21')).status).toBe(200)
  const { body } = await hrd(`GET /karyawan/${id}`)
  expect(
    body['data'].masa_kerja.map(({ mulai, akhir }: { mulai: string; akhir: string }) => [mulai, akhir]),
  ).toEqual([
    ['2026-11-21', null],
    ['2026-11-20', '2026-11-20'],
    [expect.any(String), '2026-11-19'],
  ])
})

it('[TAMAT-04] who was to begin and called it off before that day may begin later, with that employment alone', async () => {
  const { karyawan_id: id } = await owner
    .selectFrom('pengguna')
    .select('karyawan_id')
    .where('email', '=', 'asep.saepudin@karsabina.example')
    .executeTakeFirstOrThrow()
  server.setClock(JUMAT_PAGI)
  await owner.deleteFrom('penempatan').where('karyawan_id', '=', id).execute()
  await owner
    .updateTable('karyawan')
    .set({ tanggal_masuk: '2026-12-01' })
    .where('id', '=', id ?? 0)
    .execute()
  const batal = await hrd(`POST /karyawan/${id}/nonaktif`, { tanggal: '2026-11-20', alasan: 'Tidak jadi' })
  expect(batal.status).toBe(200)
  server.setClock('2026-11-21T14:00:00+07:00')
  const { status, body } = await hrd(`POST /karyawan/${id}/masuk-kembali`, { tanggal_masuk: '2026-11-23' })
  expect([status, body['data']?.masa_kerja]).toEqual([
    200,
    [{ mulai: '2026-11-23', akhir: null, alasan: null }],
  ])
})
