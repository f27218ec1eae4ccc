import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aturanCicilan,
  aturanJumlahKasbon,
  computeCicilan,
  judgeMulaiKasbon,
  takeKasbon,
  takeSisaKasbon,
} from './kasbon.ts'
import { type IsiSlip, isPotonganBerlebih } from './payroll.ts'

const SETENGAH = { potongan_tertinggi: 5_000 }
const NOVEMBER = { tahun: 2026, bulan: 11 }
const gaji = (jumlah: number): IsiSlip => ({
  penghasilan: [{ nama: 'Gaji Pokok', jenis: 'TETAP', jumlah }],
  potongan: [{ nama: 'BPJS JHT 2%', jenis: 'BPJS_JHT', jumlah: 100_000 }],
  penghasilan_lain: [],
})

describe('instalments', () => {
  it('[UPAH-41] six of a million take each once and end at 0', () => {
    let [diambil, kali] = [0, 0]
    const cicilan: number[] = []
    for (; diambil < 1_000_000; kali += 1) {
      const satu = computeCicilan({ id: 1, jumlah: 1_000_000, cicilan: 6, diambil, kali })
      cicilan.push(satu)
      diambil += satu
    }
    expect(cicilan).toEqual([166_667, 166_667, 166_667, 166_667, 166_666, 166_666])
  })

  it('[UPAH-41] of any amount, however much is taken less, end at 0 and never take more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 60, max: 10_000_000_000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 60 }),
        (jumlah, cicilan, bagian) => {
          let [diambil, kali] = [0, 0]
          for (const satu of bagian) {
            diambil += Math.floor(computeCicilan({ id: 1, jumlah, cicilan, diambil, kali }) * satu)
            kali += 1
          }
          for (let i = 0; i <= cicilan; i += 1, kali += 1)
            diambil += computeCicilan({ id: 1, jumlah, cicilan, diambil, kali })
          expect(diambil).toBe(jumlah)
        },
      ),
      { numRuns: 200 },
    )
  })

  it.each([
    ['an amount of 2^53', aturanJumlahKasbon(2 ** 53)],
    ['nothing', aturanJumlahKasbon(0)],
    ['0 instalments', aturanCicilan(0)],
    ['-1 instalments', aturanCicilan(-1)],
    ['61 instalments', aturanCicilan(61)],
    ['a month that is over', judgeMulaiKasbon({ tahun: 2026, bulan: 10 }, NOVEMBER)],
    ['a month in two years', judgeMulaiKasbon({ tahun: 2028, bulan: 11 }, NOVEMBER)],
  ])('[UPAH-41] %s is refused', (_, tolak) => {
    expect(tolak).toEqual(expect.any(String))
  })
})

describe('a slip with instalments', () => {
  const kasbon = { id: 7, jumlah: 3_000_000, cicilan: 6, diambil: 500_000, kali: 1 }

  it('[UPAH-41] has a line that says which instalment it is and what is left', () => {
    const { isi, peringatan } = takeKasbon(SETENGAH, gaji(5_000_000), [kasbon], NOVEMBER, false)
    expect(isi.potongan.at(-1)).toMatchObject({
      nama: 'Potongan Kasbon No. 7',
      jenis: 'KASBON',
      jumlah: 500_000,
      sumber: 'KASBON:7',
      asal: { aturan: expect.stringContaining('Cicilan ke-2 dari 6') },
    })
    expect(peringatan).toEqual([])
  })

  it('[UPAH-41] takes no more than half of the payment bears, and says so', () => {
    const { isi, peringatan } = takeKasbon(SETENGAH, gaji(1_000_000), [kasbon], NOVEMBER, false)
    expect(isi.potongan.at(-1)?.jumlah).toBe(400_000)
    expect(isPotonganBerlebih(SETENGAH, isi)).toBe(false)
    expect(peringatan).toHaveLength(1)
  })

  it('[UPAH-41] stops when its owner leaves, with the rest named, and takes the rest at HR’s word alone', () => {
    const pergi = takeKasbon(SETENGAH, gaji(9_000_000), [kasbon], NOVEMBER, true)
    expect(pergi.isi.potongan).toHaveLength(1)
    expect(pergi.peringatan).toEqual([expect.stringContaining('2.500.000')])
    const sisa = takeSisaKasbon(SETENGAH, gaji(9_000_000), [kasbon], NOVEMBER)
    expect(sisa.isi.potongan.at(-1)).toMatchObject({ jumlah: 2_500_000, sumber: 'KASBON:7' })
  })
})
