import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, addPeople } from '../../../../test/people.ts'
import { insertAbsensi, signInSemua } from '../../../../test/pengajuan.ts'
import { fotoBaru, formPresensi } from '../../../../test/selfie.ts'
import { JUMAT_PAGI, startTestServer } from '../../../../test/server.ts'

const server = await startTestServer()
const people = await addPeople(server.owner, 16, Date.parse(JUMAT_PAGI))
const { token, akun } = await signInSemua(server, {
  koordinator: 'koordinator@rekan.example',
  hrd: 'hrd@rekan.example',
  admin: 'admin@rekan.example',
  wit: 'wit@rekan.example',
  kosong: 'kosong@rekan.example',
})
afterAll(() => server.close())

let orang: Person
beforeEach(() => {
  server.setClock(JUMAT_PAGI)
  orang = people.pop() as Person
})

const punch = async (iso: string, jenis = 'check-in') => {
  server.setClock(iso)
  const { status } = await server.call(`POST /presensi/${jenis}`, {
    token: orang.token,
    form: formPresensi(fotoBaru()),
  })
  expect(status).toBe(201)
  server.setClock(JUMAT_PAGI)
}
const rekap = (saringan = '', siapa = orang.token) =>
  server.call(`GET /rekap/presensi${saringan}`, { token: siapa })
const riwayat = (saringan = '', siapa = orang.token) =>
  server.call(`GET /rekap/presensi/list${saringan}`, { token: siapa })

describe('[API-29] GET /rekap/presensi', () => {
  it('counts one’s own month and gives its days, by default the current one', async () => {
    await punch('2026-11-18T08:10:00+07:00')
    await punch('2026-11-18T16:50:00+07:00', 'check-out')
    await punch('2026-11-19T07:50:30+07:00')
    await insertAbsensi(server.owner, orang, akun.koordinator.penggunaId, {
      tanggal_mulai: '2026-11-17',
      jenis_izin: 'SAKIT',
      status: 'disetujui',
      diputus_oleh_id: akun.koordinator.penggunaId,
      diputus_pada: new Date(JUMAT_PAGI),
    })
    const { data } = (await rekap()).body
    expect(data).toMatchObject({
      bulan: 11,
      tahun: 2026,
      hari_kerja: 21,
      hadir: 2,
      terlambat: 1,
      pulang_cepat: 1,
      sakit: 1,
      // 2 to 16 November, 11 days of work; from the 20th on 7 more
      alpa: 11,
      belum: 7,
      libur: 9,
      total_durasi: 8 * 3600 + 40 * 60,
      total_telat: 600,
      rata_rata_masuk: '08:00:15',
    })
    expect(data.hari).toHaveLength(30)
    expect(data.hari[17]).toEqual({
      tanggal: '2026-11-18',
      status: 'HADIR',
      kerja: true,
      telat: 600,
      lebih_awal: 600,
    })
    expect(data.hari[19]).toMatchObject({ tanggal: '2026-11-20', status: 'BELUM_PRESENSI' })
    expect((await rekap('?bulan=11&tahun=2026')).body['data']).toEqual(data)
    // What the person's page shows of the same month.
    const { body } = await server.call(`GET /karyawan/${orang.karyawanId}/ringkasan`, { token: token.hrd })
    const { rata_rata_masuk: _, hari: __, ...angka } = data
    expect(body['data']).toMatchObject(angka)
  })

  it('takes the mean of a guard’s nights, whichever side of midnight', async () => {
    const malam = await server.owner
      .selectFrom('jadwal_hari')
      .select('jadwal_id')
      .where('jam_mulai', '=', 19 * 3600)
      .executeTakeFirstOrThrow()
    await server.owner
      .updateTable('penempatan')
      .set({ jadwal_id: malam.jadwal_id })
      .where('karyawan_id', '=', orang.karyawanId)
      .execute()
    await punch('2026-11-16T23:00:00+07:00')
    await punch('2026-11-18T02:00:00+07:00')
    const { data } = (await rekap()).body
    expect(data.rata_rata_masuk).toBe('00:30:00')
    expect(data.hari[15]).toMatchObject({ tanggal: '2026-11-16', status: 'HADIR', telat: 4 * 3600 })
    expect(data.hari[16]).toMatchObject({ tanggal: '2026-11-17', status: 'HADIR', telat: 7 * 3600 })
  })

  it('is empty for who has no placement or no employee, and without a mean', async () => {
    for (const siapa of [token.kosong, token.admin]) {
      const { status, body } = await rekap('', siapa)
      expect([status, body['data'].hari, body['data'].rata_rata_masuk]).toEqual([200, [], null])
      expect((await riwayat('', siapa)).body).toEqual({ data: [] })
    }
  })

  it('takes the month that the person’s own calendar shows', async () => {
    server.setClock('2026-11-30T22:30:00+07:00')
    expect((await rekap('', token.wit)).body['data']).toMatchObject({ bulan: 12, tahun: 2026 })
    expect((await rekap()).body['data']).toMatchObject({ bulan: 11, tahun: 2026 })
  })
})

describe('[API-30] GET /rekap/presensi/list', () => {
  it('gives one’s own days newest first, as far as today', async () => {
    await punch('2026-11-18T08:10:00+07:00')
    await punch('2026-11-18T16:50:00+07:00', 'check-out')
    const { data } = (await riwayat()).body
    expect(data).toHaveLength(20)
    expect(data[0]).toMatchObject({ tanggal: '2026-11-20', status: 'BELUM_PRESENSI', check_in: null })
    expect(data[2]).toEqual({
      tanggal: '2026-11-18',
      hari: 'Rabu',
      status: 'HADIR',
      kerja: true,
      check_in: '08:10:00',
      check_out: '16:50:00',
      pulang_dianggap: null,
      telat: 600,
      lebih_awal: 600,
      durasi: 8 * 3600 + 40 * 60,
      menggantikan: [],
      digantikan_oleh: [],
      dicatat_oleh: [],
    })
    expect((await riwayat('?bulan=10')).body['data']).toHaveLength(31)
    expect((await riwayat('?bulan=12')).body['data']).toEqual([])
  })
})

it('both answer 422 for a month or a year that is none', async () => {
  for (const [isian, nilai] of [
    ['bulan', '13'],
    ['bulan', '0'],
    ['bulan', 'x'],
    ['tahun', '26'],
  ] as const) {
    for (const jawab of [await rekap(`?${isian}=${nilai}`), await riwayat(`?${isian}=${nilai}`)])
      expect([jawab.status, Object.keys(jawab.body['errors'])]).toEqual([422, [isian]])
  }
})
