import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../../../test/server.ts'
import { findPelakuKerja } from '../../../platform/auth.ts'

let server: TestServer
const token: Record<string, string> = {}
let kantor: { id: number; nama: string }
let orang: { readonly id: number; readonly hrd: number }
beforeAll(async () => {
  server = await startTestServer()
  for (const nama of ['hrd', 'admin', 'koordinator'])
    token[nama] = await server.login(`${nama}@rekan.example`)
  kantor = await server.owner
    .selectFrom('kantor')
    .select(['id', 'nama'])
    .where('kode', '=', 'PLG01')
    .executeTakeFirstOrThrow()
  const akun = await server.owner
    .selectFrom('pengguna')
    .select(['karyawan_id', 'email'])
    .where('email', 'in', ['karyawan@rekan.example', 'hrd@rekan.example'])
    .execute()
  const idOf = (email: string) => akun.find((satu) => satu.email === email)?.karyawan_id ?? 0
  orang = { id: idOf('karyawan@rekan.example'), hrd: idOf('hrd@rekan.example') }
})
afterAll(() => server.close())

const give = (role: string, body: object, id = orang.id) =>
  server.call(`POST /karyawan/${id}/peran`, { token: token[role], body })

it('[ATUR-03] shows HR of a branch the lists, the offices and the reports of that branch alone', async () => {
  const semua = await server.call('GET /karyawan?per_page=100', { token: token['hrd'] })
  expect((await give('admin', { role: 'hrd', kantor_ids: [kantor.id] })).status).toBe(200)
  token['cabang'] = await server.login('karyawan@rekan.example')
  const milik = new Set(
    (
      await server.owner
        .selectFrom('penempatan as p')
        .innerJoin('karyawan as k', 'k.id', 'p.karyawan_id')
        .select('k.kode')
        .where('p.kantor_id', '=', kantor.id)
        .where('p.utama', '=', true)
        .where('p.tanggal_selesai', 'is', null)
        .execute()
    ).map(({ kode }) => kode),
  )
  const call = (path: string) => server.call(`GET ${path}`, { token: token['cabang'] })
  const sendiri = 'KBN0031'
  const kodeOf = (teks: string) => [...new Set(teks.match(/KBN\d{4}/g) ?? [])].filter((k) => k !== sendiri)
  for (const path of [
    '/karyawan?per_page=100',
    '/karyawan/presensi?per_page=100',
    '/absensi?per_page=100',
    '/lembur?per_page=100',
    '/kelola/payroll?bulan=10&tahun=2026&per_page=100',
  ]) {
    const { status, body } = await call(path)
    expect([path, status, kodeOf(JSON.stringify(body)).filter((kode) => !milik.has(kode))]).toEqual([
      path,
      200,
      [],
    ])
  }
  const daftar = await call('/karyawan?per_page=100')
  expect(daftar.body['meta'].total).toBeLessThan(semua.body['meta'].total)
  expect(kodeOf(JSON.stringify(daftar.body)).toSorted()).toEqual(
    [...milik].filter((kode) => kode !== sendiri).toSorted(),
  )
  expect((await call('/reference/kantor')).body['data']).toEqual([kantor])
  const lain = await server.owner
    .selectFrom('kantor')
    .select('id')
    .where('id', '<>', kantor.id)
    .executeTakeFirstOrThrow()
  expect((await call(`/karyawan/presensi?kantor_id=${lain.id}`)).status).toBe(404)
  expect((await call(`/karyawan/${orang.hrd}`)).status).toBe(404)
  expect((await call(`/kelola/payroll/usulan?karyawan_id=${orang.hrd}&bulan=10&tahun=2026`)).status).toBe(404)
})

it('[ATUR-03] lets nobody widen their own scope, and HR of a branch give no role at all', async () => {
  expect((await give('cabang', { role: 'hrd' })).status).toBe(403)
  expect((await give('hrd', { role: 'hrd' })).status).toBe(403)
  const pengaturan = await server.call('POST /pengaturan/perusahaan', {
    token: token['cabang'],
    body: { nama: 'Lain', alamat: null },
  })
  expect(pengaturan.status).toBe(403)
})

it('keeps the last administrator and the last HR of the whole company, in the database as well', async () => {
  const { status, body } = await give('admin', { role: 'hrd', kantor_ids: [kantor.id] }, orang.hrd)
  const lain = await server.owner
    .selectFrom('pengguna as p')
    .leftJoin('karyawan as k', 'k.id', 'p.karyawan_id')
    .select('p.id')
    .where('p.role', '=', 'hrd')
    .where('p.aktif', '=', true)
    .where('p.karyawan_id', 'not in', [orang.id, orang.hrd])
    .execute()
  expect([status, body['error']?.error]).toEqual(
    lain.length === 0 ? [409, 'PENGURUS_TERAKHIR'] : [200, undefined],
  )
  await expect(
    server.owner.updateTable('pengguna').set({ role: 'karyawan' }).where('role', '=', 'admin').execute(),
  ).rejects.toThrow('the last administrator')
  await expect(
    server.owner.updateTable('pengguna').set({ aktif: false }).where('role', '=', 'hrd').execute(),
  ).rejects.toThrow('the last HR of the whole company')
})

it('keeps the branches of a role that is changed without naming any', async () => {
  expect((await give('admin', { role: 'koordinator' })).status).toBe(200)
  const lingkup = await server.owner
    .selectFrom('peran_lingkup as l')
    .innerJoin('pengguna as p', 'p.id', 'l.pengguna_id')
    .select('l.kantor_id')
    .where('p.karyawan_id', '=', orang.id)
    .execute()
  expect(lingkup.map(({ kantor_id }) => kantor_id)).toEqual([kantor.id])
  expect((await give('admin', { role: 'hrd' })).status).toBe(200)
})

it('does no work of the whole company for who was narrowed to a branch since they asked for it', async () => {
  const { rows } = await sql<{ id: number; cabang: boolean }>`
    select id, exists (select from peran_lingkup l where l.pengguna_id = p.id) as cabang
    from pengguna p where role = 'hrd' and aktif`.execute(server.owner)
  const idOf = (cabang: boolean) => rows.find((akun) => akun.cabang === cabang)?.id ?? 0
  for (const kerja of [
    'POST /kelola/payroll/proses/terbitkan',
    'POST /kelola/roster/terbitan',
    'POST /kelola/impor-karyawan',
  ] as const) {
    expect(await findPelakuKerja(server.db, idOf(false), kerja)).toMatchObject({ role: 'hrd' })
    expect(await findPelakuKerja(server.db, idOf(true), kerja)).toBeNull()
  }
})

it('refuses a scope for a role that has none, and an office that is none', async () => {
  const terbatas = await give('admin', { role: 'karyawan', kantor_ids: [kantor.id] })
  expect([terbatas.status, terbatas.body['error'].error]).toEqual([422, 'LINGKUP_TIDAK_UNTUK_PERAN'])
  const kosong = await give('admin', { role: 'hrd', kantor_ids: [1_999_999_999] })
  expect([kosong.status, Object.keys(kosong.body['errors'])]).toEqual([422, ['kantor_ids']])
})

it('[ATUR-04] lets an auditor of the branch read, and write nothing', async () => {
  expect((await give('admin', { role: 'auditor', kantor_ids: [kantor.id] })).status).toBe(200)
  const { body } = await server.call('GET /profile', { token: token['cabang'] })
  expect(body['data'].role).toEqual({ id: 5, name: 'auditor' })
  const daftar = await server.call('GET /karyawan?per_page=100', { token: token['cabang'] })
  expect(daftar.status).toBe(200)
  const seorang = daftar.body['data'].find((k: { id: string }) => Number(k.id) !== orang.id)
  const kartu = await server.call(`GET /karyawan/${seorang.id}`, { token: token['cabang'] })
  expect(kartu.body['data'].personal?.nik ?? kartu.body['data'].nik).toBeDefined()
  for (const path of [`/karyawan/${seorang.id}/upah`, '/kelola/payroll?bulan=10&tahun=2026'])
    expect((await server.call(`GET ${path}`, { token: token['cabang'] })).status).toBe(403)
})

it('lists who has which role for which offices, and whom the reader may give another', async () => {
  expect((await give('admin', { role: 'hrd', kantor_ids: [] }, orang.hrd)).status).toBe(200)
  expect((await give('admin', { role: 'auditor', kantor_ids: [kantor.id] })).status).toBe(200)
  const daftar = async (role: string) =>
    (await server.call('GET /kelola/pengaturan/peran', { token: token[role] })).body['data'] as {
      readonly karyawan: { readonly id: number } | null
      readonly role: string
      readonly kantor: readonly object[]
      readonly boleh_ubah: boolean
    }[]
  const semua = await daftar('admin')
  expect(semua[0]).toMatchObject({ karyawan: null, role: 'admin', kantor: [], boleh_ubah: false })
  expect(semua.find(({ karyawan }) => karyawan?.id === orang.id)).toMatchObject({
    role: 'auditor',
    kantor: [{ id: kantor.id, nama: kantor.nama }],
    boleh_ubah: true,
  })
  expect(semua.some(({ role }) => role === 'karyawan')).toBe(false)
  const olehHrd = await daftar('hrd')
  expect(olehHrd.map(({ role }) => role)).toEqual(semua.map(({ role }) => role))
  expect(olehHrd.filter(({ role }) => role === 'hrd').every(({ boleh_ubah }) => !boleh_ubah)).toBe(true)
  const { status } = await server.call('GET /kelola/pengaturan/peran', { token: token['koordinator'] })
  expect(status).toBe(403)
})
