import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addBulan, bulanFrom, compareBulan } from '../bulan.ts'
import { addHari } from '../waktu.ts'
import { masaDitutup, masaHari, rentangMasa } from './masa.ts'

const sejak = (berlaku_dari: string, nilai: number) => ({ berlaku_dari, nilai })
const NOVEMBER = { tahun: 2026, bulan: 11 }

describe('the days of a month of attendance', () => {
  it.each([
    ['nothing was ever set: the calendar month', [], '2026-11-01', '2026-11-30'],
    ['20: from the 21st of the month before', [sejak('2026-01-01', 20)], '2026-10-21', '2026-11-20'],
    ['30 and 31 end with the month', [sejak('2026-01-01', 30)], '2026-10-31', '2026-11-30'],
    [
      'from 31 to 20: the month of the change is short',
      [sejak('2026-11-01', 20)],
      '2026-11-01',
      '2026-11-20',
    ],
    [
      'from 20 to 31: the month of the change is long',
      [sejak('2026-01-01', 20), sejak('2026-11-01', 31)],
      '2026-10-21',
      '2026-11-30',
    ],
    ['a month that has begun is not moved', [sejak('2026-11-02', 20)], '2026-11-01', '2026-11-30'],
  ])('%s', (_, tutup, dari, sampai) => {
    expect(rentangMasa(NOVEMBER, tutup)).toEqual({ dari, sampai })
    expect([masaHari(dari, tutup), masaHari(sampai, tutup)]).toEqual([NOVEMBER, NOVEMBER])
  })

  it('ends with February where the cut-off is later', () => {
    const tutup = [sejak('2027-01-01', 29)]
    expect(rentangMasa({ tahun: 2027, bulan: 2 }, tutup)).toEqual({
      dari: '2027-01-30',
      sampai: '2027-02-28',
    })
    expect(rentangMasa({ tahun: 2027, bulan: 3 }, tutup)).toEqual({
      dari: '2027-03-01',
      sampai: '2027-03-29',
    })
  })
})

it.each([
  ['2026-12-01', 11],
  ['2026-12-15', 11],
  ['2026-12-17', 12],
  ['2026-12-31', 12],
])('on %s the month to be closed is the %i.', (hari, bulan) => {
  expect(masaDitutup(hari, [])).toEqual({ tahun: 2026, bulan })
})

const hari = fc.integer({ min: 0, max: 800 }).map((n) => addHari('2026-01-01', n))
const tutup = fc.array(fc.record({ berlaku_dari: hari, nilai: fc.integer({ min: 1, max: 31 }) }), {
  maxLength: 6,
})
const jalan = { seed: 20_261_120, numRuns: 2000 }

it('[BULAN-10] changing the cut-off from 31 to 20 neither drops nor doubles a day', () => {
  fc.assert(
    fc.property(hari, hari, (berubah, pada) => {
      expectSatuMasa(pada, [sejak(berubah, 20)])
    }),
    jalan,
  )
})

it('has every day in one month of attendance, whatever the cut-off was changed to and when', () => {
  fc.assert(
    fc.property(tutup, hari, (semua, pada) => expectSatuMasa(pada, semua)),
    jalan,
  )
})

it('follows one month by the next without a day between them', () => {
  fc.assert(
    fc.property(tutup, hari, (semua, pada) => {
      const bulan = bulanFrom(pada)
      const [ini, depan] = [rentangMasa(bulan, semua), rentangMasa(addBulan(bulan, 1), semua)]
      expect(ini.dari <= ini.sampai).toBe(true)
      expect(depan.dari).toBe(addHari(ini.sampai, 1))
    }),
    jalan,
  )
})

/** Of the months around a day, one alone holds it, and it is the one that the day is said to be of. */
function expectSatuMasa(pada: string, semua: readonly { berlaku_dari: string; nilai: number }[]): void {
  const pemilik = [-2, -1, 0, 1, 2]
    .map((n) => addBulan(bulanFrom(pada), n))
    .filter((bulan) => {
      const { dari, sampai } = rentangMasa(bulan, semua)
      return dari <= pada && pada <= sampai
    })
  expect(pemilik).toHaveLength(1)
  expect(compareBulan(pemilik[0] ?? bulanFrom('1900-01-01'), masaHari(pada, semua))).toBe(0)
}
