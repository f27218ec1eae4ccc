import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAkun } from '../../../test/pengajuan.ts'
import { type Person, addPeople } from '../../../test/people.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../test/server.ts'

let server: TestServer
let people: Person[]
const token: Record<string, string> = {}
const akun: Record<string, { penggunaId: number; karyawanId: number }> = {}
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI)
  people = await addPeople(server.owner, 8, server.deps.clock.now())
  for (const role of ['karyawan', 'koordinator', 'hrd', 'admin']) {
    token[role] = await server.login(`${role}@rekan.example`)
    akun[role] = await findAkun(server.owner, `${role}@rekan.example`)
  }
})
afterAll(() => server.close())

const orang = (i: number) => people[i]?.karyawanId ?? 0
const KONTRAK = {
  jenis: 'PKWT',
  nomor: '001/PKWT/2026',
  ditandatangani: '2026-11-19',
  mulai: '2026-12-01',
  sampai: '2027-11-30',
}
const catat = (id: number, isi: object = {}, role = 'hrd') =>
  server.call(`POST /kelola/karyawan/${id}/kontrak`, { token: token[role], body: { ...KONTRAK, ...isi } })
const lihat = (id: number, role = 'hrd') =>
  server.call(`GET /kelola/karyawan/${id}/kontrak`, { token: token[role] })

describe('a contract of somebody', () => {
  it('is recorded, extended, mended and removed, each with its entry in the trail', async () => {
    const { status, body } = await catat(orang(0), { catatan: ' ', nomor_pencatatan: null })
    expect([status, body['message']]).toEqual([201, 'Kontrak disimpan.'])
    const oleh = { id: akun['hrd']?.penggunaId, nama: expect.any(String) }
    const pertama = {
      ...KONTRAK,
      id: expect.any(Number),
      dicatat: null,
      nomor_pencatatan: null,
      catatan: null,
      perpanjangan_ke: 0,
      batas_pencatatan: '2026-11-24',
      versi: 1,
      oleh,
      pada: '2026-11-20T00:52:13.000Z',
    }
    expect(body['data']).toEqual([pertama])
    const kedua = { nomor: '002', mulai: '2027-12-01', sampai: '2028-11-30', ditandatangani: '2026-11-20' }
    const { data } = (await catat(orang(0), kedua)).body
    expect(data).toMatchObject([{ ...kedua, perpanjangan_ke: 1 }, KONTRAK])
    const [{ id }] = data
    const betulkan = (isi: object) =>
      server.call(`POST /kelola/kontrak/${id}`, {
        token: token['hrd'],
        body: { ...KONTRAK, ...kedua, versi: 1, ...isi },
      })
    const dicatat = { dicatat: '2026-11-20', nomor_pencatatan: 'BUKTI-7' }
    expect((await betulkan(dicatat)).body['data'][0]).toMatchObject({
      ...dicatat,
      batas_pencatatan: null,
      versi: 2,
    })
    const usang = await betulkan({ catatan: 'Terlambat.' })
    expect([usang.status, usang.body['error'].error, usang.body['data'][0].versi]).toEqual([
      409,
      'VERSI_USANG',
      2,
    ])
    const hapus = () => server.call(`POST /kelola/kontrak/${id}/hapus`, { token: token['hrd'] })
    expect((await hapus()).body['data']).toEqual([pertama])
    expect((await hapus()).status).toBe(404)
    const jejak = await server.owner
      .selectFrom('audit')
      .select(['tindakan', 'sebelum', 'sesudah'])
      .where('objek', '=', 'kontrak')
      .where('objek_id', '=', String(id))
      .orderBy('id')
      .execute()
    expect(jejak).toMatchObject([
      { sebelum: null, sesudah: { karyawan_id: orang(0), nomor: '002', sampai: '2028-11-30' } },
      { sebelum: { dicatat: null, nomor_pencatatan: null }, sesudah: dicatat },
      { sebelum: { karyawan_id: orang(0), ...dicatat }, sesudah: null },
    ])
  })

  it.each<[string, object, string]>([
    ['no number', { nomor: ' ' }, 'nomor'],
    ['a number that is taken, in other letters', { nomor: '001/pkwt/2026' }, 'nomor'],
    ['another kind', { jenis: 'MAGANG' }, 'jenis'],
    ['a day that is none', { mulai: '2026-02-30' }, 'mulai'],
    ['a PKWT without an end', { sampai: null }, 'sampai'],
    ['more than five years', { sampai: '2031-12-01' }, 'sampai'],
    ['signed tomorrow', { ditandatangani: '2026-11-21' }, 'ditandatangani'],
    ['a proof without its day', { nomor_pencatatan: 'B' }, 'dicatat'],
    ['a field nobody knows', { oleh: 1 }, 'oleh'],
  ])('is refused with %s, at its field', async (_nama, isi, salah) => {
    const { status, body } = await catat(orang(1), { nomor: `uji ${salah}`, ...isi })
    expect([status, Object.keys(body['errors'])]).toEqual([422, [salah]])
    expect((await lihat(orang(1))).body['data']).toEqual([])
  })

  it('is refused on the days of another, also by the database', async () => {
    const { status, body } = await catat(orang(0), {
      nomor: 'tumpuk',
      mulai: '2027-11-30',
      sampai: '2028-01-31',
    })
    expect([status, body['errors']]).toEqual([
      422,
      { mulai: ['Bertumpuk dengan PKWT 1 Desember 2026 sampai 30 November 2027.'] },
    ])
    const langsung = (isi: object) =>
      server.db
        .insertInto('kontrak')
        .values({
          ...KONTRAK,
          jenis: 'PKWT',
          karyawan_id: orang(0),
          dibuat_pada: new Date(server.deps.clock.now()),
          nomor: 'x',
          ...isi,
        })
        .execute()
    await expect(langsung({})).rejects.toThrow('kontrak_tidak_bertumpuk')
    await expect(langsung({ mulai: '2027-12-01', sampai: '2031-12-01' })).rejects.toThrow('five years')
    await expect(langsung({ mulai: '2028-01-01', sampai: null })).rejects.toThrow('kontrak_pkwt_berakhir')
  })

  it('is HR’s to write and not their own; its coordinator reads it, nobody else', async () => {
    const siti = akun['karyawan']?.karyawanId ?? 0
    const wit = await findAkun(server.owner, 'wit@rekan.example')
    expect((await catat(siti, { nomor: 'siti' })).status).toBe(201)
    expect([
      (await lihat(siti, 'koordinator')).status,
      (await lihat(wit.karyawanId, 'koordinator')).status,
      (await lihat(siti, 'karyawan')).status,
      (await lihat(siti, 'admin')).status,
      (await catat(siti, {}, 'koordinator')).status,
      (await catat(akun['hrd']?.karyawanId ?? 0)).status,
      (await catat(2_000_000_000)).status,
    ]).toEqual([200, 404, 403, 403, 403, 403, 404])
  })
})

it('several PKWT are extended at once, and who cannot be is named with the reason', async () => {
  await catat(orang(2), { nomor: 'A', mulai: '2026-01-01', sampai: '2026-11-30' })
  await catat(orang(3), { nomor: 'B', mulai: '2022-01-01', sampai: '2026-11-30' })
  await catat(orang(4), { nomor: 'C', jenis: 'PKWTT', sampai: undefined })
  const perpanjang = (body: object) =>
    server.call('POST /kelola/karyawan/kontrak/perpanjangan', {
      token: token['hrd'],
      body: { ditandatangani: '2026-11-20', ...body },
    })
  const semua = [2, 3, 4, 5].map((i) => ({ id: orang(i) }))
  const { status, body } = await perpanjang({ bulan: 6, karyawan: semua })
  expect([status, body['message']]).toEqual([200, '1 kontrak diperpanjang.'])
  expect(body['data']).toMatchObject({
    diperpanjang: [{ karyawan: { id: orang(2) }, nomor: 'A/P1', mulai: '2026-12-01', sampai: '2027-05-31' }],
    dilewati: [
      {
        karyawan: { id: orang(3) },
        alasan: expect.stringContaining('paling lambat sampai 31 Desember 2026'),
      },
      { karyawan: { id: orang(4) }, alasan: 'Kontrak terakhirnya bukan PKWT.' },
      { karyawan: { id: orang(5) }, alasan: 'Belum ada kontrak tercatat.' },
    ],
  })
  const lagi = await perpanjang({ karyawan: [{ id: orang(2), sampai: '2027-08-31' }, { id: orang(3) }] })
  expect(lagi.body['data']).toMatchObject({
    diperpanjang: [{ nomor: 'A/P2', mulai: '2027-06-01', sampai: '2027-08-31' }],
    dilewati: [{ alasan: 'Isi lama perpanjangan atau tanggal akhirnya.' }],
  })
  const pakai = await perpanjang({ bulan: 1, karyawan: [{ id: orang(2), nomor: 'b' }] })
  expect(pakai.body['data'].dilewati).toMatchObject([{ alasan: 'Nomor kontrak ini sudah dipakai.' }])
  for (const karyawan of [[], [semua[0], semua[0]], [{ id: 2_000_000_000 }]]) {
    const salah = await perpanjang({ bulan: 6, karyawan })
    expect([salah.status, Object.keys(salah.body['errors'])]).toEqual([422, ['karyawan']])
  }
})

it('[UPAH-30] the end of a PKWT is told at 90, 60, 30 and 14 days, each once, to HR and the coordinator', async () => {
  const [berakhir, dilanjutkan] = [orang(6), orang(7)]
  await catat(berakhir, { nomor: 'akhir', mulai: '2026-11-01', sampai: '2027-04-30' })
  await catat(dilanjutkan, { nomor: 'lanjut', mulai: '2026-11-01', sampai: '2027-04-30' })
  const kabar = async () => {
    const rows = await server.owner
      .selectFrom('notifikasi as n')
      .innerJoin('pengguna as p', 'p.id', 'n.pengguna_id')
      .innerJoin('kontrak as k', 'k.id', 'n.detail_id')
      .select(['n.isi', 'p.role', 'k.karyawan_id'])
      .where('n.jenis', '=', 'KONTRAK_BERAKHIR')
      .where('k.karyawan_id', 'in', [berakhir, dilanjutkan])
      .orderBy('n.id')
      .execute()
    await server.owner.deleteFrom('notifikasi').where('jenis', '=', 'KONTRAK_BERAKHIR').execute()
    return rows.map(
      ({ isi, role, karyawan_id }) => `${role} ${karyawan_id} ${isi.match(/dalam \d+ hari/)?.[0]}`,
    )
  }
  const pada = async (hari: string) => {
    server.setClock(`${hari}T07:00:00+07:00`)
    server.deps.jobs.nudge('kontrak')
    await server.deps.jobs.idle()
    server.deps.jobs.nudge('kontrak')
    await server.deps.jobs.idle()
    return (await kabar()).toSorted()
  }
  const hrd = await server.owner
    .selectFrom('pengguna')
    .select('id')
    .where('role', '=', 'hrd')
    .where('aktif', '=', true)
    .execute()
  // HR of a branch where neither works hears nothing of them.
  const cabang = await server.owner
    .updateTable('pengguna')
    .set({ role: 'hrd' })
    .where('karyawan_id', '=', orang(5))
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into peran_lingkup (pengguna_id, kantor_id) select ${cabang.id}, k.id from kantor k
    where not exists (select from penempatan p where p.kantor_id = k.id and p.karyawan_id in (${berakhir}, ${dilanjutkan}))
    limit 1`.execute(server.owner)
  const told = (sisa: number, ...ids: readonly number[]) =>
    ids
      .flatMap((id) =>
        ['koordinator', ...hrd.map(() => 'hrd')].map((role) => `${role} ${id} dalam ${sisa} hari`),
      )
      .toSorted()
  expect(await pada('2027-01-29')).toEqual([])
  expect(await pada('2027-01-30')).toEqual(told(90, berakhir, dilanjutkan))
  expect(await pada('2027-01-31')).toEqual([])
  token['hrd'] = await server.login('hrd@rekan.example')
  const perpanjangan = {
    nomor: 'lanjut 2',
    mulai: '2027-05-01',
    sampai: '2027-12-31',
    ditandatangani: '2027-01-29',
  }
  expect((await catat(dilanjutkan, perpanjangan)).status).toBe(201)
  expect(await pada('2027-03-01')).toEqual(told(60, berakhir))
  // Nobody was there on the day itself: told when the server is back, once.
  expect(await pada('2027-04-02')).toEqual(told(28, berakhir))
  expect(await pada('2027-04-03')).toEqual([])
  expect(await pada('2027-04-16')).toEqual(told(14, berakhir))
  expect(await pada('2027-04-30')).toEqual([])
})
