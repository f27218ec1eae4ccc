import { describe, expect, it } from 'vitest'
import type { Shift } from '../jadwal/jadwal.ts'
import { type KerjaAlarm, type OrangAlarm, instanAlarm, pesanAlarm, sebabReda } from './alarm.ts'

const jam = (pukul: string) => Date.parse(`2026-11-20T${pukul}+07:00`)
const SHIFT: Shift = {
  tanggal: '2026-11-20',
  mulai: jam('07:00:00'),
  selesai: jam('15:00:00'),
  toleransi: 300,
  jam: { mulai: 7 * 3600, selesai: 15 * 3600 },
}
const DITUNGGU: KerjaAlarm = {
  rencana: { shift: SHIFT },
  masuk: null,
  izin: null,
  kata: false,
  digantikan: false,
}

describe('an alarm', () => {
  it('is due after the tolerance and the minutes of its site', () => {
    expect(instanAlarm(SHIFT, 10)).toBe(jam('07:15:00'))
    expect(instanAlarm({ ...SHIFT, toleransi: 0 }, 0)).toBe(SHIFT.mulai)
  })

  it.each([
    ['nobody has come', {}, '07:15:00', null],
    ['they have come', { masuk: jam('07:42:30') }, '08:00:00', 'datang'],
    ['they are on approved leave', { izin: 'CUTI' }, '08:00:00', 'izin'],
    ['a word of it waits', { kata: true }, '08:00:00', 'izin'],
    ['somebody stands in', { digantikan: true }, '08:00:00', 'digantikan'],
    ['it has no hours any more', { rencana: { shift: null } }, '08:00:00', 'bebas'],
    ['it still runs', {}, '14:59:59', null],
    ['it is over', {}, '15:00:00', 'lewat'],
    ['they came to what is over', { masuk: jam('09:00:00'), izin: 'IZIN' }, '16:00:00', 'datang'],
  ] as const)('when %s', (_apa, isi, saat, sebab) => {
    expect(sebabReda({ ...DITUNGGU, ...isi }, jam(saat))).toBe(sebab)
  })
})

describe('what is told of it', () => {
  const satu = (nama: string, isi: Partial<OrangAlarm> = {}): OrangAlarm => ({
    nama,
    mulai: SHIFT.mulai,
    sebab: null,
    datang: null,
    ...isi,
  })
  const datang = { sebab: 'datang', datang: jam('07:42:30') } as const
  const POS = { nama: 'Gudang', zona: 'WITA' } as const

  it.each([
    [[satu('Budi')], '1 orang belum datang', 'Gudang, mulai 08:00 WITA. Belum datang: Budi.'],
    [
      [satu('Budi', datang), satu('Sari')],
      '1 dari 2 orang belum datang',
      'Gudang, mulai 08:00 WITA. Belum datang: Sari. Datang: Budi 08:42.',
    ],
    [[satu('Budi', datang)], 'Yang terlambat sudah datang', 'Gudang, mulai 08:00 WITA. Datang: Budi 08:42.'],
    [
      [satu('Budi', datang), satu('Sari', datang)],
      'Semua sudah datang',
      'Gudang, mulai 08:00 WITA. Datang: Budi 08:42, Sari 08:42.',
    ],
    [
      [satu('Budi', { sebab: 'izin' }), satu('Sari', { sebab: 'digantikan', mulai: jam('06:30:00') })],
      'Tidak ada lagi yang ditunggu',
      'Gudang, mulai 07:30 dan 08:00 WITA. Izin atau sakit: Budi. Digantikan: Sari.',
    ],
    [
      [satu('Budi', { sebab: 'lewat' })],
      '1 orang belum datang',
      'Gudang, mulai 08:00 WITA. Belum datang: Budi.',
    ],
  ])('names people in its text and nobody in its title', (orang, judul, isi) => {
    expect(pesanAlarm(orang, POS)).toEqual({ judul, isi })
  })

  it('names five of many, stays within what a notification holds, and its title says how many', () => {
    const banyak = Array.from({ length: 800 }, (_, i) => satu(`${'N'.repeat(100)}${i}`))
    const { judul, isi } = pesanAlarm(banyak, { ...POS, nama: 'K'.repeat(100) })
    expect(judul).toBe('800 orang belum datang')
    expect(isi).toMatch(/dan 795 orang lain\.$/)
    expect([judul.length <= 60, isi.length <= 1000]).toEqual([true, true])
  })
})
