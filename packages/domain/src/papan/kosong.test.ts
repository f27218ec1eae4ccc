import { expect, it } from 'vitest'
import { kosongPada } from './kosong.ts'

const jam = (teks: string) => Date.parse(`2026-03-02T${teks.length === 5 ? `${teks}:00` : teks}Z`)
const SHIFT = { mulai: jam('07:00'), selesai: jam('15:00') }
const ada = (masuk: string, pulang: string | null) => ({
  masuk: jam(masuk),
  pulang: pulang === null ? null : jam(pulang),
})
const MENIT = 60

it.each([
  ['is over, and nobody came', [], '16:00', 480, null],
  ['goes on, and nobody came', [], '09:00', 120, '07:00'],
  ['has just begun', [], '07:15', 0, null],
  ['has begun longer ago than the tolerance', [], '07:15:01', 15 + 1 / 60, '07:00'],
  ['is to come', [], '06:00', 0, null],
  ['is full', [ada('07:00', '15:00')], '16:00', 0, null],
  ['has somebody who came before it and left after it', [ada('06:00', '16:00')], '16:30', 0, null],
  ['has somebody who has not left', [ada('07:00', null)], '12:00', 0, null],
  ['had nobody until somebody came', [ada('08:00', null)], '12:00', 60, null],
  ['had nobody as long as the tolerance', [ada('07:15', null)], '12:00', 0, null],
  ['has had nobody since somebody left', [ada('07:00', '10:00')], '12:00', 120, '10:00'],
  ['has had nobody for as long as the tolerance', [ada('07:00', '10:00')], '10:15', 0, null],
  ['had a gap, and has one now', [ada('08:00', '10:00')], '12:00', 180, '10:00'],
  ['had a gap, and had nobody in the end', [ada('08:00', '10:00')], '15:00', 360, null],
  [
    'had two one after the other, told in any order',
    [ada('11:00', null), ada('07:00', '11:00')],
    '12:00',
    0,
    null,
  ],
  ['had two at once', [ada('07:00', '14:00'), ada('08:00', '09:00')], '12:00', 0, null],
  ['had a gap between two', [ada('07:00', '09:00'), ada('10:00', '15:00')], '15:00', 60, null],
  ['had somebody who came only after it', [ada('16:00', '17:00')], '18:00', 480, null],
] as const)('a place of work that %s', (_nama, hadir, saat, menit, sejak) => {
  expect(kosongPada(SHIFT, hadir, 15 * MENIT, jam(saat))).toEqual({
    detik: menit * MENIT,
    sejak: sejak === null ? null : jam(sejak),
  })
})
