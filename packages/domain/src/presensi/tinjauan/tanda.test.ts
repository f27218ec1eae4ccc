import { expect, it } from 'vitest'
import { KODE_TANDA, type Tanda, kalimatTanda } from './tanda.ts'

const LALU = { kejadian_id: 4711, tanggal: '2026-11-19' } as const

const KALIMAT: readonly (readonly [Tanda, string])[] = [
  [{ kode: 'DI_LUAR_AREA', meter: 240 }, 'Posisi 240 m di luar area'],
  [{ kode: 'DI_LUAR_AREA', meter: 1240 }, 'Posisi 1,2 km di luar area'],
  [{ kode: 'POSISI_KURANG_TELITI', meter: 250 }, 'Ketelitian posisi hanya 250 m'],
  [{ kode: 'TANPA_POSISI' }, 'Posisi tidak diketahui'],
  [{ kode: 'JAM_BERBEDA', detik: 7200 }, 'Jam ponsel berbeda 2 jam'],
  [{ kode: 'JAM_BERBEDA', detik: -7199 }, 'Jam ponsel berbeda 2 jam'],
  [{ kode: 'JAM_BERBEDA', detik: 36_600 }, 'Jam ponsel berbeda 10 jam 10 menit'],
  [{ kode: 'JAM_BERBEDA', detik: 660 }, 'Jam ponsel berbeda 11 menit'],
  [{ kode: 'FOTO_RUSAK' }, 'Foto tidak dapat dibaca'],
  [{ kode: 'FOTO_ORANG_LAIN', ...LALU }, 'Foto sama persis dengan foto orang lain pada 19 November 2026'],
  [
    { kode: 'FOTO_MIRIP', orang_lain: true, ...LALU },
    'Foto mirip dengan foto orang lain pada 19 November 2026',
  ],
  [
    { kode: 'FOTO_MIRIP', orang_lain: false, ...LALU },
    'Foto mirip dengan foto sebelumnya pada 19 November 2026',
  ],
  [{ kode: 'DIBATALKAN_BERTANDA' }, 'Presensi sebelumnya, yang ditandai, dibatalkan'],
  [{ kode: 'DIBATALKAN_BERULANG', kali: 3 }, 'Presensi hari itu sudah dibatalkan 3 kali'],
  [
    { kode: 'WAKTU_LEMAH', detik: 5520, alasan: ['JAM_BERGESER', 'JAM_BERBEDA_SAAT_KIRIM'] },
    'Tiba 1 jam 32 menit setelah diambil menurut ponsel, waktunya belum pasti: jam ponsel digeser; jam ponsel berbeda saat dikirim',
  ],
  [
    { kode: 'WAKTU_LEMAH', detik: 0, alasan: ['TANDA_TANGAN_SALAH'] },
    'Waktunya belum pasti: tanda tangan ponsel tidak cocok',
  ],
  [
    { kode: 'LURING_SAMPEL', detik: 7200 },
    'Diambil tanpa jaringan 2 jam sebelum tiba, terpilih untuk dilihat',
  ],
]

it.each(KALIMAT)('[ORANG-30] says %o as a sentence with its figure', (tanda, kalimat) => {
  expect(kalimatTanda(tanda)).toBe(kalimat)
})

it('has a sentence for every kind of mark', () => {
  expect(new Set(KALIMAT.map(([tanda]) => tanda.kode))).toEqual(new Set(KODE_TANDA))
})
