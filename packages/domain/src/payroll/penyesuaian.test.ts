import { describe, expect, it } from 'vitest'
import { aturanJumlahPenyesuaian, aturanKeteranganPenyesuaian, barisPenyesuaian } from './penyesuaian.ts'

describe('an adjustment of a locked month', () => {
  it('[BULAN-06] is a line that names the day it stems from, paid or taken off', () => {
    const { penghasilan, ketidakhadiran } = barisPenyesuaian([
      { id: 3, hari: '2026-10-14', jumlah: 300_000, keterangan: 'Check in tanpa jaringan' },
      { id: 4, hari: '2026-10-15', jumlah: -120_000, keterangan: 'Lembur tidak terjadi' },
    ])
    expect(penghasilan).toMatchObject([
      {
        nama: 'Penyesuaian 14 Oktober 2026 No. 3',
        jenis: 'RAPEL',
        jumlah: 300_000,
        sumber: 'PENYESUAIAN:3',
        asal: {
          rincian: [{ dari: '2026-10-14', sampai: '2026-10-14', keterangan: 'Check in tanpa jaringan' }],
        },
      },
    ])
    expect(ketidakhadiran).toMatchObject([
      { nama: 'Penyesuaian 15 Oktober 2026 No. 4', jenis: 'ABSENSI', jumlah: 120_000 },
    ])
  })

  it.each([0, 0.5, 2 ** 53, -(2 ** 53)])('[BULAN-06] of %d is refused', (jumlah) => {
    expect(aturanJumlahPenyesuaian(jumlah)).toEqual(expect.any(String))
  })
})

it.each([
  [1, undefined],
  [-1, undefined],
  [10_000_000_000, undefined],
  [-10_000_000_000, undefined],
  [10_000_000_001, 'Jumlah terlalu besar.'],
  [-10_000_000_001, 'Jumlah terlalu besar.'],
  [0, 'Jumlah tidak boleh 0.'],
  [0.5, 'Jumlah harus rupiah penuh.'],
])('an adjustment is of %d: %s', (jumlah, pesan) => expect(aturanJumlahPenyesuaian(jumlah)).toBe(pesan))

it.each([
  ['Lembur yang terlewat', undefined],
  ['a'.repeat(200), undefined],
  ['a'.repeat(201), 'Keterangan tidak boleh lebih dari 200 karakter.'],
  [' ', 'Keterangan harus diisi.'],
])('an adjustment says why: %j', (isi, pesan) => expect(aturanKeteranganPenyesuaian(isi)).toBe(pesan))

it('an adjustment says of what it is, with its amount above 0, and of 0 is none', () => {
  const satu = { id: 4, hari: '2026-10-15', keterangan: 'Lembur tidak terjadi' }
  const { ketidakhadiran } = barisPenyesuaian([{ ...satu, jumlah: -120_000 }])
  expect(ketidakhadiran[0]?.asal).toEqual({
    aturan: 'Penyesuaian dari bulan presensi yang sudah dikunci.',
    rincian: [
      { dari: '2026-10-15', sampai: '2026-10-15', keterangan: 'Lembur tidak terjadi', jumlah: 120_000 },
    ],
  })
  expect(barisPenyesuaian([{ ...satu, jumlah: 0 }])).toEqual({ penghasilan: [], ketidakhadiran: [] })
})
