import { describe, expect, it } from 'vitest'
import { addHari } from '../../waktu.ts'
import { type HariBayar, jamBayar, lemburDibayar, lemburMelekat, tanpaIstirahat } from './lembur-bayar.ts'
import { dasarUpah, upahLembur } from './upah-lembur.ts'
import { KETENTUAN, requireBerlaku } from '../../ketentuan.ts'

const LEMBUR = requireBerlaku(KETENTUAN.lembur, '2026-11-01')
const JAM_KERJA = requireBerlaku(KETENTUAN.jam_kerja, '2026-11-01')

const JAM = 3600
/** A Monday */
const SENIN = '2026-11-02'
const hari = (ke: number, jam: number, lain: Partial<HariBayar> = {}): HariBayar => ({
  tanggal: addHari(SENIN, ke),
  jam: jam * JAM,
  isLiburNasional: false,
  pola: 'HARI_KERJA',
  hariSeminggu: 5,
  ...lain,
})
const melekat = (semua: readonly HariBayar[], dari = SENIN, sampai = addHari(SENIN, 6)) =>
  lemburMelekat(KETENTUAN.jam_kerja, semua, dari, sampai).map(({ tanggal, sebab, durasi, sebelum }) => [
    tanggal,
    sebab,
    durasi / JAM,
    sebelum / JAM,
  ])

describe('overtime inside shifts', () => {
  it('[UPAH-01] all of a shift on a holiday by law, by its table', () => {
    const [satu] = lemburMelekat(
      KETENTUAN.jam_kerja,
      [hari(0, 8, { isLiburNasional: true, pola: 'LIBUR_5_HARI' })],
      SENIN,
      SENIN,
    )
    const dasar = dasarUpah(
      LEMBUR,
      { satuan: 'bulan', pokok: 5_729_876, tunjanganTetap: 0, tunjanganTidakTetap: 0 },
      5,
    )
    expect(satu && upahLembur(LEMBUR, dasar, satu.pola, satu.durasi, satu.sebelum)).toBe(529_931)
    // Two more hours are the table's ninth and tenth.
    expect(upahLembur(LEMBUR, dasar, 'LIBUR_5_HARI', 2 * JAM, 8 * JAM)).toBe(231_845)
  })

  it.each([
    [5, 3],
    [6, 4],
  ])(
    '[UPAH-03] of twelve hours with a break of one: in a week of %i days %i hours, by day',
    (hariSeminggu, lebih) => {
      const semua = [0, 2].map((ke) => hari(ke, 11, { hariSeminggu }))
      expect(melekat(semua)).toEqual([
        ['2026-11-02', 'MELEKAT', lebih, 0],
        ['2026-11-04', 'MELEKAT', lebih, 0],
      ])
    },
  )

  it('[UPAH-04] above 40 hours a week what no day has counted, once, on the week’s last day of work', () => {
    const enam = [0, 1, 2, 3, 4, 5].map((ke) => hari(ke, 7, { hariSeminggu: 6 }))
    expect(melekat(enam)).toEqual([['2026-11-07', 'MINGGUAN', 2, 0]])
    // Of five days of nine hours each day has its own; nothing is left for the week.
    expect(melekat([0, 1, 2, 3, 4].map((ke) => hari(ke, 9)))).toEqual(
      [2, 3, 4, 5, 6].map((ke) => [`2026-11-0${ke}`, 'MELEKAT', 1, 0]),
    )
    // A holiday's hours are paid already.
    const libur = [hari(0, 8, { isLiburNasional: true, pola: 'LIBUR_6_HARI' }), ...enam.slice(1)]
    expect(melekat(libur)).toEqual([['2026-11-02', 'LIBUR', 8, 0]])
  })

  it('a week belongs to the period in which its Sunday lies', () => {
    const enam = [0, 1, 2, 3, 4, 5].map((ke) => hari(ke, 7, { hariSeminggu: 6 }))
    expect(melekat(enam, '2026-11-01', '2026-11-05')).toEqual([])
    expect(melekat(enam, '2026-11-06', '2026-11-30')).toEqual([['2026-11-07', 'MINGGUAN', 2, 0]])
  })
})

describe('approved overtime', () => {
  const pukul = (jam: string) => Date.parse(`2026-11-20T${jam}:00+07:00`)
  const lembur = { mulai: pukul('17:00'), selesai: pukul('20:00') }
  const hadir = (mulai: string, selesai: string | null) => ({
    mulai: pukul(mulai),
    selesai: selesai === null ? null : pukul(selesai),
  })

  it.each([
    ['worked as approved', hadir('08:00', '20:05'), 3, null],
    ['left at seven', hadir('08:00', '19:00'), 2, 'LEBIH_SINGKAT'],
    ['stayed until ten', hadir('08:00', '22:00'), 3, 'LEBIH_LAMA'],
    ['left before it', hadir('08:00', '17:00'), 0, 'LEBIH_SINGKAT'],
    ['came for it late', hadir('18:00', '20:00'), 2, 'LEBIH_SINGKAT'],
    ['nobody left', hadir('08:00', null), 0, 'TANPA_CHECK_OUT'],
    ['nobody came', null, 0, 'TANPA_CHECK_IN'],
  ] as const)('[UPAH-06] %s', (_, ada, jam, tanya) => {
    expect(lemburDibayar(JAM_KERJA, lembur, ada)).toEqual({ durasi: jam * JAM, tanya })
  })

  it.each([
    [4 * JAM, 4 * JAM],
    [4 * JAM + 60, 4 * JAM],
    [4.5 * JAM, 4 * JAM],
    [5 * JAM, 4.5 * JAM],
    [8 * JAM, 7.5 * JAM],
  ])('[UPAH-07] %i seconds on end count %i', (detik, terhitung) => {
    expect(tanpaIstirahat(JAM_KERJA, detik)).toBe(terhitung)
  })
})

it.each([
  [{ mulai: 7 * JAM, selesai: 19 * JAM, istirahat: { detik: JAM, sesudah: 4 * JAM } }, null, 11],
  [{ mulai: 19 * JAM, selesai: 7 * JAM, istirahat: { detik: JAM, sesudah: 4 * JAM } }, null, 11],
  [{ mulai: 8 * JAM, selesai: 12 * JAM, istirahat: { detik: JAM, sesudah: 4 * JAM } }, null, 4],
  [{ mulai: 8 * JAM, selesai: 17 * JAM }, null, 9],
  [{ mulai: 8 * JAM, selesai: 17 * JAM }, 5, 8],
  [{ mulai: 8 * JAM, selesai: 17 * JAM }, 6, 7],
  [{ mulai: 8 * JAM, selesai: 13 * JAM }, 6, 5],
])('a shift of %o counts its hours without its break (week of %s days)', (jam, hariSeminggu, lama) => {
  expect(jamBayar(JAM_KERJA, jam, hariSeminggu)).toBe(lama * JAM)
})
