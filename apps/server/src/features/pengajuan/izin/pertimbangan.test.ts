import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findAkun, insertAbsensi, insertHakCuti, insertLembur } from '../../../../test/pengajuan.ts'
import { type Person, addPeople } from '../../../../test/people.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
let people: Person[]
let rizky: number
let koordinator: string
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  people = await addPeople(server.owner, 160, Date.parse(JUMAT_PAGI))
  rizky = (await findAkun(server.owner, 'koordinator@rekan.example')).penggunaId
  koordinator = await server.login('koordinator@rekan.example')
})
afterAll(() => server.close())

type Isi = Parameters<typeof insertAbsensi>[3]
const orang = () => people.pop() as Person
const ajukan = (siapa: Person, isi: Isi) => insertAbsensi(server.owner, siapa, rizky, isi)
const disetujui = () => ({
  status: 'disetujui' as const,
  diputus_oleh_id: rizky,
  diputus_pada: new Date('2026-11-19T02:00:00Z'),
})
const lihat = async (id: number, token = koordinator) =>
  (await server.call(`GET /absensi/${id}`, { token })).body['data'].pertimbangan

describe('what a decision needs', () => {
  it('is for who can decide alone, and gone once it is decided', async () => {
    const siti = orang()
    const id = await ajukan(siti, { tanggal_mulai: '2027-01-04' })
    expect(await lihat(id)).toEqual({
      sisa: null,
      menunggu_lain: 0,
      sebelumnya: [],
      bentrok: [],
      lembur: [],
      tercatat: null,
    })
    expect(await lihat(id, siti.token)).toBeNull()
    const sudah = await ajukan(siti, { tanggal_mulai: '2027-01-05', ...disetujui() })
    expect(await lihat(sudah)).toBeNull()
  })

  it('tells the balance on the request’s days, and what other waiting requests would take of it', async () => {
    const siti = orang()
    await insertHakCuti(server.owner, siti.karyawanId, 5, ['2026-01-01', '2026-12-31'])
    const cuti = (mulai: string, total_hari: number, lain: Partial<Isi> = {}) =>
      ajukan(siti, { jenis_izin: 'CUTI', cuti_id: 1, tanggal_mulai: mulai, total_hari, ...lain })
    const id = await cuti('2026-12-01', 1)
    await cuti('2026-12-08', 2)
    await cuti('2026-12-15', 1)
    await cuti('2026-12-22', 3, disetujui())
    await ajukan(siti, { tanggal_mulai: '2026-12-29' })
    expect(await lihat(id)).toMatchObject({ sisa: 5, menunggu_lain: 3 })
    const tahunDepan = await cuti('2027-01-11', 1)
    // Due on 1 January
    expect(await lihat(tahunDepan)).toMatchObject({ sisa: 12 })
  })

  it('tells what a month has left', async () => {
    // A kind of leave of the company's own, by the month.
    await server.owner.updateTable('jenis_cuti').set({ kuota_per: 'bulan' }).where('id', '=', 6).execute()
    const siti = orang()
    const haid = (mulai: string, lain: Partial<Isi> = {}) =>
      ajukan(siti, { jenis_izin: 'CUTI', cuti_id: 6, tanggal_mulai: mulai, ...lain })
    const id = await haid('2026-12-01')
    await haid('2026-12-28', disetujui())
    await haid('2027-01-05')
    expect(await lihat(id)).toMatchObject({ sisa: 1, menunggu_lain: 0 })
    const menikah = await ajukan(siti, { jenis_izin: 'CUTI', cuti_id: 9, tanggal_mulai: '2027-02-01' })
    expect(await lihat(menikah)).toMatchObject({ sisa: 3, menunggu_lain: 0 })
  })

  it('counts every day to its own month, of others too', async () => {
    // A kind of leave of the company's own, by the month.
    await server.owner.updateTable('jenis_cuti').set({ kuota_per: 'bulan' }).where('id', '=', 6).execute()
    const siti = orang()
    const haid = (tanggal_mulai: string, tanggal_selesai: string) =>
      ajukan(siti, { jenis_izin: 'CUTI', cuti_id: 6, tanggal_mulai, tanggal_selesai, total_hari: 2 })
    const pertama = await haid('2026-11-30', '2026-12-01')
    const kedua = await haid('2026-12-02', '2026-12-03')
    expect(await lihat(kedua)).toMatchObject({ sisa: 1, menunggu_lain: 2 })
    expect(await lihat(pertama)).toMatchObject({ sisa: 2, menunggu_lain: 2 })
  })

  it('shows what the person has of the same kind from a year before on, the latest first and at most ten', async () => {
    const siti = orang()
    const khitanan = (tanggal_mulai: string, lain: Partial<Isi> = {}) =>
      ajukan(siti, { jenis_izin: 'CUTI', cuti_id: 11, tanggal_mulai, ...lain })
    const id = await khitanan('2026-12-07')
    await khitanan('2026-12-09', { tanggal_selesai: '2026-12-10', total_hari: 2 })
    await khitanan('2025-12-07', disetujui())
    await khitanan('2025-12-06', disetujui())
    await khitanan('2026-12-14', { ...disetujui(), status: 'ditolak' })
    await ajukan(siti, { jenis_izin: 'CUTI', cuti_id: 9, tanggal_mulai: '2026-12-15' })
    const satu = (tanggal: string, status: string, selesai = tanggal, total_hari = 1) => ({
      tanggal_mulai: tanggal,
      tanggal_selesai: selesai,
      total_hari,
      status,
    })
    expect((await lihat(id)).sebelumnya).toEqual([
      satu('2026-12-09', 'menunggu', '2026-12-10', 2),
      satu('2025-12-07', 'disetujui'),
    ])
    const sakit = await ajukan(siti, { jenis_izin: 'SAKIT', tanggal_mulai: '2027-06-01' })
    for (let i = 10; i < 21; i += 1)
      await ajukan(siti, { jenis_izin: 'SAKIT', tanggal_mulai: `2027-05-${i}`, ...disetujui() })
    const { sebelumnya } = await lihat(sakit)
    expect([sebelumnya.length, sebelumnya[0].tanggal_mulai]).toEqual([10, '2027-05-20'])
  })

  it('names who of the unit is away on those days, by kind alone, the approved first and at most ten', async () => {
    const id = await ajukan(orang(), {
      tanggal_mulai: '2027-05-03',
      tanggal_selesai: '2027-05-07',
      total_hari: 5,
    })
    for (let i = 0; i < 11; i += 1) await ajukan(orang(), { tanggal_mulai: '2027-05-07' })
    await ajukan(orang(), {
      jenis_izin: 'CUTI',
      cuti_id: 6,
      tanggal_mulai: '2027-04-30',
      tanggal_selesai: '2027-05-03',
      total_hari: 2,
      ...disetujui(),
    })
    await ajukan(orang(), { tanggal_mulai: '2027-05-08' })
    await ajukan(orang(), { jenis_izin: 'KOREKSI_PRESENSI', tanggal_mulai: '2027-05-05', jam_masuk: 0 })
    const ditolak = { ...disetujui(), status: 'ditolak' as const }
    await ajukan(orang(), { tanggal_mulai: '2027-05-05', ...ditolak })
    const lainUnit = await findAkun(server.owner, 'wita@rekan.example')
    await insertAbsensi(server.owner, lainUnit, rizky, { tanggal_mulai: '2027-05-05', ...disetujui() })
    const { bentrok } = await lihat(id)
    expect(bentrok).toHaveLength(10)
    expect(bentrok[0]).toEqual({
      nama: expect.stringMatching(/^Orang \d+$/),
      jenis: 'Cuti',
      status: 'disetujui',
      tanggal_mulai: '2027-04-30',
      tanggal_selesai: '2027-05-03',
    })
    expect(new Set(bentrok.slice(1).map((b: { status: string }) => b.status))).toEqual(new Set(['menunggu']))
  })

  it('tells of approved overtime on days that the request has the person away, at most ten', async () => {
    const siti = orang()
    const lembur = (tanggal: string, lain: object = disetujui()) =>
      insertLembur(server.owner, siti, rizky, {
        tanggal,
        mulai: new Date(`${tanggal}T17:00:00+07:00`),
        selesai: new Date(`${tanggal}T19:30:00+07:00`),
        ...lain,
      })
    await lembur('2027-06-01')
    await lembur('2027-06-02', {})
    for (let i = 3; i <= 13; i += 1) await lembur(`2027-06-${String(i).padStart(2, '0')}`)
    const rentang = { tanggal_mulai: '2027-06-02', tanggal_selesai: '2027-06-30', total_hari: 21 }
    const { lembur: ada } = await lihat(await ajukan(siti, rentang))
    expect(ada).toHaveLength(10)
    expect(ada[0]).toEqual({ tanggal: '2027-06-03', jam_mulai: '17:00:00', jam_selesai: '19:30:00' })
    const rumah = await ajukan(siti, { jenis_izin: 'WFH', tanggal_mulai: '2027-06-01' })
    expect((await lihat(rumah)).lembur).toEqual([])
  })

  it('shows a correction’s day as it is recorded, by the office’s clock', async () => {
    const siti = orang()
    const koreksi = (tanggal: string) =>
      ajukan(siti, { jenis_izin: 'KOREKSI_PRESENSI', tanggal_mulai: tanggal, jam_pulang: 61_200 })
    const { id: presensiId } = await server.owner
      .insertInto('presensi')
      .values({ karyawan_id: siti.karyawanId, tanggal: '2026-11-19' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await server.owner
      .insertInto('presensi_kejadian')
      .values((eb) => ({
        presensi_id: presensiId,
        tanggal: '2026-11-19',
        jenis: 'check_in',
        waktu: new Date('2026-11-19T01:02:03Z'),
        kantor_id: eb.selectFrom('kantor').select('id').where('kode', '=', 'JKT01'),
        lokasi: 'dalam',
        di_luar_area: false,
        perlu_tinjauan: false,
        keterangan: '',
        selfie_sha256: Buffer.alloc(32),
      }))
      .execute()
    expect(await lihat(await koreksi('2026-11-19'))).toEqual({
      sisa: null,
      menunggu_lain: 0,
      sebelumnya: [],
      bentrok: [],
      lembur: [],
      tercatat: { check_in: '08:02:03', check_out: null },
    })
    expect((await lihat(await koreksi('2026-11-18'))).tercatat).toEqual({ check_in: null, check_out: null })
  })
})

it('costs a page of 100 a handful of statements', async () => {
  const hari = (i: number) => `2027-0${6 + (i % 4)}-${String(1 + (i % 28)).padStart(2, '0')}`
  for (let i = 0; i < 110; i += 1) {
    const jenis = ([{}, { jenis_izin: 'CUTI', cuti_id: 1 }, { jenis_izin: 'CUTI', cuti_id: 6 }] as const)[
      i % 3
    ]
    await ajukan(people[i] as Person, { tanggal_mulai: hari(i), ...jenis })
  }
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const { body } = await server.call('GET /absensi?per_page=100&status=menunggu', { token: koordinator })
  const statements = query.mock.calls.length
  query.mockRestore()
  expect(body['data']).toHaveLength(100)
  expect(body['data'].every((satu: { pertimbangan: unknown }) => satu.pertimbangan !== null)).toBe(true)
  // Who asks, the page, its count, balances; and for what decisions need no more than these again, twice
  expect(statements).toBeGreaterThan(3)
  expect(statements).toBeLessThanOrEqual(15)
})
