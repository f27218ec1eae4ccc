import { afterAll, describe, expect, it } from 'vitest'
import { signInSemua } from '../../../../test/pengajuan.ts'
import { TERBIT, insertSlip } from '../../../../test/payroll.ts'
import { JUMAT_PAGI, startTestServer } from '../../../../test/server.ts'

const server = await startTestServer(JUMAT_PAGI, { withJobs: false })
const { token, akun } = await signInSemua(server, {
  karyawan: 'karyawan@rekan.example',
  hrd: 'hrd@rekan.example',
  admin: 'admin@rekan.example',
})
afterAll(() => server.close())

type Jadwal = { id: number; nama: string; versi: number; orang: number; riwayat: Riwayat[] }
type Riwayat = { berlaku_dari: string | null; sampai: string | null; keadaan: string; alasan: string | null }

const DESK = '/kelola/jadwal-kerja'
const tulis = (path: string, body: object, versi?: number) =>
  server.call(`POST ${DESK}${path}`, {
    token: token.hrd,
    body,
    ...(versi !== undefined && { headers: { 'if-match': `"${versi}"` } }),
  })
const baca = async () =>
  (await server.call(`GET ${DESK}`, { token: token.hrd })).body['data'] as readonly Jadwal[]
const { jadwal_id: milikSiti } = await server.owner
  .selectFrom('penempatan')
  .select('jadwal_id')
  .where('karyawan_id', '=', akun.karyawan.karyawanId)
  .where('utama', '=', true)
  .executeTakeFirstOrThrow()
const milik = async () => (await baca()).find(({ id }) => id === milikSiti) as Jadwal
const jam = async (tanggal: string) => {
  const { body } = await server.call(`GET /jadwal?mulai=${tanggal}`, { token: token.karyawan })
  const { jadwal } = body['data'].hari[0]
  return jadwal && `${jadwal.jam_mulai.slice(0, 5)}-${jadwal.jam_selesai.slice(0, 5)}`
}
const pekan = (jamMulai: string, jamSelesai: string, hari = [1, 2, 3, 4, 5]) => ({
  toleransi_menit: 10,
  masuk_saat_libur: false,
  hari: hari.map((ke) => ({
    hari: ke,
    jam_mulai: jamMulai,
    jam_selesai: jamSelesai,
    istirahat_menit: 60,
    istirahat_sesudah_menit: 240,
  })),
})
const TUJUH = pekan('07:00', '16:00')

describe('a schedule that changes', () => {
  it('[KERJA-11] says the old hours until the day before, and the new ones from its day on', async () => {
    const ada = await milik()
    expect(ada.riwayat).toMatchObject([{ berlaku_dari: null, sampai: null, keadaan: 'berlaku' }])
    const hitung = await tulis(`/${ada.id}/hitung`, { ...TUJUH, berlaku_dari: '2026-11-25' })
    expect(hitung.body['data']).toEqual({
      orang: ada.orang,
      sampai: null,
      hari_lewat: 0,
      terkunci_sampai: null,
    })
    const { status, body } = await tulis(
      `/${ada.id}/versi`,
      { ...TUJUH, berlaku_dari: '2026-11-25' },
      ada.versi,
    )
    expect([status, body['message']]).toEqual([200, 'Jadwal kerja disimpan.'])
    expect(body['data'].riwayat).toMatchObject([
      { berlaku_dari: '2026-11-25', sampai: null, keadaan: 'akan', toleransi_menit: 10 },
      { berlaku_dari: null, sampai: '2026-11-24', keadaan: 'berlaku' },
    ])
    expect(await Promise.all(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'].map(jam))).toEqual([
      '08:00-17:00',
      '08:00-17:00',
      '07:00-16:00',
      '07:00-16:00',
    ])
    // Who saw it before is shown what stands now, and nothing of theirs is written.
    const basi = await tulis(`/${ada.id}/versi`, { ...TUJUH, berlaku_dari: '2026-11-30' }, ada.versi)
    expect([basi.status, basi.body['data']]).toEqual([409, body['data']])
    const batal = await tulis(`/${ada.id}/batal`, { berlaku_dari: '2026-11-25' }, body['data'].versi)
    expect([batal.status, batal.body['data'].riwayat.length]).toEqual([200, 1])
    expect(await jam('2026-11-25')).toBe('08:00-17:00')
  })

  it('[KERJA-10] leaves every past day as it was answered, unless it is dated back with a reason', async () => {
    const lewat = async () => {
      const alamat = [
        '/presensi?bulan=10&tahun=2026',
        '/rekap/presensi?bulan=10&tahun=2026',
        '/jadwal?mulai=2026-11-09',
      ]
      const jawaban = []
      for (const satu of alamat)
        jawaban.push((await server.call(`GET ${satu}`, { token: token.karyawan })).body)
      return JSON.stringify(jawaban)
    }
    const { id } = await milik()
    const sebelum = await lewat()
    expect((await tulis(`/${id}/versi`, { ...TUJUH, berlaku_dari: '2026-11-21' })).status).toBe(200)
    expect(await lewat()).toBe(sebelum)
    // Wednesday to today: three days of everybody who works by it.
    const mundur = { ...TUJUH, berlaku_dari: '2026-11-18' }
    const { hari_lewat, orang, sampai } = (await tulis(`/${id}/hitung`, mundur)).body['data']
    expect([hari_lewat, sampai]).toEqual([orang * 3, '2026-11-20'])
    expect((await tulis(`/${id}/versi`, mundur)).body['errors']).toEqual({ alasan: [expect.any(String)] })
    expect(await lewat()).toBe(sebelum)
    expect((await tulis(`/${id}/versi`, { ...mundur, alasan: 'Salah tulis di awal' })).status).toBe(200)
    expect(await Promise.all(['2026-11-17', '2026-11-18'].map(jam))).toEqual(['08:00-17:00', '07:00-16:00'])
    const { sesudah } = await server.owner
      .selectFrom('audit')
      .select('sesudah')
      .where('objek', '=', 'jadwal')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(sesudah).toMatchObject({
      berlaku_dari: '2026-11-18',
      alasan: 'Salah tulis di awal',
      hari_lewat: orang * 3,
    })
    // What has begun is not taken back.
    const terlambat = await tulis(`/${id}/batal`, { berlaku_dari: '2026-11-18' })
    expect([terlambat.status, Object.keys(terlambat.body['errors'])]).toEqual([422, ['berlaku_dari']])
  })

  it('moves no day that a published payslip was counted by', async () => {
    const { id } = await milik()
    const isian = { ...pekan('09:00', '18:00'), berlaku_dari: '2026-10-31' }
    await insertSlip(server.owner, akun.karyawan, akun.hrd.penggunaId, { terbit: TERBIT })
    const { terkunci_sampai } = (await tulis(`/${id}/hitung`, isian)).body['data']
    expect(terkunci_sampai).toBe('2026-10-31')
    const alasan = 'Terlambat ditulis'
    const { status, body } = await tulis(`/${id}/versi`, { ...isian, alasan })
    expect([status, body['errors']]).toEqual([
      422,
      {
        berlaku_dari: [
          'Slip gaji sampai 31 Oktober 2026 sudah terbit. Berlaku paling awal sehari sesudahnya.',
        ],
      },
    ])
    const sesudahnya = { ...isian, berlaku_dari: '2026-11-01', alasan }
    expect((await tulis(`/${id}/versi`, sesudahnya)).status).toBe(200)
    expect(await Promise.all(['2026-10-30', '2026-11-02', '2026-11-18'].map(jam))).toEqual([
      '08:00-17:00',
      '09:00-18:00',
      '07:00-16:00',
    ])
  })

  it('refuses what cannot be, at its field', async () => {
    const { id } = await milik()
    const salah = async (path: string, isi: object) => {
      const { status, body } = await tulis(path, isi)
      return [status, Object.keys(body['errors'] ?? {})]
    }
    const versi = `/${id}/versi`
    expect(await salah(versi, { ...TUJUH, berlaku_dari: '2029-01-01' })).toEqual([422, ['berlaku_dari']])
    expect(await salah(versi, { ...TUJUH, berlaku_dari: '2024-01-01', alasan: 'x' })).toEqual([
      422,
      ['berlaku_dari'],
    ])
    const pendek = pekan('07:00', '07:30')
    expect(await salah(versi, { ...pendek, berlaku_dari: '2026-12-01' })).toEqual([
      422,
      [
        'hari.0.istirahat_menit',
        'hari.1.istirahat_menit',
        'hari.2.istirahat_menit',
        'hari.3.istirahat_menit',
        'hari.4.istirahat_menit',
      ],
    ])
    expect(await salah(versi, { ...pekan('07:00', '16:00', [1, 1]), berlaku_dari: '2026-12-01' })).toEqual([
      422,
      ['hari'],
    ])
    expect(await salah(`/${id}/batal`, { berlaku_dari: '2026-12-25' })).toEqual([422, ['berlaku_dari']])
    expect(await salah('', { nama: (await milik()).nama, ...TUJUH })).toEqual([422, ['nama']])
    expect((await tulis('/999999/versi', { ...TUJUH, berlaku_dari: '2026-12-01' })).status).toBe(404)
  })

  it('is added and named on screen, and shown with what it says', async () => {
    const baru = await tulis('', { nama: ' Regu  pagi ', ...TUJUH })
    expect(baru.status).toBe(201)
    expect(baru.body['data']).toMatchObject({
      nama: 'Regu pagi',
      orang: 0,
      riwayat: [{ hari: expect.arrayContaining([expect.objectContaining({ istirahat_menit: 60 })]) }],
    })
    const nama = await tulis(`/${baru.body['data'].id}`, { nama: 'Regu pagi pos' }, baru.body['data'].versi)
    expect([nama.status, nama.body['data'].nama]).toEqual([200, 'Regu pagi pos'])
    expect((await server.call(`GET ${DESK}`, { token: token.admin })).status).toBe(403)
  })
})
