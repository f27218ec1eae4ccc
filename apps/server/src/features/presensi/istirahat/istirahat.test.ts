import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, addPeople } from '../../../../test/people.ts'
import { fotoBaru, formPresensi } from '../../../../test/selfie.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

const HARI = '2026-11-20'
const pada = (jam: string) => `${HARI}T${jam}:00+07:00`

let server: TestServer
let people: Person[]
let hrd = ''
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  people = await addPeople(server.owner, 5, Date.parse(JUMAT_PAGI))
  hrd = await server.login('hrd@rekan.example')
})
afterAll(() => server.close())

const punch = async ({ token }: Person, jenis: 'check-in' | 'check-out', jam: string) => {
  server.setClock(pada(jam))
  const { status, body } = await server.call(`POST /presensi/${jenis}`, {
    token,
    form: formPresensi(fotoBaru()),
  })
  expect(status).toBe(201)
  return body['data'].id as number
}
const istirahat = ({ token }: Person, jenis: 'mulai' | 'selesai', jam: string, kunci?: string) => {
  server.setClock(pada(jam))
  const headers = kunci === undefined ? {} : { 'idempotency-key': kunci }
  return server.call(`POST /presensi/istirahat/${jenis}`, { token, body: {}, headers })
}
const atur = async (nilai: boolean, hari = HARI) => {
  const body = { kunci: 'presensi_istirahat', nilai, berlaku_dari: hari }
  expect((await server.call('POST /kelola/pengaturan', { token: hrd, body })).status).toBe(200)
}
const profil = async ({ token }: Person) =>
  (await server.call('GET /profile', { token })).body['data'].presensi
const rekaman = async ({ token, karyawanId }: Person) =>
  (await server.call(`GET /karyawan/presensi/${karyawanId}?tanggal=${HARI}`, { token })).body['data']
    .penugasan[0]
const rekap = async ({ token }: Person) => (await server.call('GET /rekap/presensi', { token })).body['data']

it('[KERJA-23] off, as by default, a break answers 409 and the profile has none; it is on from its day', async () => {
  const [orang] = people as [Person]
  await punch(orang, 'check-in', '08:00')
  await atur(true, '2026-11-21')
  const { status, body } = await istirahat(orang, 'mulai', '12:00')
  expect([status, body['error'].error]).toEqual([409, 'ISTIRAHAT_TIDAK_DICATAT'])
  expect((await istirahat(orang, 'selesai', '12:00')).status).toBe(409)
  expect((await profil(orang)).istirahat).toBeNull()
})

it('[KERJA-23] on, breaks are kept and taken out as punched; one that runs ends with the check-out', async () => {
  const [, orang] = people as [Person, Person]
  await atur(true)
  expect((await istirahat(orang, 'mulai', '07:30')).body['error'].error).toBe('BELUM_CHECK_IN')
  await punch(orang, 'check-in', '08:00')
  expect((await profil(orang)).istirahat).toEqual({ sejak: null })
  // Two taps, the second with the same key and a third with another.
  const kunci = crypto.randomUUID()
  const [satu, lagi] = [
    await istirahat(orang, 'mulai', '12:00', kunci),
    await istirahat(orang, 'mulai', '12:01', kunci),
  ]
  expect([satu.status, lagi.status, lagi.body['data']]).toEqual([
    201,
    201,
    { mulai: pada('12:00'), selesai: null },
  ])
  expect((await istirahat(orang, 'mulai', '12:01')).body['error'].error).toBe('SUDAH_ISTIRAHAT')
  expect((await profil(orang)).istirahat).toEqual({ sejak: pada('12:00') })
  expect((await istirahat(orang, 'selesai', '12:20')).body['data']).toEqual({
    mulai: pada('12:00'),
    selesai: pada('12:20'),
  })
  expect((await istirahat(orang, 'selesai', '12:21')).body['error'].error).toBe('TIDAK_ISTIRAHAT')
  expect((await istirahat(orang, 'mulai', '16:30')).status).toBe(201)
  await punch(orang, 'check-out', '17:00')
  expect((await istirahat(orang, 'selesai', '17:01')).body['error'].error).toBe('SUDAH_CHECK_OUT')
  const semua = [
    { mulai: pada('12:00'), selesai: pada('12:20') },
    { mulai: pada('16:30'), selesai: pada('17:00') },
  ]
  expect((await rekaman(orang)).istirahat).toEqual(semua)
  expect((await rekaman({ ...orang, token: hrd })).istirahat).toEqual(semua)
  expect((await profil(orang)).istirahat).toBeNull()
  const { jam_kerja, total_durasi } = await rekap(orang)
  // Nine hours there, less 20 and 30 minutes.
  expect([jam_kerja, total_durasi]).toEqual([9 * 3600 - 50 * 60, 9 * 3600])
  // Turned off later, what was punched stays.
  await atur(false)
  expect((await rekaman(orang)).istirahat).toEqual(semua)
  await atur(true)
})

it('[KERJA-23] of taps at once one begins it, and a check-in that it follows is not taken back', async () => {
  const [, , orang] = people as [Person, Person, Person]
  const masuk = await punch(orang, 'check-in', '08:00')
  const semua = await Promise.all([1, 2, 3].map(() => istirahat(orang, 'mulai', '08:00')))
  expect(semua.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  const tarik = await server.call(`POST /presensi/kejadian/${masuk}/tarik`, { token: orang.token, body: {} })
  expect([tarik.status, tarik.body['error'].error]).toEqual([409, 'BUKAN_TERAKHIR'])
})

it('[KERJA-23] the database refuses what must never be, from whatever code', async () => {
  const [, , , orang] = people as [Person, Person, Person, Person]
  await punch(orang, 'check-in', '08:00')
  await punch(orang, 'check-out', '17:00')
  const { id } = await server.owner
    .selectFrom('presensi')
    .select('id')
    .where('karyawan_id', '=', orang.karyawanId)
    .executeTakeFirstOrThrow()
  const tulis = (mulai: string, selesai: string | null) =>
    sql`insert into presensi_istirahat (presensi_id, tanggal, mulai, selesai)
      values (${id}, ${HARI}, ${pada(mulai)}, ${selesai === null ? null : pada(selesai)})`.execute(server.db)
  await expect(tulis('12:00', '11:59')).rejects.toMatchObject({ constraint: 'istirahat_urut' })
  await expect(tulis('07:59', '08:30')).rejects.toMatchObject({ constraint: 'istirahat_dalam' })
  await expect(tulis('16:30', '17:01')).rejects.toMatchObject({ constraint: 'istirahat_dalam' })
  await expect(tulis('12:00', null)).rejects.toMatchObject({ constraint: 'istirahat_dalam' })
  await tulis('12:00', '12:30')
  await expect(tulis('12:29', '12:40')).rejects.toMatchObject({ constraint: 'istirahat_lepas' })
  await tulis('12:30', '12:40')
  await expect(
    sql`update presensi_istirahat set selesai = ${pada('12:35')} where presensi_id = ${id}`.execute(
      server.db,
    ),
  ).rejects.toMatchObject({ constraint: 'istirahat_tetap' })
  await expect(sql`delete from presensi_istirahat`.execute(server.db)).rejects.toMatchObject({
    code: '42501',
  })

  const [, , , , lain] = people as [Person, Person, Person, Person, Person]
  await punch(lain, 'check-in', '08:00')
  await istirahat(lain, 'mulai', '12:00')
  const dua = sql`insert into presensi_istirahat (presensi_id, tanggal, mulai)
    select id, tanggal, ${pada('12:10')}::timestamptz from presensi where karyawan_id = ${lain.karyawanId}`
  await expect(dua.execute(server.db)).rejects.toMatchObject({ code: '23505' })
})
