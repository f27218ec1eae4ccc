import { beforeEach, describe, expect, it } from 'vitest'
import { TERBIT } from '../../../../test/payroll.ts'
import { type Akun } from '../../../../test/pengajuan.ts'
import { startGaji } from '../../../../test/gaji.ts'
import { JUMAT_PAGI } from '../../../../test/server.ts'

const { server, akun, call, hrd, upah } = await startGaji({
  siti: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  hrd: 'hrd@rekan.example',
  lain: 'wita@rekan.example',
})
beforeEach(async () => {
  server.setClock(JUMAT_PAGI)
  await server.owner.deleteFrom('payroll').execute()
  await server.owner.deleteFrom('kontrak').execute()
})

const NOVEMBER = { bulan: 11, tahun: 2026 }
const lihat = async () => (await hrd('GET /kelola/payroll/kompensasi?bulan=11&tahun=2026')).body['data']
const dari = (deret: { karyawan: { id: number } }[], orang: Akun) =>
  deret.find(({ karyawan }) => karyawan.id === orang.karyawanId)

let nomor = 0
async function pkwt(orang: Akun, mulai: string, sampai: string) {
  nomor += 1
  await server.owner
    .insertInto('kontrak')
    .values({
      karyawan_id: orang.karyawanId,
      jenis: 'PKWT',
      nomor: `${nomor}/PKWT/UJI`,
      ditandatangani: mulai,
      mulai,
      sampai,
      dibuat_pada: new Date(TERBIT),
    })
    .execute()
}

const keluar = (orang: Akun, tanggal: string | null) =>
  server.owner
    .updateTable('karyawan')
    .set({ tanggal_keluar: tanggal, alasan_keluar: tanggal && 'Selesai.' })
    .where('id', '=', orang.karyawanId)
    .execute()

describe('a run of uang kompensasi', () => {
  it('[UPAH-32] pays each period as it ends, an extension its own, of basic and fixed pay, with its tax', async () => {
    await upah(akun.siti, { pokok: 8_000_000, tunjangan_tetap: 1_000_000, tunjangan_tidak_tetap: 900_000 })
    await pkwt(akun.siti, '2025-12-01', '2026-05-31')
    await pkwt(akun.siti, '2026-06-01', '2026-11-30')
    await upah(akun.lain, { pokok: 5_000_000 })
    await pkwt(akun.lain, '2026-11-10', '2026-11-30')
    const usulan = await lihat()
    // Six months of 9,000,000: the earlier period was due in May.
    expect(dari(usulan.dapat, akun.siti)).toMatchObject({ jumlah: 4_500_000 })
    expect(dari(usulan.dilewati, akun.lain)).toMatchObject({ alasan: 'Masa kerja PKWT kurang dari 1 bulan.' })
    expect((await call('koordinator', 'POST /kelola/payroll/kompensasi', NOVEMBER)).status).toBe(403)

    const { status, body } = await hrd('POST /kelola/payroll/kompensasi', NOVEMBER)
    expect([status, body['data'].dibuat]).toEqual([200, 1])
    const daftar = await hrd('GET /kelola/payroll?bulan=11&tahun=2026&jenis=KOMPENSASI')
    const milik = dari(daftar.body['data'], akun.siti) as unknown as { id: number; versi: number }
    const { body: slip } = await hrd(`GET /payroll/${milik.id}`)
    expect(slip['data']).toMatchObject({
      jenis: 'KOMPENSASI',
      penghasilan: [{ jenis: 'KOMPENSASI', jumlah: 4_500_000 }],
      penghasilan_lain: [],
    })
    // Taxed together with the month's pay, of no contribution.
    expect(slip['data'].kelola.dasar.bruto_pajak).toBe(4_500_000)
    expect(slip['data'].potongan.map(({ jenis }: { jenis: string }) => jenis)).toEqual(['PPH21'])

    const lagi = await hrd('POST /kelola/payroll/kompensasi', NOVEMBER)
    expect(lagi.body['data'].dibuat).toBe(0)
    expect(dari(lagi.body['data'].dilewati, akun.siti)).toMatchObject({
      alasan: 'Kompensasi periode ini sudah dibuat.',
    })
  })

  it('[UPAH-32] of who leaves before the end it is for the days that were worked', async () => {
    await upah(akun.siti, { pokok: 9_000_000 })
    await pkwt(akun.siti, '2026-05-20', '2027-05-19')
    await keluar(akun.siti, '2026-11-19')
    expect(dari((await lihat()).dapat, akun.siti)).toMatchObject({ jumlah: 4_500_000 })
    await keluar(akun.siti, null)
    expect(dari((await lihat()).dapat, akun.siti)).toBeUndefined()
  })

  it('[UPAH-32] two runs at once make one slip; one’s own is another’s to make; a month far ahead is refused', async () => {
    await upah(akun.siti, { pokok: 6_000_000 })
    await pkwt(akun.siti, '2025-12-01', '2026-11-30')
    await upah(akun.hrd, { pokok: 6_000_000 })
    await pkwt(akun.hrd, '2025-12-01', '2026-11-30')
    const hasil = await Promise.all([1, 2].map(() => hrd('POST /kelola/payroll/kompensasi', NOVEMBER)))
    expect(hasil.map(({ status }) => status)).toEqual([200, 200])
    expect(hasil.reduce((n, { body }) => n + (body['data'].dibuat as number), 0)).toBe(1)
    expect(dari(hasil[0]?.body['data'].dilewati, akun.hrd)).toMatchObject({
      alasan: 'Slip gaji Anda sendiri diurus oleh rekan HRD lain atau penyetuju gaji HRD.',
    })
    const jauh = await hrd('POST /kelola/payroll/kompensasi', { bulan: 2, tahun: 2027 })
    expect([jauh.status, Object.keys(jauh.body['errors'])]).toEqual([422, ['bulan']])
  })
})
