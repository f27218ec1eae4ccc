import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type BarisSlip, type IsiSlip, JENIS_MENURUT, type KelompokBaris } from './payroll.ts'
import { compareSlip } from './selisih.ts'

const isi = (ubah: Partial<IsiSlip>): IsiSlip => ({
  penghasilan: [],
  potongan: [],
  penghasilan_lain: [],
  ...ubah,
})
const pokok = (jumlah: number, nama = 'Gaji Pokok'): BarisSlip => ({ nama, jenis: 'TETAP', jumlah })
const hari = (tanggal: string, jumlah: number, keterangan = '4 jam') => ({
  dari: tanggal,
  sampai: tanggal,
  keterangan,
  jumlah,
})

it('names what changed, the largest first, and says nothing of what stayed', () => {
  const lama = isi({
    penghasilan: [
      pokok(5_000_000),
      {
        nama: 'Upah Lembur',
        jenis: 'LEMBUR',
        jumlah: 100_000,
        asal: { aturan: 'a', rincian: [hari('2026-10-05', 100_000)] },
      },
    ],
    potongan: [{ nama: 'BPJS JHT 2%', jenis: 'BPJS_JHT', jumlah: 100_000 }],
  })
  const baru = isi({
    penghasilan: [
      pokok(5_000_000),
      {
        nama: 'Upah Lembur',
        jenis: 'LEMBUR',
        jumlah: 250_000,
        asal: { aturan: 'a', rincian: [hari('2026-11-05', 100_000), hari('2026-11-06', 150_000)] },
      },
    ],
    potongan: [
      { nama: 'BPJS JHT 2%', jenis: 'BPJS_JHT', jumlah: 100_000 },
      { nama: 'Potongan Ketidakhadiran', jenis: 'ABSENSI', jumlah: 472_000 },
    ],
  })
  expect(compareSlip(lama, baru)).toEqual({
    lama: 5_000_000,
    baru: 4_678_000,
    selisih: -322_000,
    sebab: [
      { nama: 'Potongan Ketidakhadiran', keterangan: 'baru bulan ini', jumlah: -472_000 },
      { nama: 'Upah Lembur', keterangan: '5 Oktober 2026, 4 jam menjadi 2 hari', jumlah: 150_000 },
    ],
  })
})

it('takes the parts of a wage that changed within the month for one line', () => {
  const baru = isi({
    penghasilan: [pokok(2_500_000, 'Gaji Pokok tanggal 1–15'), pokok(2_600_000, 'Gaji Pokok tanggal 16–30')],
  })
  expect(compareSlip(isi({ penghasilan: [pokok(5_000_000)] }), baru).sebab).toEqual([
    { nama: 'Gaji Pokok', keterangan: null, jumlah: 100_000 },
  ])
})

it('says of who comes and goes that there is no payslip', () => {
  const ada = isi({ penghasilan: [pokok(3_150_000)] })
  expect(compareSlip(null, ada)).toMatchObject({ lama: null, baru: 3_150_000, selisih: 3_150_000 })
  expect(compareSlip(ada, null)).toMatchObject({ lama: 3_150_000, baru: null, selisih: -3_150_000 })
  expect(compareSlip(ada, null).sebab).toEqual([
    { nama: 'Gaji Pokok', keterangan: 'tidak ada lagi', jumlah: -3_150_000 },
  ])
})

const deret = (kelompok: KelompokBaris) =>
  fc.array(
    fc.record({
      nama: fc.constantFrom('Gaji Pokok', 'Gaji Pokok tanggal 1–15', 'Upah Lembur', 'Lain'),
      jenis: fc.constantFrom(...JENIS_MENURUT[kelompok]),
      jumlah: fc.integer({ min: 0, max: 10_000_000_000 }),
    }),
    { maxLength: 8 },
  )
const slip = fc.option(
  fc.record({
    penghasilan: deret('PENGHASILAN'),
    potongan: deret('POTONGAN'),
    penghasilan_lain: deret('PENGHASILAN_LAIN'),
  }),
)

it('[BULAN-08] the causes add up to the difference of net pay, whatever the lines', () => {
  fc.assert(
    fc.property(slip, slip, (lama, baru) => {
      const { sebab, selisih, ...bersih } = compareSlip(lama, baru)
      expect(sebab.reduce((n, { jumlah }) => n + jumlah, 0)).toBe(selisih)
      expect((bersih.baru ?? 0) - (bersih.lama ?? 0)).toBe(selisih)
      expect(sebab.every(({ nama, jumlah }) => nama !== '' && jumlah !== 0)).toBe(true)
    }),
    { seed: 20_261_124, numRuns: 1000 },
  )
})
