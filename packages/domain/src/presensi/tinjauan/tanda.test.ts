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
  [
    { kode: 'KOORDINAT_SAMA', hari: ['2026-11-17', '2026-11-18', '2026-11-20'] },
    'Koordinat sama persis sampai tujuh desimal pada 3 hari: 17 November 2026, 18 November 2026, 20 November 2026',
  ],
  [
    { kode: 'PERPINDAHAN_MUSTAHIL', meter: 662_400, detik: 1800 },
    'Berpindah 662,4 km dalam 30 menit dari presensi lain',
  ],
  [{ kode: 'SATU_PONSEL', orang: 3 }, 'Ponsel yang sama dipakai 3 orang dalam 60 menit'],
  [{ kode: 'JAM_BERUBAH', detik: 60 }, 'Jam ponsel dimajukan 1 menit sejak mendengar jam server'],
  [{ kode: 'JAM_BERUBAH', detik: -10_800 }, 'Jam ponsel dimundurkan 3 jam sejak mendengar jam server'],
  [
    { kode: 'AKURASI_TETAP', desimeter: 123 },
    'Ketelitian posisi selalu 12,3 m dalam 10 presensi berturut-turut',
  ],
  [
    { kode: 'KAMERA_SEMU', kamera: 'OBS Virtual Camera' },
    'Foto berasal dari kamera tiruan: OBS Virtual Camera',
  ],
  [{ kode: 'POSISI_LAMA', detik: 121 }, 'Posisi 121 detik lebih lama daripada foto'],
  [{ kode: 'POSISI_LAMA', detik: 7200 }, 'Posisi 2 jam lebih lama daripada foto'],
  [{ kode: 'TANPA_PIN' }, 'Dicatat orang lain tanpa PIN karena belum punya PIN'],
  [
    { kode: 'KODE_POS_BELUM_PASTI', detik: 10_800 },
    'Kode pos jaga cocok untuk 3 jam sebelum tiba, waktu yang belum pasti',
  ],
  [{ kode: 'KODE_TERBACA' }, 'Posisi tidak diketahui, dan kode pos jaga dapat dibacanya dari mana saja'],
  [
    { kode: 'ATURAN_SENDIRI', apa: ['area', 'jadwal'], tanggal: '2026-11-18' },
    'Diterima menurut aturan yang diubah orangnya sendiri (area lokasi, jadwal kerja; 18 November 2026), menurut aturan sebelumnya lain',
  ],
]

it.each(KALIMAT)('[ORANG-30] says %o as a sentence with its figure', (tanda, kalimat) => {
  expect(kalimatTanda(tanda)).toBe(kalimat)
})

it('has a sentence for every kind of mark', () => {
  expect(new Set(KALIMAT.map(([tanda]) => tanda.kode))).toEqual(new Set(KODE_TANDA))
})

it.each<[Tanda, string]>([
  [{ kode: 'POSISI_LAMA', detik: 599 }, 'Posisi 599 detik lebih lama daripada foto'],
  [{ kode: 'POSISI_LAMA', detik: 600 }, 'Posisi 10 menit lebih lama daripada foto'],
  [{ kode: 'JAM_BERBEDA', detik: 629 }, 'Jam ponsel berbeda 10 menit'],
  [{ kode: 'JAM_BERBEDA', detik: 630 }, 'Jam ponsel berbeda 11 menit'],
])('says %o to the minute', (tanda, kalimat) => expect(kalimatTanda(tanda)).toBe(kalimat))
