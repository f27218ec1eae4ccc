import { expect, test } from 'vitest'
import { aturanJam, jamFromText } from './time-field.text.ts'

test.each([
  ['17:00', '17:00'],
  ['17.00', '17:00'],
  ['1700', '17:00'],
  [' 7:05 ', '07:05'],
  ['730', '07:30'],
  ['17', '17:00'],
  ['7', '07:00'],
  ['0000', '00:00'],
  ['2359', '23:59'],
  ['24:00', undefined],
  ['17:60', undefined],
  ['17:5', undefined],
  ['5 PM', undefined],
  ['17000', undefined],
  ['', undefined],
])('[ORANG-28] %j is read as %s', (text, jam) => {
  expect(jamFromText(text)).toBe(jam)
})

test('what is no clock time is refused, nothing at all is not', () => {
  expect([aturanJam('17:00'), aturanJam('')]).toEqual([undefined, undefined])
  expect(aturanJam('5 PM')).toBe('Jam tidak dikenal. Tulis seperti 17:00.')
})
