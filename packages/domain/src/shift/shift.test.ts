import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Tanggal, addHari, parseJam } from '../waktu.ts'
import { lamaKerja } from '../jadwal/jadwal.ts'
import { ATURAN_JENIS_SHIFT, judgeJenisShift } from './jenis-shift.ts'
import { langkahPada } from './pola.ts'

const jam = (teks: string) => {
  const [mulai = '', selesai = ''] = teks.split('-')
  return { mulai: parseJam(mulai) ?? -1, selesai: parseJam(selesai) ?? -1 }
}

describe('the hours of a shift', () => {
  it.each([
    ['07:00-15:00', 8],
    ['23:00-07:00', 8],
    ['07:00-07:00', 24],
    ['00:00-23:59', 23 + 59 / 60],
    ['19:00-18:59', 23 + 59 / 60],
  ])('[KERJA-19] %s is %f hours', (teks, lama) => {
    expect(lamaKerja(jam(teks)) / 3600).toBeCloseTo(lama, 10)
  })

  it('hold a break that is shorter than they are', () => {
    expect(judgeJenisShift({ ...jam('07:00-08:00'), istirahat: 3599 })).toEqual({})
    expect(judgeJenisShift({ ...jam('07:00-08:00'), istirahat: 3600 })).toEqual({
      istirahat_menit: 'Istirahat harus lebih pendek dari shiftnya.',
    })
  })

  it.each([
    ['P', true],
    ['s2', true],
    ['LM', true],
    ['L', false],
    ['l', false],
    ['', false],
    ['P12', false],
    ['2P', false],
  ])('are called %s: %s', (huruf, boleh) => {
    expect(ATURAN_JENIS_SHIFT.huruf(huruf) === undefined).toBe(boleh)
  })
})

describe('a pattern', () => {
  const pola = { langkah: ['P', 'P', 'S', 'S', 'M', 'M', 'L', 'L'], mulai: '2026-12-30' as Tanggal }

  it('[ROSTER-04] puts one of four people in each place of the cycle on every day', () => {
    for (let hari = -40; hari < 400; hari += 1) {
      const tanggal = addHari(pola.mulai, hari)
      const sehari = [0, 2, 4, 6].map((geser) => langkahPada({ ...pola, geser }, tanggal))
      expect(new Set(sehari)).toEqual(new Set(['L', 'M', 'P', 'S']))
    }
    const pertama = Array.from({ length: 9 }, (_, ke) =>
      langkahPada({ ...pola, geser: 0 }, addHari(pola.mulai, ke)),
    )
    expect(pertama.join('')).toBe('PPSSMMLLP')
  })

  it('says the same a whole period earlier or later, whatever its length', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('P', 'S', 'L'), { minLength: 1, maxLength: 366 }),
        fc.integer({ min: -2000, max: 2000 }),
        fc.integer({ min: -400, max: 400 }),
        (langkah, hari, geser) => {
          const di = (ke: number) =>
            langkahPada({ langkah, mulai: '2026-03-01', geser }, addHari('2026-03-01', ke))
          expect(di(hari)).toBe(di(hari + langkah.length))
          expect(di(0)).toBe(langkah.at(geser % langkah.length))
        },
      ),
    )
  })

  it('without a step says nothing', () => {
    expect(langkahPada({ langkah: [], mulai: '2026-03-01', geser: 0 }, '2026-03-02')).toBeUndefined()
  })
})
