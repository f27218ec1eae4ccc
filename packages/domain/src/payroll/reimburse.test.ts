import { describe, expect, it } from 'vitest'
import { sumKenaPajak, totalSlip } from './payroll.ts'
import { aturanJumlahReimburse, judgeTanggalBukti, withReimburse } from './reimburse.ts'

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
