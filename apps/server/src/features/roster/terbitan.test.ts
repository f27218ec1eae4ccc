import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { growRoster } from '../../../test/roster.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../test/server.ts'
import { lookUntil } from '../../../test/tunggu.ts'

const SENIN = '2026-11-23'
/** More than is written at once. `npm run bench:roster` measures the company for which the figure stands. */
const ORANG = 400
const HARI = 31

let server: TestServer
let hrd = ''
let kantor: number[] = []

beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI)
  hrd = await server.login('hrd@rekan.example')
  kantor = await growRoster(server.owner, { orang: ORANG, mulai: SENIN, hari: HARI })
})
afterAll(() => server.close())

const mulai = (isian: object = {}) =>
  server.call('POST /kelola/roster/terbitan', { token: hrd, body: { mulai: SENIN, hari: HARI, ...isian } })
const terakhir = async () => (await server.call('GET /kelola/roster/terbitan', { token: hrd })).body['data']
const banyaknya = async () => {
  const { rows } = await sql<{ draf: number; terbit: number; kabar: number }>`
    select (select count(*)::integer from roster_draf where kantor_id = any(${kantor}::integer[])) as draf,
      (select count(*)::integer from penugasan where kantor_id = any(${kantor}::integer[])) as terbit,
      (select count(*)::integer from notifikasi where jenis = 'JADWAL_TERBIT') as kabar`.execute(server.owner)
  return rows[0]
}
const utuh = { draf: ORANG * HARI, terbit: 0, kabar: 0 }

it('refuses others than HR, and days at which nothing is drafted', async () => {
  const token = await server.login('koordinator@rekan.example')
  expect(
    (await server.call('POST /kelola/roster/terbitan', { token, body: { mulai: SENIN, hari: 7 } })).status,
  ).toBe(403)
  const kosong = await mulai({ mulai: '2027-06-01', hari: 7 })
  expect([kosong.status, kosong.body['error'].error]).toEqual([422, 'TANPA_PERUBAHAN'])
  const tahunan = await mulai({ hari: 1096 })
  expect([tahunan.status, Object.keys(tahunan.body['errors'])]).toEqual([422, ['hari']])
})

it('[ROSTER-24] a publication of many sites that is called off midway leaves none of it published', async () => {
  const [nanti = 0] = kantor.slice(-1)
  // It has written some sites, and waits at the last one for as long as somebody else holds a draft there.
  const batal = await server.owner.transaction().execute(async (pemegang) => {
    await sql`select from roster_draf where kantor_id = ${nanti} limit 1 for update`.execute(pemegang)
    expect((await mulai()).status).toBe(200)
    const lain = await mulai()
    expect([lain.status, lain.body['error'].error]).toEqual([409, 'TERBITAN_BERJALAN'])
    await lookUntil(async () => {
      const { status, selesai } = await terakhir()
      expect(status).toBe('JALAN')
      return selesai > 0
    })
    return server.call('POST /kelola/roster/terbitan/batal', { token: hrd, body: {} })
  })
  expect([batal.status, batal.body['data'].status]).toEqual([200, 'BATAL'])
  await server.deps.jobs.idle()
  expect([(await terakhir()).status, await banyaknya()]).toEqual(['BATAL', utuh])
  expect((await server.call('POST /kelola/roster/terbitan/batal', { token: hrd, body: {} })).status).toBe(409)
})

it('one site that refuses stops all of them, and says which and why', async () => {
  const [pertama = 0] = kantor
  const salah = await sql<{ karyawan_id: number }>`
    insert into penugasan (karyawan_id, tanggal, kantor_id, mulai, selesai, asal, dibuat_pada)
    select karyawan_id, ${SENIN}, 1, '2026-11-23T06:00+07', '2026-11-23T08:00+07', 'pengganti', now()
    from penempatan where kantor_id = ${pertama} order by karyawan_id limit 1 returning karyawan_id`.execute(
    server.owner,
  )
  await mulai({ kantor: kantor.slice(0, 2) })
  await server.deps.jobs.idle()
  const { status, hasil } = await terakhir()
  expect([status, hasil.jumlah_tolak, hasil.tolak[0]]).toEqual([
    'SALAH',
    1,
    expect.stringMatching(/^Lokasi 1: Petugas 1, 23 November 2026: .* bertumpuk dengan /),
  ])
  await sql`delete from penugasan where karyawan_id = ${salah.rows[0]?.karyawan_id ?? 0}`.execute(
    server.owner,
  )
  expect(await banyaknya()).toEqual(utuh)
})

it('[ROSTER-18] 400 people x 31 days are published beside the requests, with a progress that only grows', async () => {
  await mulai()
  const maju: number[] = []
  await lookUntil(async () => {
    const { status, selesai } = await terakhir()
    maju.push(selesai)
    return status !== 'JALAN'
  })
  expect(maju).toEqual(maju.toSorted((a, b) => a - b))
  expect(await terakhir()).toMatchObject({
    status: 'SELESAI',
    selesai: ORANG * HARI,
    dari: ORANG * HARI,
    hasil: { terbit: ORANG * HARI, lokasi: ORANG / 40, diberi_tahu: ORANG, jumlah_perlu: 0 },
  })
  // 23 working days of the 31.
  expect(await banyaknya()).toEqual({ draf: 0, terbit: ORANG * 23, kabar: ORANG })
  // How long that of 20,000 people takes is measured by `npm run bench:roster`.
})
