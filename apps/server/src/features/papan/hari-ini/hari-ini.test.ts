import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { timeSmoke } from '../../../../test/lama.ts'
import { type Person, addPeople, setKoordinator } from '../../../../test/people.ts'
import { signInSemua } from '../../../../test/pengajuan.ts'
import { DI_DALAM, formPresensi, fotoBaru } from '../../../../test/selfie.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'
import type { Answer } from '../../../platform/http.ts'

type Papan = Answer<'GET /kelola/hari-ini'>['data']

const HARI = '2026-11-20'
let server: TestServer
let orang: Person[]
let kantorId = 0
let posId = 0
let masuk: Awaited<ReturnType<typeof siapkan>>
const siapkan = () =>
  signInSemua(server, {
    hrd: 'hrd@rekan.example',
    koordinator: 'koordinator@rekan.example',
    karyawan: 'karyawan@rekan.example',
    wita: 'wita@rekan.example',
  })
const id = (ke: number) => orang[ke]?.karyawanId ?? 0
const jam = (teks: string) => new Date(`${HARI}T${teks}+07:00`)

beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  masuk = await siapkan()
  orang = await addPeople(server.owner, 12, server.deps.clock.now())
  const kantor = await server.owner
    .insertInto('kantor')
    .values({ kode: 'PPN1', nama: 'Pandanaran Niaga Prima', alamat: 'Semarang', zona_waktu: 'WIB' })
    .returning('id')
    .executeTakeFirstOrThrow()
  kantorId = kantor.id
  await server.owner
    .updateTable('penempatan')
    .set({ kantor_id: kantorId, koordinator_id: null })
    .where(
      'karyawan_id',
      'in',
      orang.map(({ karyawanId }) => karyawanId),
    )
    .execute()
  posId = await tambahPos('Gerbang utama', 900)
  // Then the coordinator sees what sites give, and nobody by a placement.
  await server.owner
    .updateTable('penempatan')
    .set({ koordinator_id: null })
    .where('koordinator_id', '=', masuk.akun.koordinator.penggunaId)
    .execute()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setClock(jam('09:00:00').toISOString())
  await sql`truncate presensi, penugasan, jadwal_pengganti, kantor_koordinator, absensi cascade`.execute(
    server.owner,
  )
})

async function tambahPos(nama: string, toleransi: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with k as (insert into klien (kode, nama) values (${nama}, 'Klien') returning id),
      c as (insert into kontrak_klien (klien_id, nomor, mulai, sampai, toleransi_kosong_detik, dibuat_pada)
        select id, ${nama}, '2026-01-01', '2027-12-31', ${toleransi}, now() from k returning id)
    insert into pos (kontrak_klien_id, kantor_id, nama, jabatan) select id, ${kantorId}, ${nama}, 'Penjaga' from c
    returning id`.execute(server.owner)
  return rows[0]?.id ?? 0
}
const roster = async (ke: number, mulai: string, selesai: string, isi: object = {}) => {
  await server.owner
    .insertInto('jadwal_pengganti')
    .values({ karyawan_id: id(ke), tanggal: HARI })
    .onConflict((c) => c.doNothing())
    .execute()
  const satu = await server.owner
    .insertInto('penugasan')
    .values({
      karyawan_id: id(ke),
      tanggal: HARI,
      kantor_id: kantorId,
      pos_id: posId,
      mulai: jam(mulai),
      selesai: jam(selesai),
      toleransi_detik: 300,
      asal: 'roster',
      dibuat_pada: new Date(0),
      ...isi,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return satu.id
}
const hadir = async (ke: number, waktu: string, penugasan_id: number | null, telat_detik = 0) => {
  const { id: presensi_id } = await server.owner
    .insertInto('presensi')
    .values({ karyawan_id: id(ke), tanggal: HARI, penugasan_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.owner
    .insertInto('presensi_kejadian')
    .values({
      presensi_id,
      tanggal: HARI,
      jenis: 'check_in',
      waktu: jam(waktu),
      kantor_id: kantorId,
      lokasi: 'dalam',
      di_luar_area: false,
      perlu_tinjauan: false,
      keterangan: '',
      telat_detik,
      selfie_sha256: Buffer.alloc(32),
    })
    .execute()
}
const papan = async (token = masuk.token.hrd): Promise<Papan> => {
  const { status, body } = await server.call('GET /kelola/hari-ini', { token })
  expect(status).toBe(200)
  return body['data'] as Papan
}
const situs = (semua: Papan) => semua.lokasi.find((satu) => satu.id === kantorId)

it('[HARI-01] coverage of sites and posts is what a count by tables alone makes of the same works and punches', async () => {
  const [a, b, c] = [
    await roster(0, '07:00:00', '15:00:00'),
    await roster(1, '07:00:00', '15:00:00'),
    await roster(2, '08:00:00', '16:00:00'),
  ]
  await roster(3, '15:00:00', '23:00:00')
  const batal = await roster(4, '07:00:00', '15:00:00')
  await server.owner
    .updateTable('penugasan')
    .set({ dibatalkan_pada: jam('06:00:00') })
    .where('id', '=', batal)
    .execute()
  await hadir(0, '06:50:00', a)
  await hadir(2, '08:31:00', c, 1860)
  // By the week, from 08:00 on.
  await hadir(5, '07:55:00', null)
  const { rows } = await sql<{ pos: number | null; rencana: number; terisi: number }>`
    with kerja as (
      select t.karyawan_id, t.id, t.pos_id from penugasan t
      where t.tanggal = ${HARI} and t.kantor_id = ${kantorId} and t.dibatalkan_pada is null
      union all
      select p.karyawan_id, null, null from penempatan p join jadwal_hari h on h.jadwal_id = p.jadwal_id
      where p.kantor_id = ${kantorId} and h.hari = extract(isodow from ${HARI}::date)
        and not exists (select from jadwal_pengganti g where g.karyawan_id = p.karyawan_id and g.tanggal = ${HARI}))
    select k.pos_id as pos, count(*)::integer as rencana, count(*) filter (where exists (
      select from presensi r join presensi_kejadian e on e.presensi_id = r.id and e.tanggal = r.tanggal and e.jenis = 'check_in'
      where r.karyawan_id = k.karyawan_id and r.tanggal = ${HARI} and r.penugasan_id is not distinct from k.id))::integer as terisi
    from kerja k group by rollup (k.pos_id) having grouping(k.pos_id) = 1 or k.pos_id is not null order by k.pos_id nulls last`.execute(
    server.owner,
  )
  const kini = situs(await papan())
  expect(kini?.pos).toMatchObject([{ id: posId, rencana: rows[0]?.rencana, terisi: rows[0]?.terisi }])
  expect(kini).toMatchObject({ rencana: rows[1]?.rencana, terisi: rows[1]?.terisi, terlambat: 1 })
  expect(rows).toEqual([
    { pos: posId, rencana: 4, terisi: 2 },
    { pos: null, rencana: 11, terisi: 3 },
  ])
  expect(b).not.toBe(a)
})

it('names who is missing by minutes, the longest first, and counts arrivals by ten minutes', async () => {
  const a = await roster(0, '08:00:00', '16:00:00')
  await roster(1, '07:00:00', '15:00:00')
  for (const ke of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) {
    await roster(ke, '06:00:00', '07:00:00', { pos_id: null })
    if (ke === 2) await roster(ke, '08:30:00', '16:00:00')
  }
  const semua = await papan()
  const milik = semua.celah.filter(({ lokasi }) => lokasi.id === kantorId)
  expect(milik.map(({ orang: siapa, kosong_detik }) => [siapa?.karyawan_id, kosong_detik])).toEqual([
    [id(1), 7200],
    [id(0), 3600],
    [id(2), 1800],
  ])
  expect(milik[0]).toMatchObject({
    pos: { nama: 'Gerbang utama' },
    sejak: jam('07:00:00').toISOString(),
    orang: { tanggal: HARI, mulai: jam('07:00:00').toISOString(), penugasan_id: expect.any(Number) },
  })
  await hadir(0, '08:59:30', a, 3570)
  const kini = await papan()
  expect(kini.celah.filter(({ lokasi }) => lokasi.id === kantorId)).toHaveLength(2)
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from presensi_kejadian e
    join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal where r.tanggal = ${HARI} and e.jenis = 'check_in'`.execute(
    server.owner,
  )
  expect(kini.kedatangan.reduce((n, { jumlah }) => n + jumlah, 0)).toBe(rows[0]?.n)
})

it('[HARI-10] arrivals by ten minutes are the day’s check-ins, each in its ten minutes, and add up to them', async () => {
  const pukul = ['06:59:59', '07:00:00', '07:09:59', '07:10:00', '07:31:00', '08:05:00', '08:59:59']
  for (const [ke, datang] of pukul.entries()) {
    const satu = await roster(ke, '07:00:00', '15:00:00')
    await hadir(ke, datang, satu, datang > '07:05:00' ? 3600 : 0)
  }
  const { kedatangan } = await papan()
  const { rows } = await sql<{ mulai: Date; jumlah: number; terlambat: number }>`
    select date_bin('10 minutes', e.waktu, '2026-01-01Z') as mulai, count(*)::integer as jumlah,
      (count(*) filter (where e.telat_detik > 0))::integer as terlambat
    from presensi_kejadian e where e.tanggal = ${HARI} and e.jenis = 'check_in' group by 1 order by 1`.execute(
    server.owner,
  )
  const ada = kedatangan.filter(({ jumlah }) => jumlah > 0)
  expect(ada.map(({ mulai, ...isi }) => ({ mulai: Date.parse(mulai), ...isi }))).toEqual(
    rows.map(({ mulai, ...isi }) => ({ mulai: new Date(mulai).getTime(), ...isi })),
  )
  expect(kedatangan.reduce((n, { jumlah }) => n + jumlah, 0)).toBe(pukul.length)
  expect(kedatangan).toHaveLength(13)
})

it('[GANTI-10] a replacement at 07:42:30 leaves 42 minutes and 30 seconds empty, whoever was missing', async () => {
  const pos = await tambahPos('Gudang B', 0)
  const asal = await roster(0, '07:00:00', '15:00:00', { pos_id: pos })
  server.setClock(jam('07:42:30').toISOString())
  const pengganti = await roster(1, '07:30:00', '15:00:00', {
    pos_id: pos,
    asal: 'pengganti',
    menggantikan_id: asal,
  })
  await hadir(1, '07:42:30', pengganti)
  server.setClock(jam('09:00:00').toISOString())
  expect(situs(await papan())?.pos.find((satu) => satu.id === pos)).toMatchObject({
    rencana: 1,
    terisi: 1,
    belum: 0,
    kosong_detik: 2550,
    kosong_sejak: null,
  })
})

it('shows a coordinator of a site all who work there, and of those people no other site', async () => {
  await roster(0, '07:00:00', '15:00:00')
  await server.owner
    .insertInto('penugasan')
    .values({
      karyawan_id: masuk.akun.wita.karyawanId,
      tanggal: HARI,
      kantor_id: kantorId,
      mulai: jam('20:00:00'),
      selesai: jam('23:00:00'),
      asal: 'roster',
      dibuat_pada: new Date(0),
    })
    .execute()
  expect(situs(await papan(masuk.token.koordinator))).toBeUndefined()
  await server.owner
    .insertInto('kantor_koordinator')
    .values({
      kantor_id: kantorId,
      pengguna_id: masuk.akun.koordinator.penggunaId,
      mulai: HARI,
      sampai: null,
    })
    .execute()
  const lihat = await papan(masuk.token.koordinator)
  expect(situs(lihat)).toEqual(situs(await papan()))
  const { kantor_id: asalWita } = await server.owner
    .selectFrom('penempatan')
    .select('kantor_id')
    .where('karyawan_id', '=', masuk.akun.wita.karyawanId)
    .where('tanggal_selesai', 'is', null)
    .executeTakeFirstOrThrow()
  expect(lihat.lokasi.map((satu) => satu.id)).not.toContain(asalWita)
  expect((await server.call('GET /kelola/hari-ini', { token: masuk.token.karyawan })).status).toBe(403)
})

it('[GANTI-12] a number without consent is HR’s alone, and is marked so that it is no link', async () => {
  await roster(0, '07:00:00', '15:00:00')
  await server.owner
    .insertInto('kantor_koordinator')
    .values({
      kantor_id: kantorId,
      pengguna_id: masuk.akun.koordinator.penggunaId,
      mulai: HARI,
      sampai: null,
    })
    .execute()
  const telepon = async (siapa: 'hrd' | 'koordinator') =>
    (await papan(masuk.token[siapa])).celah.find((satu) => satu.orang?.karyawan_id === id(0))?.orang?.telepon
  const nomor = '+6281234567890'
  const isi = (disetujui: string | null) =>
    server.owner
      .updateTable('karyawan')
      .set({ nomor_hp: nomor, nomor_hp_disetujui: disetujui })
      .where('id', '=', id(0))
      .execute()
  await isi(null)
  expect([await telepon('hrd'), await telepon('koordinator')]).toEqual([{ nomor, disetujui: false }, null])
  await isi(nomor)
  expect([await telepon('hrd'), await telepon('koordinator')]).toEqual([
    { nomor, disetujui: true },
    { nomor, disetujui: true },
  ])
})

it('takes a punch for who is missing at the work that is named, recorded as another’s', async () => {
  await server.owner
    .insertInto('kantor_koordinator')
    .values({
      kantor_id: kantorId,
      pengguna_id: masuk.akun.koordinator.penggunaId,
      mulai: HARI,
      sampai: null,
    })
    .execute()
  await roster(0, '07:00:00', '08:00:00')
  await roster(0, '08:30:00', '16:00:00')
  const satu = (await papan(masuk.token.koordinator)).celah.find(
    ({ orang: siapa }) => siapa?.karyawan_id === id(0),
  )
  const { status } = await server.call('POST /presensi/check-in', {
    token: masuk.token.koordinator,
    form: formPresensi(fotoBaru(), {
      ...DI_DALAM,
      keterangan: 'HP tertinggal.',
      karyawan_id: String(id(0)),
      penugasan_id: String(satu?.orang?.penugasan_id),
    }),
  })
  expect(status).toBe(201)
  expect((await papan()).celah.some(({ orang: siapa }) => siapa?.karyawan_id === id(0))).toBe(false)
})

it('[HARI-05] the board of fifty sites with more than a thousand people answers within 200 ms of the server’s time', async () => {
  await setKoordinator(server.owner, masuk.akun.koordinator.penggunaId, orang)
  const banyak = await addPeople(server.owner, 1100, server.deps.clock.now())
  await sql`
    with baru as (insert into kantor (kode, nama, alamat, zona_waktu)
      select 'H5' || i, 'Lokasi ' || i, 'Jalan', 'WIB' from generate_series(1, 50) i returning id),
      urut as (select id, row_number() over () - 1 as ke from baru)
    update penempatan p set kantor_id = u.id from urut u
    where p.karyawan_id between ${banyak[0]?.karyawanId ?? 0} and ${banyak.at(-1)?.karyawanId ?? 0} and p.karyawan_id % 50 = u.ke`.execute(
    server.owner,
  )
  await sql`analyze`.execute(server.owner)
  // The figure is measured by `npm run bench:papan`.
  const { least, most } = await timeSmoke(200, async () =>
    expect((await papan()).lokasi.length).toBeGreaterThanOrEqual(50),
  )
  expect(least).toBeLessThan(most)

  // What was kept of somebody is stale once they have punched.
  const { hadir: sebelum } = (await papan()).ringkas
  const masukKini = await server.call('POST /presensi/check-in', {
    token: masuk.token.karyawan,
    form: formPresensi(fotoBaru(), DI_DALAM),
  })
  expect(masukKini.status).toBe(201)
  await expect.poll(async () => (await papan()).ringkas.hadir).toBe(sebelum + 1)
})
