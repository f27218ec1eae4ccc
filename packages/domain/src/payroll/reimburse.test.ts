import { describe, expect, it } from 'vitest'
import { sumKenaPajak, totalSlip } from './payroll.ts'
import {
  SEBUTAN_REIMBURSE,
  STATUS_REIMBURSE,
  aturanJumlahReimburse,
  aturanKeteranganReimburse,
  judgeTanggalBukti,
  withReimburse,
} from './reimburse.ts'

const GAJI = {
  penghasilan: [{ nama: 'Gaji Pokok', jenis: 'TETAP', jumlah: 5_000_000 }],
  potongan: [],
  penghasilan_lain: [],
} as const

describe('a reimbursement', () => {
  it('[UPAH-54] raises net pay alone, and says from which receipt', () => {
    const isi = withReimburse(GAJI, [{ id: 7, tanggal: '2026-11-03', jumlah: 150_000, keterangan: 'Bensin' }])
    expect(totalSlip(isi).gaji_bersih).toBe(5_150_000)
    expect(sumKenaPajak(isi.penghasilan)).toBe(5_000_000)
    expect(isi.penghasilan_lain).toMatchObject([
      {
        nama: 'Reimburse No. 7',
        jenis: 'LAIN',
        jumlah: 150_000,
        sumber: 'REIMBURSE:7',
        asal: { rincian: [{ dari: '2026-11-03', keterangan: 'Bensin', jumlah: 150_000 }] },
      },
    ])
  })

  it.each([
    ['nothing', aturanJumlahReimburse(0)],
    ['2^53', aturanJumlahReimburse(2 ** 53)],
    ['half a rupiah', aturanJumlahReimburse(0.5)],
    ['tomorrow’s receipt', judgeTanggalBukti('2026-11-21', '2026-11-20')],
    ['a receipt of more than a year ago', judgeTanggalBukti('2025-11-19', '2026-11-20')],
  ])('[UPAH-54] %s is refused', (_, tolak) => expect(tolak).toEqual(expect.any(String)))
})

it.each([
  [1, undefined],
  [10_000_000_000, undefined],
  [10_000_000_001, 'Jumlah terlalu besar.'],
  [0, 'Jumlah harus lebih dari 0.'],
  [-1, 'Jumlah harus lebih dari 0.'],
  [0.5, 'Jumlah harus rupiah penuh.'],
])('a reimbursement is of %d: %s', (jumlah, pesan) => expect(aturanJumlahReimburse(jumlah)).toBe(pesan))

it.each([
  ['2026-11-20', undefined],
  ['2025-11-20', undefined],
  ['2025-11-19', 'Tanggal bukti paling lama 20 November 2025.'],
  ['2026-11-21', 'Tanggal bukti tidak boleh setelah hari ini.'],
])('a receipt is of %s: %s', (tanggal, pesan) => expect(judgeTanggalBukti(tanggal, '2026-11-20')).toBe(pesan))

it.each([
  ['Bensin', undefined],
  ['a'.repeat(200), undefined],
  ['a'.repeat(201), 'Keterangan tidak boleh lebih dari 200 karakter.'],
  [' ', 'Keterangan harus diisi.'],
])('a reimbursement is for %j', (isi, pesan) => expect(aturanKeteranganReimburse(isi)).toBe(pesan))

it('a reimbursement says what it is, keeps what stands beside it, and where it stands', () => {
  const lain = { nama: 'Lain', jenis: 'LAIN', jumlah: 1 } as const
  const isi = withReimburse({ ...GAJI, penghasilan_lain: [lain] }, [
    { id: 7, tanggal: '2026-11-03', jumlah: 5, keterangan: 'Bensin' },
  ])
  expect(isi.penghasilan_lain[0]).toBe(lain)
  expect(isi.penghasilan_lain[1]?.asal).toEqual({
    aturan:
      'Pengeluaran untuk perusahaan yang diganti sesuai buktinya: bukan penghasilan, tanpa pajak dan iuran.',
    rincian: [{ dari: '2026-11-03', sampai: '2026-11-03', keterangan: 'Bensin', jumlah: 5 }],
  })
  for (const status of STATUS_REIMBURSE) expect(SEBUTAN_REIMBURSE[status].toUpperCase()).toBe(status)
})
