import { describe, expect, it } from 'vitest'
import { type Area, areaFrom } from '../../perusahaan/area.ts'
import type { Shift } from '../../jadwal/jadwal.ts'
import type { KebijakanLokasi, Posisi } from '../tempat/lokasi.ts'
import {
  type FaktaHari,
  type FaktaPresensi,
  type FotoSama,
  aturanKeteranganPresensi,
  computeLebihAwal,
  computeTelat,
  decideCheckIn,
  decideCheckOut,
  isAlasanPulangRequired,
  isLebihAwal,
  isTelat,
} from './presensi.ts'
import type { Tanda } from '../tinjauan/tanda.ts'

const wib = (teks: string) => Date.parse(`2026-11-${teks}+07:00`)

const SIANG: Shift = {
  tanggal: '2026-11-20',
  mulai: wib('20T08:00'),
  selesai: wib('20T17:00'),
  toleransi: 600,
  jam: { mulai: 28_800, selesai: 61_200 },
}
const MALAM: Shift = {
  ...SIANG,
  mulai: wib('20T19:00'),
  selesai: wib('21T07:00'),
  jam: { mulai: 68_400, selesai: 25_200 },
}
const LEMBUR = { mulai: wib('20T18:00'), selesai: wib('20T20:00') }

function hari(
  shift: Shift | null,
  lain: Partial<FaktaHari> = {},
  lembur = [] as (typeof LEMBUR)[],
): FaktaHari {
  const rencana = { tanggal: '2026-11-20', shift, lembur }
  return { rencana, izin: null, checkIn: false, checkOut: false, ...lain }
}

const AREA = areaFrom({
  type: 'Polygon',
  coordinates: [
    [
      [106.8263, -6.1763],
      [106.8281, -6.1763],
      [106.8281, -6.1745],
      [106.8263, -6.1745],
    ],
  ],
})
const TANPA_AREA: Area = { center: null, boundaries: [] }
const DALAM: Posisi = { titik: { lat: -6.1754, lng: 106.8272 }, akurasi: 5 }
/** 100.1 m south of the area */
const LUAR: Posisi = { titik: { lat: -6.1772, lng: 106.8272 }, akurasi: 5 }

function fakta(saat: string, hariIni: FaktaHari, lain: Partial<FaktaPresensi> = {}): FaktaPresensi {
  return {
    saat: wib(saat),
    hari: hariIni,
    kantor: { area: AREA, kebijakan: 'catat' },
    bebasArea: false,
    posisi: DALAM,
    keterangan: '',
    waktuPerangkat: null,
    fotoSama: [],
    ditarik: [],
    ...lain,
  }
}

describe('computeTelat', () => {
  it.each<[string, Shift | null, string, number]>([
    ['early', SIANG, '20T05:00', 0],
    ['on the dot', SIANG, '20T08:00', 0],
    ['within the tolerance', SIANG, '20T08:09:59', 0],
    ['at the tolerance', SIANG, '20T08:10:00', 0],
    ['in the last second of the tolerance', SIANG, '20T08:10:00.999', 0],
    ['past the tolerance, counted from the start', SIANG, '20T08:10:01', 601],
    ['within a second', SIANG, '20T08:10:01.999', 601],
    ['after the shift’s end', SIANG, '20T18:00', 36_000],
    ['within the first second, without tolerance', { ...SIANG, toleransi: 0 }, '20T08:00:00.999', 0],
    ['at the first second, without tolerance', { ...SIANG, toleransi: 0 }, '20T08:00:01', 1],
    ['the night before it starts', MALAM, '20T18:59:59', 0],
    ['the night, past midnight', MALAM, '21T01:00', 21_600],
    ['without a shift', null, '20T23:00', 0],
  ])('counts %s', (_name, shift, saat, telat) => expect(computeTelat(shift, wib(saat))).toBe(telat))
})

describe('computeLebihAwal', () => {
  it.each<[string, Shift | null, string, number]>([
    ['an hour before the end', SIANG, '20T16:00', 3_600],
    ['a second before', SIANG, '20T16:59:59', 1],
    ['half a second before, when the clock shows 16:59:59', SIANG, '20T16:59:59.500', 1],
    ['on the dot', SIANG, '20T17:00', 0],
    ['half a second after', SIANG, '20T17:00:00.500', 0],
    ['hours after', SIANG, '20T21:00', 0],
    ['before the shift started', SIANG, '20T07:00', 36_000],
    ['the night, before midnight', MALAM, '20T23:59:59', 25_201],
    ['the night, next morning', MALAM, '21T06:00', 3_600],
    ['the night, after its end', MALAM, '21T07:03', 0],
    ['without a shift', null, '20T09:00', 0],
  ])('counts %s', (_name, shift, saat, lebihAwal) => {
    const hasil = computeLebihAwal(shift, wib(saat))
    expect(hasil).toBe(lebihAwal)
    expect(Object.is(hasil, -0)).toBe(false)
  })
})

it.each([
  [0, false],
  [1800, false],
  [1801, true],
])('who leaves %i seconds early says why: %s', (detik, wajib) =>
  expect(isAlasanPulangRequired(detik)).toBe(wajib),
)

describe('decideCheckIn: the moment', () => {
  const libur = hari(null)
  const lembur = hari(null, {}, [LEMBUR])
  it.each<[string, FaktaHari, string, number | object]>([
    [
      'a millisecond too early',
      hari(SIANG),
      '20T04:59:59.999',
      { alasan: 'BELUM_BUKA', bukaPada: wib('20T05:00') },
    ],
    ['at opening', hari(SIANG), '20T05:00', 0],
    ['on time', hari(SIANG), '20T08:00', 0],
    ['at the tolerance', hari(SIANG), '20T08:10:00.999', 0],
    ['late', hari(SIANG), '20T08:10:01', 601],
    ['after the shift', hari(SIANG), '20T17:00', 32_400],
    ['at closing', hari(SIANG), '20T21:00', 46_800],
    ['a millisecond too late', hari(SIANG), '20T21:00:00.001', { alasan: 'SUDAH_TUTUP' }],
    ['the day before', hari(SIANG), '19T23:00', { alasan: 'BELUM_BUKA', bukaPada: wib('20T05:00') }],
    ['a night at its opening', hari(MALAM), '20T16:00', 0],
    ['a night after midnight', hari(MALAM), '21T00:30', 19_800],
    ['a night at closing', hari(MALAM), '21T11:00', 57_600],
    ['a night over', hari(MALAM), '21T11:00:01', { alasan: 'SUDAH_TUTUP' }],
    ['on a day off', libur, '20T09:00', { alasan: 'HARI_LIBUR' }],
    ['before overtime on a day off', lembur, '20T14:59', { alasan: 'BELUM_BUKA', bukaPada: wib('20T15:00') }],
    ['for overtime on a day off, never late', lembur, '20T19:00', 0],
    ['after overtime on a day off', lembur, '21T00:00:00.001', { alasan: 'SUDAH_TUTUP' }],
    ['for overtime after the shift, late for the shift', hari(SIANG, {}, [LEMBUR]), '20T22:00', 50_400],
    ['twice', hari(SIANG, { checkIn: true }), '20T08:00', { alasan: 'SUDAH_CHECK_IN' }],
    [
      'again after check-out',
      hari(SIANG, { checkIn: true, checkOut: true }),
      '20T18:00',
      { alasan: 'SUDAH_CHECK_IN' },
    ],
    [
      'twice, though leave came afterwards',
      hari(SIANG, { checkIn: true, izin: 'CUTI' }),
      '20T08:00',
      { alasan: 'SUDAH_CHECK_IN' },
    ],
    ['on leave', hari(SIANG, { izin: 'CUTI' }), '20T08:00', { alasan: 'SEDANG_IZIN', status: 'CUTI' }],
    [
      'on leave, too early',
      hari(SIANG, { izin: 'SAKIT' }),
      '20T04:00',
      { alasan: 'SEDANG_IZIN', status: 'SAKIT' },
    ],
    [
      'on leave, on a day off',
      hari(null, { izin: 'IZIN' }),
      '20T08:00',
      { alasan: 'SEDANG_IZIN', status: 'IZIN' },
    ],
  ])('%s', (_name, hariIni, saat, hasil) => {
    const keputusan = decideCheckIn(fakta(saat, hariIni))
    if (typeof hasil === 'number') expect(keputusan).toMatchObject({ ok: true, telat: hasil })
    else expect(keputusan).toEqual({ ok: false, ...hasil })
  })
})

describe('decideCheckOut: the moment', () => {
  const masuk = (shift: Shift | null, lain: Partial<FaktaHari> = {}) =>
    hari(shift, { checkIn: true, ...lain })
  it.each<[string, FaktaHari, string, number | object]>([
    ['without check-in', hari(SIANG), '20T17:00', { alasan: 'BELUM_CHECK_IN' }],
    ['without check-in on a day off', hari(null), '20T17:00', { alasan: 'BELUM_CHECK_IN' }],
    ['twice', masuk(SIANG, { checkOut: true }), '20T17:00', { alasan: 'SUDAH_CHECK_OUT' }],
    ['twice, after closing', masuk(SIANG, { checkOut: true }), '21T17:00', { alasan: 'SUDAH_CHECK_OUT' }],
    ['before the shift', masuk(SIANG), '20T07:00', 36_000],
    ['early', masuk(SIANG), '20T16:59:59', 1],
    ['on the dot', masuk(SIANG), '20T17:00', 0],
    ['at closing', masuk(SIANG), '20T21:00', 0],
    ['a millisecond too late', masuk(SIANG), '20T21:00:00.001', { alasan: 'SUDAH_TUTUP' }],
    ['a night, next morning', masuk(MALAM), '21T07:03', 0],
    ['a night, early', masuk(MALAM), '21T06:59', 60],
    ['a night at closing', masuk(MALAM), '21T11:00', 0],
    ['a night over', masuk(MALAM), '21T11:00:00.001', { alasan: 'SUDAH_TUTUP' }],
    ['after overtime', hari(SIANG, { checkIn: true }, [LEMBUR]), '21T00:00', 0],
    ['during overtime, the shift done', hari(SIANG, { checkIn: true }, [LEMBUR]), '20T18:30', 0],
    ['from overtime on a day off', hari(null, { checkIn: true }, [LEMBUR]), '20T19:00', 0],
    ['though leave was approved afterwards', masuk(SIANG, { izin: 'CUTI' }), '20T17:00', 0],
    ['though the day was made a holiday afterwards', masuk(null), '20T23:00', 0],
  ])('%s', (_name, hariIni, saat, hasil) => {
    const keputusan = decideCheckOut(fakta(saat, hariIni))
    if (typeof hasil === 'number') expect(keputusan).toMatchObject({ ok: true, lebihAwal: hasil })
    else expect(keputusan).toEqual({ ok: false, ...hasil })
  })
})

describe('decideCheckIn, decideCheckOut: the place', () => {
  const vague = { ...DALAM, akurasi: 100.1 }
  const ok = (
    lokasi: string,
    jarakMeter: number | null,
    diLuarArea: boolean,
    ...tanda: readonly Tanda[]
  ) => ({
    ok: true,
    lokasi,
    jarakMeter,
    diLuarArea,
    tanda,
  })
  const SENDIRI: FotoSama = { kejadian_id: 11, tanggal: '2026-11-19', sendiri: true }
  const ORANG_LAIN: FotoSama = { kejadian_id: 12, tanggal: '2026-11-20', sendiri: false }
  const perluAlasan = (jarakMeter: number | null) => ({ ok: false, alasan: 'KETERANGAN_WAJIB', jarakMeter })
  const TANPA_POSISI = { kode: 'TANPA_POSISI' } as const
  const tidakJelas = { ok: false, alasan: 'POSISI_TIDAK_DIKETAHUI' }

  it.each<[string, KebijakanLokasi, Posisi | null, string, object]>([
    ['inside', 'wajib', DALAM, '', ok('dalam', 0, false)],
    ['inside', 'catat', DALAM, '', ok('dalam', 0, false)],
    ['inside at exactly 100 m', 'wajib', { ...DALAM, akurasi: 100 }, '', ok('dalam', 0, false)],
    [
      'likely',
      'wajib',
      { ...LUAR, akurasi: 100 },
      '',
      { ok: false, alasan: 'DI_LUAR_AREA', jarakMeter: 100 },
    ],
    [
      'likely',
      'wajib',
      { titik: { lat: -6.1771, lng: 106.8272 }, akurasi: 100 },
      '',
      ok('mungkin', 89, false),
    ],
    ['outside', 'wajib', LUAR, 'di lapangan', { ok: false, alasan: 'DI_LUAR_AREA', jarakMeter: 100 }],
    ['outside without a reason', 'catat', LUAR, '', perluAlasan(100)],
    ['outside with a blank reason', 'catat', LUAR, ' \n\t', perluAlasan(100)],
    [
      'outside with a reason',
      'catat',
      LUAR,
      'di lapangan',
      ok('luar', 100, true, { kode: 'DI_LUAR_AREA', meter: 100 }),
    ],
    ['inside at 100.1 m', 'wajib', vague, 'di dalam', tidakJelas],
    ['inside at 100.1 m without a reason', 'catat', vague, '', perluAlasan(0)],
    [
      'inside at 100.1 m with a reason',
      'catat',
      vague,
      'GPS lemah',
      ok('tidak_diketahui', 0, true, { kode: 'POSISI_KURANG_TELITI', meter: 100 }),
    ],
    ['without a position', 'wajib', null, 'izin lokasi ditolak', tidakJelas],
    ['without position or reason', 'catat', null, '', perluAlasan(null)],
    [
      'without a position, with a reason',
      'catat',
      null,
      'GPS mati',
      ok('tidak_diketahui', null, true, TANPA_POSISI),
    ],
  ])('%s at an office that says %s', (_name, kebijakan, posisi, keterangan, hasil) => {
    const lain = { kantor: { area: AREA, kebijakan }, posisi, keterangan }
    const masuk = decideCheckIn(fakta('20T08:00', hari(SIANG), lain))
    const pulang = decideCheckOut(fakta('20T17:00', hari(SIANG, { checkIn: true }), lain))
    expect(masuk).toEqual('alasan' in hasil ? hasil : { ...hasil, telat: 0 })
    expect(pulang).toEqual('alasan' in hasil ? hasil : { ...hasil, lebihAwal: 0 })
  })

  it.each<[string, Posisi | null, Area, boolean, object]>([
    ['far away, no area', LUAR, TANPA_AREA, false, ok('tidak_diketahui', null, false)],
    ['vague, no area', vague, TANPA_AREA, false, ok('tidak_diketahui', null, false)],
    [
      'no position, no area: marked',
      null,
      TANPA_AREA,
      false,
      ok('tidak_diketahui', null, false, TANPA_POSISI),
    ],
    ['far away, working from home', LUAR, AREA, true, ok('luar', 100, false)],
    ['vague, working from home', vague, AREA, true, ok('tidak_diketahui', 0, false)],
    [
      'no position, working from home: marked',
      null,
      AREA,
      true,
      ok('tidak_diketahui', null, false, TANPA_POSISI),
    ],
  ])('accepts %s', (_name, posisi, area, bebasArea, hasil) => {
    const lain = { kantor: { area, kebijakan: 'wajib' as const }, posisi, bebasArea }
    expect(decideCheckIn(fakta('20T08:00', hari(SIANG), lain))).toEqual({ ...hasil, telat: 0 })
  })

  it.each<[string, string | null, number | null]>([
    ['no device clock', null, null],
    ['the same clock', '20T08:00', null],
    ['ten minutes ahead', '20T08:10', null],
    ['ten minutes behind', '20T07:50', null],
    ['more than ten minutes ahead', '20T08:10:00.001', 600],
    ['more than ten minutes behind', '20T07:49:59.999', -600],
    ['another day', '21T08:00', 86_400],
  ])('marks a device clock that is off, and nothing else: %s', (_name, perangkat, detik) => {
    const waktuPerangkat = perangkat === null ? null : wib(perangkat)
    const keputusan = decideCheckIn(fakta('20T08:00', hari(SIANG), { waktuPerangkat }))
    const tanda = detik === null ? [] : [{ kode: 'JAM_BERBEDA', detik } as const]
    expect(keputusan).toEqual({ ...ok('dalam', 0, false, ...tanda), telat: 0 })
  })

  it.each<[string, readonly FotoSama[], object]>([
    ['their own of another day', [SENDIRI], { ok: false, alasan: 'FOTO_TERPAKAI', tanggal: '2026-11-19' }],
    [
      'their own of this day and of another',
      [{ ...SENDIRI, tanggal: '2026-11-20' }, SENDIRI],
      { ok: false, alasan: 'FOTO_TERPAKAI', tanggal: '2026-11-19' },
    ],
    ['their own of this day', [{ ...SENDIRI, tanggal: '2026-11-20' }], ok('dalam', 0, false)],
    [
      'somebody else’s',
      [ORANG_LAIN],
      ok('dalam', 0, false, { kode: 'FOTO_ORANG_LAIN', kejadian_id: 12, tanggal: '2026-11-20' }),
    ],
    [
      'both their own and somebody else’s',
      [ORANG_LAIN, SENDIRI],
      { ok: false, alasan: 'FOTO_TERPAKAI', tanggal: '2026-11-19' },
    ],
  ])('[SAFE-10, SAFE-11] judges the very bytes of %s', (_name, fotoSama, hasil) => {
    const keputusan = decideCheckIn(fakta('20T08:00', hari(SIANG), { fotoSama }))
    expect(keputusan).toEqual('alasan' in hasil ? hasil : { ...hasil, telat: 0 })
    const luar = { fotoSama, posisi: LUAR, kantor: { area: AREA, kebijakan: 'wajib' as const } }
    expect(decideCheckIn(fakta('20T08:00', hari(SIANG), luar))).toMatchObject({ alasan: 'DI_LUAR_AREA' })
  })

  it('tells the moment before the place', () => {
    const lain = { kantor: { area: AREA, kebijakan: 'wajib' as const }, posisi: LUAR }
    expect(decideCheckIn(fakta('20T04:00', hari(SIANG), lain))).toMatchObject({ alasan: 'BELUM_BUKA' })
    expect(decideCheckOut(fakta('20T17:00', hari(SIANG), lain))).toMatchObject({ alasan: 'BELUM_CHECK_IN' })
  })
})

describe('aturanKeteranganPresensi', () => {
  it.each([
    ['nothing', '', undefined],
    ['500 characters', 'a'.repeat(500), undefined],
    ['501 characters', 'a'.repeat(501), 'Keterangan tidak boleh lebih dari 500 karakter.'],
  ])('judges %s', (_name, teks, pesan) => expect(aturanKeteranganPresensi(teks)).toBe(pesan))
})

it.each([
  [0, false],
  [1, true],
])('[LBR-19] %i seconds late or early shows as such: %s', (detik, hasil) => {
  expect(isTelat(detik)).toBe(hasil)
  expect(isLebihAwal(detik)).toBe(hasil)
})
