import writeExcelFile from 'write-excel-file/node'
import { beforeEach, describe, expect, it } from 'vitest'
import { TERBIT } from '../../../../test/payroll.ts'
import { startGaji } from '../../../../test/gaji.ts'
import { JUMAT_PAGI } from '../../../../test/server.ts'

const { server, token, akun, call } = await startGaji({
  siti: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  hrd: 'hrd@rekan.example',
  lain: 'wita@rekan.example',
})
type Nama = keyof typeof token
beforeEach(async () => {
  server.setClock(JUMAT_PAGI)
  await server.owner.deleteFrom('payroll').execute()
  await server.owner.deleteFrom('reimburse').execute()
  await server.owner.deleteFrom('notifikasi').execute()
})

let lembar = 0
/** Each receipt is a PDF of its own, unless it is the same one again. */
function bukti(nomor?: number) {
  lembar += 1
  const isi = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Nomor ${nomor ?? lembar + 100} >>\nendobj\nxref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n45\n%%EOF\n`
  return new File([isi], 'kuitansi.pdf', { type: 'application/pdf' })
}
function kirim(nama: Nama, key: string, isi: Record<string, string>, file: File | null = bukti()) {
  const form = new FormData()
  for (const [kunci, nilai] of Object.entries({
    tanggal: '2026-11-18',
    jumlah: '150000',
    keterangan: 'Bensin patroli',
    ...isi,
  }))
    form.set(kunci, nilai)
  if (file !== null) form.set('file', file)
  return server.call(key, { token: token[nama], form })
}
const kabar = async (jenis: string) =>
  (
    await server.owner
      .selectFrom('notifikasi')
      .select(['judul', 'jenis'])
      .where('pengguna_id', '=', akun.siti.penggunaId)
      .execute()
  ).flatMap((satu) => (satu.jenis === jenis ? satu.judul : []))
const minta = (isi: Record<string, string> = {}, file?: File | null) =>
  kirim('siti', 'POST /reimburse', isi, file)
const putus = (id: number, setuju: boolean, nama: Nama = 'hrd', alasan?: string) =>
  call(nama, `POST /kelola/reimburse/${id}/putusan`, { setuju, ...(alasan !== undefined && { alasan }) })
const usulan = async (bulan: number) =>
  (
    await call(
      'hrd',
      `GET /kelola/payroll/usulan?karyawan_id=${akun.siti.karyawanId}&bulan=${bulan}&tahun=2026`,
    )
  ).body['data']
const diganti = (data: { penghasilan_lain: { nama: string }[] }) =>
  data.penghasilan_lain.filter(({ nama }) => nama.startsWith('Reimburse'))

describe('a reimbursement', () => {
  it('[UPAH-54] asked for with its receipt and approved raises net pay alone, once', async () => {
    await server.owner.deleteFrom('upah').where('karyawan_id', '=', akun.siti.karyawanId).execute()
    await server.owner
      .insertInto('upah')
      .values({
        karyawan_id: akun.siti.karyawanId,
        mulai: '2024-01-01',
        satuan: 'bulan',
        pokok: 8_000_000,
        dibuat_pada: new Date(TERBIT),
      })
      .execute()
    const sebelum = await usulan(11)
    const { status, body } = await minta()
    expect([status, body['data'][0].status]).toEqual([201, 'MENUNGGU'])
    const { id } = body['data'][0]
    expect(diganti(await usulan(11))).toEqual([])
    expect((await putus(id, true)).status).toBe(200)
    const sesudah = await usulan(11)
    expect(diganti(sesudah)).toMatchObject([{ nama: `Reimburse No. ${id}`, jumlah: 150_000 }])
    expect(sesudah.gaji_bersih - sebelum.gaji_bersih).toBe(150_000)
    expect(sesudah.potongan).toEqual(sebelum.potongan)
    expect(sesudah.dasar).toEqual(sebelum.dasar)

    await call('hrd', 'POST /kelola/payroll/susun', {
      bulan: 11,
      tahun: 2026,
      karyawan_ids: [akun.siti.karyawanId],
    })
    // A workbook over the draft knows its amount alone, and it is paid once all the same.
    const sheet = await writeExcelFile([
      ['Kode', 'Penghasilan: Gaji Pokok', `Penghasilan Lain: Reimburse No. ${id}`],
      ['KBN0031', 8_000_000, 150_000],
    ]).toBuffer()
    const form = new FormData()
    form.set('bulan', '11')
    form.set('tahun', '2026')
    form.set('berkas', new Blob([new Uint8Array(sheet)]), 'gaji.xlsx')
    const impor = await server.call('POST /kelola/payroll/impor', { token: token.hrd, form })
    expect([impor.status, impor.body['data']?.diubah]).toEqual([200, 1])
    expect(diganti(await usulan(12))).toEqual([])
    // Nor does it matter that the workbook makes the draft itself.
    await server.owner
      .deleteFrom('payroll')
      .where('karyawan_id', '=', akun.siti.karyawanId)
      .where('bulan', '=', 11)
      .where('tahun', '=', 2026)
      .execute()
    expect(diganti(await usulan(12))).toHaveLength(1)
    const lagi = await server.call('POST /kelola/payroll/impor', { token: token.hrd, form })
    expect([lagi.status, lagi.body['data']?.dibuat]).toEqual([200, 1])
    expect(diganti(await usulan(12))).toEqual([])
    expect(await kabar('REIMBURSE_DIPUTUS')).toEqual(['Reimburse disetujui'])
    expect((await call('siti', 'GET /reimburse')).body['data']).toMatchObject([
      { status: 'DISETUJUI', slip: { bulan: 11, tahun: 2026, terbit: false } },
    ])
    expect((await call('lain', 'GET /reimburse')).body['data']).toEqual([])
  })

  it('[UPAH-54] without a receipt, with one that was shown before, or of a wrong sum or day is refused at its field', async () => {
    const bidang = async (jawaban: ReturnType<typeof minta>) => {
      const { status, body } = await jawaban
      return [status, Object.keys(body['errors'] ?? {})]
    }
    expect(await bidang(minta({}, null))).toEqual([422, ['file']])
    expect((await minta({}, bukti(1))).status).toBe(201)
    expect(await bidang(kirim('lain', 'POST /reimburse', {}, bukti(1)))).toEqual([422, ['file']])
    expect(await bidang(minta({ jumlah: '0' }))).toEqual([422, ['jumlah']])
    expect(await bidang(minta({ jumlah: String(2 ** 53) }))).toEqual([422, ['jumlah']])
    expect(await bidang(minta({ jumlah: '-5' }))).toEqual([422, ['jumlah']])
    expect(await bidang(minta({ tanggal: '2026-12-01' }))).toEqual([422, ['tanggal']])
  })

  it('[UPAH-54] is decided once, by somebody else of HR; what was rejected says why, and its owner may take it back before', async () => {
    const { id } = (await minta()).body['data'][0]
    expect((await putus(id, true, 'koordinator')).status).toBe(403)
    const tanpa = await putus(id, false)
    expect([tanpa.status, Object.keys(tanpa.body['errors'])]).toEqual([422, ['alasan']])
    expect((await putus(id, false, 'hrd', 'Bukan untuk dinas.')).status).toBe(200)
    expect((await putus(id, true)).status).toBe(409)
    expect((await call('siti', `POST /reimburse/${id}/batal`)).status).toBe(409)
    expect((await call('siti', 'GET /reimburse')).body['data'][0]).toMatchObject({
      status: 'DITOLAK',
      alasan: 'Bukan untuk dinas.',
    })
    const lagi = (await minta()).body['data'][0].id
    expect((await call('lain', `POST /reimburse/${lagi}/batal`)).status).toBe(404)
    expect((await call('siti', `POST /reimburse/${lagi}/batal`)).status).toBe(200)
    const jejak = await server.owner
      .selectFrom('audit')
      .select(['pengguna_id', 'sesudah'])
      .where('tindakan', '=', 'POST /reimburse/{id}/batal')
      .execute()
    expect(jejak).toEqual([{ pengguna_id: akun.siti.penggunaId, sesudah: { status: 'DIBATALKAN' } }])
    const milikHrd = (await kirim('hrd', 'POST /reimburse', {})).body['data'][0].id
    expect((await putus(milikHrd, true)).status).toBe(403)
  })

  it('[UPAH-54, JAGA-29] written down by HR it waits for another; its receipt opens for its owner and HR alone', async () => {
    const catat = (karyawanId: number) =>
      kirim('hrd', 'POST /kelola/reimburse', { karyawan_id: String(karyawanId) })
    const { status, body } = await catat(akun.siti.karyawanId)
    expect([status, body['data'][0].status, body['data'][0].dicatat]).toEqual([201, 'MENUNGGU', true])
    expect((await catat(akun.hrd.karyawanId)).status).toBe(403)
    const { id } = body['data'][0]
    expect((await putus(id, true)).body['error'].error).toBe('REIMBURSE_DICATAT')
    await expect(
      server.db
        .updateTable('reimburse')
        .set({ status: 'DISETUJUI', diputus_oleh_id: akun.hrd.penggunaId, diputus_pada: new Date(0) })
        .where('id', '=', id)
        .execute(),
    ).rejects.toMatchObject({ constraint: 'reimburse_orang_lain' })
    // Where HR is one person, who approves their pay decides.
    expect((await putus(id, true, 'lain')).status).toBe(403)
    await server.owner.insertInto('penyetuju_gaji_hr').values({ pengguna_id: akun.lain.penggunaId }).execute()
    expect((await putus(id, true, 'lain')).status).toBe(200)
    await server.owner.deleteFrom('penyetuju_gaji_hr').execute()
    const lihat = async (nama: Nama) => (await call(nama, `GET /reimburse/${id}/bukti`)).status
    expect([await lihat('siti'), await lihat('hrd')]).toEqual([200, 200])
    expect([await lihat('lain'), await lihat('koordinator')]).toEqual([404, 404])
  })
})
