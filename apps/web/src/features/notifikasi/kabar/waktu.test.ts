import type { KodeZona } from '@rekan/domain/waktu'
import { expect, test } from 'vitest'
import { kataWaktu } from './waktu.ts'

const at = (iso: string) => Date.parse(iso)

test.each<[string, string, KodeZona, string]>([
  ['2026-11-20T07:52:13+07:00', '2026-11-20T23:59:59+07:00', 'WIB', '07:52'],
  ['2026-11-20T00:00:00+07:00', '2026-11-20T00:00:00+07:00', 'WIB', '00:00'],
  ['2026-11-19T23:59:59+07:00', '2026-11-20T00:00:00+07:00', 'WIB', '19 November 2026'],
  // One moment is today in one zone and yesterday in another.
  ['2026-11-19T23:30:00+07:00', '2026-11-20T08:00:00+07:00', 'WIB', '19 November 2026'],
  ['2026-11-19T23:30:00+07:00', '2026-11-20T08:00:00+07:00', 'WIT', '01:30'],
  ['2026-11-05T08:00:00+07:00', '2026-11-20T08:00:00+07:00', 'WIB', '05 November 2026'],
  ['2025-12-31T23:00:00+07:00', '2026-01-01T08:00:00+07:00', 'WIB', '31 Desember 2025'],
  // A clock that is behind the server's makes nothing of tomorrow.
  ['2026-11-21T00:00:30+07:00', '2026-11-20T23:59:50+07:00', 'WIB', '00:00'],
])('[NOTIF-03] what came at %s is, at %s in %s, of %s', (saat, now, zona, text) => {
  expect(kataWaktu(at(saat), at(now), zona)).toBe(text)
})
