import { describe, expect, it } from 'vitest'
import { shiftFrom } from '../jadwal/jadwal.ts'
import type { PenugasanHadir } from '../penugasan/penugasan.ts'
import { instanFrom } from '../waktu.ts'
import { findIstirahatBerjalan, judgeIstirahat } from './istirahat.ts'

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
