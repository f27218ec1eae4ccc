import { describe, expect, it } from 'vitest'
import { isTerhitung, judgeSanggah, keadaanSanggahan } from './sanggah.ts'
import { type FaktaHari, statusHari } from './hari/presensi.ts'

const TIBA = Date.parse('2026-11-20T06:50:00+07:00')
const fakta = { saat: TIBA, tiba: TIBA, isWakil: true, isDikoreksi: false, isDisanggah: false }
const JAM = 3_600_000

describe('a dispute', () => {
  it.each([
    [{}, null],
    [{ saat: TIBA + 72 * JAM }, null],
    [{ saat: TIBA + 72 * JAM + 60_000 }, 'LEWAT_WAKTU'],
    [{ isWakil: false }, 'TIDAK_DIWAKILKAN'],
    [{ isDikoreksi: true }, 'SUDAH_DIKOREKSI'],
    [{ isDisanggah: true, saat: TIBA + 80 * JAM }, 'SUDAH_DISANGGAH'],
  ] as const)('of %o is refused with %s', (lain, alasan) => {
    expect(judgeSanggah({ ...fakta, ...lain })).toBe(alasan)
  })

  it.each([
    [null, 'menunggu', false],
    [true, 'diterima', false],
    [false, 'ditolak', true],
  ] as const)('of which HR decided %s is %s, and the punch counts: %s', (diterima, keadaan, terhitung) => {
    expect([keadaanSanggahan({ diterima }), isTerhitung({ diterima })]).toEqual([keadaan, terhitung])
  })
})

describe('the day of a disputed check-in', () => {
  const tanggal = '2026-11-20'
  const shift = {
    tanggal,
    mulai: Date.parse('2026-11-20T07:00:00+07:00'),
    selesai: Date.parse('2026-11-20T15:00:00+07:00'),
    toleransi: 0,
    jam: { mulai: 7 * 3600, selesai: 15 * 3600 },
  }
  const hari = (sanggahan: FaktaHari['sanggahan']): FaktaHari => ({
    rencana: { tanggal, shift, lembur: [] },
    izin: null,
    checkIn: true,
    checkOut: false,
    ...(sanggahan !== undefined && { sanggahan }),
  })
  it.each([
    [undefined, 'HADIR', 'HADIR'],
    [null, 'HADIR', 'HADIR'],
    ['menunggu', 'BELUM_PRESENSI', 'BELUM_PRESENSI'],
    ['diterima', 'BELUM_PRESENSI', 'ALPA'],
  ] as const)('%s is %s while its window is open, then %s', (sanggahan, dulu, kemudian) => {
    const pada = (saat: string) => statusHari(hari(sanggahan), Date.parse(saat))
    expect([pada('2026-11-20T12:00:00+07:00'), pada('2026-11-22T12:00:00+07:00')]).toEqual([dulu, kemudian])
  })
})
