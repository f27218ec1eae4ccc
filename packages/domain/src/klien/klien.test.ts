import { describe, expect, it } from 'vitest'
import { kebutuhanPada, keadaanKontrak } from './klien.ts'

describe('a contract with a client', () => {
  const masa = { mulai: '2026-01-01', sampai: '2026-12-31' }
  it.each([
    ['2025-12-31', 'akan_datang'],
    ['2026-01-01', 'berjalan'],
    ['2026-10-31', 'berjalan'],
    ['2026-11-01', 'segera_berakhir'],
    ['2026-12-31', 'segera_berakhir'],
    ['2027-01-01', 'berakhir'],
  ])('on %s is %s', (hariIni, keadaan) => {
    const segera = new Date(Date.parse(hariIni) + 60 * 86_400_000).toISOString().slice(0, 10)
    expect(keadaanKontrak(masa, hariIni, segera)).toBe(keadaan)
  })
})

describe('what a post needs', () => {
  const butuh = (berlaku_dari: string, jumlah: number, hari = 1) => ({
    berlaku_dari,
    jenis_shift_id: 7,
    hari,
    jumlah,
  })
  const semua = [butuh('2026-01-01', 2), butuh('2026-01-01', 3, 2), butuh('2026-06-01', 4)]
  it.each([
    ['2025-12-31', []],
    ['2026-01-01', [2, 3]],
    ['2026-05-31', [2, 3]],
    ['2026-06-01', [4]],
  ])('on %s is what the last day before it says, all of it', (tanggal, jumlah) => {
    expect(kebutuhanPada(semua, tanggal).map((satu) => satu.jumlah)).toEqual(jumlah)
  })
})
