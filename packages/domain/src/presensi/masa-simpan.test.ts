import { describe, expect, it } from 'vitest'
import { aturanAlasanPenahanan, aturanPerkara, batasSimpan, isJamTenang } from './masa-simpan.ts'

describe('batasSimpan', () => {
  it.each([
    ['2026-11-20', 12, '2025-11-20'],
    ['2026-11-20', 1, '2026-10-20'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2028-03-31', 1, '2028-02-29'],
    ['2026-01-05', 13, '2024-12-05'],
  ])('on %s with %i months keeps from %s on', (hari, bulan, batas) => {
    expect(batasSimpan(hari, bulan)).toBe(batas)
  })
})

it.each([
  ['00:10', true],
  ['02:59', true],
  ['03:00', false],
  ['10:59', false],
  ['11:00', true],
])('isJamTenang at %s WIB: %s', (jam, tenang) => {
  expect(isJamTenang(Date.parse(`2026-11-20T${jam}:00+07:00`))).toBe(tenang)
})

it.each([
  ['', 'Tulis alasan data ini ditahan.'],
  [' \n', 'Tulis alasan data ini ditahan.'],
  ['Perkara kecelakaan', undefined],
  ['a'.repeat(501), 'Alasan tidak boleh lebih dari 500 karakter.'],
])('[SAFE-32] judges the reason %o', (alasan, keberatan) => {
  expect(aturanAlasanPenahanan(alasan)).toBe(keberatan)
})

it.each([
  ['', undefined],
  ['a'.repeat(100), undefined],
  ['a'.repeat(101), 'Nama perkara tidak boleh lebih dari 100 karakter.'],
])('judges the name of a case %o', (perkara, keberatan) => {
  expect(aturanPerkara(perkara)).toBe(keberatan)
})
