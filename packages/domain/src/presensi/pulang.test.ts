import { expect, it } from 'vitest'
import { kabarPulangPada } from './pulang.ts'

it.each([
  ['an evening', '2026-11-20T21:00+07:00', 'WIB', '2026-11-21T07:00+07:00'],
  ['a night', '2026-11-21T03:00+07:00', 'WIB', '2026-11-21T07:00+07:00'],
  ['seven itself', '2026-11-21T07:00+07:00', 'WIB', '2026-11-21T07:00+07:00'],
  ['a morning after a night shift', '2026-11-21T11:00+07:00', 'WIB', '2026-11-22T07:00+07:00'],
  ['an evening in the east', '2026-11-20T21:00+09:00', 'WIT', '2026-11-21T07:00+09:00'],
] as const)(
  "[KERJA-15] a window that closed in %s is told of at seven o'clock next",
  (_, tutup, zona, pada) => {
    expect(kabarPulangPada(Date.parse(tutup), zona)).toBe(Date.parse(pada))
  },
)
