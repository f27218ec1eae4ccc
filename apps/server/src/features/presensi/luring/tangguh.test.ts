import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sweepTangguh } from '../../pengajuan/izin-ajukan/tangguh.sweep.ts'
import { findAkun, insertAbsensi } from '../../../../test/pengajuan.ts'
import { insertSlip } from '../../../../test/payroll.ts'
import { type Person, addPeople, setKoordinator } from '../../../../test/people.ts'
import { type Entri, Ponsel } from '../../../../test/ponsel.ts'
import { type FieldsPresensi, DI_DALAM, formPresensi, fotoBaru } from '../../../../test/selfie.ts'
import { type Reply, type TestServer, startTestServer } from '../../../../test/server.ts'

const PAGI = '2026-11-20T05:00:00+07:00'
const AMBIL = '2026-11-20T07:58:00+07:00'

let server: TestServer
let people: Person[]
let orang: Person
let hrd = ''
let koordinator = ''

beforeAll(async () => {
  server = await startTestServer(PAGI, { withJobs: false })
  people = await addPeople(server.owner, 52, Date.parse(PAGI))
  hrd = await server.login('hrd@rekan.example')
  koordinator = await server.login('koordinator@rekan.example')
  const { penggunaId } = await findAkun(server.owner, 'koordinator@rekan.example')
  await setKoordinator(server.owner, penggunaId, people)
})
afterAll(() => server.close())
beforeEach(() => {
  orang = people.pop() as Person
})

async function ponselBaru(): Promise<Ponsel> {
  server.setClock(PAGI)
  const ponsel = new Ponsel(server, Date.parse(PAGI))
  await ponsel.registerLama(server, orang)
  await ponsel.hear(orang)
  return ponsel
}

async function kirim(
  ponsel: Ponsel,
  tiba: string,
  cerita: { ambil?: string; jenis?: Entri['jenis']; fields?: FieldsPresensi } = {},
): Promise<Reply & { readonly entri: Entri }> {
  const { ambil = AMBIL, jenis = 'check_in', fields = DI_DALAM } = cerita
  ponsel.goTo(ambil)
  const entri = ponsel.take(orang, jenis, { fields })
  return { ...(await tibakan(ponsel, entri, tiba)), entri }
}

async function tibakan(ponsel: Ponsel, entri: Entri, tiba: string): Promise<Reply> {
  ponsel.goTo(tiba)
  server.setClock(tiba)
  return ponsel.send(orang, entri)
}

const pengajuan = async (id: number, token = orang.token) =>
  (await server.call(`GET /absensi/${id}`, { token })).body['data']
const rekaman = async (tanggal = '2026-11-20') =>
  (await server.call(`GET /karyawan/presensi/${orang.karyawanId}?tanggal=${tanggal}`, { token: hrd })).body[
    'data'
  ]
const banyakKejadian = async () =>
  (
    await server.owner
      .selectFrom('presensi as r')
      .innerJoin('presensi_kejadian as e', 'e.presensi_id', 'r.id')
      .select('e.id')
      .where('r.karyawan_id', '=', orang.karyawanId)
      .execute()
  ).length
const banyakPengajuan = async () =>
  (
    await server.owner
      .selectFrom('absensi')
      .select('id')
      .where('karyawan_id', '=', orang.karyawanId)
      .execute()
  ).length
const terbukti = async (id: number) =>
  (
    await server.owner
      .selectFrom('presensi_bukti')
      .select('penilaian')
      .where('kejadian_id', '=', id)
      .executeTakeFirstOrThrow()
  ).penilaian

it('[LURING-09] 23 h 59 min later it is an event, and after 24 h a correction with photo and evidence', async () => {
  const masih = await kirim(await ponselBaru(), '2026-11-21T07:57:00+07:00')
  expect([masih.status, masih.body['data']]).toMatchObject([
    201,
    { waktu_utc: AMBIL, luring: 86_340, telat: 0 },
  ])

  orang = people.pop() as Person
  const ponsel = await ponselBaru()
  const { status, body, entri } = await kirim(ponsel, '2026-11-21T07:58:01+07:00')
  expect([status, body]).toEqual([
    202,
    {
      data: { pengajuan_id: expect.any(Number), tanggal: '2026-11-20' },
      message: expect.stringContaining('diajukan sebagai koreksi presensi'),
    },
  ])
  expect(await banyakKejadian()).toBe(0)
  const id = body['data'].pengajuan_id
  expect(await pengajuan(id)).toMatchObject({
    jenis_izin: 'KOREKSI_PRESENSI',
    status: 'menunggu',
    tanggal_mulai: '2026-11-20',
    jam_masuk: '07:58:00',
    jam_pulang: null,
    lampiran_nama: 'check-in.webp',
    luring: [
      {
        jenis: 'check_in',
        waktu_taksir: '2026-11-20T00:58:00.000Z',
        diterima_pada: '2026-11-21T00:58:01.000Z',
        nilai_waktu: 'kuat',
        alasan: [],
        foto_url: expect.stringContaining('/api/berkas/'),
      },
    ],
  })
  // Sent again, it is the same one.
  expect((await tibakan(ponsel, entri, '2026-11-21T08:05:00+07:00')).body).toEqual(body)
  expect(await banyakPengajuan()).toBe(1)
  const disimpan = await server.owner
    .selectFrom('koreksi_luring')
    .select('luring')
    .where('absensi_id', '=', id)
    .execute()
  expect(disimpan).toEqual([{ luring: entri.luring }])
  // Approved, the day has it.
  const putus = await server.call(`POST /absensi/${id}/approve`, { token: koordinator, body: {} })
  expect(putus.status).toBe(200)
  expect((await rekaman()).check_in).toMatchObject({ waktu: '07:58:00', telat: 0, dikoreksi: true })
  // What comes once more then is told what stands.
  expect((await tibakan(ponsel, entri, '2026-11-21T09:05:00+07:00')).status).toBe(202)
})

it('[LURING-09] a site’s own hours come before the company’s, fewer or more', async () => {
  const setJam = (jam: number | null) =>
    server.owner.updateTable('kantor').set({ luring_jam: jam }).where('id', '=', 1).execute()
  try {
    for (const [jam, tiba, status] of [
      [6, '2026-11-20T13:58:00+07:00', 201],
      [6, '2026-11-20T13:58:01+07:00', 202],
      [48, '2026-11-21T20:00:00+07:00', 201],
    ] as const) {
      orang = people.pop() as Person
      const ponsel = await ponselBaru()
      await setJam(jam)
      const { status: jawaban, body } = await kirim(ponsel, tiba)
      expect(jawaban, `${jam} h, ${tiba}`).toBe(status)
      if (status !== 202) continue
      // On the day itself as well somebody decides, and the day has it.
      const { pengajuan_id: id } = body['data']
      const disetujui = await server.call(`POST /absensi/${id}/approve`, { token: koordinator, body: {} })
      expect(disetujui.status).toBe(200)
      expect(await rekaman()).toMatchObject({ check_in: { waktu: '07:58:00' } })
    }
  } finally {
    await setJam(null)
  }
})

it('[LURING-09] in and out of one work make one request, also where the check-out is not too old', async () => {
  const ponsel = await ponselBaru()
  ponsel.goTo(AMBIL)
  const masuk = ponsel.take(orang, 'check_in')
  ponsel.goTo('2026-11-20T17:03:00+07:00')
  const pulang = ponsel.take(orang, 'check_out')
  const pertama = await tibakan(ponsel, masuk, '2026-11-21T09:00:00+07:00')
  const kedua = await tibakan(ponsel, pulang, '2026-11-21T09:00:05+07:00')
  expect([pertama.status, kedua.status, kedua.body['data']]).toEqual([202, 202, pertama.body['data']])
  expect(await banyakPengajuan()).toBe(1)
  const { luring, ...isi } = await pengajuan(pertama.body['data'].pengajuan_id)
  expect([isi.jam_masuk, isi.jam_pulang, luring.map(({ jenis }: { jenis: string }) => jenis)]).toEqual([
    '07:58:00',
    '17:03:00',
    ['check_in', 'check_out'],
  ])
})

it('[LURING-09] a check-out without any check-in is refused as ever, and waits on the phone', async () => {
  const ponsel = await ponselBaru()
  const { status, body } = await kirim(ponsel, '2026-11-20T19:00:00+07:00', {
    jenis: 'check_out',
    ambil: '2026-11-20T17:03:00+07:00',
  })
  expect([status, body['error'].error, await banyakPengajuan()]).toEqual([409, 'BELUM_CHECK_IN', 0])
})

it('[LURING-09] without a coordinator it waits with HR', async () => {
  await setKoordinator(server.owner, null, [orang])
  const { status, body } = await kirim(await ponselBaru(), '2026-11-22T09:00:00+07:00')
  expect(status).toBe(202)
  const { id } = await server.owner
    .selectFrom('absensi as a')
    .innerJoin('pengguna as u', 'u.id', 'a.koordinator_id')
    .select('a.id')
    .where('a.id', '=', body['data'].pengajuan_id)
    .where('u.role', '=', 'hrd')
    .executeTakeFirstOrThrow()
  expect((await server.call(`POST /absensi/${id}/approve`, { token: hrd, body: {} })).status).toBe(200)
})

it('[SAFE-10, SAFE-11] with a photo of before is no request either; with somebody else’s says so', async () => {
  const kirimFoto = async (ponsel: Ponsel, ambil: string, tiba: string, foto: Buffer) => {
    ponsel.goTo(ambil)
    return tibakan(ponsel, ponsel.take(orang, 'check_in', { foto }), tiba)
  }
  const ponsel = await ponselBaru()
  const [dipakai, menunggu] = [fotoBaru(), fotoBaru()]
  expect((await kirimFoto(ponsel, AMBIL, '2026-11-20T07:58:05+07:00', dipakai)).status).toBe(201)
  const [selasa, rabu] = ['2026-11-24T07:58:00+07:00', '2026-11-25T07:58:00+07:00']
  const lagi = await kirimFoto(ponsel, selasa, '2026-11-25T09:00:00+07:00', dipakai)
  expect([lagi.status, lagi.body['error'].error]).toEqual([409, 'FOTO_TERPAKAI'])
  expect((await kirimFoto(ponsel, selasa, '2026-11-25T09:00:00+07:00', menunggu)).status).toBe(202)
  const dua = await kirimFoto(ponsel, rabu, '2026-11-26T09:00:00+07:00', menunggu)
  expect([dua.status, dua.body['message']]).toEqual([409, expect.stringContaining('24 November 2026')])
  expect(await banyakPengajuan()).toBe(1)

  orang = people.pop() as Person
  const lain = await kirimFoto(await ponselBaru(), selasa, '2026-11-25T09:00:00+07:00', dipakai)
  expect(lain.status).toBe(202)
  expect((await pengajuan(lain.body['data'].pengajuan_id)).keterangan).toContain(
    'Foto sama persis dengan foto orang lain pada 20 November 2026.',
  )
})

it('[LURING-09] older than a correction may be is refused with the reason, and nothing is kept of it', async () => {
  const { status, body } = await kirim(await ponselBaru(), '2026-11-29T09:00:00+07:00')
  expect([status, Object.keys(body['errors'])]).toEqual([422, ['luring']])
  expect(body['errors'].luring[0]).toContain('paling lambat 7 hari')
  expect(await banyakPengajuan()).toBe(0)
})

it('[LURING-09] what was taken before its month’s pay was published, and arrives after it, waits as a correction', async () => {
  const { penggunaId } = await findAkun(server.owner, 'hrd@rekan.example')
  const slip = { bulan: 11, tahun: 2026, terbit: '2026-11-20T22:00:00+07:00' }
  await insertSlip(server.owner, orang, penggunaId, slip)
  const ponsel = await ponselBaru()
  const { status, body } = await kirim(ponsel, '2026-11-21T06:00:00+07:00')
  expect([status, await banyakKejadian()]).toEqual([202, 0])
  expect(await pengajuan(body['data'].pengajuan_id)).toMatchObject({ jam_masuk: '07:58:00' })
  // What is taken after it is a punch as ever.
  orang = people.pop() as Person
  await insertSlip(server.owner, orang, penggunaId, { ...slip, terbit: '2026-11-20T05:00:00+07:00' })
  expect((await kirim(await ponselBaru(), '2026-11-21T06:00:00+07:00')).status).toBe(201)
})

it('[LURING-10] leave that was approved since does not refuse it', async () => {
  const { penggunaId } = await findAkun(server.owner, 'koordinator@rekan.example')
  const isi = {
    tanggal_mulai: '2026-11-20',
    status: 'disetujui' as const,
    diputus_oleh_id: penggunaId,
    diputus_pada: new Date('2026-11-20T08:30:00+07:00'),
  }
  const ponsel = await ponselBaru()
  await insertAbsensi(server.owner, orang, penggunaId, isi)
  const { status, body } = await kirim(ponsel, '2026-11-20T09:30:00+07:00')
  expect([status, body['data']]).toMatchObject([201, { waktu_utc: AMBIL, telat: 0 }])
  expect(await terbukti(body['data'].id)).toEqual({
    alasan: [],
    tiba: 'SEDANG_IZIN',
    saat: 'DITERIMA',
    oleh: 'saat',
  })
  // What was approved before it does.
  orang = people.pop() as Person
  await insertAbsensi(server.owner, orang, penggunaId, {
    ...isi,
    diputus_pada: new Date('2026-11-20T07:30:00+07:00'),
  })
  const ditolak = await kirim(await ponselBaru(), '2026-11-20T09:30:00+07:00')
  expect([ditolak.status, ditolak.body['error'].error]).toEqual([409, 'SEDANG_IZIN'])
})

it('[LURING-10] leave that was approved then and taken back since does not refuse it either', async () => {
  const { penggunaId } = await findAkun(server.owner, 'koordinator@rekan.example')
  const { penggunaId: hr } = await findAkun(server.owner, 'hrd@rekan.example')
  await insertAbsensi(server.owner, orang, penggunaId, {
    tanggal_mulai: '2026-11-20',
    status: 'dibatalkan',
    diputus_oleh_id: penggunaId,
    diputus_pada: new Date('2026-11-19T08:30:00+07:00'),
    dibatalkan_oleh_id: hr,
    dibatalkan_pada: new Date('2026-11-20T08:30:00+07:00'),
  })
  const { body } = await kirim(await ponselBaru(), '2026-11-20T09:30:00+07:00')
  expect(await terbukti(body['data'].id)).toEqual({
    alasan: [],
    tiba: 'DITERIMA',
    saat: 'SEDANG_IZIN',
    oleh: 'tiba',
  })
})

it('[LURING-10] is judged by the site as it was then or is on arrival, whichever takes it', async () => {
  const { kantor_id } = await server.owner
    .selectFrom('penempatan')
    .select('kantor_id')
    .where('karyawan_id', '=', orang.karyawanId)
    .executeTakeFirstOrThrow()
  const keluar = { latitude: '-6.17425', longitude: '106.8272' }
  const lokasi = async () =>
    (await server.call(`GET /kelola/lokasi/${kantor_id}`, { token: hrd })).body['data']
  const set = async (saat: string, ubah: object) => {
    server.setClock(saat)
    const { versi } = await lokasi()
    const { status } = await server.call(`POST /kelola/lokasi/${kantor_id}`, {
      token: hrd,
      body: ubah,
      headers: { 'if-match': `"${versi}"` },
    })
    expect(status).toBe(200)
  }
  const [lama, baru] = [await ponselBaru(), await ponselBaru()]
  await set('2026-11-20T07:00:00+07:00', { toleransi_meter: 50 })
  await set('2026-11-20T08:30:00+07:00', { toleransi_meter: 0, kebijakan_lokasi: 'wajib' })
  const diterima = await kirim(lama, '2026-11-20T09:30:00+07:00', { fields: keluar })
  expect([diterima.status, diterima.body['data']]).toMatchObject([201, { lokasi: 'dalam', telat: 0 }])
  expect(await terbukti(diterima.body['data'].id)).toEqual({
    alasan: [],
    tiba: 'DI_LUAR_AREA',
    saat: 'DITERIMA',
    oleh: 'saat',
  })
  // Taken after the change it is outside, then as now.
  const satu = orang
  orang = people.pop() as Person
  await baru.register(orang)
  server.setClock(PAGI)
  await baru.hear(orang)
  const ditolak = await kirim(baru, '2026-11-20T09:30:00+07:00', {
    ambil: '2026-11-20T08:45:00+07:00',
    fields: keluar,
  })
  expect([ditolak.status, ditolak.body['error'].error]).toEqual([422, 'DI_LUAR_AREA'])
  // Made wide again, it takes what it would have refused then.
  await set('2026-11-20T10:00:00+07:00', { toleransi_meter: 50, kebijakan_lokasi: 'catat' })
  const lagi = await tibakan(baru, ditolak.entri, '2026-11-20T10:30:00+07:00')
  expect(await terbukti(lagi.body['data'].id)).toMatchObject({
    tiba: 'DITERIMA',
    saat: 'DI_LUAR_AREA',
    oleh: 'tiba',
  })
  expect(satu.karyawanId).not.toBe(orang.karyawanId)
  await set('2026-11-20T11:00:00+07:00', { toleransi_meter: 0 })
})

it('[LURING-10] at the site where the person worked then, though they turn out to have moved before', async () => {
  const ada = await server.owner
    .selectFrom('penempatan')
    .selectAll()
    .where('karyawan_id', '=', orang.karyawanId)
    .executeTakeFirstOrThrow()
  const lain = await server.owner
    .selectFrom('kantor')
    .select('id')
    .where('id', '<>', ada.kantor_id)
    .where('zona_waktu', '=', 'WIB')
    .executeTakeFirstOrThrow()
  const ponsel = await ponselBaru()
  server.setClock('2026-11-20T08:30:00+07:00')
  const { jabatan, unit, jadwal_id, koordinator_id } = ada
  const pindah = await server.call(`POST /karyawan/${orang.karyawanId}/penempatan`, {
    token: hrd,
    body: {
      kantor_id: lain.id,
      jadwal_id,
      koordinator_id,
      jabatan,
      unit,
      utama: true,
      tanggal_masuk: '2026-11-10',
      alasan: 'Ternyata sudah pindah.',
    },
  })
  expect(pindah.status, JSON.stringify(pindah.body)).toBe(201)
  const fields = { ...DI_DALAM, kantor_penempatan_id: String(ada.kantor_id) }
  const { status, body } = await kirim(ponsel, '2026-11-20T09:30:00+07:00', { fields })
  expect([status, body['data']]).toMatchObject([201, { lokasi: 'dalam', telat: 0 }])
  expect(await terbukti(body['data'].id)).toMatchObject({
    tiba: 'ISIAN_SALAH',
    saat: 'DITERIMA',
    oleh: 'saat',
  })
  // Taken after the move it is refused there.
  const satu = orang
  orang = { ...satu }
  const sesudah = await kirim(await ponselBaru(), '2026-11-20T17:30:00+07:00', {
    ambil: '2026-11-20T17:05:00+07:00',
    jenis: 'check_out',
    fields,
  })
  expect([sesudah.status, Object.keys(sesudah.body['errors'])]).toEqual([422, ['kantor_penempatan_id']])
})

it('[LURING-10] by the roster as it stood then, or as it stands', async () => {
  const ponsel = await ponselBaru()
  // Published at half past eight: the day is off.
  await server.owner
    .insertInto('jadwal_pengganti')
    .values({
      karyawan_id: orang.karyawanId,
      tanggal: '2026-11-20',
      jam_mulai: null,
      jam_selesai: null,
      terbit_pada: new Date('2026-11-20T08:30:00+07:00'),
      terbit_pertama: new Date('2026-11-20T08:30:00+07:00'),
    })
    .execute()
  const { status, body } = await kirim(ponsel, '2026-11-20T09:30:00+07:00')
  expect([status, body['data'].telat]).toEqual([201, 0])
  expect(await terbukti(body['data'].id)).toMatchObject({
    tiba: 'HARI_LIBUR',
    saat: 'DITERIMA',
    oleh: 'saat',
  })
})

it('[LURING-10] by the week as it stood then, or as it stands', async () => {
  server.setClock(PAGI)
  // Hours of their own: of everybody's, months were published.
  const pekan = (jam_mulai: string, jam_selesai: string) => ({
    toleransi_menit: 0,
    masuk_saat_libur: false,
    hari: [1, 2, 3, 4, 5].map((hari) => ({
      hari,
      jam_mulai,
      jam_selesai,
      istirahat_menit: 0,
      istirahat_sesudah_menit: 0,
    })),
  })
  const { body: dibuat } = await server.call('POST /kelola/jadwal-kerja', {
    token: hrd,
    body: { nama: 'Jam sendiri', ...pekan('08:00', '17:00') },
  })
  const { id: jadwal_id, versi } = dibuat['data']
  await server.owner
    .updateTable('penempatan')
    .set({ jadwal_id })
    .where('karyawan_id', '=', orang.karyawanId)
    .execute()
  const ponsel = await ponselBaru()
  server.setClock('2026-11-20T08:30:00+07:00')
  const { status } = await server.call(`POST /kelola/jadwal-kerja/${jadwal_id}/versi`, {
    token: hrd,
    headers: { 'if-match': `"${versi}"` },
    body: { ...pekan('13:00', '22:00'), berlaku_dari: '2026-11-20', alasan: 'Listrik padam.' },
  })
  expect(status).toBe(200)
  const { body } = await kirim(ponsel, '2026-11-20T09:30:00+07:00')
  expect(body['data']).toMatchObject({ waktu_utc: AMBIL, telat: 0 })
  expect(await terbukti(body['data'].id)).toEqual({
    alasan: [],
    tiba: 'BELUM_BUKA',
    saat: 'DITERIMA',
    oleh: 'saat',
  })
})

it('forgets the signed evidence of a request, which tells an exact position, once the term of positions is over', async () => {
  const { body } = await kirim(await ponselBaru(), '2026-11-22T09:00:00+07:00')
  const id = body['data'].pengajuan_id
  const disimpan = () =>
    server.owner
      .selectFrom('koreksi_luring')
      .select(['luring', 'luring_tanda', 'nilai_waktu'])
      .where('absensi_id', '=', id)
      .execute()
  await sweepTangguh(server.db, Date.parse('2027-11-20T03:00:00+07:00'))
  expect(await disimpan()).toMatchObject([{ luring: expect.any(String), luring_tanda: expect.any(String) }])
  await sweepTangguh(server.db, Date.parse('2027-12-24T03:00:00+07:00'))
  expect(await disimpan()).toEqual([{ luring: null, luring_tanda: null, nilai_waktu: 'kuat' }])
})

it('[LURING-09] the photo of a late punch that waits as a request serves no punch of another day, and marks one of somebody else', async () => {
  const ponsel = await ponselBaru()
  const foto = fotoBaru()
  ponsel.goTo(AMBIL)
  const entri = ponsel.take(orang, 'check_in', { fields: DI_DALAM, foto })
  expect((await tibakan(ponsel, entri, '2026-11-21T07:58:01+07:00')).status).toBe(202)
  // The exact position is forgotten, the photo is not.
  await server.owner.updateTable('koreksi_luring').set({ luring: null, luring_tanda: null }).execute()
  server.setClock('2026-11-23T07:55:00+07:00')
  const masuk = (token: string) =>
    server.call('POST /presensi/check-in', { token, form: formPresensi(foto, DI_DALAM) })
  const lagi = await masuk(orang.token)
  expect([lagi.status, lagi.body['error']?.error]).toEqual([409, 'FOTO_TERPAKAI'])
  expect(lagi.body['message']).toContain('20 November 2026')
  orang = people.pop() as Person
  expect((await masuk(orang.token)).status).toBe(201)
  const { tanda } = await server.owner
    .selectFrom('presensi_kejadian as e')
    .innerJoin('presensi as r', 'r.id', 'e.presensi_id')
    .select('e.tanda')
    .where('r.karyawan_id', '=', orang.karyawanId)
    .executeTakeFirstOrThrow()
  expect(tanda).toContainEqual({ kode: 'FOTO_ORANG_LAIN', tanggal: '2026-11-20' })
  const { status } = await server.call(`GET /karyawan/presensi/${orang.karyawanId}?tanggal=2026-11-23`, {
    token: hrd,
  })
  expect(status).toBe(200)
})
