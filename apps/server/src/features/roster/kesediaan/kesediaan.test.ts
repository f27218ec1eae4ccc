import { readSheet } from 'read-excel-file/universal'
import { afterAll, expect, it } from 'vitest'
import { completeDasar } from '../../../../test/payroll.ts'
import { signInSemua } from '../../../../test/pengajuan.ts'
import { JUMAT_PAGI, startTestServer } from '../../../../test/server.ts'
import { createUpahKerja } from '../../../../test/tunjangan.ts'
import { tellKesediaan } from './kesediaan.service.ts'

const server = await startTestServer(JUMAT_PAGI)
await completeDasar(server.owner)
const { token, akun } = await signInSemua(server, {
  siti: 'karyawan@rekan.example',
  hrd: 'hrd@rekan.example',
})
afterAll(() => server.close())

const siti = akun.siti.karyawanId
const { upah, kerja } = createUpahKerja(server, siti)
const hrd = (key: string, body?: unknown) => server.call(key, { token: token.hrd, body })
const milik = (key: string, body?: unknown) => server.call(key, { token: token.siti, body })
const usulan = async () =>
  (await hrd(`GET /kelola/payroll/usulan?karyawan_id=${siti}&bulan=10&tahun=2026`)).body['data']
const melekat = async () =>
  (await usulan()).penghasilan.find(({ nama }: { nama: string }) => nama === 'Lembur Melekat')
const BELUM =
  'Lembur Melekat: karyawan belum menyatakan bersedia atas lembur menurut jadwal (PP 35/2021 pasal 28).'

it('[UPAH-05] consent to overtime by plan is asked once with the roster, and without it the line warns', async () => {
  await upah({ pokok: 5_190_000 })
  const { kantor_id: kantorId } = await server.owner
    .selectFrom('penempatan')
    .select('kantor_id')
    .where('karyawan_id', '=', siti)
    .where('utama', '=', true)
    .executeTakeFirstOrThrow()
  const hari = (tanggal: string, sampai: string) => ({
    mulai: `${tanggal}T07:00:00+07:00`,
    selesai: `${tanggal}T${sampai}:00+07:00`,
  })
  const terbit = async (tanggal: string, sampai: string) => {
    const { mulai, selesai } = hari(tanggal, sampai)
    const satu = {
      karyawan_id: siti,
      kantor_id: kantorId,
      istirahat_detik: 3600,
      istirahat_sesudah_detik: 14_400,
    }
    await server.owner
      .transaction()
      .execute((tx) =>
        tellKesediaan(
          tx,
          [{ ...satu, mulai: Date.parse(mulai), selesai: Date.parse(selesai) }],
          Date.parse(JUMAT_PAGI),
        ),
      )
  }
  const kabar = () =>
    server.owner
      .selectFrom('notifikasi')
      .select('judul')
      .where('pengguna_id', '=', akun.siti.penggunaId)
      .where('judul', '=', 'Bersediakah Anda lembur menurut jadwal?')
      .execute()
  expect((await milik('GET /jadwal/kesediaan')).body['data']).toBeNull()
  // Eight hours and a break are a day's.
  await terbit('2026-10-05', '16:00')
  expect(await kabar()).toEqual([])
  await terbit('2026-10-05', '19:00')
  await terbit('2026-10-06', '19:00')
  expect(await kabar()).toHaveLength(1)
  expect((await milik('GET /jadwal/kesediaan')).body['data']).toMatchObject({ bersedia_pada: null })

  await kerja({ kantorId, ...hari('2026-10-05', '19:00') })
  const { status } = await hrd(`POST /karyawan/presensi/${siti}/koreksi`, {
    tanggal: '2026-10-05',
    check_in: '07:00',
    check_out: '19:00',
    alasan: 'Mesin absen rusak.',
  })
  expect(status).toBe(200)
  expect((await usulan()).peringatan).toContain(BELUM)
  expect((await melekat()).asal.aturan).toMatch(/Kesediaan karyawan belum dinyatakan\.$/)

  const bersedia = await milik('POST /jadwal/kesediaan', {})
  expect([bersedia.status, bersedia.body['message']]).toEqual([200, 'Kesediaan Anda dicatat.'])
  expect((await milik('POST /jadwal/kesediaan', {})).body['data']).toEqual(bersedia.body['data'])
  expect((await usulan()).peringatan).not.toContain(BELUM)
  expect((await melekat()).asal.aturan).toMatch(/Karyawan bersedia sejak 20 November 2026\.$/)

  // On the list of article 28 its time stands beside the order.
  const daftar = await hrd('GET /kelola/lembur/daftar?bulan=10&tahun=2026&format=xlsx')
  const isi = Buffer.from(String(daftar.body['data'].isi), 'base64')
  const lembar = await readSheet(new Uint8Array(isi).buffer)
  expect(lembar.filter(([, kode]) => kode === 'KBN0031').map((sel) => sel.slice(3))).toEqual([
    [
      '5 Oktober 2026',
      '07:00–19:00 WIB',
      '3 jam 0 menit',
      'Jam shift di atas jam kerja sehari',
      'Bersedia, 20 November 2026',
      'Roster terbit, 5 Oktober 2026',
    ],
  ])
  const jejak = await server.owner
    .selectFrom('audit')
    .select('objek_id')
    .where('objek', '=', 'kesediaan_melekat')
    .execute()
  expect(jejak).toEqual([{ objek_id: String(siti) }])
})
