import { readSheet } from 'read-excel-file/universal'
import { afterAll, expect, it } from 'vitest'
import { completeDasar } from '../../../../test/payroll.ts'
import { signInSemua } from '../../../../test/pengajuan.ts'
import { JUMAT_PAGI, startTestServer } from '../../../../test/server.ts'
import { createUpahKerja } from '../../../../test/tunjangan.ts'

const server = await startTestServer(JUMAT_PAGI)
await completeDasar(server.owner)
const { token, akun } = await signInSemua(server, {
  siti: 'karyawan@rekan.example',
  hrd: 'hrd@rekan.example',
})
afterAll(() => server.close())

const siti = akun.siti.karyawanId
const { upah } = createUpahKerja(server, siti)
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
    .where('tanggal_masuk', '<=', '2026-10-05')
    .where('tanggal_selesai', 'is', null)
    .executeTakeFirstOrThrow()
  const shift = async (huruf: string, sampai: number) => {
    const { id } = await server.owner
      .insertInto('jenis_shift')
      .values({
        nama: `Shift ${huruf}`,
        huruf,
        warna: 'biru',
        jam_mulai: 7 * 3600,
        jam_selesai: sampai * 3600,
        istirahat_detik: 3600,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const pekan = { kantor_id: kantorId, mulai: '2026-10-05', hari: 7 }
  const terbit = async (tanggal: string, jenis_shift_id: number) => {
    const kini = await hrd(`GET /kelola/roster?kantor_id=${kantorId}&mulai=${pekan.mulai}&hari=7`)
    const sel = [{ karyawan_id: siti, tanggal, isi: [{ jenis_shift_id }] }]
    const ditulis = await hrd('POST /kelola/roster/sel', { ...pekan, versi: kini.body['data'].versi, sel })
    const { versi } = ditulis.body['data']
    const { status, body } = await hrd('POST /kelola/roster/terbitkan', { ...pekan, versi, alasan: 'Acara.' })
    expect([status, body['data']?.terbit ?? body]).toEqual([200, 1])
  }
  const kabar = () =>
    server.owner
      .selectFrom('notifikasi')
      .select('judul')
      .where('pengguna_id', '=', akun.siti.penggunaId)
      .where('judul', '=', 'Bersediakah Anda lembur menurut jadwal?')
      .execute()
  expect((await milik('GET /jadwal/kesediaan')).body['data']).toBeNull()
  const [sehari, panjang] = [await shift('D', 16), await shift('P', 19)]
  server.setClock('2026-10-01T08:00:00+07:00')
  // Eight hours and a break are a day's.
  await terbit('2026-10-05', sehari)
  expect(await kabar()).toEqual([])
  await terbit('2026-10-05', panjang)
  await terbit('2026-10-06', panjang)
  expect(await kabar()).toHaveLength(1)
  expect((await milik('GET /jadwal/kesediaan')).body['data']).toMatchObject({ bersedia_pada: null })

  server.setClock(JUMAT_PAGI)
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
  expect(lembar.filter(([, kode]) => kode === 'KBN0031').map((sel) => sel.slice(3))).toEqual(
    ['5 Oktober 2026', '6 Oktober 2026'].map((hari) => [
      hari,
      '07:00–19:00 WIB',
      '3 jam 0 menit',
      'Jam shift di atas jam kerja sehari',
      'Bersedia, 20 November 2026',
      'Roster terbit, 1 Oktober 2026',
    ]),
  )
  const jejak = await server.owner
    .selectFrom('audit')
    .select('objek_id')
    .where('objek', '=', 'kesediaan_melekat')
    .execute()
  expect(jejak).toEqual([{ objek_id: String(siti) }])
})
