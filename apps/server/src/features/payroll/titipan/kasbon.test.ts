import { beforeEach, describe, expect, it } from 'vitest'
import { TERBIT } from '../../../../test/payroll.ts'
import { type Akun } from '../../../../test/pengajuan.ts'
import { startGaji } from '../../../../test/gaji.ts'
import { JUMAT_PAGI } from '../../../../test/server.ts'

const { server, token, akun, call, hrd } = await startGaji({
  siti: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  hrd: 'hrd@rekan.example',
  lain: 'wita@rekan.example',
})
type Nama = keyof typeof token
type Baris = { nama: string; jenis: string; jumlah: number; asal?: unknown; id?: number }
beforeEach(async () => {
  server.setClock(JUMAT_PAGI)
  await server.owner.deleteFrom('payroll').execute()
  await server.owner.deleteFrom('kasbon').execute()
  await server.owner.updateTable('perusahaan').set({ nama: 'PT Uji', alamat: 'Jakarta' }).execute()
  await keluar(akun.siti, null)
  await server.owner.deleteFrom('upah').where('karyawan_id', '=', akun.siti.karyawanId).execute()
  await server.owner
    .insertInto('upah')
    .values({
      karyawan_id: akun.siti.karyawanId,
      mulai: '2024-01-01',
      satuan: 'bulan',
      pokok: 10_000_000,
      dibuat_pada: new Date(TERBIT),
    })
    .execute()
})

const keluar = (orang: Akun, tanggal: string | null) =>
  server.owner
    .updateTable('karyawan')
    .set({ tanggal_keluar: tanggal, alasan_keluar: tanggal && 'Selesai.' })
    .where('id', '=', orang.karyawanId)
    .execute()
const catat = (orang: Akun, lain: object = {}) =>
  hrd(`POST /kelola/karyawan/${orang.karyawanId}/kasbon`, {
    jumlah: 1_000_000,
    cicilan: 2,
    bulan: 11,
    tahun: 2026,
    keterangan: 'Biaya sekolah',
    ...lain,
  })
const susun = async (bulan: number) => {
  const { body } = await hrd('POST /kelola/payroll/susun', {
    bulan,
    tahun: 2026,
    karyawan_ids: [akun.siti.karyawanId],
  })
  return body['data']
}
const kasbonOf = (baris: readonly Baris[]) => baris.filter(({ jenis }) => jenis === 'KASBON')
async function slipBulan(bulan: number) {
  const { body } = await hrd(`GET /kelola/payroll?bulan=${bulan}&tahun=2026`)
  const { id } = body['data'].find(
    ({ karyawan }: { karyawan: { id: number } }) => karyawan.id === akun.siti.karyawanId,
  )
  return (await hrd(`GET /payroll/${id}`)).body['data']
}

describe('a kasbon', () => {
  it('[UPAH-41] what HR writes of it in a draft counts, and no more than there is is ever taken', async () => {
    await catat(akun.siti)
    await susun(11)
    const slip = await slipBulan(11)
    const tulis = (jumlah: number, versi: number) =>
      hrd(`POST /payroll/${slip.id}`, {
        versi,
        penghasilan: slip.penghasilan.map(({ nama, jenis, jumlah: n }: Baris) => ({
          nama,
          jenis,
          jumlah: n,
        })),
        potongan: slip.potongan.map(({ nama, jenis, jumlah: n }: Baris) => ({
          nama,
          jenis,
          jumlah: jenis === 'KASBON' ? jumlah : n,
        })),
        penghasilan_lain: [],
      })
    expect((await tulis(200_000, slip.kelola.versi)).status).toBe(200)
    const usulan = await hrd(
      `GET /kelola/payroll/usulan?karyawan_id=${akun.siti.karyawanId}&bulan=12&tahun=2026`,
    )
    expect(kasbonOf(usulan.body['data'].potongan)).toMatchObject([{ jumlah: 800_000 }])
    const lebih = await tulis(1_000_001, slip.kelola.versi + 1)
    expect([lebih.status, Object.keys(lebih.body['errors'] ?? {})]).toEqual([422, ['potongan']])
  })

  it('[UPAH-41] stops when its owner leaves with the rest named, and is taken from the last pay at HR’s word', async () => {
    await catat(akun.siti, { jumlah: 600_000 })
    await keluar(akun.siti, '2026-11-30')
    const { peringatan } = await susun(11)
    expect(kasbonOf((await slipBulan(11)).potongan)).toEqual([])
    expect(peringatan.map(({ pesan }: { pesan: string }) => pesan).join(' ')).toMatch(/tersisa Rp.600\.000/)
    // Taken on again, they pay back where they stood.
    await keluar(akun.siti, null)
    const desember = await hrd(
      `GET /kelola/payroll/usulan?karyawan_id=${akun.siti.karyawanId}&bulan=12&tahun=2026`,
    )
    expect(kasbonOf(desember.body['data'].potongan)).toMatchObject([{ jumlah: 300_000 }])
    await keluar(akun.siti, '2026-11-30')
    const buat = (potong_kasbon: boolean) =>
      hrd('POST /kelola/payroll/akhir', {
        karyawan_id: akun.siti.karyawanId,
        alasan: 'EFISIENSI_CEGAH',
        potong_kasbon,
      })
    const tanpa = (await buat(false)).body['data']
    expect(kasbonOf(tanpa.potongan)).toEqual([])
    await hrd(`POST /payroll/${tanpa.id}/hapus`)
    expect(kasbonOf((await buat(true)).body['data'].potongan)).toMatchObject([{ jumlah: 600_000 }])
  })

  it('[UPAH-41, TAMAT-03] larger than the last pay is taken from half of it, and what is left is said and stays owed', async () => {
    await catat(akun.siti, { jumlah: 500_000_000, cicilan: 10 })
    await keluar(akun.siti, '2026-11-30')
    const { status, body } = await hrd('POST /kelola/payroll/akhir', {
      karyawan_id: akun.siti.karyawanId,
      alasan: 'EFISIENSI_CEGAH',
      potong_kasbon: true,
    })
    const slip = body['data']
    expect(status).toBe(201)
    const [diambil] = kasbonOf(slip.potongan)
    const potongan = slip.gaji_kotor - slip.gaji_bersih
    expect([potongan, slip.gaji_bersih]).toEqual([
      Math.floor(slip.gaji_kotor / 2),
      Math.ceil(slip.gaji_kotor / 2),
    ])
    expect(slip.catatan).toMatch(/Rp.500\.000\.000 hanya dipotong Rp.*setengah pembayaran/)
    const akhir = await hrd('GET /kelola/payroll/akhir?bulan=11&tahun=2026')
    const milik = akhir.body['data'].find(
      ({ karyawan }: { karyawan: { id: number } }) => karyawan.id === akun.siti.karyawanId,
    )
    expect(milik.sisa_kasbon).toBe(500_000_000 - (diambil?.jumlah ?? 0))
  })

  it('[UPAH-41] closed, is taken no more; somebody else’s hands stay off', async () => {
    const { body } = await catat(akun.siti)
    const tutup = (nama: Nama) =>
      call(nama, `POST /kelola/kasbon/${body['data'][0].id}/tutup`, { alasan: 'Dilunasi tunai.' })
    expect((await tutup('koordinator')).status).toBe(403)
    expect((await tutup('hrd')).body['data']).toMatchObject([
      { sisa: 0, ditutup: { alasan: 'Dilunasi tunai.' } },
    ])
    expect((await tutup('hrd')).status).toBe(409)
    await susun(11)
    expect(kasbonOf((await slipBulan(11)).potongan)).toEqual([])
    expect((await hrd('POST /kelola/kasbon/987654/tutup', { alasan: 'x' })).status).toBe(404)
  })

  it.each([
    ['0 instalments', { cicilan: 0 }, 'cicilan'],
    ['-1 instalments', { cicilan: -1 }, 'cicilan'],
    ['2^53 rupiah', { jumlah: 2 ** 53 }, 'jumlah'],
    ['a month that is over', { bulan: 10 }, 'bulan'],
    ['more instalments than rupiah', { jumlah: 3, cicilan: 4 }, 'cicilan'],
  ])('[UPAH-41] of %s is refused at its field', async (_, lain, bidang) => {
    const { status, body } = await catat(akun.siti, lain)
    expect([status, Object.keys(body['errors'] ?? {})]).toEqual([422, [bidang]])
  })

  it('[UPAH-41] of one’s own is another’s to write down', async () => {
    expect((await catat(akun.hrd)).status).toBe(403)
  })

  // The last: what is published stays.
  it('[UPAH-41] is taken once a month, ends at 0, and its owner sees the balance', async () => {
    const { status, body } = await catat(akun.siti)
    expect([status, body['data'][0].berikut]).toEqual([200, 500_000])
    await susun(11)
    const slip = await slipBulan(11)
    expect(kasbonOf(slip.potongan)).toMatchObject([{ jumlah: 500_000 }])
    await hrd('POST /kelola/payroll/terbitkan', {
      slip: [{ id: slip.id, versi: slip.kelola.versi }],
      sebelum_akhir: true,
    })
    const milik = await call('siti', 'GET /kasbon')
    expect(milik.body['data']).toMatchObject([{ sisa: 500_000, diambil: 500_000, di_draft: 0, kali: 1 }])
    expect((await call('lain', 'GET /kasbon')).body['data']).toEqual([])
    // A correction of the slip is no second instalment.
    await hrd(`POST /payroll/${slip.id}/revisi`, { alasan: 'Uang makan tertinggal.' })
    await susun(12)
    expect(kasbonOf((await slipBulan(12)).potongan)).toMatchObject([{ jumlah: 500_000 }])
    const { body: habis } = await hrd(`GET /kelola/karyawan/${akun.siti.karyawanId}/kasbon`)
    expect(habis['data']).toMatchObject([{ berikut: 0, sisa: 500_000, di_draft: 500_000, kali: 2 }])
  })
})
