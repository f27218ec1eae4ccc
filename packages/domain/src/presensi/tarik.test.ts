import { describe, expect, it } from 'vitest'
import { type FaktaTarik, judgeTarik, mayBeWithdrawn, tandaTarik } from './tarik.ts'

const SEGAR: FaktaTarik = {
  saat: 30_000,
  waktu: 0,
  isTerakhir: true,
  isDikoreksi: false,
  isDitinjau: false,
}

describe('a punch is withdrawn', () => {
  it.each<[string, Partial<FaktaTarik>, ReturnType<typeof judgeTarik>]>([
    ['at once', { saat: 0 }, null],
    ['after 60 seconds', { saat: 60_000 }, null],
    ['a moment later', { saat: 60_001 }, 'LEWAT_WAKTU'],
    ['by a server whose clock is behind', { saat: -5000 }, null],
    ['with another after it', { isTerakhir: false }, 'BUKAN_TERAKHIR'],
    ['with another after it, too late', { isTerakhir: false, saat: 90_000 }, 'BUKAN_TERAKHIR'],
    ['that HR has put right', { isDikoreksi: true }, 'SUDAH_DIKOREKSI'],
    ['that somebody has decided on', { isDitinjau: true, saat: 90_000 }, 'SUDAH_DITINJAU'],
  ])('%s', (_nama, fakta, harapan) => expect(judgeTarik({ ...SEGAR, ...fakta })).toBe(harapan))

  it('[ORANG-04] for 59 seconds and not for 61', () => {
    const waktu = Date.parse('2026-11-20T08:00:00+07:00')
    expect([59_000, 61_000].map((lewat) => mayBeWithdrawn(waktu, waktu + lewat))).toEqual([true, false])
  })
})

const BIASA = { perluTinjauan: false }
it.each([
  [[], []],
  [[BIASA, BIASA], []],
  [[BIASA, BIASA, BIASA], [{ kode: 'DIBATALKAN_BERULANG', kali: 3 }]],
  [[{ perluTinjauan: true }], [{ kode: 'DIBATALKAN_BERTANDA' }]],
  [
    [BIASA, { perluTinjauan: true }, BIASA, BIASA],
    [{ kode: 'DIBATALKAN_BERTANDA' }, { kode: 'DIBATALKAN_BERULANG', kali: 4 }],
  ],
])('[ORANG-05] after withdrawing %j a punch is marked %j', (ditarik, tanda) => {
  expect(tandaTarik(ditarik)).toEqual(tanda)
})
