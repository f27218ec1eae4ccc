import { describe, expect, it } from 'vitest'
import { type Tanggal, addHari, instanFrom, parseJam } from '../waktu.ts'
import {
  type Kerja,
  type RencanaOrang,
  type Syarat,
  isPenolakan,
  judgePos,
  judgeRencana,
  kalimatPeringatan,
} from './peringatan.ts'

const SENIN = '2026-11-23'
const hari = (ke: number): Tanggal => addHari(SENIN, ke)

/** A work of the day `ke` after the Monday, "07:00-15:00" with an unpaid hour of break. */
function kerja(ke: number, jam: string, syarat: readonly Syarat[] = [], istirahat = 3600): Kerja {
  const [dari, sampai] = jam.split('-').map((teks) => parseJam(teks) ?? 0) as [number, number]
  const mulai = instanFrom(hari(ke), dari, 'WIB')
  const selesai = instanFrom(hari(sampai <= dari ? ke + 1 : ke), sampai, 'WIB')
  const nama = `Shift ${jam}`
  return { tanggal: hari(ke), mulai, selesai, jam: (selesai - mulai) / 1000 - istirahat, nama, syarat }
}

const judge = (semua: readonly Kerja[], lain: Partial<RencanaOrang> = {}, minimum = 8) =>
  judgeRencana(
    { kerja: semua, izin: new Set(), sertifikat: new Map(), kontrakSampai: null, zona: 'WIB', ...lain },
    { dari: hari(0), sampai: hari(13) },
    minimum * 3600,
  )
const kode = (...args: Parameters<typeof judge>) => judge(...args).map((p) => p.kode)
const kalimat = (...args: Parameters<typeof judge>) => judge(...args).map((p) => kalimatPeringatan(p, 'WIB'))

describe('rest between two works', () => {
  it('[ROSTER-07] of 7 h 59 min warns with the hours, of 8 h does not; the setting moves it', () => {
    const malam = kerja(0, '23:00-07:00')
    expect(kalimat([malam, kerja(1, '14:59-20:00')])).toEqual([
      'Hanya 7 jam 59 menit istirahat sejak Shift 23:00-07:00 (selesai 24-11-2026 07:00 WIB).',
    ])
    expect(kode([malam, kerja(1, '15:00-20:00')])).toEqual([])
    expect(kode([malam, kerja(1, '15:00-20:00')], {}, 9)).toEqual(['ISTIRAHAT_KURANG'])
    expect(kode([malam, kerja(1, '14:59-20:00')], {}, 0)).toEqual([])
  })

  it('[KERJA-18] is not asked of what adjoins on one date; what overlaps is refused with both spans', () => {
    expect(kode([kerja(0, '07:00-11:00'), kerja(0, '11:00-15:00')])).toEqual([])
    const tumpuk = judge([kerja(0, '07:00-11:00'), kerja(0, '10:59-15:00')])
    expect(tumpuk.map(isPenolakan)).toEqual([true])
    expect(tumpuk.map((p) => kalimatPeringatan(p, 'WIB'))).toEqual([
      'Shift 07:00-11:00 (23-11-2026 07:00 WIB sampai 23-11-2026 11:00 WIB) bertumpuk dengan Shift 10:59-15:00 (23-11-2026 10:59 WIB sampai 23-11-2026 15:00 WIB).',
    ])
    // A night runs into the morning after, and a long work over a short one into a third.
    expect(kode([kerja(0, '22:00-06:00'), kerja(1, '05:00-10:00')])).toEqual(['TUMPANG_TINDIH'])
    expect(
      kode([kerja(0, '06:00-18:00', [], 18_000), kerja(0, '07:00-08:00'), kerja(0, '17:00-20:00')]),
    ).toContain('TUMPANG_TINDIH')
  })
})

describe('days and hours', () => {
  const empatJam = (ke: number) => kerja(ke, '08:00-12:00', [], 0)

  it('[ROSTER-08] the seventh day in a row warns, the sixth does not', () => {
    const enam = Array.from({ length: 6 }, (_, ke) => empatJam(ke))
    expect(kode(enam)).toEqual([])
    const tujuh = judge([...enam, empatJam(6)])
    expect(tujuh).toMatchObject([{ kode: 'HARI_BERTURUT', tanggal: hari(6), hari: 7 }])
    // What was worked before the dates that are judged counts.
    expect(kode([-3, -2, -1, 0, 1, 2, 3].map(empatJam))).toEqual(['HARI_BERTURUT'])
  })

  it('[ROSTER-09] above 8 h in a week of five days, 7 h in one of six, 40 h a week warn with the overtime', () => {
    const lima = [0, 1, 2, 3, 4]
    expect(kode(lima.map((ke) => kerja(ke, '08:00-17:00')))).toEqual([])
    expect(
      kalimat([...lima.slice(0, 4).map((ke) => kerja(ke, '08:00-16:00')), kerja(4, '08:00-17:30')]),
    ).toEqual(['8 jam 30 menit sehari, di atas 8 jam: 30 menit menjadi lembur.'])
    const enam = [0, 1, 2, 3, 4, 5]
    expect(
      kode([...enam.slice(0, 5).map((ke) => kerja(ke, '08:00-15:30')), kerja(5, '08:00-16:00')]),
    ).toEqual([])
    expect(
      kode([...enam.slice(0, 5).map((ke) => kerja(ke, '08:00-15:00')), kerja(5, '08:00-16:01')]),
    ).toEqual(['JAM_SEHARI'])
    expect(kode(enam.map((ke) => kerja(ke, '08:00-14:40', [], 0)))).toEqual([])
    expect(kalimat(enam.map((ke) => kerja(ke, '08:00-14:41', [], 0)))).toEqual([
      'Pekan itu 40 jam 6 menit, di atas 40 jam: 6 menit menjadi lembur.',
    ])
  })
})

describe('what somebody must hold', () => {
  const kta = { jenis: 'KTA_SATPAM', nama: 'KTA Satpam', wajib: true }
  const sim = { jenis: 'SIM', nama: 'SIM', wajib: false }

  it('[ROSTER-10] a certificate or contract that ends the day before warns, on the day it does not', () => {
    const hariPos = kerja(3, '07:00-15:00', [kta, sim])
    const punya = (sampai: Tanggal | null) => new Map([kta, sim].map(({ jenis }) => [jenis, sampai]))
    expect(kode([hariPos], { sertifikat: punya(hari(3)), kontrakSampai: hari(3) })).toEqual([])
    expect(kode([hariPos], { sertifikat: punya(null) })).toEqual([])
    const habis = judge([hariPos], { sertifikat: punya(hari(2)), kontrakSampai: hari(2) })
    expect(habis.map((p) => [kalimatPeringatan(p, 'WIB'), isPenolakan(p)])).toEqual([
      ['KTA Satpam berlaku sampai 25 November 2026.', true],
      ['SIM berlaku sampai 25 November 2026.', false],
      ['Kontrak kerjanya sampai 25 November 2026.', false],
    ])
    expect(kalimat([hariPos])).toEqual(['Belum punya KTA Satpam.', 'Belum punya SIM.'])
  })

  it('[ROSTER-06] refuses overlap, work on approved leave and a certificate that the post marks, nothing else', () => {
    const semua = judge([kerja(1, '07:00-15:00', [kta]), kerja(1, '14:00-22:00', [sim])], {
      izin: new Set([hari(1)]),
      kontrakSampai: hari(0),
    })
    expect(semua.filter(isPenolakan).map(({ kode: satu }) => satu)).toEqual([
      'TUMPANG_TINDIH',
      'SERTIFIKAT_HABIS',
      'SEDANG_CUTI',
      'SEDANG_CUTI',
    ])
    expect(semua.filter((p) => !isPenolakan(p)).map(({ kode: satu }) => satu)).toEqual([
      'KONTRAK_HABIS',
      'SERTIFIKAT_HABIS',
      'KONTRAK_HABIS',
      'JAM_SEHARI',
    ])
  })

  it.each([
    [2, 2, null],
    [1, 2, 'POS_KURANG'],
    [3, 2, 'POS_LEBIH'],
    [1, 0, 'POS_LEBIH'],
  ])('[ROSTER-11] %i of %i at a post is %s', (terisi, butuh, harapan) => {
    expect(judgePos({ terisi, butuh })).toBe(harapan)
  })
})
