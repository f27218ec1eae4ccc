import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { addCheckIn, addPeople } from '../../../../test/people.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

const SENIN = '2026-11-23T09:00:00+07:00'
const TANGGAL = '2026-11-20'
const server: TestServer = await startTestServer(SENIN, { withJobs: false })
const people = await addPeople(server.owner, 4, Date.parse(SENIN))
const hrd = await server.login('hrd@rekan.example')
afterAll(() => server.close())

it('marked punches are decided in one go, each by itself: what is refused is told, the others stand', async () => {
  for (const { karyawanId } of people.slice(0, 3)) await addCheckIn(server.owner, karyawanId, TANGGAL)
  await sql`update presensi_kejadian set perlu_tinjauan = true where presensi_id in (
    select id from presensi where karyawan_id = any(${people.slice(0, 2).map((p) => p.karyawanId)}::integer[]))`.execute(
    server.owner,
  )
  const kejadian = people.map(({ karyawanId }) => ({
    karyawan_id: karyawanId,
    tanggal: TANGGAL,
    jenis: 'check_in',
  }))
  const tinjau = (isi: object) =>
    server.call('POST /kelola/presensi/tinjauan', { token: hrd, body: { kejadian, ...isi } })
  expect((await tinjau({ diterima: false })).body['errors']).toHaveProperty('alasan')
  const { status, body } = await tinjau({ diterima: true })
  expect([status, body['message']]).toEqual([200, '2 presensi ditinjau.'])
  expect(body['data']).toMatchObject({
    ditinjau: 2,
    gagal: [
      { karyawan_id: people[2]?.karyawanId, pesan: 'Presensi ini tidak perlu ditinjau.' },
      { karyawan_id: people[3]?.karyawanId, pesan: 'Belum ada check-in pada tanggal itu.' },
    ],
  })
  const { rows } = await sql<{ diterima: boolean | null }>`
    select diterima from presensi_kejadian order by id`.execute(server.owner)
  expect(rows.map(({ diterima }) => diterima)).toEqual(expect.arrayContaining([true, true, null]))
  expect((await tinjau({ diterima: true })).body['data'].ditinjau).toBe(0)
})
