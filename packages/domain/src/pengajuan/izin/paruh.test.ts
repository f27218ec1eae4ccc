import { describe, expect, it } from 'vitest'
import { shiftFrom } from '../../jadwal/jadwal.ts'
import { computeAlokasi, computeUlang } from '../cuti/cuti.ts'
import { judgeSetengah } from '../cuti/jenis-cuti.ts'
import { formatJumlahHari } from './jumlah-hari.ts'
import { type Paruh, bobotHari, cutShift, isBolehParuh, izinSehari } from './paruh.ts'

const TAHUNAN = {
  boleh_setengah: true,
  dibayar: true,
  satuan: 'hari',
  kuota_per: 'tahun',
  cara_hitung: 'hari_kerja',
}

describe('a kind of leave by the half day', () => {
  it.each([
    [{}, true],
    [{ boleh_setengah: false }, false],
    [{ dibayar: false }, false],
    [{ satuan: 'bulan' }, false],
    [{ cara_hitung: 'kalender' }, false],
    [{ kuota_per: 'bulan' }, false],
    [{ kuota_per: 'periode' }, false],
  ])('with %o: %s', (ubah, boleh) => {
    expect(isBolehParuh({ ...TAHUNAN, ...ubah })).toBe(boleh)
    expect(judgeSetengah({ ...TAHUNAN, ...ubah }) === undefined).toBe(boleh || 'boleh_setengah' in ubah)
  })
})

describe('the half that is worked', () => {
  const jam = (shift: { mulai: number; selesai: number }) =>
    [shift.mulai, shift.selesai].map((saat) => new Date(saat + 7 * 3_600_000).toISOString().slice(11, 16))
  it.each<[string, number, number, Paruh, string[]]>([
    ['an office day, its morning off', 8, 17, 'pagi', ['12:30', '17:00']],
    ['an office day, its afternoon off', 8, 17, 'siang', ['08:00', '12:30']],
    ['a night, its first half off', 19, 7, 'pagi', ['01:00', '07:00']],
    ['a night, its second half off', 19, 7, 'siang', ['19:00', '01:00']],
  ])('of %s', (_, mulai, selesai, paruh, harus) => {
    const utuh = shiftFrom('2026-11-23', { mulai: mulai * 3600, selesai: selesai * 3600 }, 900, 'WIB')
    const sisa = cutShift(utuh, paruh)
    expect(jam(sisa)).toEqual(harus)
    expect(sisa.jam.mulai).toBe((sisa.mulai / 1000 + 7 * 3600) % 86_400)
  })
  it('has half of the unpaid break', () => {
    const istirahat = { detik: 3600, sesudah: 4 * 3600 }
    const utuh = shiftFrom('2026-11-23', { mulai: 8 * 3600, selesai: 17 * 3600, istirahat }, 0, 'WIB')
    expect(cutShift(utuh, 'siang').jam.istirahat).toEqual({ detik: 1800, sesudah: 7200 })
  })
})

describe('what requests make of a day', () => {
  it.each([
    [[], null, null],
    [[null], 'CUTI', null],
    [['pagi'], null, 'pagi'],
    [['pagi', 'siang'], 'CUTI', null],
  ] as const)('of %o', (semua, utuh, setengah) => {
    const hasil = izinSehari(semua.map((paruh) => ({ jenis_izin: 'CUTI', paruh })))
    expect([hasil.utuh, hasil.setengah?.paruh ?? null]).toEqual([utuh, setengah])
  })
})

describe('halves in the ledger', () => {
  const hak = (id: number, sisa: number, sampai = '2027-12-31') => ({
    id,
    sisa,
    mulai: '2026-01-01',
    sampai,
  })
  it('take half a day of what lapses first', () => {
    const hasil = computeAlokasi(['2026-11-23'], [hak(1, 3), hak(2, 1, '2026-12-31')], bobotHari('pagi'))
    expect(hasil.ok && [...hasil.pakai]).toEqual([[2, 0.5]])
  })
  it('pay a whole day together', () => {
    const hasil = computeAlokasi(['2026-11-23'], [hak(1, 0.5), hak(2, 0.5)])
    expect(hasil.ok && [...hasil.pakai]).toEqual([
      [1, 0.5],
      [2, 0.5],
    ])
  })
  it('say by how much a day exceeds them', () => {
    expect(computeAlokasi(['2026-11-23'], [hak(1, 0.5)])).toEqual({ ok: false, kurang: 0.5 })
  })
  it('come back where the day is none of work any more', () => {
    expect([...computeUlang([], [hak(1, 1)], new Map([[1, 0.5]]), 0.5).selisih]).toEqual([[1, 0.5]])
  })
  it('read with a comma', () => expect([0.5, 12].map(formatJumlahHari)).toEqual(['0,5', '12']))
})
