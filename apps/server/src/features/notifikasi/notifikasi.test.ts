import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { signInSemua } from '../../../test/pengajuan.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../test/server.ts'
import { seedRiwayat } from '../../demo/hari/presensi.ts'
import { sweep } from '../../platform/housekeeping.ts'
import { SWEEPS } from '../../sweeps.ts'

const server: TestServer = await startTestServer(JUMAT_PAGI, { withJobs: false })
const { token, akun } = await signInSemua(server, {
  karyawan: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  hrd: 'hrd@rekan.example',
  admin: 'admin@rekan.example',
  kosong: 'kosong@rekan.example',
})
type Nama = keyof typeof token
const NAMA = Object.keys(token) as Nama[]
const KINI = Date.parse(JUMAT_PAGI)
const SEHARI_MS = 86_400_000
afterAll(() => server.close())

const daftar = async (siapa: Nama) =>
  (await server.call('GET /notifikasi', { token: token[siapa] })).body['data']
const jumlah = async (siapa: Nama) =>
  (await server.call('GET /notifikasi/jumlah', { token: token[siapa] })).body['data'].belum_dibaca
const baca = (siapa: Nama, apa: string | number) =>
  server.call(`POST /notifikasi/${apa === 'semua' ? 'read-all' : `${apa}/read`}`, {
    token: token[siapa],
    body: {},
  })
/** Writes one directly, so many milliseconds ago. */
const tulis = async (siapa: Nama, lalu = 0, judul = 'Pengajuan izin disetujui') => {
  const { id } = await server.owner
    .insertInto('notifikasi')
    .values({
      pengguna_id: akun[siapa].penggunaId,
      jenis: 'IZIN_DISETUJUI',
      detail_id: 7,
      judul,
      isi: 'Izin Anda pada 23 November 2026 disetujui oleh Rizky Pratama.',
      dibuat_pada: new Date(KINI - lalu),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

it('the demo company has been told of its requests, and whoever has nothing yet of none', async () => {
  await seedRiwayat(server.owner, server.deps)
  const kepada = await daftar('koordinator')
  expect(kepada.length).toBeGreaterThan(5)
  expect(await jumlah('koordinator')).toBeGreaterThan(0)
  expect(kepada.some(({ read_at }: { read_at: string | null }) => read_at !== null)).toBe(true)
  expect((await daftar('karyawan')).length).toBeGreaterThan(0)
  expect(await daftar('kosong')).toEqual([])
  const sebelum = await server.owner.selectFrom('notifikasi').selectAll().orderBy('id').execute()
  server.setClock('2026-11-24T09:00:00+07:00')
  await seedRiwayat(server.owner, server.deps)
  const sesudah = await server.owner.selectFrom('notifikasi').selectAll().orderBy('id').execute()
  expect(sesudah.slice(0, sebelum.length)).toEqual(sebelum)
  expect(sesudah.length).toBeGreaterThan(sebelum.length)
})

const kosongkan = async () => {
  server.setClock(JUMAT_PAGI)
  await server.owner.deleteFrom('notifikasi').execute()
}

it.each(NAMA)('[API-32, API-37] %s reads their own alone, with every field', async (siapa) => {
  await kosongkan()
  const lain = NAMA.filter((satu) => satu !== siapa)
  for (const satu of lain) await tulis(satu)
  expect(await daftar(siapa)).toEqual([])
  const [dulu, kini] = [await tulis(siapa, 1000), await tulis(siapa)]
  const { status, body } = await server.call('GET /notifikasi', { token: token[siapa] })
  expect([status, Object.keys(body)]).toEqual([200, ['data']])
  expect(body['data'].map(({ id }: { id: number }) => id)).toEqual([kini, dulu])
  expect(body['data'][0]).toEqual({
    id: kini,
    detail_id: 7,
    title: 'Pengajuan izin disetujui',
    body: 'Izin Anda pada 23 November 2026 disetujui oleh Rizky Pratama.',
    jenis: 'IZIN_DISETUJUI',
    user_role: siapa === 'kosong' ? 'karyawan' : siapa,
    read_at: null,
    created_at: '2026-11-20T00:52:13.000Z',
  })
  for (const satu of lain)
    expect([(await baca(satu, kini)).status, (await daftar(siapa))[0].read_at]).toEqual([404, null])
})

it('[API-34] is read once, and stays read when it was', async () => {
  await kosongkan()
  const [satu, dua] = [await tulis('karyawan'), await tulis('karyawan')]
  expect(await jumlah('karyawan')).toBe(2)
  const { status, body } = await baca('karyawan', satu)
  expect([status, body]).toEqual([200, { message: 'Notifikasi ditandai sudah dibaca.' }])
  server.setClock('2026-11-21T08:00:00+07:00')
  expect((await baca('karyawan', satu)).status).toBe(200)
  expect(await daftar('karyawan')).toMatchObject([
    { id: dua, read_at: null },
    { id: satu, read_at: '2026-11-20T00:52:13.000Z' },
  ])
  expect(await jumlah('karyawan')).toBe(1)
})

it.each(['0', '999999', 'x', '99999999999'])('[API-34] knows no notification %s', async (id) => {
  expect((await baca('karyawan', id)).status).toBe(404)
})

it('[API-33] all of one’s own are read at once, nobody else’s', async () => {
  await kosongkan()
  await tulis('karyawan', 1000)
  await tulis('karyawan')
  await tulis('hrd')
  const { status, body } = await baca('karyawan', 'semua')
  expect([status, body]).toEqual([200, { message: 'Semua notifikasi ditandai sudah dibaca.' }])
  expect((await baca('karyawan', 'semua')).status).toBe(200)
  expect([await jumlah('karyawan'), await jumlah('hrd')]).toEqual([0, 1])
  const saat = (await daftar('karyawan')).map(({ read_at }: { read_at: string }) => read_at)
  expect(saat).toEqual(['2026-11-20T00:52:13.000Z', '2026-11-20T00:52:13.000Z'])
})

it('[API-32] lists the newest hundred of ninety days; what is older goes for good', async () => {
  await kosongkan()
  const batas = 90 * SEHARI_MS
  const lama = await tulis('karyawan', batas)
  const masih = await tulis('karyawan', batas - 1)
  expect((await daftar('karyawan')).map(({ id }: { id: number }) => id)).toEqual([masih])
  expect([await jumlah('karyawan'), (await baca('karyawan', lama)).status]).toEqual([1, 404])
  await sweep(server.deps, SWEEPS)
  const sisa = await server.owner.selectFrom('notifikasi').select('id').execute()
  expect(sisa).toEqual([{ id: masih }])

  for (let i = 0; i < 101; i += 1) await tulis('karyawan', i * 1000, `Kabar ${i}`)
  const judul = (await daftar('karyawan')).map(({ title }: { title: string }) => title)
  expect(judul).toEqual(Array.from({ length: 100 }, (_, i) => `Kabar ${i}`))
  expect(await jumlah('karyawan')).toBe(102)
})

it.each(['GET /notifikasi', 'GET /notifikasi/jumlah'])(
  '%s costs nothing while nothing is new',
  async (key) => {
    await kosongkan()
    await tulis('karyawan')
    const tanya = (etag = '') =>
      server.call(key, { token: token.karyawan, headers: etag === '' ? {} : { 'if-none-match': etag } })
    const { headers } = await tanya()
    const etag = headers.get('etag') ?? ''
    expect([headers.get('cache-control'), (await tanya(etag)).status]).toEqual(['private, no-cache', 304])
    await tulis('karyawan')
    expect((await tanya(etag)).status).toBe(200)
  },
)

it('[API-32] a kind that only a newer server knows is shown by its text, read and counted as any other', async () => {
  const { owner } = server
  const { id: pengguna_id } = await owner
    .selectFrom('pengguna')
    .select('id')
    .where('email', '=', 'karyawan@rekan.example')
    .executeTakeFirstOrThrow()
  const baru = {
    judul: 'Kabar dari rilis berikutnya',
    isi: 'Isinya dapat dibaca.',
    dibuat_pada: server.deps.clock.now(),
  }
  const { rows } = await sql<{ id: number }>`
    insert into notifikasi (pengguna_id, jenis, detail_id, judul, isi, dibuat_pada)
    values (${pengguna_id}, 'KABAR_RILIS_BERIKUTNYA', 7, ${baru.judul}, ${baru.isi}, ${new Date(baru.dibuat_pada)}) returning id`.execute(
    owner,
  )
  const { status, body } = await server.call('GET /notifikasi', { token: token.karyawan })
  expect(status).toBe(200)
  expect(body['data'][0]).toMatchObject({
    id: rows[0]?.id,
    jenis: 'LAIN',
    title: baru.judul,
    body: baru.isi,
    read_at: null,
  })
  const sebelum = await jumlah('karyawan')
  expect(
    (await server.call(`POST /notifikasi/${rows[0]?.id}/read`, { token: token.karyawan, body: {} })).status,
  ).toBe(200)
  expect(await jumlah('karyawan')).toBe(sebelum - 1)
})
