import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Istirahat, shiftFrom } from '../jadwal/jadwal.ts'
import { type RencanaHari, jendelaPresensi, statusHari } from '../presensi/hari/presensi.ts'
import { instanFrom, parseJam } from '../waktu.ts'
import {
  type PenugasanHadir,
  asTerhitung,
  giliranPada,
  isLengkap,
  jamKerja,
  kerjaTerdekat,
  manShift,
  pulangDianggap,
  rencanaSehari,
} from './penugasan.ts'

const HARI = '2026-11-20'
const pukul = (teks: string) => {
  const [jam = '', hari] = teks.split('+')
  return instanFrom(HARI, (parseJam(jam) ?? 0) + (hari === undefined ? 0 : 86_400), 'WIB')
}
const rentang = (teks: string) => {
  const [mulai = '', selesai = ''] = teks.split('-')
  return { mulai: pukul(mulai), selesai: pukul(selesai) }
}
const SEJAM: Istirahat = { detik: 3600, sesudah: 4 * 3600 }

/** "07:00-15:00", with overtime, an unpaid break, and the punches as "06:40 15:20"; a missing one is a dot. */
function kerja(
  jam: string | null,
  punch = '. .',
  { lembur = [], istirahat = null }: { lembur?: readonly string[]; istirahat?: Istirahat | null } = {},
): PenugasanHadir {
  const [mulai = '', selesai = ''] = jam?.split('-') ?? []
  const [masuk = '.', pulang = '.'] = punch.split(' ')
  const jamIni = { mulai: parseJam(mulai) ?? 0, selesai: parseJam(selesai) ?? 0, istirahat }
  const rencana: RencanaHari = {
    tanggal: HARI,
    shift: jam === null ? null : shiftFrom(HARI, jamIni, 0, 'WIB'),
    lembur: lembur.map(rentang),
  }
  const saat = (teks: string) => (teks === '.' ? null : pukul(teks))
  return { rencana, masuk: saat(masuk), pulang: saat(pulang) }
}

describe('[KERJA-06] whose turn it is', () => {
  it.each<[string, readonly PenugasanHadir[], string, number]>([
    ['the only one, before it', [kerja('07:00-15:00')], '05:00', 0],
    ['the only one, after it', [kerja('07:00-15:00', '07:00 15:00')], '20:00', 0],
    ['the next, before the first', [kerja('07:00-11:00'), kerja('13:00-17:00')], '06:00', 0],
    ['the one whose span holds the moment', [kerja('07:00-11:00'), kerja('13:00-17:00')], '13:00', 1],
    ['the next, once the first was missed', [kerja('07:00-11:00'), kerja('13:00-17:00')], '11:00', 1],
    ['the first, a second before it ends', [kerja('07:00-11:00'), kerja('13:00-17:00')], '10:59:59', 0],
    [
      'an open check-in, over the next one’s span',
      [kerja('07:00-11:00', '07:00 .'), kerja('13:00-17:00')],
      '14:00',
      0,
    ],
    [
      'an open one until its window ends',
      [kerja('07:00-11:00', '07:00 .'), kerja('13:00-17:00')],
      '15:00',
      0,
    ],
    ['and from then on the other', [kerja('07:00-11:00', '07:00 .'), kerja('13:00-17:00')], '15:00:01', 1],
    [
      'the next, once the first was left early',
      [kerja('07:00-11:00', '07:00 10:00'), kerja('13:00-17:00')],
      '10:30',
      1,
    ],
    ['of adjoining ones the second, at the change', [kerja('07:00-15:00'), kerja('15:00-23:00')], '15:00', 1],
    ['the last, when all are over', [kerja('07:00-11:00', '07:00 11:00'), kerja('13:00-17:00')], '18:00', 1],
    ['a work made by overtime alone', [kerja(null, '. .', { lembur: ['10:00-12:00'] })], '11:00', 0],
  ])('%s', (_apa, daftar, saat, ke) => expect(giliranPada(daftar, pukul(saat))).toBe(ke))

  it('is never one that was left while another has still to come or runs', () => {
    const waktu = fc.integer({ min: 0, max: 86_399 })
    fc.assert(
      fc.property(
        fc.array(waktu, { minLength: 4, maxLength: 4 }),
        waktu,
        fc.boolean(),
        (batas, saat, isPulang) => {
          const [a = 0, b = 0, c = 0, d = 0] = batas.toSorted((satu, lain) => satu - lain)
          fc.pre(a < b && b < c && c < d)
          const pada = (detik: number) => instanFrom(HARI, detik, 'WIB')
          const shift = (mulai: number, selesai: number) => shiftFrom(HARI, { mulai, selesai }, 0, 'WIB')
          const daftar = [
            {
              rencana: { tanggal: HARI, shift: shift(a, b), lembur: [] },
              masuk: pada(a),
              pulang: isPulang ? pada(b) : null,
            },
            { rencana: { tanggal: HARI, shift: shift(c, d), lembur: [] }, masuk: null, pulang: null },
          ]
          const tutup = b + 4 * 3600
          // Told by hand: the first keeps its turn while it is open.
          const harap = !isPulang && saat <= tutup ? 0 : 1
          expect(giliranPada(daftar, pada(saat))).toBe(harap)
        },
      ),
    )
  })
})

describe('[KERJA-22] a check-out that is missing', () => {
  const akhir = (satu: PenugasanHadir) => ({ ...satu, akhirRencana: true })
  const jam = (n: number) => instanFrom(HARI, n * 3600, 'WIB')
  it.each<[string, PenugasanHadir, number, number | null]>([
    [
      'counts as the planned end once the window has closed',
      akhir(kerja('07:00-15:00', '07:00 .')),
      20,
      jam(15),
    ],
    ['is waited for while it is open', akhir(kerja('07:00-15:00', '07:00 .')), 18, null],
    ['is asked for where the company asks', kerja('07:00-15:00', '07:00 .'), 20, null],
    ['is none where nobody came', akhir(kerja('07:00-15:00', '. .')), 20, null],
    ['is none beside a real one', akhir(kerja('07:00-15:00', '07:00 14:00')), 20, null],
    [
      'counts as the end of overtime that was approved',
      akhir(kerja('07:00-15:00', '07:00 .', { lembur: ['15:00-17:00'] })),
      22,
      jam(17),
    ],
    ['never counts as before the check-in', akhir(kerja('07:00-15:00', '16:30 .')), 20, jam(16.5)],
  ])('%s', (_apa, satu, saat, harap) => {
    expect(pulangDianggap(satu, jam(saat))).toBe(harap)
    expect(asTerhitung(satu, jam(saat)).pulang).toBe(harap ?? satu.pulang)
  })
})

describe('hours worked', () => {
  it.each<[string, PenugasanHadir, number]>([
    ['[KERJA-12] of what was planned', kerja('07:00-15:00', '06:40 15:20', { istirahat: SEJAM }), 25_200],
    [
      '[KERJA-13] with overtime before it',
      kerja('07:00-15:00', '06:40 15:20', { istirahat: SEJAM, lembur: ['06:00-07:00'] }),
      26_400,
    ],
    [
      '[KERJA-20] without a break in 3 h 59 min',
      kerja('07:00-15:00', '07:00 10:59', { istirahat: SEJAM }),
      14_340,
    ],
    [
      'not fewer for a minute more than 4 h',
      kerja('07:00-15:00', '07:00 11:01', { istirahat: SEJAM }),
      14_400,
    ],
    ['of who came late and left early', kerja('07:00-15:00', '08:00 14:00'), 21_600],
    ['none without a check-out', kerja('07:00-15:00', '07:00 .'), 0],
    ['none outside of the plan', kerja('07:00-15:00', '15:30 16:00'), 0],
    [
      'not what lies between work and overtime',
      kerja('07:00-15:00', '07:00 19:00', { lembur: ['17:00-19:00'] }),
      36_000,
    ],
    ['once what overlaps', kerja('07:00-15:00', '07:00 16:00', { lembur: ['14:00-16:00'] }), 32_400],
    ['of overtime alone', kerja(null, '09:50 12:10', { lembur: ['10:00-12:00'] }), 7200],
    ['of a whole day', kerja('07:00-07:00', '07:00 07:00+1', { istirahat: SEJAM }), 82_800],
  ])('count %s', (_apa, satu, detik) => expect(jamKerja(satu)).toBe(detik))

  it.each<[string, PenugasanHadir, readonly string[], number]>([
    [
      'what was punched, not the planned hour',
      kerja('07:00-15:00', '07:00 15:00', { istirahat: SEJAM }),
      ['12:00-12:20'],
      27_600,
    ],
    ['each of several', kerja('07:00-15:00', '07:00 15:00'), ['09:00-09:10', '12:00-12:30'], 26_400],
    ['an open one up to the check-out', kerja('07:00-15:00', '07:00 15:00'), ['14:00-'], 25_200],
    [
      'what the plan gives of one that nobody ended',
      kerja('07:00-15:00', '07:00 15:00', { istirahat: SEJAM }),
      ['12:00-'],
      25_200,
    ],
    [
      'no more of it than lies before the check-out',
      kerja('07:00-15:00', '07:00 15:00', { istirahat: SEJAM }),
      ['14:30-'],
      27_000,
    ],
    [
      'nothing of one after the plan',
      kerja('07:00-15:00', '07:00 16:00', { istirahat: SEJAM }),
      ['15:10-15:40'],
      28_800,
    ],
    [
      'what of one lies within corrected punches',
      kerja('07:00-15:00', '07:00 13:00'),
      ['12:30-14:00'],
      19_800,
    ],
    [
      'one of approved overtime',
      kerja('07:00-15:00', '07:00 18:00', { lembur: ['15:00-18:00'] }),
      ['14:50-15:10'],
      38_400,
    ],
    [
      'the planned break where none was punched',
      kerja('07:00-15:00', '07:00 15:00', { istirahat: SEJAM }),
      [],
      25_200,
    ],
  ])('[KERJA-23] less breaks as punched: %s', (_apa, satu, tercatat, detik) => {
    const istirahat = tercatat.map((teks) => {
      const [mulai = '', selesai = ''] = teks.split('-')
      return { mulai: pukul(mulai), selesai: selesai === '' ? null : pukul(selesai) }
    })
    expect(jamKerja({ ...satu, istirahat })).toBe(detik)
  })

  it('are what a second count, minute by minute, comes to, and never fall for who stays longer', () => {
    const menit = fc.integer({ min: 0, max: 1439 })
    const dua = fc.tuple(menit, menit).map(([a, b]) => [Math.min(a, b), Math.max(a, b) + 1] as const)
    fc.assert(
      fc.property(
        dua,
        fc.option(dua),
        dua,
        fc.integer({ min: 0, max: 120 }),
        (shift, lembur, punch, istirahat) => {
          const pada = (m: number) => instanFrom(HARI, m * 60, 'WIB')
          const span = ([a, b]: readonly [number, number]) => ({ mulai: pada(a), selesai: pada(b) })
          const jam = {
            mulai: shift[0] * 60,
            selesai: (shift[1] * 60) % 86_400,
            istirahat: { detik: istirahat * 60, sesudah: 4 * 3600 },
          }
          const hadir = (sampai: number) => ({
            rencana: {
              tanggal: HARI,
              shift: { tanggal: HARI, ...span(shift), toleransi: 0, jam },
              lembur: lembur === null ? [] : [span(lembur)],
            },
            masuk: pada(punch[0]),
            pulang: pada(sampai),
          })
          const isKerja = (m: number) =>
            [shift, ...(lembur === null ? [] : [lembur])].some(([a, b]) => a <= m && m < b)
          let harap = 0
          for (let m = punch[0]; m < punch[1]; m += 1) harap += isKerja(m) ? 60 : 0
          harap -= harap <= 14_400 ? 0 : Math.min(istirahat * 60, harap - 14_400)
          expect(jamKerja(hadir(punch[1]))).toBe(harap)
          expect(jamKerja(hadir(punch[1] + 1))).toBeGreaterThanOrEqual(harap)
        },
      ),
    )
  })
})

describe('a day of several works', () => {
  const dua = [kerja('07:00-11:00', '07:00 11:00'), kerja('13:00-17:00')]

  it('[KERJA-08] is HADIR with one attended and one missed, 1 of 2 man-shifts', () => {
    const rencana = rencanaSehari(
      HARI,
      dua.map((satu) => satu.rencana),
    )
    const fakta = { rencana, izin: null, checkIn: true, checkOut: true }
    expect(statusHari(fakta, pukul('23:00'))).toBe('HADIR')
    expect(manShift(dua)).toEqual({ hadir: 1, rencana: 2 })
    expect(statusHari({ ...fakta, checkIn: false }, pukul('20:59'))).toBe('BELUM_PRESENSI')
    expect(statusHari({ ...fakta, checkIn: false }, pukul('21:01'))).toBe('ALPA')
  })

  it('opens with the first and closes with the last, overtime included', () => {
    const rencana = rencanaSehari(HARI, [
      ...dua.map((satu) => satu.rencana),
      kerja(null, '. .', { lembur: ['17:00-18:00'] }).rencana,
    ])
    expect(jendelaPresensi(rencana)).toEqual({ buka: pukul('04:00'), tutup: pukul('22:00') })
    expect(rencana.shift?.jam).toEqual({ mulai: 7 * 3600, selesai: 17 * 3600 })
    expect(rencanaSehari(HARI, [])).toEqual({ tanggal: HARI, shift: null, lembur: [] })
    const [satu] = dua
    expect(rencanaSehari(HARI, [satu?.rencana as RencanaHari])).toEqual(satu?.rencana)
  })

  it.each([
    ['05:00-07:00', 0],
    ['11:00-12:00', 0],
    ['11:30-12:59', 1],
    ['12:00-12:30', 1],
    ['11:30-12:30', 0],
    ['18:00-20:00', 1],
  ] as const)('overtime of %s lengthens the one it touches or is nearest to', (lembur, ke) =>
    expect(kerjaTerdekat([rentang('07:00-11:00'), rentang('13:00-17:00')], rentang(lembur))).toBe(ke),
  )

  it('[KERJA-14] one without a check-out is incomplete once its window is over', () => {
    const buka = kerja('07:00-15:00', '07:00 .')
    expect([isLengkap(buka, pukul('19:00')), isLengkap(buka, pukul('19:00:01'))]).toEqual([true, false])
    expect(isLengkap(kerja('07:00-15:00', '07:00 15:00'), pukul('23:00'))).toBe(true)
    expect(isLengkap(kerja('07:00-15:00'), pukul('23:00'))).toBe(true)
  })
})
