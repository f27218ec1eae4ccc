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

const asal = (...rincian: ReturnType<typeof hari>[]) => ({ aturan: 'a', rincian })
const bonus = (jumlah: number, dari?: BarisSlip['asal']): BarisSlip => ({
  nama: 'Bonus',
  jenis: 'BONUS',
  jumlah,
  ...(dari && { asal: dari }),
})
const MARET = { dari: '2026-03-01', sampai: '2026-03-31', keterangan: 'sebulan penuh', jumlah: 1 }
const APRIL = { dari: '2026-04-01', sampai: '2026-04-30', keterangan: '21 dari 22 hari kerja', jumlah: 1 }

it.each<[string, BarisSlip | null, BarisSlip | null, string | null]>([
  ['nothing says what it is of', bonus(1), bonus(2), null],
  ['only what was says so', bonus(1, asal(MARET)), bonus(2), null],
  ['only what is says so', bonus(1), bonus(2, asal(APRIL)), '21 dari 22 hari kerja'],
  ['both say the same', bonus(1, asal(MARET)), bonus(2, asal(MARET)), 'sebulan penuh'],
  [
    'either says something else',
    bonus(1, asal(MARET)),
    bonus(2, asal(APRIL)),
    'sebulan penuh menjadi 21 dari 22 hari kerja',
  ],
  ['it is new', null, bonus(2, asal(hari('2026-11-05', 1))), 'baru: 5 November 2026, 4 jam'],
  ['it is new, and nothing says of what', null, bonus(2), 'baru bulan ini'],
  ['it is no more', bonus(1, asal(MARET)), null, 'tidak ada lagi, bulan lalu sebulan penuh'],
  ['it is no more, and nothing said of what', bonus(1), null, 'tidak ada lagi'],
  [
    'it has several parts of no single day',
    bonus(1),
    bonus(2, asal(MARET, APRIL)),
    'sebulan penuh, 21 dari 22 hari kerja',
  ],
  [
    'it has the same day twice',
    bonus(1),
    bonus(2, asal(hari('2026-11-05', 1), hari('2026-11-05', 1))),
    '5 November 2026, 4 jam',
  ],
  [
    'it has several days',
    bonus(1),
    bonus(2, asal(hari('2026-11-05', 1), hari('2026-11-06', 1), hari('2026-11-07', 1))),
    '3 hari',
  ],
  ['it has no part', bonus(1), bonus(2, asal()), null],
])('says of a line what it came from where %s', (_nama, lama, baru, keterangan) => {
  const slipOf = (satu: BarisSlip | null) => isi({ penghasilan: satu === null ? [] : [satu] })
  expect(compareSlip(slipOf(lama), slipOf(baru)).sebab[0]?.keterangan).toBe(keterangan)
})

it.each([
  ['Gaji Pokok tanggal 1–15', 'Gaji Pokok'],
  ['Gaji Pokok, 12 hari x Rp150.000', 'Gaji Pokok'],
  ['Bonus tanggal merah', 'Bonus tanggal merah'],
  ['Gaji tanggal 1–15 lalu', 'Gaji tanggal 1–15 lalu'],
  ['Bonus, 12 hari', 'Bonus, 12 hari'],
])('counts %j as %j', (nama, namanya) => {
  const [sebab] = compareSlip(null, isi({ penghasilan: [pokok(1, nama)] })).sebab
  expect(sebab?.nama).toBe(namanya)
})

it('keeps apart what is of another kind or another group, and puts parts of one together with all they come from', () => {
  const baru = isi({
    penghasilan: [bonus(1, asal(MARET)), { ...bonus(2), jenis: 'THR' }, bonus(40, asal(APRIL))],
    potongan: [{ ...bonus(300), jenis: 'LAIN' }],
    penghasilan_lain: [{ ...bonus(5000), jenis: 'LAIN' }],
  })
  expect(compareSlip(null, baru).sebab).toEqual([
    { nama: 'Bonus', keterangan: 'baru bulan ini', jumlah: 5000 },
    { nama: 'Bonus', keterangan: 'baru bulan ini', jumlah: -300 },
    { nama: 'Bonus', keterangan: 'baru: sebulan penuh, 21 dari 22 hari kerja', jumlah: 41 },
    { nama: 'Bonus', keterangan: 'baru bulan ini', jumlah: 2 },
  ])
  expect(compareSlip(null, null)).toEqual({ lama: null, baru: null, selisih: 0, sebab: [] })
})
