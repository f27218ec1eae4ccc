import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { insertAbsensi, insertLembur, signInSemua } from '../../../test/pengajuan.ts'
import { JUMAT_PAGI, startTestServer } from '../../../test/server.ts'

const server = await startTestServer(JUMAT_PAGI, { withJobs: false })
const { token, akun } = await signInSemua(server, {
  karyawan: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  hrd: 'hrd@rekan.example',
  admin: 'admin@rekan.example',
  wit: 'wit@rekan.example',
  malam: 'malam@rekan.example',
  kosong: 'kosong@rekan.example',
})
type Nama = keyof typeof token
afterAll(() => server.close())

beforeEach(async () => {
  server.setClock(JUMAT_PAGI)
  for (const tabel of ['absensi', 'lembur', 'jadwal_pengganti'] as const)
    await server.owner.deleteFrom(tabel).execute()
})

const lihat = async (siapa: Nama, mulai?: string) => {
  const query = mulai === undefined ? '' : `?mulai=${mulai}`
  const { status, body } = await server.call(`GET /jadwal${query}`, { token: token[siapa] })
  expect(status).toBe(200)
  return body['data']
}
const hari = async (siapa: Nama, tanggal: string) => (await lihat(siapa, tanggal)).hari[0]
const KERJA = { jam_mulai: '08:00:00', jam_selesai: '17:00:00', lintas_hari: false, toleransi: 0 }
const setuju = {
  status: 'disetujui' as const,
  diputus_oleh_id: akun.koordinator.penggunaId,
  diputus_pada: new Date('2026-11-19T03:00:00Z'),
}

describe('GET /jadwal', () => {
  it('is this week from Monday on, each day with its hours, office and status', async () => {
    const data = await lihat('karyawan')
    expect([data.mulai, data.hari_ini]).toEqual(['2026-11-16', '2026-11-20'])
    expect(data.hari.map((h: { hari: string; tanggal: string }) => `${h.hari} ${h.tanggal}`)).toEqual([
      'Senin 2026-11-16',
      'Selasa 2026-11-17',
      'Rabu 2026-11-18',
      'Kamis 2026-11-19',
      'Jumat 2026-11-20',
      'Sabtu 2026-11-21',
      'Minggu 2026-11-22',
    ])
    expect(data.hari.map((h: { status: string }) => h.status)).toEqual([
      ...Array.from({ length: 4 }, () => 'ALPA'),
      'BELUM_PRESENSI',
      'LIBUR',
      'LIBUR',
    ])
    expect(data.hari[4]).toEqual({
      tanggal: '2026-11-20',
      hari: 'Jumat',
      status: 'BELUM_PRESENSI',
      jadwal: { ...KERJA, toleransi: expect.any(Number) },
      khusus: false,
      libur: null,
      izin: null,
      lembur: [],
      penugasan: [expect.objectContaining({ jam_mulai: '08:00:00', asal: 'jadwal' })],
      berubah: null,
      kantor: [
        {
          id: expect.any(Number),
          nama: 'Kantor Pusat Jakarta',
          zona_waktu: { kode: 'WIB', zona: 'Asia/Jakarta' },
        },
      ],
    })
    expect(data.hari[5]).toMatchObject({ status: 'LIBUR', jadwal: null })
  })

  it('begins on any day that is asked for', async () => {
    const data = await lihat('karyawan', '2026-12-03')
    expect([data.mulai, data.hari[0].tanggal, data.hari[6].tanggal]).toEqual([
      '2026-12-03',
      '2026-12-03',
      '2026-12-09',
    ])
    expect(data.hari_ini).toBe('2026-11-20')
  })

  it('is the week of the office’s clock: Monday comes two hours sooner in Jayapura', async () => {
    server.setClock('2026-11-22T22:30:00+07:00')
    expect([(await lihat('wit')).mulai, (await lihat('karyawan')).mulai]).toEqual([
      '2026-11-23',
      '2026-11-16',
    ])
  })

  it('says of a night that it ends the next day, and at dawn it is still today', async () => {
    server.setClock('2026-11-20T03:00:00+07:00')
    expect((await lihat('malam')).hari_ini).toBe('2026-11-19')
    expect((await hari('malam', '2026-11-20')).jadwal).toMatchObject({
      jam_mulai: '19:00:00',
      jam_selesai: '07:00:00',
      lintas_hari: true,
    })
  })

  it('names the holidays, for who works on them too', async () => {
    const data = await lihat('karyawan', '2026-12-21')
    expect(data.hari.map((h: { libur: string | null }) => h.libur)).toEqual([
      null,
      null,
      null,
      expect.stringContaining('Cuti Bersama'),
      expect.stringContaining('Natal'),
      null,
      null,
    ])
    expect(data.hari[4]).toMatchObject({ status: 'LIBUR', jadwal: null })
    await server.owner
      .updateTable('jadwal_versi')
      .set({ masuk_saat_libur: true })
      .where('jadwal_id', '=', (eb) =>
        eb
          .selectFrom('penempatan')
          .select('jadwal_id')
          .where('karyawan_id', '=', akun.malam.karyawanId)
          .limit(1),
      )
      .execute()
    expect(await hari('malam', '2026-12-25')).toMatchObject({
      status: 'BELUM_PRESENSI',
      jadwal: { jam_mulai: '19:00:00' },
      libur: expect.stringContaining('Natal'),
    })
  })

  it('shows hours and days off that were set for one date', async () => {
    await server.owner
      .insertInto('jadwal_pengganti')
      .values([
        { karyawan_id: akun.karyawan.karyawanId, tanggal: '2026-11-23', jam_mulai: null, jam_selesai: null },
        {
          karyawan_id: akun.karyawan.karyawanId,
          tanggal: '2026-11-28',
          jam_mulai: 46800,
          jam_selesai: 75600,
        },
      ])
      .execute()
    const data = await lihat('karyawan', '2026-11-23')
    expect(data.hari[0]).toMatchObject({ status: 'LIBUR', jadwal: null, khusus: true })
    expect(data.hari[5]).toMatchObject({
      jadwal: { jam_mulai: '13:00:00', jam_selesai: '21:00:00' },
      khusus: true,
    })
  })

  it('shows approved leave, work from home and overtime, not what waits', async () => {
    const diri = akun.karyawan
    const minta = (isi: Parameters<typeof insertAbsensi>[3]) =>
      insertAbsensi(server.owner, diri, akun.koordinator.penggunaId, isi)
    await minta({ tanggal_mulai: '2026-11-23', tanggal_selesai: '2026-11-24', total_hari: 2, ...setuju })
    await minta({ tanggal_mulai: '2026-11-25', jenis_izin: 'WFH', ...setuju })
    await minta({ tanggal_mulai: '2026-11-26' })
    const lembur = (isi: Parameters<typeof insertLembur>[3]) =>
      insertLembur(server.owner, diri, akun.koordinator.penggunaId, isi)
    await lembur({
      tanggal: '2026-11-28',
      mulai: new Date('2026-11-28T22:00:00+07:00'),
      selesai: new Date('2026-11-29T01:00:00+07:00'),
      ...setuju,
    })
    await lembur({ tanggal: '2026-11-26' })
    const { hari: pekan } = await lihat('karyawan', '2026-11-23')
    expect(pekan.map((h: { izin: string | null; status: string }) => [h.izin, h.status])).toEqual([
      ['IZIN', 'IZIN'],
      ['IZIN', 'IZIN'],
      ['WFH', 'BELUM_PRESENSI'],
      [null, 'BELUM_PRESENSI'],
      [null, 'BELUM_PRESENSI'],
      [null, 'BELUM_PRESENSI'],
      [null, 'LIBUR'],
    ])
    expect(pekan.map((h: { lembur: unknown[] }) => h.lembur)).toEqual([
      ...Array.from({ length: 5 }, () => []),
      [{ jam_mulai: '22:00:00', jam_selesai: '01:00:00' }],
      [],
    ])
  })

  it('lists every office of the day, the one whose hours count first', async () => {
    const { id: _, ...ada } = await server.owner
      .selectFrom('penempatan')
      .selectAll()
      .where('karyawan_id', '=', akun.hrd.karyawanId)
      .where('tanggal_selesai', 'is', null)
      .executeTakeFirstOrThrow()
    const lain = await server.owner
      .selectFrom('kantor')
      .select(['id', 'nama'])
      .where('id', '<>', ada.kantor_id)
      .limit(1)
      .executeTakeFirstOrThrow()
    const kedua = { ...ada, kantor_id: lain.id, utama: false, tanggal_masuk: '2026-11-25' }
    await server.owner.insertInto('penempatan').values(kedua).execute()
    const { hari: pekan } = await lihat('hrd', '2026-11-23')
    const kantor = pekan.map((h: { kantor: { nama: string }[] }) => h.kantor.map(({ nama }) => nama))
    expect([kantor[1], kantor[2]]).toEqual([['Kantor Pusat Jakarta'], ['Kantor Pusat Jakarta', lain.nama]])
  })

  it.each(['kosong', 'admin'] as const)('is seven empty days for %s', async (siapa) => {
    const data = await lihat(siapa)
    expect(data.mulai).toBe('2026-11-16')
    expect(data.hari).toHaveLength(7)
    for (const satu of data.hari) expect(satu).toMatchObject({ status: null, jadwal: null, kantor: [] })
  })

  it('has nothing on days before one came', async () => {
    const { tanggal_masuk } = await server.owner
      .selectFrom('penempatan')
      .select('tanggal_masuk')
      .where('karyawan_id', '=', akun.wit.karyawanId)
      .orderBy('tanggal_masuk')
      .executeTakeFirstOrThrow()
    const sebelum = new Date(Date.parse(tanggal_masuk) - 86_400_000).toISOString().slice(0, 10)
    const { hari: pekan } = await lihat('wit', sebelum)
    expect([pekan[0].kantor, pekan[0].status, pekan[1].kantor.length]).toEqual([[], null, 1])
  })

  it.each(['2026-02-30', '2026-1-1', 'besok', '1899-12-31', '2201-01-01', '9999-12-31'])(
    'refuses mulai=%s',
    async (mulai) => {
      const { status, body } = await server.call(`GET /jadwal?mulai=${mulai}`, { token: token.karyawan })
      expect([status, body['errors']]).toEqual([422, { mulai: ['Tanggal tidak valid.'] }])
    },
  )
})
