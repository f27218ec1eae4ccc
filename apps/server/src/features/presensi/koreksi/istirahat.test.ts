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
  people = await addPeople(server.owner, 4, Date.parse(JUMAT_PAGI))
  hrd = await server.login('hrd@rekan.example')
  const body = { kunci: 'presensi_istirahat', nilai: true, berlaku_dari: HARI }
  expect((await server.call('POST /kelola/pengaturan', { token: hrd, body })).status).toBe(200)
})
afterAll(() => server.close())

const send = async ({ token }: Person, jalan: string, jam: string, isi: object) => {
  server.setClock(pada(jam))
  expect((await server.call(`POST /presensi/${jalan}`, { token, ...isi })).status).toBe(201)
}
const punch = async (orang: Person, jenis: string, jam: string) =>
  send(orang, jenis, jam, { form: formPresensi(fotoBaru()) })
const koreksi = ({ karyawanId }: Person, istirahat: object[], isi: object = {}, token = hrd) =>
  server.call(`POST /karyawan/presensi/${karyawanId}/istirahat`, {
    token,
    body: { tanggal: HARI, istirahat, alasan: 'Lupa menekan selesai.', ...isi },
  })
const rekap = async ({ token }: Person) =>
  (await server.call('GET /rekap/presensi', { token })).body['data'].jam_kerja

it('puts a break right: hours follow, the trail has before and after, its person is told', async () => {
  const [orang] = people as [Person]
  await punch(orang, 'check-in', '08:00')
  await send(orang, 'istirahat/mulai', '12:00', { body: {} })
  // Nobody ended it: five hours are gone.
  await punch(orang, 'check-out', '17:00')
  expect(await rekap(orang)).toBe(4 * 3600)
  const { status, body } = await koreksi(orang, [
    { mulai: '12:00', selesai: '12:45' },
    { mulai: '15:00', selesai: '15:15' },
  ])
  expect([status, body['message']]).toEqual([200, 'Istirahat dikoreksi.'])
  const baru = [
    { mulai: pada('12:00'), selesai: pada('12:45') },
    { mulai: pada('15:00'), selesai: pada('15:15') },
  ]
  expect(body['data'].penugasan[0].istirahat).toEqual(baru)
  expect(body['data'].koreksi).toMatchObject([
    {
      alasan: 'Lupa menekan selesai.',
      perubahan: [],
      istirahat: { sebelum: [{ mulai: pada('12:00'), selesai: null }], sesudah: baru },
    },
  ])
  expect(await rekap(orang)).toBe(8 * 3600)
  const kabar = await server.owner
    .selectFrom('notifikasi')
    .select('judul')
    .where('pengguna_id', '=', orang.penggunaId)
    .execute()
  expect(kabar).toEqual([{ judul: 'Presensi Anda dikoreksi' }])
  // The same once more changes nothing and says nothing.
  await koreksi(orang, [
    { mulai: '12:00', selesai: '12:45' },
    { mulai: '15:00', selesai: '15:15' },
  ])
  const { body: lagi } = await koreksi(orang, [])
  expect(lagi['data'].koreksi).toHaveLength(2)
  expect(lagi['data'].penugasan[0].istirahat).toEqual([])
})

it('refuses what cannot have been, one’s own, a stranger’s, and a day without breaks', async () => {
  const [, orang] = people as [Person, Person]
  const awal = await koreksi(orang, [{ mulai: '12:00', selesai: '12:45' }])
  expect([awal.status, awal.body['errors']]).toEqual([
    422,
    { tanggal: ['Isi check-in-nya dulu: istirahat ada di dalam jam kerja.'] },
  ])
  await punch(orang, 'check-in', '08:00')
  server.setClock(pada('14:00'))
  const nanti = await koreksi(orang, [{ mulai: '13:30', selesai: '14:30' }])
  expect([nanti.status, nanti.body['errors']]).toEqual([
    422,
    {
      'istirahat.0.selesai': [expect.stringContaining('antara check-in, 20-11-2026 08:00 WIB, dan sekarang')],
    },
  ])
  const silang = [
    { mulai: '12:00', selesai: '13:00' },
    { mulai: '12:30', selesai: '13:30' },
  ]
  // The second would be tomorrow's.
  expect((await koreksi(orang, silang)).status).toBe(422)
  expect((await koreksi(orang, [{ mulai: '12', selesai: '13:00' }])).status).toBe(422)
  expect((await koreksi(orang, [], { alasan: ' ' })).status).toBe(422)
  expect((await koreksi(orang, [], {}, orang.token)).status).toBe(403)
  expect((await koreksi({ ...orang, karyawanId: 999_999 }, [])).status).toBe(404)
  await server.owner.deleteFrom('pengaturan').where('kunci', '=', 'presensi_istirahat').execute()
  const mati = await koreksi(orang, [])
  expect([mati.status, mati.body['error'].error]).toEqual([409, 'ISTIRAHAT_TIDAK_DICATAT'])
})

it('says beforehand whose lock holds a day, and refuses what would change its breaks', async () => {
  const [, , orang] = people as [Person, Person, Person]
  const oleh = await sql<{ id: number }>`select id from pengguna where email = 'hrd@rekan.example'`.execute(
    server.owner,
  )
  await punch(orang, 'check-in', '08:00')
  await send(orang, 'check-out', '17:00', { form: formPresensi(fotoBaru()) })
  await sql`insert into presensi_istirahat (presensi_id, tanggal, mulai, selesai)
    select id, tanggal, ${pada('12:00')}, ${pada('13:00')} from presensi where karyawan_id = ${orang.karyawanId}`.execute(
    server.owner,
  )
  const rekaman = async () =>
    (await server.call(`GET /karyawan/presensi/${orang.karyawanId}?tanggal=${HARI}`, { token: hrd })).body[
      'data'
    ]
  expect(await rekaman()).toMatchObject({ terkunci: null, dapat: { istirahat: true } })
  await sql`insert into kunci_bulan (tahun, bulan, dari, sampai, dikunci_oleh_id, dikunci_pada)
    values (2026, 11, '2026-11-01', '2026-11-30', ${oleh.rows[0]?.id}, '2026-12-02T01:00:00Z')`.execute(
    server.owner,
  )
  const pesan = (await rekaman()).terkunci as string
  expect(pesan).toMatch(/^Presensi November 2026 sudah dikunci oleh .+ pada 2 Desember 2026\.$/)
  for (const baru of [[], [{ mulai: '12:00', selesai: '12:30' }]]) {
    const { status, body } = await koreksi(orang, baru)
    expect([status, body['error'].error]).toEqual([409, 'BULAN_TERKUNCI'])
    expect(body['message']).toContain(pesan)
  }
  expect((await rekaman()).penugasan[0].istirahat).toHaveLength(1)
  const kunci = async (query: string, token = hrd) =>
    (await server.call(`GET /kelola/presensi/kunci?${query}`, { token })).body['data']
  expect(await kunci('dari=2026-11-20&sampai=2026-11-20')).toEqual([
    {
      dari: '2026-11-01',
      sampai: '2026-11-30',
      lingkup: null,
      oleh: expect.any(String),
      pada: '2026-12-02T01:00:00.000Z',
      pesan,
    },
  ])
  expect(await kunci('dari=2026-10-01&sampai=2026-10-31')).toEqual([])
})
