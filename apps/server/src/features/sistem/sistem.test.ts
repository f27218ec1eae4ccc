import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { insertSlip } from '../../../test/payroll.ts'
import { findAkun } from '../../../test/pengajuan.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../test/server.ts'
import { createApp } from '../../app.ts'
import { recordBackup } from '../../platform/backup-record.ts'
import { silentLog } from '../../platform/log.ts'

const server: TestServer = await startTestServer(JUMAT_PAGI, { withJobs: false })
const admin = await server.login('admin@rekan.example')
afterAll(() => server.close())

const lihat = async () => (await server.call('GET /sistem', { token: admin })).body['data']
const surat = (menitLalu: number) =>
  server.owner
    .insertInto('surat_akun')
    .values({
      email: `orang${menitLalu}@rekan.example`,
      jenis: 'lupa',
      dibuat_pada: new Date(Date.parse(JUMAT_PAGI) - menitLalu * 60_000),
    })
    .execute()

it('the administrator sees how the server is: accounts, database, queues, no alarm while all is well', async () => {
  const { length: aktif } = await server.owner
    .selectFrom('pengguna')
    .select('id')
    .where('aktif', '=', true)
    .execute()
  const { status, body } = await server.call('GET /sistem', { token: admin })
  expect(status).toBe(200)
  expect(body['data']).toEqual({
    versi: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    berjalan_sejak: '2026-11-20T00:52:13.000Z',
    database: {
      versi: expect.stringMatching(/^\d+/),
      ukuran: expect.any(Number),
      // [JAGA-16] Of a server whose release is not known here nothing is claimed.
      umur_hari: expect.toBeOneOf([null, expect.any(Number)]),
    },
    berkas: { terbaca: true },
    cadangan: { terakhir_pada: null },
    antrean: ['surat', 'push', 'foto', 'slip'].map((nama) => ({
      nama,
      menunggu: 0,
      gagal: 0,
      tertua_pada: null,
    })),
    akun: { aktif, nonaktif: 0, sesi: 1 },
    peringatan: [],
  })
  expect(body['data'].database.ukuran).toBeGreaterThan(1_000_000)
})

it.each(['karyawan', 'koordinator', 'hrd'])('%s does not', async (role) => {
  const token = await server.login(`${role}@rekan.example`)
  expect((await server.call('GET /sistem', { token })).status).toBe(403)
})

it('is told of mail that is held up, and of what waits a little no more than its number', async () => {
  await surat(5)
  expect(await lihat()).toMatchObject({
    peringatan: [],
    antrean: [{ nama: 'surat', menunggu: 1 }, {}, {}, {}],
  })
  await surat(20)
  const { antrean, peringatan } = await lihat()
  expect(antrean[0]).toEqual({
    nama: 'surat',
    menunggu: 2,
    gagal: 0,
    tertua_pada: '2026-11-20T00:32:13.000Z',
  })
  expect(peringatan).toEqual([
    {
      nama: 'SURAT_TERTAHAN',
      pesan: '2 surat belum terkirim, yang tertua 20 menit. Periksa SMTP_URL dan server surat.',
    },
  ])
  await server.owner.deleteFrom('surat_akun').execute()
  expect((await lihat()).peringatan).toEqual([])
})

it('and of a payslip whose PDF could not be printed', async () => {
  const [siti, hrd] = await Promise.all([
    findAkun(server.owner, 'karyawan@rekan.example'),
    findAkun(server.owner, 'hrd@rekan.example'),
  ])
  const id = await insertSlip(server.owner, siti, hrd.penggunaId, { terbit: '2026-10-28T03:00:00Z' })
  const coba_pada = new Date('2026-11-20T00:53:00Z')
  await server.owner.insertInto('payroll_pdf').values({ payroll_id: id, kunci: null, coba_pada }).execute()
  expect(await lihat()).toMatchObject({
    antrean: [{}, {}, {}, { nama: 'slip', menunggu: 1, gagal: 1 }],
    peringatan: [{ nama: 'SLIP_TERTAHAN' }],
  })
  await server.owner.deleteFrom('payroll_pdf').where('payroll_id', '=', id).execute()
})

it('and of the last backup: when it was, and when it is too old', async () => {
  await recordBackup(server.dataDir, '2026-11-19T19:00:00.000Z', '/tidak/ada')
  expect(await lihat()).toMatchObject({
    cadangan: { terakhir_pada: '2026-11-19T19:00:00.000Z' },
    peringatan: [],
  })
  await recordBackup(server.dataDir, '2026-11-17T00:00:00.000Z', '/tidak/ada')
  expect((await lihat()).peringatan).toEqual([
    { nama: 'CADANGAN_LAMA', pesan: 'Cadangan terakhir berumur 3 hari. Periksa jadwal npm run backup.' },
  ])
  await rm(join(server.dataDir, 'cadangan-terakhir'))
})

it('and of files that can’t be read', async () => {
  const files = { ...server.deps.files, exists: () => Promise.reject(new Error('away')) }
  const app = await createApp({ deps: { ...server.deps, files }, log: silentLog(), webDir: null })
  const { json } = await app.inject({ url: '/api/sistem', headers: { authorization: `Bearer ${admin}` } })
  expect(json().data).toMatchObject({
    berkas: { terbaca: false },
    peringatan: [{ nama: 'BERKAS_TIDAK_TERBACA' }],
  })
  await app.close()
})

it('[SAFE-34] names the backups that hold photos past their term, as long as they lie where they were written', async () => {
  await recordBackup(server.dataDir, '2026-11-19T19:00:00.000Z', '/tidak/ada')
  const [lama, baru, hilang] = ['rekan-2025-11-19', 'rekan-2025-11-21', 'rekan-2025-10-01'].map((nama) =>
    join(server.dataDir, nama),
  ) as [string, string, string]
  for (const [folder, dibuat] of [
    [lama, '2025-11-19T10:00:00.000Z'],
    [baru, '2025-11-21T10:00:00.000Z'],
    [hilang, '2025-10-01T10:00:00.000Z'],
  ] as const) {
    await mkdir(folder)
    await recordBackup(server.dataDir, dibuat, folder)
  }
  await rm(hilang, { recursive: true })
  await recordBackup(server.dataDir, '2026-11-19T19:00:00.000Z', '/tidak/ada')
  expect((await lihat()).peringatan).toEqual([
    {
      nama: 'CADANGAN_LEWAT_SIMPAN',
      pesan:
        'Cadangan rekan-2025-11-19 masih memuat foto yang melewati masa simpan 12 bulan. Hapus bila tidak diperlukan lagi.',
    },
  ])
  await rm(lama, { recursive: true })
  expect((await lihat()).peringatan).toEqual([])
})
