import { describe, expect, it } from 'vitest'
import { shiftFrom } from '../../jadwal/jadwal.ts'
import { type FaktaKoreksi, aturanAlasanKoreksi, judgeSaatKoreksi, saatKoreksi } from './koreksi.ts'
import type { RencanaHari } from '../hari/presensi.ts'
import { type KodeZona, formatJam, isoLokal, parseJam } from '../../waktu.ts'

const JUMAT = '2026-11-20'
const jam = (teks: string) => parseJam(teks) as number
const kerja = (mulai: string, selesai: string, zona: KodeZona = 'WIB'): RencanaHari => ({
  tanggal: JUMAT,
  shift: shiftFrom(JUMAT, { mulai: jam(mulai), selesai: jam(selesai) }, 0, zona),
  lembur: [],
})
const SIANG = kerja('08:00', '17:00')
const MALAM = kerja('19:00', '07:00')
/** A post of a whole day, from seven to seven */
const SEHARI = kerja('07:00', '07:00')
const LIBUR: RencanaHari = { tanggal: JUMAT, shift: null, lembur: [] }

const LEMBUR: RencanaHari = {
  ...LIBUR,
  lembur: [
    { mulai: Date.parse('2026-11-20T09:00:00+07:00'), selesai: Date.parse('2026-11-20T13:00:00+07:00') },
  ],
}

type Jam = { masuk?: string; pulang?: string; hari?: number }
const koreksi = (rencana: RencanaHari, baru: Jam, ada: Jam = {}, saat = '2026-11-23T09:00:00+07:00') => {
  const moments = ({ masuk, pulang }: Jam) => ({
    checkIn: masuk === undefined ? undefined : Date.parse(masuk),
    checkOut: pulang === undefined ? undefined : Date.parse(pulang),
  })
  const dasar = { saat: Date.parse(saat), rencana, zona: 'WIB' as const, ada: moments(ada) }
  const waktu = saatKoreksi(dasar, {
    checkIn: baru.masuk === undefined ? undefined : jam(baru.masuk),
    checkOut: baru.pulang === undefined ? undefined : jam(baru.pulang),
    hariPulang: baru.hari,
  })
  return { ...dasar, baru: waktu } satisfies FaktaKoreksi
}

describe('saatKoreksi', () => {
  it.each<[string, RencanaHari, Jam, Jam, string | null, string | null]>([
    ['a day', SIANG, { masuk: '07:55', pulang: '17:03:10' }, {}, '20 07:55:00', '20 17:03:10'],
    ['a night', MALAM, { masuk: '18:50', pulang: '07:05' }, {}, '20 18:50:00', '21 07:05:00'],
    [
      'a night that was begun past midnight',
      MALAM,
      { masuk: '00:30', pulang: '07:05' },
      {},
      '21 00:30:00',
      '21 07:05:00',
    ],
    [
      'a check-out alone, beside a night’s check-in',
      MALAM,
      { pulang: '07:05' },
      { masuk: '2026-11-20T18:50:00+07:00' },
      null,
      '21 07:05:00',
    ],
    [
      'a check-out alone before midnight',
      MALAM,
      { pulang: '23:00' },
      { masuk: '2026-11-20T18:50:00+07:00' },
      null,
      '20 23:00:00',
    ],
    [
      'work that starts at one and is opened the evening before',
      kerja('01:00', '09:00'),
      { masuk: '22:30' },
      {},
      '19 22:30:00',
      null,
    ],
    ['the last moment of a night', MALAM, { masuk: '11:00' }, {}, '21 11:00:00', null],
    [
      'the first moment of work opened the evening before',
      kerja('01:00', '09:00'),
      { masuk: '22:00' },
      {},
      '19 22:00:00',
      null,
    ],
    ['a day off', LIBUR, { masuk: '09:00', pulang: '01:00' }, {}, '20 09:00:00', '21 01:00:00'],
    ['a check-out without any check-in', SIANG, { pulang: '17:00' }, {}, null, '20 17:00:00'],
  ])('reads %s', (_nama, rencana, baru, ada, masuk, pulang) => {
    const { checkIn, checkOut } = koreksi(rencana, baru, ada).baru
    const teks = (saat: number | undefined) =>
      saat === undefined ? null : isoLokal(saat, 'WIB').slice(8, 19).replace('T', ' ')
    expect([teks(checkIn), teks(checkOut)]).toEqual([masuk, pulang])
  })
})

describe('[TAMAT-02] a check-out of work of 24 hours', () => {
  const baca = (baru: Jam, ada: Jam = {}, saat?: string) => {
    const fakta = koreksi(SEHARI, baru, ada, saat)
    const { checkOut, duaHari = false } = fakta.baru
    const teks = checkOut && isoLokal(checkOut, 'WIB').slice(8, 16).replace('T', ' ')
    return [teks, duaHari, judgeSaatKoreksi(fakta)?.isian]
  }

  it.each<[string, Jam, string]>([
    ['at the check-in’s clock time', { masuk: '07:00', pulang: '07:00' }, '21 07:00'],
    ['before it', { masuk: '07:01', pulang: '07:00' }, '21 07:00'],
    ['long after it', { masuk: '06:55', pulang: '15:00' }, '20 15:00'],
    ['late in the evening', { masuk: '06:55', pulang: '23:59' }, '20 23:59'],
    ['on the day that was said', { masuk: '06:55', pulang: '07:00', hari: 0 }, '20 07:00'],
    ['on the next one', { masuk: '06:55', pulang: '07:00', hari: 1 }, '21 07:00'],
  ])('%s is one moment', (_nama, baru, pulang) => expect(baca(baru)).toEqual([pulang, false, undefined]))

  it.each<[string, Jam]>([
    ['five minutes or a day later', { masuk: '06:55', pulang: '07:00' }],
    ['two hours or a day later', { masuk: '07:00', pulang: '09:00' }],
    ['as late as the day takes it', { masuk: '07:00', pulang: '11:00' }],
  ])('%s is asked for, and nearer to the end of work meanwhile', (_nama, baru) =>
    expect(baca(baru)).toEqual([`21 ${baru.pulang}`, true, 'hari_pulang']),
  )

  it('cannot be what is still to come', () => {
    expect(baca({ masuk: '06:55', pulang: '07:30' }, {}, '2026-11-20T08:00:00+07:00')).toEqual([
      '20 07:30',
      false,
      undefined,
    ])
  })

  it('beside a check-in that stands is told with both its days', () => {
    const fakta = koreksi(SEHARI, { pulang: '07:10' }, { masuk: '2026-11-20T06:50:00+07:00' })
    expect(judgeSaatKoreksi(fakta)).toEqual({
      isian: 'hari_pulang',
      pesan: 'Pukul 07:10 bisa tanggal 20 November 2026 atau 21 November 2026. Pilih harinya.',
    })
  })

  it('of an ordinary day is never asked for', () => {
    for (let menit = 0; menit < 24 * 60; menit += 1) {
      const pulang = formatJam(menit * 60).slice(0, 5)
      for (const [rencana, masuk] of [
        [SIANG, '2026-11-20T07:59:00+07:00'],
        [MALAM, '2026-11-20T18:50:00+07:00'],
      ] as const)
        expect(koreksi(rencana, { pulang }, { masuk }).baru.duaHari).not.toBe(true)
    }
  })
})

describe('judgeSaatKoreksi', () => {
  it.each<[string, FaktaKoreksi]>([
    ['both times of a day', koreksi(SIANG, { masuk: '08:00', pulang: '17:00' })],
    ['a check-in alone', koreksi(SIANG, { masuk: '05:00' })],
    ['the last second of the window', koreksi(SIANG, { masuk: '08:00', pulang: '21:00' })],
    [
      'a check-out beside the check-in that stands',
      koreksi(SIANG, { pulang: '17:00' }, { masuk: '2026-11-20T08:00:00+07:00' }),
    ],
    ['a night', koreksi(MALAM, { masuk: '19:00', pulang: '07:00' })],
    ['work on a day off, by approved overtime', koreksi(LEMBUR, { masuk: '09:00', pulang: '15:00' })],
    [
      'a check-out of work on a day that is off since',
      koreksi(LIBUR, { pulang: '17:00' }, { masuk: '2026-11-20T08:00:00+07:00' }),
    ],
    [
      'this very moment',
      koreksi(SIANG, { masuk: '08:00', pulang: '17:00' }, {}, '2026-11-20T17:00:00+07:00'),
    ],
  ])('takes %s', (_nama, fakta) => expect(judgeSaatKoreksi(fakta)).toBeNull())

  it.each<[string, FaktaKoreksi, string, string]>([
    [
      'a day off that nobody worked',
      koreksi(LIBUR, { masuk: '00:00', pulang: '23:59' }),
      'tanggal',
      'Hari libur: presensi dapat dikoreksi bila ada lembur yang disetujui pada hari itu.',
    ],
    [
      'a check-out without a check-in',
      koreksi(SIANG, { pulang: '17:00' }),
      'check_in',
      'Jam masuk harus diisi: belum ada check-in pada hari itu.',
    ],
    [
      'a check-out at the check-in',
      koreksi(SIANG, { masuk: '08:00', pulang: '08:00' }),
      'check_out',
      'Jam pulang harus sesudah check-in, 20-11-2026 08:00 WIB.',
    ],
    [
      'a check-in after the check-out that stands',
      koreksi(
        SIANG,
        { masuk: '17:30' },
        { pulang: '2026-11-20T17:00:00+07:00', masuk: '2026-11-20T08:00:00+07:00' },
      ),
      'check_in',
      'Jam masuk harus sebelum check-out, 20-11-2026 17:00 WIB.',
    ],
    [
      'a check-in before the day opens',
      koreksi(SIANG, { masuk: '04:59:59' }),
      'check_in',
      'Jam masuk harus antara 20-11-2026 05:00 WIB dan 20-11-2026 21:00 WIB.',
    ],
    [
      'a check-out after the day has closed',
      koreksi(SIANG, { masuk: '08:00', pulang: '21:00:01' }),
      'check_out',
      'Jam pulang harus antara 20-11-2026 05:00 WIB dan 20-11-2026 21:00 WIB.',
    ],
    [
      'a check-out of the next morning',
      koreksi(SIANG, { masuk: '08:00', pulang: '07:00' }),
      'check_out',
      'Jam pulang harus antara 20-11-2026 05:00 WIB dan 20-11-2026 21:00 WIB.',
    ],
    [
      'what is still to come',
      koreksi(SIANG, { masuk: '08:00', pulang: '17:00' }, {}, '2026-11-20T16:59:59+07:00'),
      'check_out',
      'Jam pulang belum lewat.',
    ],
    [
      'a day off beyond its night',
      koreksi(LIBUR, { pulang: '04:30' }, { masuk: '2026-11-20T09:00:00+07:00' }),
      'check_out',
      'Jam pulang harus antara 20-11-2026 00:00 WIB dan 21-11-2026 04:00 WIB.',
    ],
  ])('refuses %s', (_nama, fakta, isian, pesan) => expect(judgeSaatKoreksi(fakta)).toEqual({ isian, pesan }))
})

it.each([
  ['', 'Alasan koreksi harus diisi.'],
  [' \u200b', 'Alasan koreksi harus diisi.'],
  ['x'.repeat(501), 'Alasan koreksi tidak boleh lebih dari 500 karakter.'],
  ['x'.repeat(500), undefined],
])('judges the reason of a correction', (alasan, pesan) => expect(aturanAlasanKoreksi(alasan)).toBe(pesan))
