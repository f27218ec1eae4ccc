import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { signInSemua } from '../../../test/pengajuan.ts'
import { DI_DALAM, formPresensi, fotoBaru } from '../../../test/selfie.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../test/server.ts'

/** Who coordinates a site: of the attendance of who works there that day, and of nothing else. */
let server: TestServer
let masuk: Awaited<ReturnType<typeof siapkan>>
const HARI = '2026-11-20'
const siapkan = async () =>
  signInSemua(server, {
    karyawan: 'karyawan@rekan.example',
    koordinator: 'koordinator@rekan.example',
    wita: 'wita@rekan.example',
    hrd: 'hrd@rekan.example',
  })
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  masuk = await siapkan()
  // A coordinator of nobody's placement.
  await server.owner
    .updateTable('penempatan')
    .set({ koordinator_id: null })
    .where('koordinator_id', '=', masuk.akun.koordinator.penggunaId)
    .execute()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setClock(JUMAT_PAGI)
  await server.owner.deleteFrom('kantor_koordinator').execute()
  await sql`truncate presensi, penugasan cascade`.execute(server.owner)
})

const kantorOf = async (karyawanId: number) => {
  const { kantor_id } = await server.owner
    .selectFrom('penempatan')
    .select('kantor_id')
    .where('karyawan_id', '=', karyawanId)
    .where('tanggal_selesai', 'is', null)
    .executeTakeFirstOrThrow()
  return kantor_id
}
const tunjuk = (kantor_id: number, mulai: string, sampai: string | null = null) =>
  server.owner
    .insertInto('kantor_koordinator')
    .values({ kantor_id, pengguna_id: masuk.akun.koordinator.penggunaId, mulai, sampai })
    .execute()
const lihat = (karyawanId: number, tanggal = HARI) =>
  server.call(`GET /karyawan/presensi/${karyawanId}?tanggal=${tanggal}`, { token: masuk.token.koordinator })
const daftar = async (saringan = '') => {
  const { body } = await server.call(`GET /karyawan/presensi?per_page=100${saringan}`, {
    token: masuk.token.koordinator,
  })
  return (body['data'] as { id: number; tanggal: string }[]).map(({ id, tanggal }) => `${id} ${tanggal}`)
}

it('sees, punches for and reviews who is placed there while it is theirs, and no day longer', async () => {
  const { karyawan } = masuk.akun
  const kantor = await kantorOf(karyawan.karyawanId)
  const punch = (lat: Record<string, string>) =>
    server.call('POST /presensi/check-in', {
      token: masuk.token.koordinator,
      form: formPresensi(fotoBaru(), { ...lat, karyawan_id: String(karyawan.karyawanId) }),
    })
  expect((await lihat(karyawan.karyawanId)).status).toBe(404)
  expect((await punch(DI_DALAM)).status).toBe(404)
  await tunjuk(kantor, '2026-11-01', '2026-11-19')
  expect((await lihat(karyawan.karyawanId)).status).toBe(404)
  await tunjuk(kantor, HARI)
  expect((await lihat(karyawan.karyawanId)).status).toBe(200)
  expect(await daftar()).toContain(`${karyawan.karyawanId} ${HARI}`)
  expect(await daftar('&bulan=11&tahun=2026')).toContain(`${karyawan.karyawanId} 2026-11-18`)
  for (const panggilan of [
    `GET /karyawan/${karyawan.karyawanId}/ringkasan`,
    `GET /karyawan/${karyawan.karyawanId}/cuti`,
  ])
    expect((await server.call(panggilan, { token: masuk.token.koordinator })).status).toBe(404)
  expect((await punch(DI_DALAM)).status).toBe(201)
})

it('of a work at another site that day, its coordinator takes part, and the next day no more', async () => {
  const { wita, karyawan } = masuk.akun
  const kantor = await kantorOf(karyawan.karyawanId)
  await tunjuk(kantor, '2026-11-01')
  expect((await lihat(wita.karyawanId)).status).toBe(404)
  await server.owner
    .insertInto('penugasan')
    .values({
      karyawan_id: wita.karyawanId,
      tanggal: HARI,
      kantor_id: kantor,
      mulai: new Date(`${HARI}T18:00:00+07:00`),
      selesai: new Date(`${HARI}T23:00:00+07:00`),
      asal: 'roster',
      dibuat_pada: new Date(0),
    })
    .execute()
  expect((await lihat(wita.karyawanId)).status).toBe(200)
  expect((await lihat(wita.karyawanId, '2026-11-19')).status).toBe(404)
  expect(await daftar()).toContain(`${wita.karyawanId} ${HARI}`)
  const bulan = await daftar('&bulan=11&tahun=2026&nama=')
  expect(bulan.filter((baris) => baris.startsWith(`${wita.karyawanId} `))).toEqual([
    `${wita.karyawanId} ${HARI}`,
  ])
})

it('[GANTI-06] finds who stands in for who works there, among those of the site who are free, and is asked when both come', async () => {
  const { karyawan, wita } = masuk.akun
  const [token, desk] = [masuk.token.koordinator, `/karyawan/${karyawan.karyawanId}/penggantian`]
  const lihatCalon = () => server.call(`GET ${desk}?tanggal=${HARI}`, { token })
  const kantor = await kantorOf(karyawan.karyawanId)
  const { id: bebas } = await server.owner
    .selectFrom('penempatan as p')
    .innerJoin('karyawan as k', 'k.id', 'p.karyawan_id')
    .innerJoin('pengguna as u', 'u.karyawan_id', 'k.id')
    .select('k.id')
    .where('p.kantor_id', '=', kantor)
    .where('p.tanggal_selesai', 'is', null)
    .where('u.role', '=', 'karyawan')
    .where('k.id', '<>', karyawan.karyawanId)
    .orderBy('k.id')
    .executeTakeFirstOrThrow()
  for (const karyawan_id of [bebas, wita.karyawanId])
    await server.owner.insertInto('jadwal_pengganti').values({ karyawan_id, tanggal: HARI }).execute()
  expect((await lihatCalon()).status).toBe(404)
  await tunjuk(kantor, '2026-11-01')
  const calon = new Set((await lihatCalon()).body['data'].calon.map(({ id }: { id: number }) => id))
  expect([calon.has(bebas), calon.has(wita.karyawanId)]).toEqual([true, false])
  const tugaskan = (siapa: number) =>
    server.call(`POST ${desk}/tugaskan`, {
      token,
      body: { tanggal: HARI, calon: siapa, alasan: 'Tidak datang' },
    })
  expect((await tugaskan(wita.karyawanId)).status).toBe(422)
  expect((await tugaskan(bebas)).status).toBe(200)

  const { email } = await server.owner
    .selectFrom('pengguna')
    .select('email')
    .where('karyawan_id', '=', bebas)
    .executeTakeFirstOrThrow()
  const { token: milik } = await signInSemua(server, { ganti: email ?? '' })
  const punch = (siapa: string) =>
    server.call('POST /presensi/check-in', { token: siapa, form: formPresensi(fotoBaru(), DI_DALAM) })
  expect((await punch(milik.ganti)).status).toBe(201)
  expect((await punch(masuk.token.karyawan)).status).toBe(409)
  const kabar = await server.call('GET /notifikasi', { token })
  expect(kabar.body['data'][0]).toMatchObject({ jenis: 'PENUGASAN_DITANYAKAN' })
})
