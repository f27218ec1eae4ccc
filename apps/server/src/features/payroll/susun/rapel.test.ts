import { afterAll, describe, expect, it } from 'vitest'
import { baris, insertSlip, completeDasar } from '../../../../test/payroll.ts'
import { signInSemua } from '../../../../test/pengajuan.ts'
import { type TestServer, JUMAT_PAGI, startTestServer } from '../../../../test/server.ts'

const server: TestServer = await startTestServer()
await completeDasar(server.owner)
const { token, akun } = await signInSemua(server, {
  siti: 'karyawan@rekan.example',
  hrd: 'hrd@rekan.example',
})
afterAll(() => server.close())

type Baris = { nama: string; jenis: string; jumlah: number; asal: { rincian: object[] } | null }
const hrd = (key: string, body?: unknown) => server.call(key, { token: token.hrd, body })
const usulan = async (bulan: number) =>
  (await hrd(`GET /kelola/payroll/usulan?karyawan_id=${akun.siti.karyawanId}&bulan=${bulan}&tahun=2026`))
    .body['data']
const rapel = (data: { penghasilan: Baris[] }) => data.penghasilan.find(({ jenis }) => jenis === 'RAPEL')

describe('a raise that is entered afterwards', () => {
  it('[UPAH-42] gives back pay of two months, each by name, once', async () => {
    server.setClock(JUMAT_PAGI)
    const { karyawanId } = akun.siti
    await server.owner.deleteFrom('payroll').execute()
    await server.owner.deleteFrom('upah').where('karyawan_id', '=', karyawanId).execute()
    const upah = (mulai: string, pokok: number, dibuat: string) =>
      server.owner
        .insertInto('upah')
        .values({ karyawan_id: karyawanId, mulai, satuan: 'bulan', pokok, dibuat_pada: new Date(dibuat) })
        .execute()
    await upah('2024-01-01', 8_000_000, '2024-01-01T00:00:00Z')
    for (const bulan of [8, 9, 10])
      await insertSlip(server.owner, akun.siti, akun.hrd.penggunaId, {
        bulan,
        dibuat_pada: new Date('2026-10-30T02:00:00Z'),
        terbit: '2026-10-30T03:00:00Z',
        isi: {
          penghasilan: [baris('Gaji Pokok', 8_000_000, 'TETAP'), baris('Uang Makan', 400_000, 'TIDAK_TETAP')],
          potongan: [],
          penghasilan_lain: [],
        },
      })
    expect(rapel(await usulan(11))).toBeUndefined()
    const tanpa = await usulan(11)
    await upah('2026-09-01', 8_500_000, '2026-11-10T00:00:00Z')
    const data = await usulan(11)
    expect(rapel(data)).toMatchObject({
      nama: 'Rapel',
      jumlah: 1_000_000,
      asal: {
        rincian: [
          { dari: '2026-09-01', sampai: '2026-09-30', jumlah: 500_000 },
          { dari: '2026-10-01', sampai: '2026-10-31', jumlah: 500_000 },
        ],
      },
    })
    // Taxed with its month, of no contribution: both grow by the wage's 500,000 and its company's shares alone beside it.
    expect(data.dasar.bruto_pajak - tanpa.dasar.bruto_pajak).toBeGreaterThanOrEqual(1_500_000)
    const jht = (isi: { potongan: Baris[] }) => isi.potongan.find(({ jenis }) => jenis === 'BPJS_JHT')?.jumlah
    expect([jht(tanpa), jht(data)]).toEqual([160_000, 170_000])

    const susun = await hrd('POST /kelola/payroll/susun', {
      bulan: 11,
      tahun: 2026,
      karyawan_ids: [karyawanId],
    })
    expect(susun.body['data'].dibuat).toBe(1)
    expect(rapel(await usulan(12))).toBeUndefined()
  })
})
