import { formatJumlahHari } from '../izin/jumlah-hari.ts'
import { describe, expect, it } from 'vitest'
import { masaKerjaBulan } from '../../bulan/lama.ts'
import { BAWA_BULAN, BAWA_HARI, HARI_KOREKSI, hakCuti } from './cuti.ts'

describe('masaKerjaBulan', () => {
  it.each([
    ['2025-11-20', '2026-11-20', 12],
    ['2025-11-21', '2026-11-20', 11],
    ['2025-12-31', '2026-01-31', 1],
    ['2026-01-31', '2026-02-28', 1],
    ['2026-01-31', '2026-02-27', 0],
    ['2024-02-29', '2025-02-28', 12],
    ['2026-11-20', '2026-11-20', 0],
    ['2026-12-01', '2026-11-20', 0],
    ['2016-11-20', '2026-11-20', 120],
  ])('from %s to %s: %i', (masuk, hari, bulan) => expect(masaKerjaBulan(masuk, hari)).toBe(bulan))
})

describe('hakCuti', () => {
  it.each([
    [{ kuota: 12, masa_kerja_minimum_bulan: 12 }, '2025-11-20', 12],
    [{ kuota: 12, masa_kerja_minimum_bulan: 12 }, '2025-11-21', 0],
    [{ kuota: 3, masa_kerja_minimum_bulan: 0 }, '2026-11-20', 3],
    [{ kuota: 1.5, masa_kerja_minimum_bulan: 0 }, '2026-11-20', 1.5],
    [{ kuota: null, masa_kerja_minimum_bulan: 72 }, '2026-11-20', null],
  ])('%j for one who came on %s: %j', (jenis, masuk, hak) =>
    expect(hakCuti(jenis, masuk, '2026-11-20')).toBe(hak),
  )
})

it.each([
  [HARI_KOREKSI, 0.5, 366],
  [BAWA_BULAN, 0, 24],
  [BAWA_HARI, 0, 366],
])('%o says its ends', ({ dari, sampai, pesan }, ...ujung) => {
  expect([dari, sampai]).toEqual(ujung)
  expect(pesan).toContain(ujung.map(formatJumlahHari).join(' sampai '))
})
