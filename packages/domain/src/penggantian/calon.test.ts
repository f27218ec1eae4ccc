import { describe, expect, it } from 'vitest'
import type { Kerja, RencanaOrang } from '../roster/peringatan.ts'
import { type Calon, type FaktaCalon, compareCalon, judgeCalon } from './calon.ts'

const pukul = (tanggal: string, jam: string) => Date.parse(`${tanggal}T${jam}:00+07:00`)
const kerja = (tanggal: string, jam: string, lain: Partial<Kerja> = {}): Kerja => {
  const [mulai, selesai] = jam.split('-') as [string, string]
  const [dari, sampai] = [pukul(tanggal, mulai), pukul(tanggal, selesai)]
  return {
    tanggal,
    mulai: dari,
    selesai: sampai,
    jam: (sampai - dari) / 1000,
    nama: 'Pagi',
    syarat: [],
    ...lain,
  }
}
const GADA = { jenis: 'GADA', nama: 'Gada Pratama', wajib: false }
const DIGANTI = kerja('2026-11-20', '07:00-15:00', { syarat: [GADA] })
const rencana = (isi: Partial<RencanaOrang> = {}): RencanaOrang => ({
  kerja: [],
  izin: new Set(),
  sertifikat: new Map([['GADA', null]]),
  kontrakSampai: null,
  zona: 'WIB',
  ...isi,
})
const fakta = (nama: string, isi: Partial<FaktaCalon> & { rencana?: RencanaOrang } = {}): FaktaCalon => ({
  karyawanId: 1,
  nama,
  rencana: rencana(),
  pernah: 0,
  jarakMeter: null,
  ...isi,
})
const judge = (satu: FaktaCalon) => judgeCalon(DIGANTI, satu, 8 * 3600)

describe('a candidate', () => {
  it.each([
    ['who works at that hour', { kerja: [kerja('2026-11-20', '14:00-22:00')] }],
    ['who is on leave', { izin: new Set(['2026-11-20']) }],
  ])('[GANTI-06] %s is none', (_nama, isi) => {
    expect(judge(fakta('A', { rencana: rencana(isi) }))).toBeNull()
  })

  it('[GANTI-06] comes with rest, certificates, days at the site, distance and overtime in figures', () => {
    const sibuk = rencana({
      kerja: [
        ...['16', '17', '18', '19'].map((hari) => kerja(`2026-11-${hari}`, '13:00-22:00')),
        kerja('2026-11-21', '07:00-15:00'),
      ],
      sertifikat: new Map(),
    })
    expect(judge(fakta('A', { rencana: sibuk, pernah: 3, jarakMeter: 4200 }))).toMatchObject({
      istirahat: 9 * 3600,
      kurang: [GADA],
      cadangan: false,
      pernah: 3,
      jarakMeter: 4200,
      // 44 hours stand already: all eight are overtime, the first at 1.5 and seven at 2.
      lembur: 8 * 3600,
      jamUpah: 15.5,
    })
    expect(judge(fakta('B'))).toMatchObject({ istirahat: null, cadangan: true, lembur: 0, jamUpah: 0 })
  })

  it('what adjoins the day’s own work makes overtime of the day', () => {
    const sore = rencana({ kerja: [kerja('2026-11-20', '15:00-19:00')] })
    expect(judge(fakta('A', { rencana: sore }))).toMatchObject({
      istirahat: 0,
      lembur: 4 * 3600,
      jamUpah: 7.5,
    })
  })

  it('[GANTI-16] without the certificate stands below all who have it, whatever else speaks for them', () => {
    const tanpa = fakta('A', { rencana: rencana({ sertifikat: new Map() }), pernah: 40, jarakMeter: 10 })
    const letih = fakta('B', {
      rencana: rencana({ kerja: [kerja('2026-11-19', '20:00-23:59')] }),
      jarakMeter: 90_000,
    })
    const urutan = [tanpa, letih].flatMap((satu) => judge(satu) ?? []).toSorted(compareCalon)
    expect(urutan.map(({ nama, kurang }) => [nama, kurang.length])).toEqual([
      ['B', 0],
      ['A', 1],
    ])
  })

  it('best first: the relief pool, rest, the site known, less overtime, the shorter way', () => {
    const kemarin = (jam: string) => rencana({ kerja: [kerja('2026-11-19', jam)] })
    const semua = [
      fakta('jauh', { rencana: kemarin('07:00-15:00'), pernah: 1, jarakMeter: 9000 }),
      fakta('dekat', { rencana: kemarin('07:00-15:00'), pernah: 1, jarakMeter: 100 }),
      fakta('asing', { rencana: kemarin('07:00-15:00'), jarakMeter: 1 }),
      fakta('letih', { rencana: kemarin('16:00-23:59'), pernah: 9, jarakMeter: 1 }),
      fakta('cadangan', { jarakMeter: 50_000 }),
    ]
    const urutan = semua.flatMap((satu) => judge(satu) ?? []).toSorted(compareCalon)
    expect(urutan.map(({ nama }) => nama)).toEqual(['cadangan', 'dekat', 'jauh', 'asing', 'letih'])
  })
})

describe('who may be asked at all', () => {
  it.each([
    ['ends as it begins', '2026-11-20', '03:00-07:00', true],
    ['begins as it ends', '2026-11-20', '15:00-19:00', true],
    ['ends a minute into it', '2026-11-20', '03:00-07:01', false],
    ['begins a minute before it ends', '2026-11-20', '14:59-19:00', false],
    ['lies within it', '2026-11-20', '09:00-10:00', false],
    ['holds it', '2026-11-20', '05:00-20:00', false],
  ])('whose other work %s: %4$s', (_nama, tanggal, jam, bisa) => {
    const sibuk = rencana({ kerja: [kerja(tanggal, jam)] })
    expect(judge(fakta('A', { rencana: sibuk })) !== null).toBe(bisa)
  })

  it('is who is on leave on another day', () => {
    expect(judge(fakta('A', { rencana: rencana({ izin: new Set(['2026-11-21']) }) }))).not.toBeNull()
  })

  it('rests since the nearest work, before it or after it', () => {
    const istirahat = (...jam: readonly [string, string][]) =>
      judge(fakta('A', { rencana: rencana({ kerja: jam.map(([tanggal, satu]) => kerja(tanggal, satu)) }) }))
        ?.istirahat
    expect(istirahat(['2026-11-19', '07:00-15:00'], ['2026-11-20', '20:00-22:00'])).toBe(5 * 3600)
    expect(istirahat(['2026-11-20', '01:00-03:00'], ['2026-11-21', '07:00-15:00'])).toBe(4 * 3600)
  })

  it('adds no overtime below eight hours a day and forty a week, and of what stands above them none anew', () => {
    const lembur = (...hari: readonly [string, string][]) =>
      judge(fakta('A', { rencana: rencana({ kerja: hari.map(([tanggal, jam]) => kerja(tanggal, jam)) }) }))
        ?.lembur
    const pekan = ['16', '17', '18', '19'].map((hari) => [`2026-11-${hari}`, '07:00-15:00'] as const)
    expect(lembur(...pekan.map(([tanggal, jam]): [string, string] => [tanggal, jam]))).toBe(0)
    // Sunday is of the same week, the next Monday is not.
    expect(
      lembur(['2026-11-22', '07:00-23:00'], ...pekan.slice(1).map((p): [string, string] => [...p])),
    ).toBe(8 * 3600)
    expect(lembur(['2026-11-23', '00:00-23:59'], ['2026-11-15', '00:00-23:59'])).toBe(0)
    expect(lembur(['2026-11-20', '15:00-23:59'])).toBe(8 * 3600)
  })

  it('is told with what a roster warns of, and what the post asks for beside it', () => {
    const satu = judge(
      fakta('A', {
        rencana: rencana({ kerja: [kerja('2026-11-19', '20:00-23:59')], sertifikat: new Map() }),
      }),
    )
    expect(satu?.kurang).toEqual([GADA])
    expect(satu?.peringatan.map(({ kode }) => kode).toSorted()).toEqual([
      'ISTIRAHAT_KURANG',
      'SERTIFIKAT_HABIS',
    ])
    const habis = judge(fakta('A', { rencana: rencana({ kontrakSampai: '2026-11-19' }) }))
    expect([habis?.kurang, habis?.peringatan.length]).toEqual([[], 1])
  })
})

describe('best first', () => {
  const LETIH = { kode: 'ISTIRAHAT_KURANG' } as unknown as Calon['peringatan'][number]
  const LAIN = { kode: 'SERTIFIKAT_HABIS' } as unknown as Calon['peringatan'][number]
  const calon = (beda: Partial<Calon>): Calon => ({
    karyawanId: 1,
    nama: 'M',
    pernah: 1,
    jarakMeter: 100,
    istirahat: null,
    kurang: [],
    cadangan: true,
    lembur: 0,
    jamUpah: 0,
    peringatan: [],
    ...beda,
  })
  // Each is worse in one respect than the one before it, and better in all that count less.
  const URUTAN: readonly Partial<Calon>[] = [
    { kurang: [], cadangan: false, peringatan: [LETIH], pernah: 0, lembur: 9, jarakMeter: null, nama: 'Z' },
    {
      kurang: [GADA],
      cadangan: true,
      peringatan: [LETIH],
      pernah: 0,
      lembur: 9,
      jarakMeter: null,
      nama: 'Z',
    },
    {
      kurang: [GADA],
      cadangan: false,
      peringatan: [LAIN],
      pernah: 0,
      lembur: 9,
      jarakMeter: null,
      nama: 'Z',
    },
    {
      kurang: [GADA],
      cadangan: false,
      peringatan: [LETIH],
      pernah: 1,
      lembur: 9,
      jarakMeter: null,
      nama: 'Z',
    },
    {
      kurang: [GADA],
      cadangan: false,
      peringatan: [LETIH],
      pernah: 0,
      lembur: 1,
      jarakMeter: null,
      nama: 'Z',
    },
    { kurang: [GADA], cadangan: false, peringatan: [LETIH], pernah: 0, lembur: 9, jarakMeter: 0, nama: 'Z' },
    {
      kurang: [GADA],
      cadangan: false,
      peringatan: [LETIH],
      pernah: 0,
      lembur: 9,
      jarakMeter: 900,
      nama: 'Z',
    },
    {
      kurang: [GADA],
      cadangan: false,
      peringatan: [LETIH],
      pernah: 0,
      lembur: 9,
      jarakMeter: null,
      nama: 'A',
    },
    {
      kurang: [GADA],
      cadangan: false,
      peringatan: [LETIH],
      pernah: 0,
      lembur: 9,
      jarakMeter: null,
      nama: 'Z',
    },
  ]
  const semua = URUTAN.map(calon)

  it.each(semua.slice(1).map((_, ke) => ke))('the one at place %d stands above all after it', (ke) => {
    for (const lain of semua.slice(ke + 1)) {
      expect(compareCalon(semua[ke] as Calon, lain)).toBeLessThan(0)
      expect(compareCalon(lain, semua[ke] as Calon)).toBeGreaterThan(0)
    }
  })

  it('of those who know the site, the nearer, then who was there oftener, then by name', () => {
    const [dekat, jauh] = [calon({ pernah: 1, jarakMeter: 5 }), calon({ pernah: 9, jarakMeter: 6 })]
    const [sering, jarang] = [calon({ pernah: 9, nama: 'Z' }), calon({ pernah: 8, nama: 'A' })]
    expect([compareCalon(dekat, jauh), compareCalon(jauh, dekat)]).toEqual([-1, 1])
    expect([compareCalon(sering, jarang), compareCalon(jarang, sering)]).toEqual([-1, 1])
  })
})
