import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, addPeople } from '../../../../test/people.ts'
import { DI_DALAM, fotoBaru, formPresensi } from '../../../../test/selfie.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

const HARI = '2026-11-20'
const SIANG = `${HARI}T13:00:00+07:00`
const server: TestServer = await startTestServer(SIANG)
const hrd = await server.login('hrd@rekan.example')
/** When each of them checks in; work begins at 08:00 */
const DATANG = ['07:50:00', '08:20:00', '08:30:00', '08:30:01', '09:00:00']
const people = await addPeople(server.owner, DATANG.length + 1, Date.parse(SIANG))
const orang = people.slice(0, DATANG.length)
const diLain = people.at(-1) as Person
const pusat = await server.owner
  .selectFrom('penempatan')
  .select('kantor_id')
  .where('karyawan_id', '=', orang[0]?.karyawanId ?? 0)
  .executeTakeFirstOrThrow()
afterAll(() => server.close())

const punch = async (siapa: Person, iso: string) => {
  server.setClock(iso)
  const form = formPresensi(fotoBaru(), DI_DALAM)
  expect((await server.call('POST /presensi/check-in', { token: siapa.token, form })).status).toBe(201)
}
const putihkan = (isi: object, id = pusat.kantor_id) =>
  server.call(`POST /kelola/lokasi/${id}/pemutihan`, {
    token: hrd,
    body: { tanggal: HARI, mulai: '07:00', selesai: '08:30', alasan: 'Gangguan sistem.', ...isi },
  })
const telat = async (siapa: readonly Person[] = orang) =>
  Promise.all(
    siapa.map(async ({ karyawanId, token }) => {
      const { body } = await server.call(`GET /karyawan/${karyawanId}/presensi?tanggal=${HARI}`, { token })
      return body['data'].check_in.telat as number
    }),
  )
const kejadian = () => server.owner.selectFrom('presensi_kejadian').selectAll().orderBy('id').execute()

beforeAll(async () => {
  for (const [ke, siapa] of orang.entries()) await punch(siapa, `${HARI}T${DATANG[ke]}+07:00`)
  // Late at the same moment, at another site.
  await punch(diLain, `${HARI}T08:25:00+07:00`)
  const lain = await server.owner
    .selectFrom('kantor')
    .select('id')
    .where('id', '<>', pusat.kantor_id)
    .where('zona_waktu', '=', 'WIB')
    .executeTakeFirstOrThrow()
  await server.owner
    .updateTable('presensi_kejadian')
    .set({ kantor_id: lain.id, dikoreksi: true, oleh_id: diLain.penggunaId })
    .where('presensi_id', 'in', (eb) =>
      eb.selectFrom('presensi').select('id').where('karyawan_id', '=', diLain.karyawanId),
    )
    .execute()
  server.setClock(SIANG)
})

it('[HARI-07] clears the lateness of its site and span alone, keeps the punches, and gives it back', async () => {
  const sebelum = await kejadian()
  const terhitung = [0, 1200, 1800, 1801, 3600]
  expect(await telat()).toEqual(terhitung)
  const { status, body } = await putihkan({})
  expect([status, body['data']]).toMatchObject([
    201,
    {
      tanggal: HARI,
      mulai: `${HARI}T07:00:00+07:00`,
      selesai: `${HARI}T08:30:00+07:00`,
      alasan: 'Gangguan sistem.',
      presensi: 2,
      dicabut: null,
    },
  ])
  expect(await telat()).toEqual([0, 0, 0, 1801, 3600])
  expect(await telat([diLain])).toEqual([1500])
  expect(await kejadian()).toEqual(sebelum)
  const rekap = await server.call('GET /rekap/presensi?bulan=11&tahun=2026', { token: orang[1]?.token })
  expect(rekap.body['data']).toMatchObject({ hadir: 1, terlambat: 0, total_telat: 0 })
  const rinci = await server.call(`GET /karyawan/${orang[1]?.karyawanId}/presensi?tanggal=${HARI}`, {
    token: hrd,
  })
  expect(rinci.body['data'].check_in).toMatchObject({ waktu: '08:20:00', telat: 0, telat_diputihkan: 1200 })

  const cabut = () => server.call(`POST /kelola/pemutihan/${body['data'].id}/cabut`, { token: hrd })
  expect((await cabut()).body['data'].dicabut).toMatchObject({ pada: SIANG })
  expect(await telat()).toEqual(terhitung)
  expect((await cabut()).status).toBe(404)
  expect(await kejadian()).toEqual(sebelum)
  const daftar = await server.call(`GET /kelola/lokasi/${pusat.kantor_id}/pemutihan?bulan=11&tahun=2026`, {
    token: hrd,
  })
  expect(daftar.body['data']).toMatchObject([{ id: body['data'].id, dicabut: { pada: SIANG } }])
  const jejak = await server.owner
    .selectFrom('audit')
    .select(['tindakan', 'sesudah'])
    .where('objek', '=', 'pemutihan')
    .orderBy('id')
    .execute()
  expect(jejak).toMatchObject([
    { sesudah: { alasan: 'Gangguan sistem.', presensi: 2 } },
    { sesudah: { dicabut: true } },
  ])
})

it('[HARI-07] answers a check-in within a span that is waived still as the month counts it', async () => {
  const [dalam, lewat] = await addPeople(server.owner, 2, Date.parse(SIANG))
  const { body } = await putihkan({ mulai: '12:00', selesai: '13:30' })
  const masuk = async (siapa: Person | undefined, iso: string) => {
    server.setClock(iso)
    const form = formPresensi(fotoBaru(), DI_DALAM)
    const jawab = await server.call('POST /presensi/check-in', { token: siapa?.token, form })
    return [jawab.status, jawab.body['data'].telat]
  }
  expect(await masuk(dalam, `${HARI}T13:10:00+07:00`)).toEqual([201, 0])
  expect(await masuk(lewat, `${HARI}T13:31:00+07:00`)).toEqual([201, 5 * 3600 + 31 * 60])
  expect(await telat([dalam as Person, lewat as Person])).toEqual([0, 5 * 3600 + 31 * 60])
  await server.call(`POST /kelola/pemutihan/${body['data'].id}/cabut`, { token: hrd })
  expect(await telat([dalam as Person])).toEqual([5 * 3600 + 600])
  server.setClock(SIANG)
})

it.each([
  ['no reason', { alasan: ' ' }, 'alasan'],
  ['what has not begun', { mulai: '13:00:01', selesai: '14:00' }, 'mulai'],
  ['no length', { mulai: '07:00', selesai: '07:00' }, 'selesai'],
  ['a clock time that is none', { selesai: '25:00' }, 'selesai'],
])('[HARI-07] refuses %s at its field and writes nothing', async (_, isi, isian) => {
  const banyak = () => server.owner.selectFrom('pemutihan').select('id').execute()
  const ada = await banyak()
  const { status, body } = await putihkan(isi)
  expect([status, Object.keys(body['errors'])]).toEqual([422, [isian]])
  expect(await banyak()).toEqual(ada)
})

it('[HARI-07] is HR’s alone, at a site that is there', async () => {
  expect((await putihkan({}, 999_999)).status).toBe(404)
  for (const role of ['karyawan', 'koordinator', 'admin']) {
    const token = await server.login(`${role}@rekan.example`)
    const { status } = await server.call(`POST /kelola/lokasi/${pusat.kantor_id}/pemutihan`, {
      token,
      body: { tanggal: HARI, mulai: '07:00', selesai: '08:30', alasan: 'x' },
    })
    expect(status).toBe(403)
  }
})

it('[JAGA-11] HR without an employee leaves out who has their name, and asks another where several have it', async () => {
  const akun = await server.owner
    .selectFrom('pengguna')
    .select(['id', 'nama', 'karyawan_id'])
    .where('email', '=', 'hrd@rekan.example')
    .executeTakeFirstOrThrow()
  const setAkun = (set: { nama: string | null; karyawan_id: number | null }) =>
    server.owner.updateTable('pengguna').set(set).where('id', '=', akun.id).execute()
  const [, satu, dua] = orang as [Person, Person, Person]
  const rename = ({ karyawanId }: Person, nama: string) =>
    server.owner.updateTable('karyawan').set({ nama }).where('id', '=', karyawanId).execute()
  await setAkun({ nama: 'Rina Kembar', karyawan_id: null })
  await rename(satu, 'Rina Kembar')
  const { body } = await putihkan({})
  expect(await telat([satu, dua])).toEqual([1200, 0])
  await server.call(`POST /kelola/pemutihan/${body['data'].id}/cabut`, { token: hrd })
  await rename(dua, ' RINA KEMBAR ')
  const tolak = await putihkan({})
  expect([tolak.status, tolak.body['error']]).toMatchObject([403, { error: 'PEMUTIHAN_NAMA_KEMBAR' }])
  expect(await telat([satu, dua])).toEqual([1200, 1800])
  await setAkun({ nama: akun.nama, karyawan_id: akun.karyawan_id })
})

it('[HARI-07] the database lets nobody change what was waived', async () => {
  await putihkan({})
  const ubah = server.db.updateTable('pemutihan').set({ dicabut_pada: new Date(SIANG) })
  await expect(ubah.execute()).rejects.toThrow()
})
