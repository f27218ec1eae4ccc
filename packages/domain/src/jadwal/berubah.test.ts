import { describe, expect, it } from 'vitest'
import { perubahanHari } from './berubah.ts'

const JAM = 3_600_000
const PEKAN = { mulai: 8 * JAM, selesai: 17 * JAM }
const PAGI = { mulai: 7 * JAM, selesai: 15 * JAM }
const SORE = { mulai: 15 * JAM, selesai: 23 * JAM }
/** Publications, before the day */
const [SATU, DUA, KINI] = [-48 * JAM, -24 * JAM, -1 * JAM]
const kerja = (rentang: typeof PAGI, dibuat: number, dibatalkan: number | null = null) => ({
  ...rentang,
  dibuat,
  dibatalkan,
})

describe('what was changed of a day', () => {
  it.each([
    ['a day of the week alone', null, [], PEKAN, null],
    ['a first roster, over the week', { pertama: DUA, terakhir: DUA }, [kerja(PAGI, DUA)], PEKAN, [PEKAN]],
    ['a first roster that makes it a day off', { pertama: DUA, terakhir: DUA }, [], PEKAN, [PEKAN]],
    ['a roster on a day that was off', { pertama: DUA, terakhir: DUA }, [kerja(SORE, DUA)], null, []],
    [
      'a roster that says what the week says',
      { pertama: DUA, terakhir: DUA },
      [kerja(PEKAN, DUA)],
      PEKAN,
      null,
    ],
    [
      'a second roster, over the first',
      { pertama: SATU, terakhir: DUA },
      [kerja(PAGI, SATU, DUA), kerja(SORE, DUA)],
      PEKAN,
      [PAGI],
    ],
    [
      'a second roster that says the same',
      { pertama: SATU, terakhir: DUA },
      [kerja(PAGI, SATU, DUA), kerja(PAGI, DUA)],
      PEKAN,
      null,
    ],
    ['a second roster, over a day off', { pertama: SATU, terakhir: DUA }, [kerja(SORE, DUA)], PEKAN, []],
    ['somebody else’s work taken over beside one’s own', null, [kerja(SORE, DUA)], PEKAN, [PEKAN]],
    [
      'a work that was called off',
      { pertama: SATU, terakhir: SATU },
      [kerja(PAGI, SATU, DUA)],
      PEKAN,
      [PAGI],
    ],
  ])('%s', (_nama, terbit, semua, pekan, sebelumnya) => {
    const berubah = perubahanHari(terbit, semua, pekan, KINI)
    expect(berubah?.sebelumnya ?? null).toEqual(sebelumnya)
  })

  it('is shown for a week, and not before it was', () => {
    const terbit = { pertama: SATU, terakhir: SATU }
    const pada = (saat: number) => perubahanHari(terbit, [kerja(PAGI, SATU)], PEKAN, saat)
    expect([pada(SATU + 7 * 24 * JAM)?.pada, pada(SATU + 7 * 24 * JAM + 1), pada(SATU - 1)]).toEqual([
      SATU,
      null,
      null,
    ])
  })
})
