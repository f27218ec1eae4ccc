import { expect, it } from 'vitest'
import { formatDurasi, formatLama, formatLebihAwal } from './durasi.ts'

it.each([
  [0, '0 detik'],
  [1, '1 detik'],
  [59, '59 detik'],
  [59.9, '59 detik'],
  [60, '1 menit'],
  [61, '1 menit'],
  [119, '1 menit'],
  [3_540, '59 menit'],
  [3_599, '59 menit'],
  [3_599.9, '59 menit'],
  [3_600, '1 jam 0 menit'],
  [3_659, '1 jam 0 menit'],
  [3_660, '1 jam 1 menit'],
  [7_200, '2 jam 0 menit'],
  [32_400, '9 jam 0 menit'],
  [86_399, '23 jam 59 menit'],
  [86_400, '24 jam 0 menit'],
  [360_000, '100 jam 0 menit'],
  [-1, '0 detik'],
])('[LBR-11] writes %d seconds as %s', (detik, teks) => expect(formatDurasi(detik)).toBe(teks))

it.each([
  [1, '1 menit'],
  [60, '1 menit'],
  [61, '2 menit'],
  [1_800, '30 menit'],
  [1_801, '31 menit'],
  [32_987, '9 jam 10 menit'],
])('[ORANG-02] tells %d seconds early as %s', (detik, teks) => expect(formatLebihAwal(detik)).toBe(teks))

it.each([
  [0, '0:00:00'],
  [59, '0:00:59'],
  [28_036, '7:47:16'],
  [360_000, '100:00:00'],
])('writes %i seconds as %s', (detik, teks) => expect(formatLama(detik)).toBe(teks))
