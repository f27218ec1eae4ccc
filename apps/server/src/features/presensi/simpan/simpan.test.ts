import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Person, addPeople } from '../../../../test/people.ts'
import { insertAbsensi } from '../../../../test/pengajuan.ts'
import { formPresensi, fotoBaru } from '../../../../test/selfie.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'
import { openBulan } from './simpan.queries.ts'

/** The term of photos and exact positions: what goes, what stays, and who says so. */

const LAMA = '2025-10-15'
const KINI = '2026-11-20'
/** Deep in the night, when nobody comes to work. */
const MALAM = 'T23:30:00+07:00'

let server: TestServer
let people: Person[]

beforeAll(async () => {
  server = await startTestServer(`${LAMA}T07:52:13+07:00`)
  people = await addPeople(server.owner, 8, Date.parse('2026-06-01T07:00:00+07:00'))
  // Room for a month gives way to whoever holds the tables, as a vacuum may just then, and is made by a later run.
  const ruang = async () => {
    server.deps.jobs.nudge('simpan')
    await server.deps.jobs.idle()
    return partisi()
  }
  await vi.waitFor(async () => expect(await ruang()).toContain('presensi_bukti_202510'), { timeout: 240_000 })
})
afterAll(() => server.close())

const DI_DALAM = { latitude: '-6.1754', longitude: '106.8272', akurasi: '12' }
async function checkIn(
  siapa: Person,
  hari: string,
  isian: Record<string, string> = DI_DALAM,
): Promise<number> {
  server.setClock(`${hari}T07:52:13+07:00`)
  const form = formPresensi(fotoBaru(), isian)
  const { status, body } = await server.call('POST /presensi/check-in', { token: siapa.token, form })
  expect(status).toBe(201)
  await server.deps.jobs.idle()
  return body['data'].id
}
/** Makes a photo one of those that were kept before selfies became JPEG. */
async function simpanSebagaiWebp(id: number): Promise<void> {
  await server.owner.transaction().execute(async (tx) => {
    // Nothing else may change what is kept.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update presensi_selfie set kunci = replace(kunci, '.jpg', '.webp') where kejadian_id = ${id}`.execute(
      tx,
    )
  })
  const hari = join(server.dataDir, 'berkas', 'selfie', LAMA)
  for (const nama of [`${id}`, `${id}-kecil`])
    await rename(join(hari, `${nama}.jpg`), join(hari, `${nama}.webp`))
}
/** The job's next run, in the night of a day. */
async function nightOf(hari: string): Promise<void> {
  server.setClock(`${hari}${MALAM}`)
  server.deps.jobs.nudge('simpan')
  await server.deps.jobs.idle()
}
const berkas = async () => {
  const names = await readdir(join(server.dataDir, 'berkas'), { recursive: true, withFileTypes: true })
  return names.filter((name) => name.isFile()).map(({ name }) => name)
}
/** All that is left of a punch's photo and position. */
const sisa = async (id: number) => {
  const foto = await server.owner
    .selectFrom('presensi_selfie')
    .select('kunci')
    .where('kejadian_id', '=', id)
    .execute()
  const sidik = await server.owner
    .selectFrom('selfie_sidik')
    .select('sidik')
    .where('kejadian_id', '=', id)
    .execute()
  const bukti = await server.owner
    .selectFrom('presensi_bukti')
    .select(['latitude', 'longitude'])
    .where('kejadian_id', '=', id)
    .execute()
  const punch = await server.owner
    .selectFrom('presensi_kejadian')
    .select(['latitude', 'longitude'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const files = (await berkas()).filter((name) => name.startsWith(`${id}.`) || name.startsWith(`${id}-`))
  return { foto: foto.length, sidik: sidik.length, bukti, punch, berkas: files.length }
}
const UTUH = { foto: 1, sidik: 1, bukti: [{ latitude: -6.1754, longitude: 106.8272 }], berkas: 2 }
const HILANG = { foto: 0, sidik: 0, bukti: [], berkas: 0 }
const KASAR = { latitude: -6.175, longitude: 106.827 }
const partisi = async (tabel = 'presensi_bukti') => {
  const { rows } = await sql<{ nama: string }>`select inhrelid::regclass::text as nama from pg_inherits
    where inhparent = ${tabel}::regclass order by 1`.execute(server.owner)
  return rows.map(({ nama }) => nama)
}

const hrd = () => server.login('hrd@rekan.example')
const tahan = async (body: object, token?: string) =>
  server.call('POST /penahanan', { token: token ?? (await hrd()), body })
const lihat = async (siapa: Person, tanggal: string) =>
  (await server.call(`GET /karyawan/presensi/${siapa.karyawanId}?tanggal=${tanggal}`, { token: await hrd() }))
    .body['data']
const masaSimpan = async () => (await server.call('GET /masa-simpan', { token: await hrd() })).body['data']

it('[SAFE-07, SAFE-08, SAFE-09] what is past its term leaves files, thumbnails and tables, and nothing that is needed does', async () => {
  const [biasa, ditahan, ditinjau, dikoreksi, perkara] = people as [Person, Person, Person, Person, Person]
  const ids = []
  for (const siapa of [biasa, ditahan, dikoreksi, perkara]) ids.push(await checkIn(siapa, LAMA))
  const [lama = 0, tertahan = 0, terkoreksi = 0, terperkara = 0] = ids
  await simpanSebagaiWebp(lama)
  const luar = { latitude: '-6.1854', longitude: '106.8272', keterangan: 'Di pos depan' }
  const menunggu = await checkIn(ditinjau, LAMA, luar)
  expect(await partisi()).toContain('presensi_bukti_202510')
  const baru = await checkIn(biasa, KINI)
  await insertAbsensi(server.owner, dikoreksi, 1, {
    tanggal_mulai: LAMA,
    tanggal_selesai: LAMA,
    jenis_izin: 'KOREKSI_PRESENSI',
    jam_masuk: 28_800,
  })
  for (const id of [...ids, baru]) expect(await sisa(id)).toEqual({ ...UTUH, punch: KASAR })
  expect((await lihat(biasa, LAMA)).check_in).toMatchObject({ latitude: -6.1754, foto_dihapus: false })

  for (const body of [
    { karyawan_ids: [ditahan.karyawanId] },
    { karyawan_ids: [ditahan.karyawanId], alasan: ' ' },
  ]) {
    const tanpa = await tahan(body)
    expect([tanpa.status, Object.keys(tanpa.body['errors'])]).toEqual([422, ['alasan']])
  }
  const berdua = { karyawan_ids: [perkara.karyawanId, ditahan.karyawanId], alasan: 'Diminta penyidik.' }
  expect(Object.keys((await tahan(berdua)).body['errors'])).toEqual(['perkara'])
  expect((await tahan({ karyawan_ids: [ditahan.karyawanId], alasan: 'Gugatan PHI.' })).status).toBe(201)
  expect(
    (await tahan({ ...berdua, karyawan_ids: [perkara.karyawanId], perkara: 'Kecelakaan gudang' })).status,
  ).toBe(201)
  expect(
    (await tahan({ ...berdua, perkara: 'x' }, await server.login('koordinator@rekan.example'))).status,
  ).toBe(403)
  const jejak = await server.owner
    .selectFrom('audit')
    .select(['tindakan', 'sesudah'])
    .where('objek', '=', 'penahanan')
    .orderBy('id')
    .execute()
  expect(jejak[0]).toEqual({
    tindakan: 'POST /penahanan',
    sesudah: { perkara: null, alasan: 'Gugatan PHI.', karyawan_ids: [ditahan.karyawanId] },
  })
  const { simpan_foto_bulan, disimpan_sejak, rencana } = await masaSimpan()
  expect([simpan_foto_bulan, disimpan_sejak]).toEqual([12, '2025-11-20'])
  expect(rencana).toEqual([{ bulan: '2025-10', foto: 5, ditahan: 4, habis_pada: '2026-11-21' }])

  // Not while people come to work.
  server.deps.jobs.nudge('simpan')
  await server.deps.jobs.idle()
  expect(await sisa(lama)).toEqual({ ...UTUH, punch: KASAR })
  await nightOf(KINI)
  expect(await sisa(lama)).toEqual({ ...HILANG, punch: KASAR })
  expect((await lihat(biasa, LAMA)).check_in).toMatchObject({
    latitude: -6.175,
    longitude: 106.827,
    foto_dihapus: true,
    selfie_url: null,
  })
  for (const id of [tertahan, terperkara, terkoreksi, baru])
    expect(await sisa(id)).toEqual({ ...UTUH, punch: KASAR })
  expect(await sisa(menunggu)).toMatchObject({ foto: 1, berkas: 2 })
  expect((await lihat(ditahan, LAMA)).check_in).toMatchObject({ latitude: -6.1754, foto_dihapus: false })
  // The month has left as a whole; what is held was copied out.
  expect(await partisi()).not.toContain('presensi_bukti_202510')
  await expect(server.db.deleteFrom('presensi_bukti').execute()).rejects.toThrow('permission denied')

  const admin = await server.login('admin@rekan.example')
  const dihapus = async () =>
    (await server.call('GET /kelola/audit?jumlah=200', { token: admin })).body['data']
      .filter(({ tindakan }: { tindakan: string }) => tindakan === 'masa simpan')
      .map(({ oleh, objek, isian }: { oleh: null; objek: string; isian: { sesudah: string }[] }) => [
        oleh,
        objek,
        isian.map(({ sesudah }) => sesudah),
      ])
  expect(await dihapus()).toEqual([
    [null, 'presensi_bukti', ['1', '19 November 2025']],
    [null, 'presensi_selfie', ['1', '15 Oktober 2025', '15 Oktober 2025']],
  ])

  const { penahanan } = await masaSimpan()
  expect(penahanan).toMatchObject([
    { perkara: 'Kecelakaan gudang', dicabut_pada: null },
    { perkara: null, alasan: 'Gugatan PHI.', karyawan: [{ id: ditahan.karyawanId }] },
  ])
  const cari = async (query: string) => {
    const { status, body } = await server.call(`GET /penahanan?${query}`, { token: await hrd() })
    expect(status).toBe(200)
    return body
  }
  // [JAGA-32] Found by page, by reason and by whose it is, without the plan of what goes.
  expect((await cari('per_page=1&page=2'))['data']).toEqual([penahanan[1]])
  expect((await cari('per_page=1'))['meta']).toMatchObject({ total: 2, last_page: 2 })
  expect((await cari('cari=gugatan phi'))['data']).toEqual([penahanan[1]])
  expect((await cari(`cari=${penahanan[1].karyawan[0].kode}`))['data']).toContainEqual(penahanan[1])
  expect((await cari('cari=tidak ada'))['data']).toEqual([])
  const cabut = async () => server.call(`POST /penahanan/${penahanan[1].id}/cabut`, { token: await hrd() })
  expect((await cabut()).status).toBe(200)
  expect((await cabut()).status).toBe(404)
  await nightOf('2026-11-21')
  expect(await sisa(tertahan)).toEqual({ ...HILANG, punch: KASAR })
  expect(await sisa(terperkara)).toEqual({ ...UTUH, punch: KASAR })
  expect(await dihapus()).toHaveLength(3)
})

it('[JAGA-11] a shorter term deletes once others have had two weeks to hold what it ends, and they are told', async () => {
  const siapa = people.at(-1) as Person
  const id = await checkIn(siapa, '2026-10-21')
  server.setClock(`2026-11-22${MALAM}`)
  await server.call('POST /kelola/pengaturan', {
    token: await hrd(),
    body: { kunci: 'simpan_foto_bulan', nilai: 1 },
  })
  await nightOf('2026-11-21')
  expect(await sisa(id)).toMatchObject({ foto: 1 })
  await nightOf('2026-11-22')
  expect(await sisa(id)).toMatchObject({ foto: 1 })
  expect(await masaSimpan()).toMatchObject({ simpan_foto_bulan: 12 })
  const { rows } = await sql`select from lupakan_kejadian(array[${id}]::bigint[], '2026-12-06')`.execute(
    server.db,
  )
  expect(rows).toEqual([])
  const kabar = await server.owner
    .selectFrom('notifikasi')
    .select('isi')
    .where('jenis', '=', 'ATURAN_DIUBAH')
    .execute()
  expect(kabar).toEqual(expect.arrayContaining([{ isi: expect.stringContaining('mengubah pengaturan') }]))
  await nightOf('2026-12-06')
  expect(await sisa(id)).toMatchObject({ foto: 1 })
  await nightOf('2026-12-07')
  expect(await sisa(id)).toEqual({ ...HILANG, punch: KASAR })
})

it('[NODE-23] keeps attendance by month, and takes a punch of a month that nobody has made room for', async () => {
  const satu = people.at(-1) as Person
  const tempat = async (id: number) => {
    const { rows } = await sql<{ hari: string; kejadian: string }>`
      select r.tableoid::regclass::text as hari, e.tableoid::regclass::text as kejadian
      from presensi r join presensi_kejadian e on e.presensi_id = r.id and e.tanggal = r.tanggal where e.id = ${id}`.execute(
      server.owner,
    )
    return rows[0]
  }
  const kunci = await sql<{ isi: string }>`select pg_get_constraintdef(oid) as isi from pg_constraint
    where conrelid = any(array['presensi', 'presensi_kejadian', 'presensi_bukti']::regclass[]) and contype = 'p'`.execute(
    server.owner,
  )
  expect(kunci.rows.map(({ isi }) => isi)).toEqual(
    Array.from({ length: 3 }, () => expect.stringContaining('tanggal')),
  )
  const id = await checkIn(satu, LAMA)
  expect(await tempat(id)).toEqual({ hari: 'presensi_202510', kejadian: 'presensi_kejadian_202510' })
  const { id: hari } = await server.owner
    .insertInto('presensi')
    .values({ karyawan_id: satu.karyawanId, tanggal: '2031-04-15' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const kelak = await sql<{ id: number }>`
    insert into presensi_kejadian (presensi_id, tanggal, jenis, waktu, kantor_id, lokasi, di_luar_area, perlu_tinjauan, keterangan,
      selfie_sha256)
    values (${hari}, '2031-04-15', 'check_in', '2031-04-15T01:00Z', 1, 'dalam', false, false, '', decode(repeat('00', 32), 'hex'))
    returning id`.execute(server.owner)
  expect(await tempat(kelak.rows[0]?.id ?? 0)).toEqual({
    hari: 'presensi_lain',
    kejadian: 'presensi_kejadian_lain',
  })
  // What came before its month was made stays where it is, and the month beside it is made.
  await sql`select siapkan_bulan('2031-04-01'), siapkan_bulan('2031-05-01')`.execute(server.owner)
  expect(await partisi('presensi')).toEqual(expect.arrayContaining(['presensi_202510', 'presensi_203105']))
  expect(await partisi('presensi')).not.toContain('presensi_203104')
})

it('[NODE-23] makes no room while somebody is punching, and makes it once they are done', async () => {
  const bulan = () => openBulan(server.db, '2031-06-01')
  await server.owner.transaction().execute(async (tx) => {
    await sql`lock table presensi in row exclusive mode`.execute(tx)
    expect(await bulan()).toBe(false)
  })
  expect(await bulan()).toBe(true)
  expect(await partisi('presensi_kejadian')).toContain('presensi_kejadian_203106')
})

it('[NODE-24] a month wholly past leaves as partitions: no row of it is deleted one by one, and what is held stays', async () => {
  const BULAN = '2025-09'
  // October is over as well.
  const LEWAT = /_2025(09|10)$/
  await sql`select siapkan_bulan(${`${BULAN}-01`}::date)`.execute(server.owner)
  const tiga = people.slice(5, 8)
  const ids = []
  for (const siapa of tiga) ids.push(await checkIn(siapa, `${BULAN}-10`))
  const [ditahan = 0, ...biasa] = ids
  const { status } = await tahan({ karyawan_ids: [tiga[0]?.karyawanId], alasan: 'Gugatan PHI.' })
  expect(status).toBe(201)
  await sql`create table terhapus (tabel text)`.execute(server.owner)
  await sql`grant insert on terhapus to rekan_app`.execute(server.owner)
  await sql`create function catat_terhapus() returns trigger language plpgsql as $$
    begin insert into terhapus values (tg_table_name); return null; end $$`.execute(server.owner)
  for (const tabel of ['presensi_selfie', 'presensi_bukti'])
    await sql`create trigger catat after delete on ${sql.table(tabel)} for each row execute function catat_terhapus()`.execute(
      server.owner,
    )
  const sebelum = { foto: await partisi('presensi_selfie'), bukti: await partisi() }
  expect(sebelum.foto).toContain('presensi_selfie_202509')

  await nightOf('2026-11-21')
  for (const id of biasa) expect(await sisa(id)).toEqual({ ...HILANG, punch: KASAR })
  expect(await sisa(ditahan)).toEqual({ ...UTUH, punch: KASAR })
  const sesudah = { foto: await partisi('presensi_selfie'), bukti: await partisi() }
  expect(sesudah.foto).toEqual(sebelum.foto.filter((nama) => !LEWAT.test(nama)))
  expect(sesudah.bukti).toEqual(sebelum.bukti.filter((nama) => !LEWAT.test(nama)))
  const { rows } = await sql`select tabel from terhapus where tabel ~ '2025(09|10)$'`.execute(server.owner)
  expect(rows).toEqual([])
  const { rows: buangan } = await sql`select tablename from pg_tables where schemaname = 'buangan'`.execute(
    server.owner,
  )
  expect(buangan).toEqual([])
})
