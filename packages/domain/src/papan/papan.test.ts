import { describe, expect, it } from 'vitest'
import { kosongPada } from './kosong.ts'
import { type KerjaPapan, computePapan, kedatanganPada } from './papan.ts'

const jam = (teks: string) => Date.parse(`2026-11-20T${teks}${teks.length === 5 ? ':00' : ''}+07:00`)

describe('kosongPada', () => {
  const PAGI = { mulai: jam('07:00'), selesai: jam('15:00') }
  const hadir = (masuk: string, pulang?: string) => ({
    masuk: jam(masuk),
    pulang: pulang ? jam(pulang) : null,
  })
  it.each([
    ['nobody yet', [], 0, '07:20', 1200, '07:00'],
    ['before it begins', [], 0, '06:00', 0, null],
    ['over, and nobody came', [], 0, '16:00', 8 * 3600, null],
    ['there since before', [hadir('06:40')], 0, '10:00', 0, null],
    ['[GANTI-10] a replacement at 07:42:30', [hadir('07:42:30')], 0, '10:00', 2550, null],
    ['within the tolerance', [hadir('07:15')], 900, '10:00', 0, null],
    ['beyond the tolerance counts whole', [hadir('07:15:01')], 900, '10:00', 901, null],
    ['left before the end', [hadir('07:00', '14:00')], 0, '14:10', 600, '14:00'],
    [
      'two gaps, the second open',
      [hadir('12:30', '13:00'), hadir('07:10', '12:00')],
      0,
      '13:30',
      4200,
      '13:00',
    ],
  ] as const)('%s', (_apa, orang, toleransi, saat, detik, sejak) => {
    expect(kosongPada(PAGI, orang, toleransi, jam(saat))).toEqual({
      detik,
      sejak: sejak === null ? null : jam(sejak),
    })
  })
})

let nomor = 0
const kerja = (isi: Partial<KerjaPapan> = {}): KerjaPapan => ({
  id: (nomor += 1),
  menggantikanId: null,
  digantikan: false,
  karyawanId: nomor,
  tanggal: '2026-11-20',
  kantorId: 1,
  posId: null,
  mulai: jam('07:00'),
  selesai: jam('15:00'),
  toleransi: 300,
  masuk: null,
  pulang: null,
  telat: 0,
  diLuarArea: false,
  izin: false,
  ...isi,
})
const GERBANG = { id: 9, kantorId: 1, toleransiKosong: 0 }
const BUTUH = { posId: 9, jumlah: 2, mulai: jam('07:00'), selesai: jam('15:00') }

describe('computePapan', () => {
  it('counts a work as missing past its tolerance and until its end', () => {
    const belum = (saat: string) => computePapan([kerja()], [], [], jam(saat)).lokasi[0]?.belum
    expect([belum('07:05'), belum('07:05:01'), belum('14:59:59'), belum('15:00')]).toEqual([0, 1, 1, 0])
  })

  it('fills one place by who stands in for somebody, and keeps how long it stood empty', () => {
    const asal = kerja({ posId: 9 })
    const pengganti = kerja({
      posId: 9,
      menggantikanId: asal.id,
      masuk: jam('07:42:30'),
      mulai: jam('07:40'),
    })
    const papan = computePapan([asal, pengganti], [GERBANG], [{ ...BUTUH, jumlah: 1 }], jam('09:00'))
    expect(papan.lokasi).toMatchObject([
      { rencana: 1, terisi: 1, belum: 0, pos: [{ id: 9, butuh: 1, kurang: 0, rencana: 1, terisi: 1 }] },
    ])
    expect(papan.lokasi[0]?.pos[0]?.kosong).toEqual({ detik: 2550, sejak: null })
    expect(papan.celah).toEqual([])
  })

  it('names who stands in as missing, not whom they stand in for', () => {
    const asal = kerja()
    const pengganti = kerja({ menggantikanId: asal.id })
    const { celah } = computePapan([asal, pengganti], [], [], jam('08:00'))
    expect(celah.map(({ tempat }) => tempat?.pengisi?.id)).toEqual([pengganti.id])
  })

  it('misses nobody for whom somebody stands in on another’s board', () => {
    expect(computePapan([kerja({ digantikan: true })], [], [], jam('08:00')).celah).toEqual([])
  })

  it('leaves leave out of what is planned, and its post short', () => {
    const papan = computePapan(
      [
        kerja({ posId: 9, izin: true }),
        kerja({ posId: 9, masuk: jam('06:50') }),
        kerja({ izin: true, kantorId: 2 }),
      ],
      [GERBANG],
      [BUTUH],
      jam('08:00'),
    )
    expect(papan.lokasi).toMatchObject([
      { kantorId: 1, rencana: 2, terisi: 1, belum: 0, izin: 1, pos: [{ butuh: 2, kurang: 1, terisi: 1 }] },
      { kantorId: 2, rencana: 0, terisi: 0, izin: 1 },
    ])
    expect(papan.celah).toMatchObject([
      { posId: 9, tempat: null, kosong: { detik: 3600, sejak: jam('07:00') } },
    ])
  })

  it('[HARI-02] orders what stands empty by its minutes, the longest first', () => {
    const { celah } = computePapan(
      [kerja({ mulai: jam('08:00') }), kerja({ mulai: jam('06:00') })],
      [GERBANG],
      [{ ...BUTUH, jumlah: 1 }],
      jam('09:00'),
    )
    expect(celah.map(({ kosong }) => kosong.detik)).toEqual([3 * 3600, 2 * 3600, 3600])
  })

  it('shows a site whose post nobody is planned for', () => {
    const { lokasi } = computePapan([], [GERBANG], [BUTUH], jam('06:00'))
    expect(lokasi).toMatchObject([
      { kantorId: 1, rencana: 2, terisi: 0, mulai: jam('07:00'), selesai: jam('15:00') },
    ])
  })
})

it('[HARI-10] arrivals by ten minutes add up to the check-ins', () => {
  const datang = ['06:59:59', '07:00', '07:09:59', '07:31'].map((pada, ke) => ({
    masuk: jam(pada),
    telat: ke * 60,
  }))
  const per = kedatanganPada(datang)
  expect(per.map(({ mulai, ...satu }) => [mulai - jam('06:50'), satu])).toEqual([
    [0, { jumlah: 1, terlambat: 0 }],
    [600_000, { jumlah: 2, terlambat: 2 }],
    [1_200_000, { jumlah: 0, terlambat: 0 }],
    [1_800_000, { jumlah: 0, terlambat: 0 }],
    [2_400_000, { jumlah: 1, terlambat: 1 }],
  ])
  expect(kedatanganPada([])).toEqual([])
})
