import { describe, expect, it } from 'vitest'
import { shiftFrom } from '../jadwal/jadwal.ts'
import type { PenugasanHadir } from '../penugasan/penugasan.ts'
import { instanFrom } from '../waktu.ts'
import {
  findDuaHari,
  findIstirahatBerjalan,
  judgeIstirahat,
  judgeKoreksiIstirahat,
  saatIstirahat,
} from './istirahat.ts'

const HARI = '2026-11-20'
const pukul = (jam: number) => instanFrom(HARI, jam * 3600, 'WIB')
const shift = shiftFrom(HARI, { mulai: 8 * 3600, selesai: 17 * 3600 }, 0, 'WIB')
const belum: PenugasanHadir = { rencana: { tanggal: HARI, shift, lembur: [] }, masuk: null, pulang: null }
const buka = { ...belum, masuk: pukul(8) }
const jeda = { ...buka, istirahat: [{ mulai: pukul(12), selesai: null }] }
const lewat = { ...buka, istirahat: [{ mulai: pukul(12), selesai: pukul(12.5) }] }

describe('[KERJA-23] a break', () => {
  it.each([
    ['mulai', null, 'BELUM_CHECK_IN'],
    ['mulai', belum, 'BELUM_CHECK_IN'],
    ['mulai', buka, null],
    ['mulai', jeda, 'SUDAH_ISTIRAHAT'],
    ['mulai', lewat, null],
    ['mulai', { ...jeda, pulang: pukul(12.75) }, 'SUDAH_CHECK_OUT'],
    ['selesai', buka, 'TIDAK_ISTIRAHAT'],
    ['selesai', jeda, null],
    ['selesai', lewat, 'TIDAK_ISTIRAHAT'],
    ['selesai', { ...jeda, pulang: pukul(12.75) }, 'SUDAH_CHECK_OUT'],
  ] as const)('%s: %j is %s', (jenis, satu, alasan) => {
    expect(judgeIstirahat(jenis, satu, true, pukul(13))).toBe(alasan)
    expect(judgeIstirahat(jenis, satu, false, pukul(13))).toBe('ISTIRAHAT_TIDAK_DICATAT')
  })

  it('neither begins nor ends once the window of its work is over', () => {
    expect(judgeIstirahat('mulai', buka, true, pukul(21))).toBeNull()
    expect(judgeIstirahat('mulai', buka, true, pukul(21) + 1)).toBe('SUDAH_TUTUP')
    expect(judgeIstirahat('selesai', jeda, true, pukul(21) + 1)).toBe('SUDAH_TUTUP')
  })

  it('that nobody ended is over with the check-out', () => {
    expect(findIstirahatBerjalan(jeda)).toBe(pukul(12))
    expect(findIstirahatBerjalan({ ...jeda, pulang: pukul(17) })).toBeNull()
    expect(findIstirahatBerjalan(lewat)).toBeNull()
  })
})

describe('breaks put right', () => {
  const jam = (mulai: number, selesai: number) => ({ mulai: mulai * 3600, selesai: selesai * 3600 })
  const antara = (mulai: number, selesai: number) => ({ mulai: pukul(mulai), selesai: pukul(selesai) })

  it('are told in clock times, past midnight those of the next morning', () => {
    expect(saatIstirahat([jam(12, 12.5), jam(15, 15.25)], { tanggal: HARI, masuk: pukul(8) }, 'WIB')).toEqual(
      [antara(12, 12.5), antara(15, 15.25)],
    )
    expect(saatIstirahat([jam(23, 0.5), jam(3, 3.5)], { tanggal: HARI, masuk: pukul(19) }, 'WIB')).toEqual([
      antara(23, 24.5),
      antara(27, 27.5),
    ])
    // A punch has parts of a second, a clock time has none.
    expect(saatIstirahat([jam(8, 8.25)], { tanggal: HARI, masuk: pukul(8) + 400 }, 'WIB')).toEqual([
      { mulai: pukul(8) + 400, selesai: pukul(8.25) },
    ])
    // A site in the east.
    expect(saatIstirahat([jam(14, 14.5)], { tanggal: HARI, masuk: pukul(8) }, 'WIT')).toEqual([
      antara(12, 12.5),
    ])
  })

  it.each([
    [[], 17, null],
    [[antara(12, 13)], 17, null],
    [[antara(8, 9), antara(9, 17)], 17, null],
    [[antara(7.5, 8)], 17, 0],
    [[antara(12, 17.25)], 17, 0],
    [[antara(12, 13), antara(12.5, 14)], 17, 1],
    [[antara(12, 13), antara(14, 13.5)], 17, 1],
    // The work still runs, and it is two.
    [[antara(12, 13)], null, null],
    [[antara(13, 15)], null, 0],
  ] as const)('%j of a work until %s: the one at %s is refused', (baru, pulang, ke) => {
    const kerja = { masuk: pukul(8), pulang: pulang === null ? null : pukul(pulang) }
    expect(judgeKoreksiIstirahat(kerja, baru, 'WIB', pukul(14))?.ke ?? null).toBe(ke)
  })
})

describe('[TAMAT-02] breaks of work of 24 hours', () => {
  const jam = (mulai: number, selesai: number, hari?: number) => ({
    mulai: mulai * 3600,
    selesai: selesai * 3600,
    hari,
  })
  const [masuk, pulang] = [pukul(6.75), pukul(31.25)]
  const baca = (...semua: ReturnType<typeof jam>[]) => {
    const baru = saatIstirahat(semua, { tanggal: HARI, masuk }, 'WIB')
    return {
      baru,
      tanya: findDuaHari(semua, baru, pulang, 'WIB'),
      tolak: judgeKoreksiIstirahat({ masuk, pulang }, baru, 'WIB', pulang),
    }
  }

  it('are asked for where they could begin on either day', () => {
    expect(baca(jam(12, 13), jam(7, 7.25)).tanya).toBeNull()
    expect(baca(jam(7, 7.25), jam(12, 13)).tanya).toEqual({
      ke: 0,
      pesan: 'Pukul 07:00 bisa tanggal 20 November 2026 atau 21 November 2026. Pilih harinya.',
    })
    expect(baca(jam(7, 7.25, 0), jam(12, 13))).toMatchObject({ tanya: null, tolak: null })
  })

  it('lie on the day that was said', () => {
    expect(baca(jam(7, 7.25, 1)).baru).toEqual([{ mulai: pukul(31), selesai: pukul(31.25) }])
    expect(baca(jam(7, 7.25, 1), jam(12, 13)).tolak).toMatchObject({ ke: 1 })
  })
})
