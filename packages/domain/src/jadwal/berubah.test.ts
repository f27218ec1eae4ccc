import { describe, expect, it } from 'vitest'
import { type KerjaDiketahui, perubahanHari } from './berubah.ts'

const JAM = 3_600_000
const DI = { kantor: 1, pos: null }
const PEKAN = { mulai: 8 * JAM, selesai: 17 * JAM, ...DI }
const PAGI = { mulai: 7 * JAM, selesai: 15 * JAM, ...DI }
const SORE = { mulai: 15 * JAM, selesai: 23 * JAM, ...DI }
/** Publications, before the day */
const [SATU, DUA, KINI] = [-48 * JAM, -24 * JAM, -1 * JAM]
const POS = { ...PAGI, kantor: 2, pos: 7 }
const kerja = (rentang: KerjaDiketahui, dibuat: number, dibatalkan: number | null = null) => ({
  ...rentang,
  dibuat,
  dibatalkan,
})

describe('what was changed of a day', () => {
  it.each([
    ['a day of the week alone', null, [], PEKAN, null, [PEKAN]],
    [
      'a first roster, over the week',
      { pertama: DUA, terakhir: DUA },
      [kerja(PAGI, DUA)],
      PEKAN,
      [PEKAN],
      [PAGI],
    ],
    ['a first roster that makes it a day off', { pertama: DUA, terakhir: DUA }, [], PEKAN, [PEKAN], []],
    ['a roster on a day that was off', { pertama: DUA, terakhir: DUA }, [kerja(SORE, DUA)], null, [], [SORE]],
    [
      'a roster that says what the week says',
      { pertama: DUA, terakhir: DUA },
      [kerja(PEKAN, DUA)],
      PEKAN,
      null,
      [PEKAN],
    ],
    [
      'a second roster, over the first',
      { pertama: SATU, terakhir: DUA },
      [kerja(PAGI, SATU, DUA), kerja(SORE, DUA)],
      PEKAN,
      [PAGI],
      [SORE],
    ],
    [
      'a second roster that says the same',
      { pertama: SATU, terakhir: DUA },
      [kerja(PAGI, SATU, DUA), kerja(PAGI, DUA)],
      PEKAN,
      null,
      [PAGI],
    ],
    [
      'a second roster, over a day off',
      { pertama: SATU, terakhir: DUA },
      [kerja(SORE, DUA)],
      PEKAN,
      [],
      [SORE],
    ],
    [
      'somebody else’s work taken over beside one’s own',
      null,
      [kerja(SORE, DUA)],
      PEKAN,
      [PEKAN],
      [PEKAN, SORE],
    ],
    [
      'a work that was called off',
      { pertama: SATU, terakhir: SATU },
      [kerja(PAGI, SATU, DUA)],
      PEKAN,
      [PAGI],
      [],
    ],
    [
      'a roster whose hours are those of the week, kept beside its works',
      { pertama: DUA, terakhir: DUA },
      [],
      PEKAN,
      null,
      [PEKAN],
    ],
  ])('%s', (_nama, terbit, semua, pekan, sebelumnya, sekarang) => {
    const berubah = perubahanHari(terbit, semua, pekan, sekarang, KINI)
    expect(berubah?.sebelumnya ?? null).toEqual(sebelumnya)
  })

  it('is shown for a week, and not before it was', () => {
    const terbit = { pertama: SATU, terakhir: SATU }
    const pada = (saat: number) => perubahanHari(terbit, [kerja(PAGI, SATU)], PEKAN, [PAGI], saat)
    expect([pada(SATU + 7 * 24 * JAM)?.pada, pada(SATU + 7 * 24 * JAM + 1), pada(SATU - 1)]).toEqual([
      SATU,
      null,
      null,
    ])
  })

  it.each([
    ['the same again', PAGI, PAGI, null],
    ['other hours', PAGI, SORE, ['jam']],
    ['another place and post at the same hours', PAGI, POS, ['tempat', 'pos']],
    ['another post there', POS, { ...POS, pos: 8 }, ['pos']],
  ])('[ADA-08] of %s it says which', (_apa, dulu, kini, apa) => {
    const terbit = { pertama: SATU, terakhir: DUA }
    const semua = [kerja(dulu, SATU, DUA), kerja(kini, DUA)]
    expect(perubahanHari(terbit, semua, PEKAN, [kini], KINI)?.apa ?? null).toEqual(apa)
  })
})
