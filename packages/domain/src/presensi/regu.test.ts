import { describe, expect, it } from 'vitest'
import { aturanPin, isPinMudah, isPosisiSegar, isPulangRegu, shiftRegu } from './regu.ts'

const pukul = (jam: string) => Date.parse(`2026-11-20T${jam}:00+07:00`)
const PAGI = { nama: 'pagi', mulai: pukul('07:00'), selesai: pukul('15:00') }
const SIANG = { nama: 'siang', mulai: pukul('15:00'), selesai: pukul('23:00') }

describe('a crew', () => {
  it.each([
    ['06:50', 'pagi', false],
    ['10:00', 'pagi', false],
    ['14:50', 'siang', false],
    ['15:05', 'siang', false],
    ['22:50', 'siang', true],
  ])('at %s is that of %s', (jam, nama, pulang) => {
    const shift = shiftRegu([PAGI, SIANG], pukul(jam))
    expect(shift?.nama).toBe(nama)
    expect(shift && isPulangRegu(shift, pukul(jam))).toBe(pulang)
  })

  it('is none where nobody works', () => {
    expect(shiftRegu([], pukul('07:00'))).toBeUndefined()
  })

  it('goes home once its end is nearer than its start', () => {
    expect([isPulangRegu(PAGI, pukul('11:00')), isPulangRegu(PAGI, pukul('11:01'))]).toEqual([false, true])
  })

  it('is served by a position of the last 120 seconds', () => {
    const dibaca = pukul('07:00')
    expect([isPosisiSegar(dibaca, dibaca + 119_999), isPosisiSegar(dibaca, dibaca + 120_000)]).toEqual([
      true,
      false,
    ])
  })
})

it.each([
  ['12345', 'PIN terdiri atas 6 angka.', false],
  ['1234567', 'PIN terdiri atas 6 angka.', true],
  ['abcdef', 'PIN terdiri atas 6 angka.', false],
  ['123456', undefined, true],
  ['654321', undefined, true],
  ['000000', undefined, true],
  ['193847', undefined, false],
  ['135797', undefined, false],
  ['020202', undefined, false],
])('of the PIN %s says %s, and whether it is easy: %s', (pin, keberatan, mudah) => {
  expect(aturanPin(pin)).toBe(keberatan)
  if (keberatan === undefined) expect(isPinMudah(pin)).toBe(mudah)
})
