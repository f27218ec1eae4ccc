import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAkun, insertAbsensi, insertHakCuti } from '../../../../test/pengajuan.ts'
import { type Person, addPeople } from '../../../../test/people.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
let people: Person[]
let orang: Person
let rizky: number
const id: Record<string, number> = {}
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  people = await addPeople(server.owner, 10, Date.parse(JUMAT_PAGI))
  orang = people.pop() as Person
  rizky = (await findAkun(server.owner, 'koordinator@rekan.example')).penggunaId
  const disetujui = {
    status: 'disetujui',
    diputus_oleh_id: rizky,
    diputus_pada: new Date('2026-11-19T02:00:00Z'),
  } as const
  const ajukan = async (nama: string, isi: Parameters<typeof insertAbsensi>[3], siapa = orang) => {
    id[nama] = await insertAbsensi(server.owner, siapa, rizky, isi)
  }
  await ajukan('berjalan', {
    jenis_izin: 'CUTI',
    cuti_id: 1,
    tanggal_mulai: '2026-11-19',
    tanggal_selesai: '2026-11-20',
    total_hari: 2,
    dibuat_pada: new Date('2026-10-30T03:00:00Z'),
    ...disetujui,
  })
  await ajukan('koreksi', {
    jenis_izin: 'KOREKSI_PRESENSI',
    tanggal_mulai: '2026-11-18',
    jam_masuk: 28_800,
    dibuat_pada: new Date('2026-11-19T03:00:00Z'),
    ...disetujui,
  })
  await ajukan('kelak', { tanggal_mulai: '2027-02-01', dibuat_pada: new Date('2026-11-17T03:00:00Z') })
  // Filed on 31 October at 23:30 in Jakarta, which is November nowhere in Indonesia but in its east.
  await ajukan('batas', { tanggal_mulai: '2027-03-01', dibuat_pada: new Date('2026-10-31T16:30:00Z') })
  await ajukan('orangLain', { tanggal_mulai: '2026-11-20' }, people[0])
  await insertHakCuti(server.owner, orang.karyawanId, 7, ['2026-01-01', '2026-12-31'])
  // Not yet, and no longer
  await insertHakCuti(server.owner, orang.karyawanId, 12, ['2027-01-01', '2027-12-31'])
  await insertHakCuti(server.owner, orang.karyawanId, 5, ['2025-01-01', '2025-12-31', '2026-11-19'])
})
afterAll(() => server.close())

const minta = async (path: string, token = orang.token) => {
  const { status, body } = await server.call(`GET ${path}`, { token })
  expect([path, status]).toEqual([path, 200])
  return body['data']
}
const ids = (semua: { id: number }[]) => semua.map((satu) => satu.id)

describe('[API-31] GET /rekap/absensi', () => {
  it.each([
    '/rekap/absensi',
    '/rekap/absensi/',
    '/rekap/absensi?bulan=11&tahun=2026',
    '/rekap/absensi?bulan=11',
  ])('%s gives one’s own of the month, filed in it or touching it, newest first', async (path) => {
    expect(ids(await minta(path))).toEqual([id['koreksi'], id['kelak'], id['berjalan']])
  })

  it('keeps months apart by the clock of the person’s office', async () => {
    expect(ids(await minta('/rekap/absensi?bulan=10&tahun=2026'))).toEqual([id['batas'], id['berjalan']])
    expect(ids(await minta('/rekap/absensi?bulan=2&tahun=2027'))).toEqual([id['kelak']])
    expect(await minta('/rekap/absensi?bulan=1&tahun=2020')).toEqual([])
  })

  it('shows them as the list does', async () => {
    const [pertama] = await minta('/rekap/absensi')
    expect(pertama).toEqual(await minta(`/absensi/${id['koreksi']}`))
  })

  it('refuses a month that is none', async () => {
    const { status, body } = await server.call('GET /rekap/absensi?bulan=0', { token: orang.token })
    expect([status, Object.keys(body['errors'])]).toEqual([422, ['bulan']])
  })
})

describe('[API-35] GET /rekap/perizinan', () => {
  it('[API-40] gives every field of the permits summary (its part of this row)', async () => {
    expect(await minta('/rekap/perizinan')).toEqual({
      aktif: {
        id: id['berjalan'],
        jenis: 'Cuti Tahunan',
        total_hari: 2,
        tanggal_mulai: '2026-11-19',
        tanggal_selesai: '2026-11-20',
      },
      rekap: [
        {
          id: id['koreksi'],
          jenis: 'Koreksi Presensi',
          status: 'disetujui',
          keterangan: 'Urusan keluarga.',
          tanggal_mulai: '2026-11-18',
          tanggal_selesai: '2026-11-18',
          created_at: '2026-11-19T03:00:00.000Z',
        },
        expect.objectContaining({ id: id['kelak'], jenis: 'Izin', status: 'menunggu' }),
        expect.objectContaining({ id: id['berjalan'], jenis: 'Cuti Tahunan' }),
      ],
      jatah_cuti: 7,
    })
  })

  it('has no permit in force on a day that none covers, nor while it waits', async () => {
    expect((await minta('/rekap/perizinan', people[0]?.token)).aktif).toBeNull()
    // By the office's clock it is the 21st.
    server.setClock('2026-11-20T17:00:00Z')
    expect((await minta('/rekap/perizinan')).aktif).toBeNull()
    server.setClock('2026-11-20T16:59:59Z')
    expect((await minta('/rekap/perizinan')).aktif).toMatchObject({ id: id['berjalan'] })
    server.setClock(JUMAT_PAGI)
  })

  it('is empty for who is no employee', async () => {
    const admin = await server.login('admin@rekan.example')
    expect(await minta('/rekap/perizinan', admin)).toEqual({ aktif: null, rekap: [], jatah_cuti: 0 })
    expect(await minta('/rekap/absensi', admin)).toEqual([])
  })
})
