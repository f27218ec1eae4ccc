import { expect, it } from 'vitest'
import type { StatusPresensi } from './presensi.ts'
import { type HariRekap, type HariRingkasan, computeRekap, computeRingkasan, rataRataMasuk } from './rekap.ts'

const hari = (status: StatusPresensi, kerja = true, isi: Partial<HariRekap> = {}): HariRekap => ({
  status,
  kerja,
  telat: 0,
  lebihAwal: 0,
  durasi: 0,
  jamKerja: 0,
  pulangDianggap: 0,
  manShift: { hadir: 0, rencana: 0 },
  ...isi,
})

it('counts every day once, sums seconds', () => {
  expect(
    computeRekap([
      // Two works on one date
      hari('HADIR', true, {
        telat: 60,
        durasi: 30_000,
        jamKerja: 28_800,
        manShift: { hadir: 2, rencana: 2 },
      }),
      hari('HADIR', true, {
        lebihAwal: 5,
        durasi: 20_000,
        jamKerja: 19_000,
        pulangDianggap: 1,
        manShift: { hadir: 1, rencana: 2 },
      }),
      // Overtime on a day off
      hari('HADIR', false, { durasi: 10_000 }),
      hari('BELUM_PRESENSI', false),
      hari('BELUM_PRESENSI'),
      hari('IZIN'),
      hari('SAKIT'),
      hari('CUTI'),
      // The Sunday in the middle of a leave
      hari('CUTI', false),
      hari('DINAS_LUAR'),
      hari('ALPA'),
      hari('LIBUR', false),
    ]),
  ).toEqual({
    hari_kerja: 8,
    hadir: 3,
    terlambat: 1,
    pulang_cepat: 1,
    izin: 1,
    sakit: 1,
    cuti: 1,
    cuti_setengah: 0,
    dinas_luar: 1,
    alpa: 1,
    libur: 2,
    belum: 2,
    total_durasi: 60_000,
    total_telat: 60,
    man_shift: 3,
    man_shift_rencana: 4,
    pulang_dianggap: 1,
    pembulatan: null,
    jam_kerja: 47_800,
  })
})

it('counts nothing of no days', () =>
  expect(Object.values(computeRekap([])).every((n) => n === 0 || n === null)).toBe(true))

it('counts one day of many people as lists filter it, a leave on a day off too', () => {
  const satu = (status: StatusPresensi, isi: Partial<HariRingkasan> = {}): HariRingkasan => ({
    status,
    telat: 0,
    menungguTinjauan: false,
    ...isi,
  })
  expect(
    computeRingkasan([
      satu('HADIR', { telat: 601, menungguTinjauan: true }),
      satu('HADIR', { menungguTinjauan: true }),
      satu('HADIR'),
      satu('BELUM_PRESENSI'),
      satu('IZIN'),
      satu('SAKIT'),
      satu('CUTI'),
      satu('CUTI'),
      satu('DINAS_LUAR'),
      satu('ALPA'),
      satu('LIBUR'),
    ]),
  ).toEqual({
    hadir: 3,
    terlambat: 1,
    belum: 1,
    izin: 1,
    sakit: 1,
    cuti: 2,
    dinas_luar: 1,
    alpa: 1,
    libur: 1,
    perlu_tinjauan: 2,
    total: 11,
  })
  expect(Object.values(computeRingkasan([])).every((n) => n === 0)).toBe(true)
})

it.each([
  [[], null],
  [[28_800], 28_800],
  [[28_800, 28_801], 28_801],
  // 23:00 and, of the same shift's day, 01:00
  [[82_800, 90_000], 86_400],
])('the mean of check-ins at %j is %j', (masuk, hasil) => expect(rataRataMasuk(masuk)).toBe(hasil))

it.each([
  // 7 h 52 min 30 s is half way between two quarters, 7 h 52 min 29 s is nearer to the lower.
  [15, [28_350, 28_349], 28_800 + 27_900],
  [30, [28_350], 28_800],
  [1, [89, 90, 91], 60 + 120 + 120],
  [60, [1799, 1800], 3600],
])(
  '[KERJA-21] hours stay in seconds; rounded to %i minutes a day, the rule stands beside the figure',
  (menit, jam, bulat) => {
    const rekap = computeRekap(
      jam.map((jamKerja) => hari('HADIR', true, { jamKerja })),
      menit,
    )
    expect(rekap.jam_kerja).toBe(jam.reduce((a, b) => a + b))
    expect(rekap.pembulatan).toEqual({
      menit,
      jam_kerja: bulat,
      aturan: `dibulatkan tiap hari ke ${menit} menit terdekat`,
    })
  },
)
