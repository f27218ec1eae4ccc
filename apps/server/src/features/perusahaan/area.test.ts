import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../../test/server.ts'
import { berkas, readBerkas } from './berkas.wire.ts'

let server: TestServer
let hrd: string
beforeAll(async () => {
  server = await startTestServer(undefined, { withJobs: false })
  hrd = await server.login('hrd@rekan.example')
})
afterAll(() => server.close())

type Posisi = readonly [lng: number, lat: number]
const tutup = (...sudut: readonly Posisi[]) => ({
  type: 'Polygon',
  coordinates: [[...sudut, ...sudut.slice(0, 1)]],
})
const PERSEGI = tutup([106.826, -6.176], [106.828, -6.176], [106.828, -6.174], [106.826, -6.174])
const KUPU = tutup([106.826, -6.176], [106.828, -6.174], [106.828, -6.176], [106.826, -6.174])
const LUBANG = { ...PERSEGI, coordinates: [...PERSEGI.coordinates, ...PERSEGI.coordinates] }
const PANJANG = tutup(...Array.from({ length: 10_000 }, (_, i): Posisi => [106.8 + i / 1e6, -6.1]))

const kantor = () =>
  server.owner
    .selectFrom('kantor')
    .select(['id', 'nama', 'area'])
    .where('kode', '=', 'JKT01')
    .executeTakeFirstOrThrow()
const ubah = async (area: unknown, token = hrd) =>
  server.call(`POST /kantor/${(await kantor()).id}/area`, { token, body: { area } })

it('[ORANG-14, LOKASI-03] an area that crosses itself is refused with the crossing, by API, file and database', async () => {
  const { area: semula } = await kantor()
  const { status, body } = await ubah(KUPU)
  expect(status).toBe(422)
  expect(body['error'].error).toBe('AREA_BERSILANG')
  expect(body['data']).toEqual({ persilangan: [106.827, -6.175] })
  expect(body['message']).toContain('[106.827, -6.175]')

  const titik = KUPU.coordinates[0]?.slice(0, -1).map(([lng, lat]) => [lat, lng])
  const satu = { kode: 'X1', nama: 'Pos', alamat: 'Jalan', zona_waktu: 'WIB', titik }
  const dibaca = readBerkas(JSON.stringify({ kantor: [satu] }), berkas)
  expect('salah' in dibaca && dibaca.salah).toEqual([
    expect.stringMatching(/^kantor\.0\.titik: AREA_BERSILANG\. .*\[106\.827, -6\.175\]/),
  ])

  const { id } = await kantor()
  const tulis = (area: object) =>
    server.db
      .updateTable('kantor')
      .set({ area: JSON.stringify(area) })
      .where('id', '=', id)
      .execute()
  await expect(tulis(KUPU)).rejects.toMatchObject({ constraint: 'kantor_area_bersilang' })
  await expect(tulis(LUBANG)).rejects.toMatchObject({ constraint: 'kantor_area_bentuk' })
  await expect(tulis({ type: 'Point', coordinates: [106.8, -6.1] })).rejects.toMatchObject({
    constraint: 'kantor_area_bentuk',
  })
  expect((await kantor()).area).toEqual(semula)
})

it('says clearly what else is no area, and nothing of it is stored', async () => {
  const { area: semula } = await kantor()
  for (const [area, pesan] of [
    [LUBANG, /tidak dapat berlubang/],
    [PANJANG, /paling banyak 100 sudut, sedangkan ini 10\.000/],
    [tutup([-6.176, 106.826], [-6.174, 106.826], [-6.174, 106.828]), /di luar Indonesia/],
  ] as const) {
    const { status, body } = await ubah(area)
    expect([status, body['errors'].area[0]]).toEqual([422, expect.stringMatching(pesan)])
  }
  expect((await kantor()).area).toEqual(semula)
  expect(
    (await server.call('POST /kantor/999999/area', { token: hrd, body: { area: PERSEGI } })).status,
  ).toBe(404)
})

it('is changed by HR alone, holds from the next punch on and stands in the trail', async () => {
  const { id } = await kantor()
  const { status, body } = await ubah(PERSEGI)
  expect([status, body['data']]).toMatchObject([200, { id, area: PERSEGI, zona_waktu: { kode: 'WIB' } }])
  const token = await server.login('karyawan@rekan.example')
  const { body: profil } = await server.call('GET /profile', { token })
  expect(profil['data'].presensi.kantor[0].area).toEqual(PERSEGI)
  expect((await ubah(PERSEGI, token)).status).toBe(403)
  const jejak = await server.owner
    .selectFrom('audit')
    .select(['objek', 'objek_id', 'sesudah'])
    .where('tindakan', '=', 'POST /kantor/{id}/area')
    .execute()
  const sesudah = { area: PERSEGI, uraian_area: 'poligon 4 sudut, 49.170 m²' }
  expect(jejak).toEqual([{ objek: 'kantor', objek_id: String(id), sesudah }])

  expect((await ubah(null)).status).toBe(200)
  await server.owner.updateTable('kantor').set({ kebijakan_lokasi: 'wajib' }).where('id', '=', id).execute()
  expect((await ubah(PERSEGI)).status).toBe(200)
  const { body: tanpa } = await ubah(null)
  expect(tanpa['errors'].area[0]).toMatch(/mewajibkan presensi di dalam area/)
})

it('an area from before, which crosses itself, stays and is named to the administrator', async () => {
  const { id, nama } = await kantor()
  const simpan = (area: object) =>
    sql`update kantor set area = ${JSON.stringify(area)}::jsonb where id = ${id}`.execute(server.owner)
  await sql`alter table kantor disable trigger kantor_periksa_area`.execute(server.owner)
  await simpan(KUPU)
  await sql`alter table kantor enable trigger kantor_periksa_area`.execute(server.owner)
  await simpan(KUPU)
  const admin = await server.login('admin@rekan.example')
  const { body } = await server.call('GET /sistem', { token: admin })
  const peringatan = body['data'].peringatan as { nama: string; pesan: string }[]
  expect(peringatan.find((satu) => satu.nama === 'AREA_BERSILANG')?.pesan).toContain(
    `${nama} di [106.827, -6.175]`,
  )
})
