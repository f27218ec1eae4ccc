import { describe, expect, it } from 'vitest'
import { aturanJumlahPenyesuaian, barisPenyesuaian } from './penyesuaian.ts'

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
