import { describe, expect, it } from 'vitest'
import { type JamKerja, shiftPada } from '../jadwal/jadwal.ts'
import { kerjaDiingatkan, pengingatPada } from './pengingat.ts'
import { type FaktaHari, hariPresensi } from './hari/presensi.ts'
import { type KodeZona, SEHARI, ZONA, addHari, instanFrom, isoLokal, parseJam } from '../waktu.ts'

const TANGGAL = '2026-11-20'
const jam = (teks: string) => parseJam(teks) as number
const jamKerja = (baris: string): JamKerja | 'libur' => {
  if (baris === 'libur') return 'libur'
  const [mulai, selesai] = baris.split('-').map(jam) as [number, number]
  return { mulai, selesai }
}

type Kasus = {
  /** Of Friday 20 November 2026, by the week */
  kerja?: string
  /** By the roster, which wins */
  roster?: string
  libur?: boolean
  toleransi?: number
  lembur?: readonly string[]
  izin?: FaktaHari['izin']
  masuk?: boolean
  pulang?: boolean
  zona?: KodeZona
}

function fakta({ kerja = '08:00-17:00', zona = 'WIB', ...kasus }: Kasus): FaktaHari {
  const minggu = jamKerja(kerja)
  return {
    rencana: {
      tanggal: TANGGAL,
      shift: shiftPada(
        TANGGAL,
        {
          hari: minggu === 'libur' ? {} : { 5: minggu },
          toleransi: kasus.toleransi ?? 0,
          masukSaatLibur: false,
        },
        {
          libur: kasus.libur ?? false,
          roster: kasus.roster === undefined ? undefined : jamKerja(kasus.roster),
        },
        zona,
      ),
      lembur: (kasus.lembur ?? []).map((satu) => {
        const [mulai, selesai] = satu.split('-').map(jam) as [number, number]
        return {
          mulai: instanFrom(TANGGAL, mulai, zona),
          selesai: instanFrom(TANGGAL, selesai <= mulai ? selesai + SEHARI : selesai, zona),
        }
      }),
    },
    izin: kasus.izin ?? null,
    checkIn: kasus.masuk ?? false,
    checkOut: kasus.pulang ?? false,
  }
}

/** From when to when something is due on that day and the two after it, by the office's clock, minute by minute. */
function saatnya(kasus: Kasus): readonly string[] {
  const { zona = 'WIB' } = kasus
  const hari = fakta(kasus)
  const awal = instanFrom(addHari(TANGGAL, -1), 0, zona)
  const tiba = Array.from({ length: 4 * 1440 }, (_, menit) => {
    const saat = awal + menit * 60_000
    return { saat, jenis: pengingatPada(hari, saat)?.jenis ?? null }
  })
  return tiba
    .filter(({ jenis }, i) => jenis !== null && tiba[i - 1]?.jenis !== jenis)
    .map(({ saat, jenis }) => {
      const akhir = tiba.find((t) => t.saat > saat && t.jenis !== jenis)?.saat ?? 0
      const teks = (s: number) => isoLokal(s, zona).slice(8, 16)
      return `${jenis} ${teks(saat)}..${teks(akhir)}`
    })
}

describe('pengingatPada', () => {
  it.each<[string, Kasus, string | null]>([
    ['before a day', {}, 'check_in 20T07:45..20T08:15'],
    ['after it', { masuk: true }, 'check_out 20T17:15..20T17:45'],
    ['nothing more once both are there', { masuk: true, pulang: true }, null],
    ['before a night', { kerja: '19:00-07:00' }, 'check_in 20T18:45..20T19:15'],
    [
      'after a night, the next morning',
      { kerja: '19:00-07:00', masuk: true },
      'check_out 21T07:15..21T07:45',
    ],
    [
      'before a shift from midnight, the evening before',
      { kerja: '00:00-08:00' },
      'check_in 19T23:45..20T00:15',
    ],
    [
      'after 24 hours from 23:30, past midnight twice',
      { kerja: '23:30-23:30', masuk: true },
      'check_out 21T23:45..22T00:15',
    ],
    ['in Makassar', { zona: 'WITA' }, 'check_in 20T07:45..20T08:15'],
    ['in Jayapura', { zona: 'WIT', masuk: true }, 'check_out 20T17:15..20T17:45'],
    ['whatever the tolerance', { toleransi: 900 }, 'check_in 20T07:45..20T08:15'],
    ['whatever the tolerance, after', { toleransi: 900, masuk: true }, 'check_out 20T17:15..20T17:45'],
    ['by the roster’s hours', { roster: '13:00-21:00' }, 'check_in 20T12:45..20T13:15'],
    ['not on a day that the roster gives off', { roster: 'libur' }, null],
    [
      'on a holiday for which a roster was made',
      { libur: true, roster: '10:00-15:00' },
      'check_in 20T09:45..20T10:15',
    ],
    ['not on a holiday', { libur: true }, null],
    ['not on a day off', { kerja: 'libur' }, null],
    [
      'before overtime on a day off',
      { kerja: 'libur', lembur: ['09:00-12:00'] },
      'check_in 20T08:45..20T09:15',
    ],
    ['after the overtime', { lembur: ['17:00-20:00'], masuk: true }, 'check_out 20T20:15..20T20:45'],
    [
      'after overtime past midnight',
      { lembur: ['22:00-01:00'], masuk: true },
      'check_out 21T01:15..21T01:45',
    ],
    ['before overtime that comes first', { lembur: ['06:00-08:00'] }, 'check_in 20T05:45..20T06:15'],
    ['not on leave', { izin: 'CUTI' }, null],
    ['not on permission', { izin: 'IZIN' }, null],
    ['not when ill', { izin: 'SAKIT' }, null],
    ['not on duty elsewhere', { izin: 'DINAS_LUAR' }, null],
    // A leave that came afterwards does not lock anyone in.
    [
      'after a day that was begun all the same',
      { izin: 'CUTI', masuk: true },
      'check_out 20T17:15..20T17:45',
    ],
    ['nothing where the day that was begun is off by now', { roster: 'libur', masuk: true }, null],
  ])('%s', (_nama, kasus, harapan) => {
    expect(saatnya(kasus)).toEqual(harapan === null ? [] : [harapan])
  })

  it('is due at the very second, not before, and not at its end', () => {
    const hari = fakta({})
    const pada = (waktu: string) => pengingatPada(hari, Date.parse(`${TANGGAL}T${waktu}+07:00`))
    const tepat = {
      jenis: 'check_in',
      kerja: Date.parse(`${TANGGAL}T08:00:00+07:00`),
      basiPada: Date.parse(`${TANGGAL}T08:15:00+07:00`),
    }
    expect([pada('07:44:59.999'), pada('07:45:00'), pada('08:14:59.999'), pada('08:15:00')]).toEqual([
      null,
      tepat,
      tepat,
      null,
    ])
  })

  it('says nothing of a check-in that was made at the last second', () => {
    const saat = Date.parse(`${TANGGAL}T07:45:00+07:00`)
    expect([pengingatPada(fakta({ masuk: true }), saat), pengingatPada(fakta({}), saat)?.jenis]).toEqual([
      null,
      'check_in',
    ])
  })

  it('of two shifts that meet, the next is reminded of once it takes a check-in', () => {
    const rencana = (tanggal: string, mulai: string, selesai: string) => ({
      tanggal,
      shift: shiftPada(
        tanggal,
        { hari: {}, toleransi: 0, masukSaatLibur: false },
        { libur: false, roster: { mulai: jam(mulai), selesai: jam(selesai) } },
        'WIB',
      ),
      lembur: [],
    })
    const malam = rencana('2026-11-19', '19:00', '07:00')
    const pagi = rencana(TANGGAL, '07:00', '15:00')
    const pada = (waktu: string) => {
      const saat = Date.parse(`${TANGGAL}T${waktu}:00+07:00`)
      const tanggal = hariPresensi(saat, [malam, pagi], 'WIB')
      const hari = tanggal === TANGGAL ? pagi : malam
      const jenis = pengingatPada(
        { rencana: hari, izin: null, checkIn: tanggal !== TANGGAL, checkOut: false },
        saat,
      )?.jenis
      return [tanggal, jenis ?? null]
    }
    expect([pada('06:45'), pada('07:00'), pada('07:14'), pada('07:20')]).toEqual([
      ['2026-11-19', null],
      [TANGGAL, 'check_in'],
      [TANGGAL, 'check_in'],
      [TANGGAL, null],
    ])
  })
})

it.each(['check_in', 'check_out'] as const)(
  'kerjaDiingatkan finds every day of which pengingatPada speaks: %s',
  (jenis) => {
    for (const zona of Object.keys(ZONA) as KodeZona[])
      for (const kerja of ['08:00-17:00', '19:00-07:00', '00:00-08:00', '23:30-23:30']) {
        const hari = fakta({ kerja, zona, masuk: jenis === 'check_out' })
        const { shift } = hari.rencana
        const pada = (jenis === 'check_in' ? shift?.mulai : shift?.selesai) ?? 0
        for (let menit = -120; menit <= 120; menit += 1) {
          const saat = pada + menit * 60_000
          const { sesudah, hingga } = kerjaDiingatkan(jenis, saat)
          expect(sesudah < pada && pada <= hingga).toBe(pengingatPada(hari, saat) !== null)
        }
      }
  },
)
