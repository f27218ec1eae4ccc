import { afterAll, beforeEach, expect, it } from 'vitest'
import { completeDasar } from '../../../../test/payroll.ts'
import { signInSemua } from '../../../../test/pengajuan.ts'
import { type TestServer, JUMAT_PAGI, startTestServer } from '../../../../test/server.ts'

const server: TestServer = await startTestServer()
await completeDasar(server.owner)
const { token, akun } = await signInSemua(server, {
  siti: 'karyawan@rekan.example',
  hrd: 'hrd@rekan.example',
})
afterAll(() => server.close())
beforeEach(() => server.setClock(JUMAT_PAGI))
const hrd = (key: string, body?: unknown) => server.call(key, { token: token.hrd, body })
const siti = akun.siti.karyawanId

await server.owner.deleteFrom('upah').where('karyawan_id', '=', siti).execute()
await server.owner
  .insertInto('upah')
  .values({
    karyawan_id: siti,
    mulai: '2020-01-01',
    satuan: 'hari',
    pokok: 250_000,
    tunjangan_tetap: 0,
    tunjangan_tidak_tetap: 20_000,
    dibuat_pada: new Date('2020-01-01T00:00:00Z'),
  })
  .execute()

async function usulan() {
  const { status, body } = await hrd(`GET /kelola/payroll/usulan?karyawan_id=${siti}&bulan=9&tahun=2026`)
  expect(status).toBe(200)
  return body['data']
}
const jumlah = (baris: readonly { nama: string; jumlah: number }[], nama: string) =>
  baris.find((satu) => satu.nama === nama)?.jumlah

async function izin(jenis_izin: 'SAKIT' | 'DINAS_LUAR' | 'CUTI', tanggal: string, lain: object = {}) {
  await server.owner
    .insertInto('absensi')
    .values({
      karyawan_id: siti,
      diajukan_oleh_id: akun.siti.penggunaId,
      koordinator_id: akun.hrd.penggunaId,
      jenis_izin,
      tanggal_mulai: tanggal,
      tanggal_selesai: tanggal,
      total_hari: 1,
      keterangan: 'Perlu.',
      status: 'disetujui',
      diputus_oleh_id: akun.hrd.penggunaId,
      diputus_pada: new Date(`${tanggal}T00:00:00Z`),
      dibuat_pada: new Date(`${tanggal}T00:00:00Z`),
      ...lain,
    })
    .execute()
}

it('[UPAH-17, UPAH-20] pays days that are owed without a punch, and contributions of 21 days whatever was worked', async () => {
  const hari = ['2026-09-01', '2026-09-02', '2026-09-03', '2026-09-04', '2026-09-07', '2026-09-08']
  for (const tanggal of hari) {
    const { status } = await hrd(`POST /karyawan/presensi/${siti}/koreksi`, {
      tanggal,
      check_in: '08:00',
      // Sent home by the employer on the last of them
      check_out: tanggal === '2026-09-08' ? '08:30' : '16:00',
      alasan: 'Mesin absen rusak.',
    })
    expect(status).toBe(200)
  }
  const sebelum = await usulan()
  expect(jumlah(sebelum.penghasilan, 'Gaji Pokok')).toBe(6 * 250_000)
  expect(sebelum.dasar.harian).toEqual({ upah_sebulan: 21 * 250_000, hari_pajak: null })
  await izin('DINAS_LUAR', '2026-09-09')
  await izin('SAKIT', '2026-09-10', { lampiran: 'surat/a.pdf', lampiran_nama: 'a.pdf' })
  await izin('SAKIT', '2026-09-11')
  const { penghasilan, potongan, peringatan } = await usulan()
  expect(jumlah(penghasilan, 'Gaji Pokok')).toBe(8 * 250_000)
  expect(jumlah(penghasilan, 'Tunjangan Tidak Tetap')).toBe(6 * 20_000)
  expect(jumlah(potongan, 'BPJS JHT 2%')).toBe((21 * 250_000) / 50)
  expect(peringatan[0]).toBe(
    'Upah harian: 8 hari (6 hadir, 1 dinas luar, 1 sakit dengan surat) x Rp\u00a0250.000.',
  )
})

it('[UPAH-21] taxes who is engaged and paid by the day by the day, and a draft keeps it', async () => {
  await server.owner
    .updateTable('karyawan')
    .set({
      jenis_karyawan_id: server.owner.selectFrom('jenis_karyawan').select('id').where('kode', '=', 'HARIAN'),
    })
    .where('id', '=', siti)
    .execute()
  await server.owner
    .insertInto('pengaturan')
    .values({
      kunci: 'bayar_harian',
      nilai: JSON.stringify('harian'),
      berlaku_dari: '2020-01-01',
      dicatat_pada: new Date('2020-01-01T00:00:00Z'),
      oleh_id: null,
    })
    .execute()
  const data = await usulan()
  expect(data.dasar.harian).toEqual({ upah_sebulan: 21 * 250_000, hari_pajak: 8 })
  expect(jumlah(data.potongan, 'PPh Pasal 21')).toBeUndefined()
  const susun = await hrd('POST /kelola/payroll/susun', { bulan: 9, tahun: 2026, karyawan_ids: [siti] })
  expect(susun.body['data']).toMatchObject({ dibuat: 1 })
  const { id, harian, iuran } = await server.owner
    .selectFrom('payroll')
    .select(['id', 'harian', 'iuran'])
    .where('karyawan_id', '=', siti)
    .where('tahun', '=', 2026)
    .where('bulan', '=', 9)
    .executeTakeFirstOrThrow()
  expect([harian, iuran?.dasar_jht]).toEqual([{ upah_sebulan: 5_250_000, hari_pajak: 8 }, 5_250_000])
  const { harian: disimpan } = (await hrd(`GET /payroll/${id}`)).body['data'].kelola.dasar
  expect(disimpan).toEqual(harian)
  // Written anew, a day's average of more than 450,000 is taxed by 0.5 %.
  const hitung = await hrd('POST /kelola/payroll/hitung', {
    karyawan_id: siti,
    bulan: 9,
    tahun: 2026,
    penghasilan: [{ jenis: 'TETAP', jumlah: 8_000_000 }],
    dasar: { ...data.dasar, bruto_pajak: undefined },
  })
  expect(hitung.status).toBe(200)
  const bruto = hitung.body['data'].dasar.bruto_pajak as number
  expect(jumlah(hitung.body['data'].potongan, 'PPh Pasal 21')).toBe(Math.round(bruto / 200))
})

it('[UPAH-53] pays a wage agreed net to the rupiah, and a later wage stays so until it is said otherwise', async () => {
  const upah = (mulai: string, isi: object) =>
    hrd(`POST /karyawan/${siti}/upah`, {
      mulai,
      satuan: 'bulan',
      pokok: 9_000_001,
      tunjangan_tetap: 500_000,
      tunjangan_tidak_tetap: 0,
      ...isi,
    })
  expect((await upah('2026-10-01', { bersih: true })).status).toBe(200)
  const { body } = await upah('2026-11-01', {})
  expect(body['data'].slice(0, 3).map(({ bersih }: { bersih: boolean }) => bersih)).toEqual([
    true,
    true,
    false,
  ])
  const oktober = await hrd(`GET /kelola/payroll/usulan?karyawan_id=${siti}&bulan=10&tahun=2026`)
  const { gaji_bersih, penghasilan, potongan } = oktober.body['data']
  expect(gaji_bersih).toBe(9_500_001)
  expect(jumlah(penghasilan, 'Tunjangan Pajak dan Iuran')).toBe(
    potongan.reduce((n: number, satu: { jumlah: number }) => n + satu.jumlah, 0),
  )
})

it('reckons nothing of a month that the rates do not cover', async () => {
  const { status, body } = await hrd('POST /kelola/payroll/hitung', {
    karyawan_id: siti,
    bulan: 12,
    tahun: 2023,
    penghasilan: [{ jenis: 'TETAP', jumlah: 5_000_000 }],
  })
  expect([status, body['errors']]).toEqual([
    422,
    { bulan: ['Tarif BPJS dan PPh 21 untuk Desember 2023 tidak ada.'] },
  ])
  const usulan2023 = await hrd(`GET /kelola/payroll/usulan?karyawan_id=${siti}&bulan=12&tahun=2023`)
  expect(usulan2023.body['data']).toMatchObject({
    penghasilan: [],
    peringatan: ['Tarif BPJS dan PPh 21 untuk Desember 2023 tidak ada.'],
  })
})
