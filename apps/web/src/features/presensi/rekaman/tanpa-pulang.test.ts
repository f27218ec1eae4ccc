import { expect, test } from 'vitest'
import type { Rekaman } from './rekaman.wire.ts'
import { isTanpaPulang } from './tanpa-pulang.ts'

const ada = {} as NonNullable<Rekaman['checkIn']>
const TUTUP = '2026-11-20T21:00:00+07:00'

test.each<[string, boolean, boolean, string | null, string, boolean]>([
  ['the window is open', true, false, TUTUP, '2026-11-20T20:59:00+07:00', false],
  ['at its last moment', true, false, TUTUP, TUTUP, false],
  ['the window has closed', true, false, TUTUP, '2026-11-20T21:01:00+07:00', true],
  // A night shift's is open on the morning after.
  [
    'the window is open on the day after',
    true,
    false,
    '2026-11-21T11:00:00+07:00',
    '2026-11-21T10:00:00+07:00',
    false,
  ],
  ['there is a check-out', true, true, TUTUP, '2026-11-22T08:00:00+07:00', false],
  ['nobody came', false, false, TUTUP, '2026-11-22T08:00:00+07:00', false],
  ['a day without hours, still today', true, false, null, '2026-11-20T23:59:00+07:00', false],
  ['a day without hours, gone by', true, false, null, '2026-11-21T00:00:00+07:00', true],
])('%s', (_kapan, masuk, pulang, tutup, saat, expected) => {
  const hari = {
    checkIn: masuk ? ada : null,
    checkOut: pulang ? ada : null,
    tanggal: '2026-11-20',
    tutupPada: tutup === null ? null : Date.parse(tutup),
    zona: 'WIB',
  } as const
  expect(isTanpaPulang(hari, Date.parse(saat))).toBe(expected)
})
