import { describe, expect, it } from 'vitest'
import { type MasaPengumuman, judgeJadwal, keadaanAt } from './siaran.ts'

const SAAT = Date.parse('2026-11-20T08:00:00+07:00')
const MENIT = 60_000
const TERBIT = { status: 'TERBIT', terbit_pada: SAAT, berakhir_pada: null, ditarik_pada: null } as const

describe('[MEJA-20] how an announcement stands', () => {
  it.each<[string, Partial<MasaPengumuman>, string]>([
    ['seen from its minute on', {}, 'TAYANG'],
    ['not a moment earlier', { terbit_pada: SAAT + 1 }, 'TERJADWAL'],
    ['seen until it ends', { terbit_pada: SAAT - 2, berakhir_pada: SAAT + 1 }, 'TAYANG'],
    ['over at that moment', { terbit_pada: SAAT - 2, berakhir_pada: SAAT }, 'BERAKHIR'],
    ['a draft', { status: 'DRAFT', terbit_pada: null }, 'DRAFT'],
    ['withdrawn', { status: 'DRAFT', terbit_pada: null, ditarik_pada: SAAT - 1 }, 'DITARIK'],
  ])('%s', (_nama, beda, harapan) => {
    expect(keadaanAt({ ...TERBIT, ...beda }, SAAT)).toBe(harapan)
  })

  it.each([
    ['at once and for good', null, null, {}],
    ['this very moment', SAAT, null, { mulai: 'Waktu tayang harus sesudah sekarang.' }],
    ['a minute on', SAAT + MENIT, SAAT + 2 * MENIT, {}],
    [
      'over as it begins',
      SAAT + MENIT,
      SAAT + MENIT,
      { berakhir: 'Waktu berakhir harus sesudah waktu tayang.' },
    ],
    ['over already', null, SAAT, { berakhir: 'Waktu berakhir harus sesudah waktu tayang.' }],
  ])('begins %s', (_nama, mulai, berakhir, galat) => {
    expect(judgeJadwal({ mulai, berakhir }, SAAT)).toEqual(galat)
  })
})
