import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  akhirKasbon,
  aturanCicilan,
  aturanJumlahKasbon,
  aturanKeteranganKasbon,
  computeCicilan,
  judgeMulaiKasbon,
  sisaKasbon,
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

describe('what is written of a kasbon', () => {
  it.each([
    [1, undefined],
    [10_000_000_000, undefined],
    [10_000_000_001, 'Jumlah terlalu besar.'],
    [0, 'Jumlah kasbon harus lebih dari 0.'],
    [-5, 'Jumlah kasbon harus lebih dari 0.'],
    [0.5, 'Jumlah harus rupiah penuh.'],
    [2 ** 53, 'Jumlah harus rupiah penuh.'],
  ])('is an amount of %d: %s', (jumlah, pesan) => expect(aturanJumlahKasbon(jumlah)).toBe(pesan))

  it.each([
    [0, false],
    [1, true],
    [60, true],
    [61, false],
    [1.5, false],
  ])('is paid back in %d: %s', (kali, boleh) =>
    expect(aturanCicilan(kali)).toBe(boleh ? undefined : 'Banyaknya cicilan harus 1 sampai 60.'),
  )

  it.each([
    ['Biaya sekolah', undefined],
    ['a'.repeat(200), undefined],
    ['a'.repeat(201), 'Keterangan tidak boleh lebih dari 200 karakter.'],
    [' ', 'Keterangan harus diisi.'],
  ])('says what it is for: %j', (isi, pesan) => expect(aturanKeteranganKasbon(isi)).toBe(pesan))

  it.each([
    [2026, 10, 'Pilih November 2026 atau sesudahnya.'],
    [2026, 11, undefined],
    [2027, 11, undefined],
    [2027, 12, 'Cicilan pertama paling lambat 12 bulan lagi.'],
  ])('begins in %d-%d: %s', (tahun, bulan, pesan) =>
    expect(judgeMulaiKasbon({ tahun, bulan }, NOVEMBER)).toBe(pesan),
  )

  it('ends as many months on as it has instalments', () => {
    expect(akhirKasbon(NOVEMBER, 1)).toEqual(NOVEMBER)
    expect(akhirKasbon(NOVEMBER, 3)).toEqual({ tahun: 2027, bulan: 1 })
  })

  it('has left what was not taken, and nothing once more was', () => {
    expect(sisaKasbon({ jumlah: 100, diambil: 30 })).toBe(70)
    expect(sisaKasbon({ jumlah: 100, diambil: 130 })).toBe(0)
  })
})

describe('instalments of a payment', () => {
  const kasbon = (lain: object = {}) => ({ id: 7, jumlah: 600, cicilan: 3, diambil: 0, kali: 0, ...lain })
  const biasa = (teks: string | undefined) => teks?.replaceAll('\u00a0', ' ')
  const ambil = (bayar: IsiSlip, semua: Parameters<typeof takeKasbon>[2], isKeluar = false) => {
    const { isi, peringatan } = takeKasbon(SETENGAH, bayar, semua, NOVEMBER, isKeluar)
    return {
      diambil: isi.potongan.flatMap(({ jenis, jumlah, sumber }) =>
        jenis === 'KASBON' ? [[sumber, jumlah]] : [],
      ),
      peringatan: peringatan.map((satu) => biasa(satu)),
    }
  }

  it('share what the payment bears, in their order; what is paid back is passed over in silence', () => {
    // Half of 1,000 less 100 that is taken off already: 400.
    const bayar: IsiSlip = {
      penghasilan: [{ nama: 'A', jenis: 'TETAP', jumlah: 1000 }],
      potongan: [{ nama: 'B', jenis: 'BPJS_JHT', jumlah: 100 }],
      penghasilan_lain: [],
    }
    const semua = [
      kasbon({ id: 1, diambil: 600 }),
      kasbon({ id: 2 }),
      kasbon({ id: 3, jumlah: 900 }),
      kasbon({ id: 4 }),
    ]
    expect(ambil(bayar, semua)).toEqual({
      diambil: [
        ['KASBON:2', 200],
        ['KASBON:3', 200],
      ],
      peringatan: [
        'Cicilan kasbon No. 3 Rp 300 hanya dipotong Rp 200: potongan paling banyak setengah pembayaran.',
        'Cicilan kasbon No. 4 Rp 200 hanya dipotong Rp 0: potongan paling banyak setengah pembayaran.',
      ],
    })
  })

  it('are of the payment without what absence takes, which counts as no deduction', () => {
    const bayar: IsiSlip = {
      penghasilan: [{ nama: 'A', jenis: 'TETAP', jumlah: 1000 }],
      potongan: [
        { nama: 'B', jenis: 'ABSENSI', jumlah: 700 },
        { nama: 'C', jenis: 'BPJS_JHT', jumlah: 50 },
      ],
      penghasilan_lain: [],
    }
    expect(ambil(bayar, [kasbon()]).diambil).toEqual([['KASBON:7', 100]])
    const habis = {
      ...bayar,
      potongan: [...bayar.potongan, { nama: 'D', jenis: 'PPH21', jumlah: 400 } as const],
    }
    expect(ambil(habis, [kasbon()]).diambil).toEqual([])
  })

  it('of who leaves are named with what is left, but where nothing is', () => {
    expect(
      ambil(gaji(9_000_000), [kasbon({ id: 1, diambil: 600 }), kasbon({ diambil: 200, kali: 1 })], true),
    ).toEqual({
      diambil: [],
      peringatan: [
        'Kasbon No. 7 tersisa Rp 400 dan tidak dipotong karena karyawan ini keluar. Potong dari slip akhir kerja bila memang disepakati.',
      ],
    })
  })

  it('say which they are, what was taken before and what is left after', () => {
    const baris = (kali: number, diambil: number) =>
      takeKasbon(SETENGAH, gaji(9_000_000), [kasbon({ kali, diambil })], NOVEMBER, false).isi.potongan.at(-1)
    expect(baris(1, 200)).toMatchObject({ nama: 'Potongan Kasbon No. 7', jenis: 'KASBON', jumlah: 200 })
    expect(biasa(baris(1, 200)?.asal?.aturan)).toBe('Cicilan ke-2 dari 3 kasbon Rp 600.')
    expect(baris(1, 200)?.asal?.rincian).toEqual([
      {
        dari: '2026-11-01',
        sampai: '2026-11-30',
        keterangan: 'sebelumnya dipotong Rp\u00a0200, sisa sesudah ini Rp\u00a0200',
        jumlah: 200,
      },
    ])
    // Once all were due, what is left is one more.
    expect(biasa(baris(4, 500)?.asal?.aturan)).toBe('Cicilan ke-5 dari 5 kasbon Rp 600.')
    expect(baris(4, 500)?.jumlah).toBe(100)
  })
})
