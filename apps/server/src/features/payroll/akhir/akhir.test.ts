import { beforeEach, describe, expect, it } from 'vitest'
import { type Akun } from '../../../../test/pengajuan.ts'
import { startGaji } from '../../../../test/gaji.ts'
import { JUMAT_PAGI } from '../../../../test/server.ts'

const { server, akun, call, hrd, upah } = await startGaji({
  siti: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  hrd: 'hrd@rekan.example',
})
beforeEach(async () => {
  server.setClock(JUMAT_PAGI)
  await server.owner.deleteFrom('payroll').execute()
})

const lihat = async () => (await hrd('GET /kelola/payroll/akhir?bulan=11&tahun=2026')).body['data']
const buat = (orang: Akun, alasan: string, lain: object = {}) =>
  hrd('POST /kelola/payroll/akhir', { karyawan_id: orang.karyawanId, alasan, ...lain })

async function pergi(orang: Akun, masuk: string, tanggal: string | null) {
  await server.owner
    .updateTable('karyawan')
    .set({ tanggal_masuk: masuk, tanggal_keluar: tanggal, alasan_keluar: tanggal && 'Efisiensi.' })
    .where('id', '=', orang.karyawanId)
    .execute()
  await upah(orang, { pokok: 9_000_000, tunjangan_tetap: 1_000_000 })
}

describe('the last pay of who leaves', () => {
  it('[UPAH-36] is a slip of its own: severance, reward and leave, with the final tax and none of article 21', async () => {
    await pergi(akun.siti, '2016-11-20', '2026-11-30')
    const orang = (await lihat()).find(
      ({ karyawan }: { karyawan: { id: number } }) => karyawan.id === akun.siti.karyawanId,
    )
    expect(orang).toMatchObject({ keluar: '2026-11-30', alasan_keluar: 'Efisiensi.', slip_id: null })
    const { status, body } = await buat(akun.siti, 'EFISIENSI_CEGAH')
    expect(status).toBe(201)
    const slip = body['data']
    expect(slip).toMatchObject({ jenis: 'AKHIR', bulan: 11, tahun: 2026, penghasilan_lain: [] })
    const cuti = Math.round((10_000_000 * orang.sisa_cuti) / 21)
    // Ten years: 9 and 4 months of 10,000,000; a week of five days.
    expect(slip.penghasilan.slice(0, 2)).toMatchObject([
      { nama: 'Uang Pesangon', jenis: 'PESANGON', jumlah: 90_000_000 },
      { nama: 'Uang Penghargaan Masa Kerja', jenis: 'PESANGON', jumlah: 40_000_000 },
    ])
    const pesangon = 130_000_000 + (orang.sisa_cuti > 0 ? cuti : 0)
    expect(slip.gaji_kotor).toBe(pesangon)
    // None up to 50,000,000, 5 % of the next 50,000,000, 15 % of what is above.
    expect(slip.potongan).toMatchObject([
      { jenis: 'PPH21_FINAL', jumlah: 2_500_000 + Math.round((pesangon - 100_000_000) * 0.15) },
    ])
    expect(slip.kelola.dasar.bruto_pajak).toBe(0)

    const lagi = await buat(akun.siti, 'PENSIUN')
    expect([lagi.status, lagi.body['data']]).toEqual([409, { id: slip.id }])
    expect((await lihat())[0].slip_id).toBe(slip.id)
  })

  it('[UPAH-36] who resigns has leave and, where written, a parting sum; where nothing is due it is said', async () => {
    await pergi(akun.siti, '2016-11-20', '2026-11-30')
    await server.owner.deleteFrom('mutasi_cuti').execute()
    await server.owner.deleteFrom('hak_cuti').execute()
    server.setClock('2026-11-20T02:00:00Z')
    const kosong = await buat(akun.siti, 'PKWT_SELESAI', { uang_pisah: 5 })
    expect([kosong.status, Object.keys(kosong.body['errors'] ?? {})]).toEqual([201, []])
    expect(kosong.body['data'].penghasilan).toMatchObject([{ nama: 'Penggantian Cuti', jenis: 'PESANGON' }])
    await server.owner.deleteFrom('payroll').execute()
    const pisah = await buat(akun.siti, 'MENGUNDURKAN_DIRI', { uang_pisah: 2_000_000 })
    expect(pisah.body['data'].penghasilan).toMatchObject([
      { nama: 'Penggantian Cuti' },
      { nama: 'Uang Pisah', jumlah: 2_000_000 },
    ])
  })

  it('[UPAH-36] is refused with words for who stays, an unknown reason, a sum of 2^53, one’s own, and by others', async () => {
    await pergi(akun.siti, '2016-11-20', null)
    const tetap = await buat(akun.siti, 'PENSIUN')
    expect([tetap.status, Object.keys(tetap.body['errors'])]).toEqual([422, ['karyawan_id']])
    await pergi(akun.siti, '2016-11-20', '2026-11-30')
    const asing = await buat(akun.siti, 'ENTAH')
    expect([asing.status, Object.keys(asing.body['errors'])]).toEqual([422, ['alasan']])
    const besar = await buat(akun.siti, 'MENGUNDURKAN_DIRI', { uang_pisah: 2 ** 53 })
    expect([besar.status, Object.keys(besar.body['errors'])]).toEqual([422, ['uang_pisah']])
    expect((await buat(akun.hrd, 'PENSIUN')).status).toBe(403)
    expect(
      (
        await call('koordinator', 'POST /kelola/payroll/akhir', {
          karyawan_id: akun.siti.karyawanId,
          alasan: 'PENSIUN',
        })
      ).status,
    ).toBe(403)
    await pergi(akun.siti, '2016-11-20', null)
  })
})
