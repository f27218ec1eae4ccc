import { afterAll, beforeAll, expect, it } from 'vitest'
import { formPresensi, fotoBaru } from '../../../../test/selfie.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'
import { addPeople } from '../../../../test/people.ts'
import { transaction } from '../../../platform/db.ts'
import { berkas, readBerkas } from '../berkas.wire.ts'
import { applyBerkas } from '../perusahaan.service.ts'

let server: TestServer
let hrd: string
beforeAll(async () => {
  server = await startTestServer(undefined, { withJobs: false })
  hrd = await server.login('hrd@rekan.example')
})
afterAll(() => server.close())

const ask = (key: string, body?: unknown, headers: Record<string, string> = {}) =>
  server.call(key, { token: hrd, headers, ...(body !== undefined && { body }) })
const dilihat = (versi: number) => ({ 'if-match': `"${versi}"` })
const KUPU = {
  type: 'Polygon',
  coordinates: [
    [
      [106.826, -6.176],
      [106.828, -6.174],
      [106.828, -6.176],
      [106.826, -6.174],
      [106.826, -6.176],
    ],
  ],
}
const LINGKARAN = { type: 'Circle', pusat: [116.8312, -1.2654], radius: 80 }
const BARU = {
  kode: 'bpn9',
  nama: ' Gudang Sepinggan ',
  alamat: 'Jl. Marsma Iswahyudi 12',
  kebijakan_lokasi: 'catat',
  toleransi_meter: 30,
  area: LINGKARAN,
}
const jejak = (id: number) =>
  server.owner
    .selectFrom('audit')
    .select(['tindakan', 'sebelum', 'sesudah'])
    .where('objek', '=', 'kantor')
    .where('objek_id', '=', String(id))
    .orderBy('id')
    .execute()

it('[LOKASI-03] a bow-tie is refused with its crossing by desk and by file, and nothing of it stands', async () => {
  const { status, body } = await ask('POST /kelola/lokasi', { ...BARU, area: KUPU })
  expect([status, body['error'].error, body['data']]).toEqual([
    422,
    'AREA_BERSILANG',
    { persilangan: [106.827, -6.175] },
  ])
  const { body: daftar } = await ask('GET /kelola/lokasi?q=sepinggan')
  expect(daftar['meta'].total).toBe(0)
})

it('a site with a circle is made, read, found, changed and changed by file, each in the trail', async () => {
  const { status, body } = await ask('POST /kelola/lokasi', BARU)
  expect(status).toBe(201)
  const { id, versi } = body['data']
  expect(body['data']).toMatchObject({
    kode: 'BPN9',
    nama: 'Gudang Sepinggan',
    zona_waktu: 'WITA',
    zona_tetap: false,
    toleransi_meter: 30,
    bentuk_area: 'lingkaran',
    area: { lingkaran: { pusat: [116.8312, -1.2654], radius: 80 } },
    versi: 1,
  })
  expect((await ask('POST /kelola/lokasi', BARU)).body['errors'].kode[0]).toMatch(/BPN9 sudah dipakai/)
  const { body: ubah } = await ask(`POST /kelola/lokasi/${id}`, { toleransi_meter: 10 }, dilihat(versi))
  expect(ubah['data']).toMatchObject({ toleransi_meter: 10, versi: 2, zona_waktu: 'WITA' })
  const usang = await ask(`POST /kelola/lokasi/${id}`, { nama: 'Lain' }, dilihat(versi))
  expect([usang.status, usang.body['error'].error, usang.body['data'].toleransi_meter]).toEqual([
    409,
    'VERSI_USANG',
    10,
  ])
  // The file names the same circle: nothing but the tolerance differs.
  const isi = readBerkas(
    JSON.stringify({
      kantor: [
        {
          kode: 'BPN9',
          nama: 'Gudang Sepinggan',
          alamat: 'Jl. Marsma Iswahyudi 12',
          zona_waktu: 'WITA',
          toleransi_meter: 20,
          pusat: [-1.2654, 116.8312],
          radius_meter: 80,
        },
      ],
    }),
    berkas,
  )
  if (!('isi' in isi)) throw new Error(isi.salah.join())
  const terap = () => transaction(server.owner, (tx) => applyBerkas(tx, isi.isi, server.deps.clock.now()))
  expect(await terap()).toEqual([{ apa: 'kantor BPN9', jadi: 'diubah' }])
  expect(await terap()).toEqual([{ apa: 'kantor BPN9', jadi: 'tetap' }])
  expect(await jejak(id)).toEqual([
    {
      tindakan: 'POST /kelola/lokasi',
      sebelum: null,
      sesudah: expect.objectContaining({ uraian_area: 'lingkaran 80 m, 20.106 m²' }),
    },
    {
      tindakan: 'POST /kelola/lokasi/{id}',
      sebelum: { toleransi_meter: 30 },
      sesudah: { toleransi_meter: 10 },
    },
    { tindakan: 'npm run perusahaan', sebelum: { toleransi_meter: 10 }, sesudah: { toleransi_meter: 20 } },
  ])
  const { body: terakhir } = await ask('GET /kelola/lokasi?q=sepinggan&zona=WITA')
  expect(terakhir['data']).toMatchObject([{ id, orang: 0, presensi_dalam: 0, presensi_luar: 0 }])
  expect((await ask('GET /kelola/lokasi?q=sepinggan&zona=WIB')).body['meta']).toEqual({
    total: 0,
    aktif: 0,
    tutup: 0,
  })
  const { body: urut } = await ask('GET /kelola/lokasi?urut=-orang&jumlah=3')
  const orang = (urut['data'] as { orang: number }[]).map((satu) => satu.orang)
  expect(orang).toEqual(orang.toSorted((a, b) => b - a))
  const { body: semua } = await ask('GET /kelola/lokasi?keadaan=semua&mulai=1&jumlah=1')
  expect([semua['data'].length, semua['meta'].total > 3]).toEqual([1, true])
})

it('says what is wrong with a site, at its field, and knows the zone of a place', async () => {
  for (const [isi, kolom, pesan] of [
    [
      { area: null, kebijakan_lokasi: 'wajib', zona_waktu: 'WIB' },
      'area',
      /mewajibkan presensi di dalam area/,
    ],
    [{ area: null }, 'zona_waktu', /Pilih zona waktu/],
    [{ area: { ...LINGKARAN, radius: 5 } }, 'area.radius', /20 sampai 5\.000 meter/],
    [{ area: { ...LINGKARAN, pusat: [-1.2, 116.8] } }, 'area', /di luar Indonesia/],
    [{ toleransi_meter: 900 }, 'toleransi_meter', /0 sampai 500 meter/],
    [{ nama: ' ' }, 'nama', /harus diisi/],
  ] as const) {
    const { status, body } = await ask('POST /kelola/lokasi', { ...BARU, kode: 'SALAH', ...isi })
    expect([status, body['errors']?.[kolom]?.[0]]).toEqual([422, expect.stringMatching(pesan)])
  }
  const zona = await ask('GET /kelola/lokasi/zona?lat=-2.5337&lng=140.7181')
  expect(zona.body['data']).toEqual({ zona_waktu: 'WIT' })
  expect((await ask('GET /kelola/lokasi/999999')).status).toBe(404)
  expect((await ask('GET /kelola/lokasi/999999/posisi')).status).toBe(404)
  const { id } = await lokasiBerkode('JKT01')
  const tetap = await ask(`POST /kelola/lokasi/${id}`, { zona_waktu: 'WIT' })
  expect(tetap.body['errors'].zona_waktu[0]).toMatch(/sudah dipakai dengan zona WIB/)
})

it('[LOKASI-04] a point is judged as a punch there would be, and so is the punch', async () => {
  const { id, area } = await lokasiBerkode('JKT01')
  const keluar = { latitude: '-6.17425', longitude: '106.8272' }
  const uji = async (toleransi_meter: number, titik: readonly number[], kebijakan_lokasi = 'catat') =>
    (await ask('POST /kelola/lokasi/uji', { area, toleransi_meter, kebijakan_lokasi, titik })).body['data']
  const di = [106.8272, -6.17425]
  expect(await uji(0, [106.8272, -6.1754])).toEqual({ lokasi: 'dalam', jarak_meter: 0, presensi: 'diterima' })
  expect(await uji(0, di)).toEqual({ lokasi: 'luar', jarak_meter: 28, presensi: 'dengan_alasan' })
  expect(await uji(0, di, 'wajib')).toMatchObject({ presensi: 'ditolak' })
  expect(await uji(30, di)).toEqual({ lokasi: 'dalam', jarak_meter: 0, presensi: 'diterima' })
  expect((await ask('POST /kelola/lokasi/uji', { ...(await isian(id)), titik: [0, 0] })).status).toBe(422)

  const [orang, lain] = await addPeople(server.owner, 2, Date.parse(JUMAT_PAGI))
  const masuk = async (token = '') => {
    const form = formPresensi(fotoBaru(), { ...keluar, keterangan: 'Di gerbang.' })
    const { body } = await server.call('POST /presensi/check-in', { token, form })
    return [body['data'].lokasi, body['data'].jarak_meter]
  }
  expect(await masuk(orang?.token)).toEqual(['luar', 28])
  const sebelum = await lokasiBerkode('JKT01')
  await ask(`POST /kelola/lokasi/${id}`, { toleransi_meter: 30 }, dilihat(sebelum.versi))
  expect(await masuk(lain?.token)).toEqual(['dalam', 0])
  // What was judged stays; the phone is told how far it may be.
  const { presensi_luar } = await lokasiBerkode('JKT01')
  expect(presensi_luar).toBe(sebelum.presensi_luar)
  const { body: profil } = await server.call('GET /profile', { token: lain?.token })
  expect(profil['data'].presensi.kantor[0].toleransi_meter).toBe(30)
  const { body: posisi } = await ask(`GET /kelola/lokasi/${id}/posisi`)
  expect(Object.keys(posisi['data'])).toEqual(['posisi', 'terpotong'])
  expect(posisi['data'].posisi.slice(0, 2)).toEqual([di, di])
  expect(posisi['data'].posisi.length).toBe(sebelum.presensi_dalam + sebelum.presensi_luar + 1)
})

it('[LOKASI-08] closing names what hangs on a site, ends it on the day, and leaves the days before as they were', async () => {
  const { id, versi } = await lokasiBerkode('JKT01')
  const { body: hari } = await ask(`GET /kelola/lokasi/${id}/tutup?tanggal=2026-11-20`)
  expect(hari['data'].sedang_dipakai.length).toBeGreaterThan(1)
  const tutup = (tanggal: string, akhiri_penempatan = false, lihat = versi) =>
    ask(`POST /kelola/lokasi/${id}/tutup`, { tanggal, akhiri_penempatan }, dilihat(lihat))
  const sekarang = await tutup('2026-11-20', true)
  expect([sekarang.status, sekarang.body['error'].error]).toEqual([409, 'LOKASI_SEDANG_DIPAKAI'])
  expect(sekarang.body['message']).toMatch(/orang lain sudah presensi di sini untuk 20 November 2026/)
  expect((await tutup('2026-11-19', true)).body['errors'].tanggal[0]).toMatch(/paling cepat mulai hari ini/)

  const { body: nanti } = await ask(`GET /kelola/lokasi/${id}/tutup?tanggal=2026-12-01`)
  const { jumlah_orang, orang, jadwal } = nanti['data']
  expect([orang.length, jadwal.length > 0, nanti['data'].sedang_dipakai]).toEqual([jumlah_orang, true, []])
  const tanpa = await tutup('2026-12-01')
  expect([tanpa.status, tanpa.body['error'].error, tanpa.body['data'].jumlah_orang]).toEqual([
    409,
    'LOKASI_MASIH_DITEMPATI',
    jumlah_orang,
  ])
  expect((await tutup('2026-12-01', true, versi + 5)).body['error'].error).toBe('VERSI_USANG')
  // Who works there themselves is placed elsewhere first, by another.
  const sendiri = await tutup('2026-12-01', true)
  expect([sendiri.status, sendiri.body['error'].error]).toEqual([403, 'URUSAN_SENDIRI'])
  const orangHrd = server.owner
    .selectFrom('pengguna')
    .select('karyawan_id')
    .where('email', '=', 'hrd@rekan.example')
  await server.owner
    .updateTable('penempatan')
    .set({ tanggal_selesai: '2026-11-30' })
    .where('karyawan_id', '=', orangHrd)
    .where('tanggal_selesai', 'is', null)
    .execute()
  const { status, body } = await tutup('2026-12-01', true)
  expect([status, body['data'].tutup_mulai]).toEqual([200, '2026-12-01'])
  const berakhir = await server.owner
    .selectFrom('penempatan')
    .select('tanggal_selesai')
    .where('kantor_id', '=', id)
    .where('karyawan_id', '=', orang[0].id)
    .execute()
  expect(berakhir).toContainEqual({ tanggal_selesai: '2026-11-30' })
  expect((await ask(`GET /kelola/lokasi/${id}/tutup?tanggal=2026-12-01`)).body['data'].jumlah_orang).toBe(0)

  // Still open until that day, and then in no choice; nobody is placed there beyond it.
  const pilihan = async () =>
    (await ask('GET /reference/kantor')).body['data'].map((p: { id: number }) => p.id)
  expect(await pilihan()).toContain(id)
  const contoh = await server.owner
    .selectFrom('penempatan')
    .selectAll()
    .where('kantor_id', '=', id)
    .limit(1)
    .executeTakeFirstOrThrow()
  const { jadwal_id } = contoh
  const isi = {
    kantor_id: id,
    jadwal_id,
    jabatan: 'Penjaga',
    unit: 'Pos',
    utama: true,
    tanggal_masuk: '2026-11-25',
  }
  const kosong = await server.owner
    .selectFrom('pengguna')
    .select('karyawan_id')
    .where('email', '=', 'kosong@rekan.example')
    .executeTakeFirstOrThrow()
  const tempatkan = await ask(`POST /karyawan/${kosong.karyawan_id}/penempatan`, isi)
  expect([tempatkan.status, tempatkan.body['errors'].kantor_id[0]]).toEqual([
    422,
    expect.stringMatching(/sudah ditutup/),
  ])

  server.setClock('2026-12-02T09:00:00+07:00')
  expect(await pilihan()).not.toContain(id)
  expect((await ask('GET /kelola/lokasi')).body['data'].map((l: { id: number }) => l.id)).not.toContain(id)
  const arsip = (await ask('GET /kelola/lokasi?keadaan=tutup')).body
  expect([arsip['data'], arsip['meta'].tutup]).toMatchObject([[{ id, tutup_mulai: '2026-12-01' }], 1])
  expect(arsip['data'][0].presensi_dalam).toBeGreaterThan(0)
  const lalu = await ask(`GET /karyawan/presensi?tanggal=2026-11-20&kantor_id=${id}&per_page=100`)
  expect(lalu.body['meta'].total).toBeGreaterThan(1)

  const { body: buka } = await ask(`POST /kelola/lokasi/${id}/buka`, {}, dilihat(body['data'].versi))
  expect(buka['data'].tutup_mulai).toBeNull()
  expect(await pilihan()).toContain(id)
  expect((await jejak(id)).slice(-2)).toEqual([
    {
      tindakan: 'POST /kelola/lokasi/{id}/tutup',
      sebelum: { tutup_mulai: null },
      sesudah: { tutup_mulai: '2026-12-01' },
    },
    {
      tindakan: 'POST /kelola/lokasi/{id}/buka',
      sebelum: { tutup_mulai: '2026-12-01' },
      sesudah: { tutup_mulai: null },
    },
  ])
})

async function lokasiBerkode(kode: string) {
  const { id } = await server.owner
    .selectFrom('kantor')
    .select('id')
    .where('kode', '=', kode)
    .executeTakeFirstOrThrow()
  return (await ask(`GET /kelola/lokasi/${id}`)).body['data']
}

async function isian(id: number) {
  const { area, toleransi_meter, kebijakan_lokasi } = (await ask(`GET /kelola/lokasi/${id}`)).body['data']
  return { area, toleransi_meter, kebijakan_lokasi }
}

it('names the coordinators of a site by date as one list, with a trail, and tells the second who writes it of the first', async () => {
  const { body } = await ask('GET /kelola/lokasi?q=JKT01')
  const [{ id }] = body['data']
  const { body: satu } = await ask(`GET /kelola/lokasi/${id}`)
  const { versi } = satu['data']
  expect(satu['data']).toMatchObject({ alarm_menit: 10, koordinator: [] })
  const { id: akun } = await server.owner
    .selectFrom('pengguna')
    .select('id')
    .where('email', '=', 'koordinator@rekan.example')
    .executeTakeFirstOrThrow()
  const tulis = (koordinator: object[], lihat = versi) =>
    ask(`POST /kelola/lokasi/${id}/koordinator`, { koordinator }, dilihat(lihat))
  const masa = { pengguna_id: akun, mulai: '2026-11-01', sampai: '2026-11-30' }
  const { status, body: jadi } = await tulis([masa])
  expect([status, jadi['data'].koordinator]).toEqual([200, [{ ...masa, nama: expect.any(String) }]])
  expect((await tulis([])).status).toBe(409)
  const lagi = (koordinator: object[]) => tulis(koordinator, versi + 1)
  const hrdAkun = await server.owner
    .selectFrom('pengguna')
    .select('id')
    .where('role', '=', 'hrd')
    .executeTakeFirstOrThrow()
  for (const salah of [
    [masa, { pengguna_id: akun, mulai: '2026-11-30' }],
    [{ pengguna_id: akun, mulai: '2026-12-02', sampai: '2026-12-01' }],
    [{ pengguna_id: hrdAkun.id, mulai: '2026-12-01' }],
  ]) {
    const { status: ditolak, body: sebab } = await lagi(salah)
    expect([ditolak, Object.keys(sebab['errors'])]).toEqual([422, ['koordinator']])
  }
  expect((await lagi([masa, { pengguna_id: akun, mulai: '2026-12-01' }])).status).toBe(200)
  const { body: alarm } = await ask(`POST /kelola/lokasi/${id}`, { alarm_menit: 30 }, dilihat(versi + 2))
  expect(alarm['data']).toMatchObject({ alarm_menit: 30, luring_jam: null })
  expect((await ask(`POST /kelola/lokasi/${id}`, { alarm_menit: 241 })).status).toBe(422)
  expect((await jejak(id)).slice(-3).map(({ sesudah }) => sesudah)).toEqual([
    { koordinator: [expect.objectContaining(masa)] },
    { koordinator: [expect.anything(), expect.objectContaining({ mulai: '2026-12-01', sampai: null })] },
    { alarm_menit: 30 },
  ])
})

it('[LURING-09] keeps for how long punches without a network may wait at a site, and goes back to the company’s', async () => {
  const { body } = await ask('GET /kelola/lokasi?q=JKT01')
  const [{ id }] = body['data']
  const tulis = (luring_jam: number | null) => ask(`POST /kelola/lokasi/${id}`, { luring_jam })
  expect((await tulis(6)).body['data']).toMatchObject({ luring_jam: 6 })
  for (const salah of [0, 169, 1.5]) {
    const { status, body: sebab } = await tulis(salah)
    expect([status, sebab['errors']]).toEqual([
      422,
      { luring_jam: ['Batas presensi tanpa jaringan 1 sampai 168 jam.'] },
    ])
  }
  expect((await tulis(null)).body['data']).toMatchObject({ luring_jam: null })
  expect((await jejak(id)).slice(-2).map(({ sesudah }) => sesudah)).toEqual([
    { luring_jam: 6 },
    { luring_jam: null },
  ])
})

it('names by date who punches for the crew of a site, of people with an account, and asks for PINs or not', async () => {
  const { body } = await ask('GET /kelola/lokasi?q=JKT01')
  const [{ id }] = body['data']
  const { versi, regu } = (await ask(`GET /kelola/lokasi/${id}`)).body['data']
  expect(regu).toEqual({ pin: false, saksi: [] })
  const akunOf = async (email: string) =>
    (
      await server.owner
        .selectFrom('pengguna')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).id
  const masa = { pengguna_id: await akunOf('karyawan@rekan.example'), mulai: '2026-11-01', sampai: null }
  const tulis = (isi: object, lihat: number) => ask(`POST /kelola/lokasi/${id}/regu`, isi, dilihat(lihat))
  const { status, body: jadi } = await tulis({ pin: true, saksi: [masa] }, versi)
  expect([status, jadi['data'].regu]).toEqual([
    200,
    { pin: true, saksi: [{ ...masa, nama: expect.any(String) }] },
  ])
  expect((await tulis({ pin: false, saksi: [] }, versi)).status).toBe(409)
  for (const salah of [
    [masa, { ...masa, mulai: '2026-11-30' }],
    [{ ...masa, sampai: '2026-10-31' }],
    [{ ...masa, pengguna_id: await akunOf('admin@rekan.example') }],
  ]) {
    const { status: ditolak, body: sebab } = await tulis({ pin: true, saksi: salah }, versi + 1)
    expect([ditolak, Object.keys(sebab['errors'])]).toEqual([422, ['saksi']])
  }
  expect((await tulis({ pin: false, saksi: [] }, versi + 1)).body['data'].regu).toEqual(regu)
  expect((await jejak(id)).at(-1)).toMatchObject({ sesudah: { regu: { pin: false, saksi: [] } } })
})

it('[REGU-07] a coordinator names the witnesses of the sites of their own, of who is there, and leaves the PIN to HR', async () => {
  server.setClock(JUMAT_PAGI)
  const koordinator = await server.login('koordinator@rekan.example')
  const minta = (key: string, body?: unknown, versi = 0) =>
    server.call(key, {
      token: koordinator,
      ...(body !== undefined && { body, headers: dilihat(versi) }),
    })
  const [milik, lain] = (
    await server.owner.selectFrom('kantor').select('id').orderBy('id').limit(2).execute()
  ).map(({ id }) => id)
  await server.owner.deleteFrom('kantor_koordinator').execute()
  expect((await minta('GET /kelola/lokasi')).body).toMatchObject({ data: [], meta: { total: 0 } })
  expect((await minta(`GET /kelola/lokasi/${milik}`)).status).toBe(404)
  await server.owner
    .insertInto('kantor_koordinator')
    .values({
      kantor_id: milik ?? 0,
      mulai: '2026-11-01',
      pengguna_id: server.owner
        .selectFrom('pengguna')
        .select('id')
        .where('email', '=', 'koordinator@rekan.example'),
    })
    .execute()
  const { body: daftar } = await minta('GET /kelola/lokasi')
  expect(daftar['data'].map(({ id }: { id: number }) => id)).toEqual([milik])
  const { versi, regu } = (await minta(`GET /kelola/lokasi/${milik}`)).body['data']
  const { tanggal, orang } = (await minta(`GET /kelola/lokasi/${milik}/regu`)).body['data']
  expect(tanggal).toBe('2026-11-20')
  const siapa = orang.find(({ pengguna_id: id }: { pengguna_id: number | null }) => id !== null)
  expect(siapa).toMatchObject({ nama: expect.any(String), jabatan: expect.any(String), punya_pin: false })
  const saksi = [{ pengguna_id: siapa.pengguna_id, mulai: '2026-11-20', sampai: '2026-11-27' }]
  const tulis = (isi: object) => minta(`POST /kelola/lokasi/${milik}/regu`, { ...regu, ...isi }, versi)
  const { status, body } = await tulis({ pin: !regu.pin })
  expect([status, Object.keys(body['errors'])]).toEqual([422, ['pin']])
  expect((await tulis({ saksi })).body['data'].regu.saksi).toEqual([{ ...saksi[0], nama: siapa.nama }])
  expect((await jejak(milik ?? 0)).at(-1)).toMatchObject({ tindakan: 'POST /kelola/lokasi/{id}/regu' })
  for (const key of [`GET /kelola/lokasi/${lain}`, `GET /kelola/lokasi/${lain}/regu`])
    expect([key, (await minta(key)).status]).toEqual([key, 404])
  expect((await minta(`POST /kelola/lokasi/${lain}/regu`, { pin: false, saksi: [] }, 1)).status).toBe(404)
  expect((await minta(`POST /kelola/lokasi/${milik}`, { nama: 'Lain' }, versi)).status).toBe(403)
})
