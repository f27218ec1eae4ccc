import { describe, expect, it } from 'vitest'
import { type ButuhIsi, type FaktaIsi, type OrangIsi, modelIsi, usulanFrom } from './isi.ts'

const SENIN = '2026-11-23'
const hari = (ke: number) => new Date(Date.parse(SENIN) + ke * 86_400_000).toISOString().slice(0, 10)
const JAM = 3_600_000

/** A shift of eight hours on so many days after Monday, beginning at an hour of that day. */
const butuh = (ke: number, pukul: number, lain: Partial<ButuhIsi> = {}): ButuhIsi => ({
  tanggal: hari(ke),
  mulai: Date.parse(SENIN) + ke * 24 * JAM + pukul * JAM,
  selesai: Date.parse(SENIN) + ke * 24 * JAM + (pukul + 8) * JAM,
  jam: 7 * 3600,
  jenis_shift_id: pukul,
  shift: `Shift ${pukul}`,
  pos_id: 1,
  pos: 'Gerbang',
  wajib: [],
  kurang: 1,
  terisi: 0,
  ...lain,
})
const orang = (id: number, lain: Partial<OrangIsi> = {}): OrangIsi => ({
  id,
  bebas: Array.from({ length: 14 }, (_, ke) => hari(ke)),
  tetap: [],
  sertifikat: new Map(),
  kontrakSampai: null,
  ...lain,
})
const fakta = (semua: readonly ButuhIsi[], siapa: readonly OrangIsi[]): FaktaIsi => ({
  butuh: semua,
  orang: siapa,
  istirahatMinimum: 8 * 3600,
})
/** The rules of a model, its line breaks and numbers aside. */
const baris = (satu: FaktaIsi) =>
  (modelIsi(satu) ?? '')
    .replaceAll('\n + ', ' + ')
    .split('\n')
    .filter((teks) => teks.startsWith(' c'))
    .map((teks) => teks.replace(/^ c\d+: /, ''))

describe('[ROSTER-05] the model of a roster that is filled', () => {
  it('asks as many as are lacking, or pays for who is not there', () => {
    expect(baris(fakta([butuh(0, 7, { kurang: 2 })], [orang(1), orang(2), orang(3)]))).toContain(
      'x0_0 + x1_0 + x2_0 + u0 = 2',
    )
  })

  it.each<[string, Partial<OrangIsi>, Partial<ButuhIsi>, boolean]>([
    ['somebody free', {}, {}, true],
    ['nobody on a day that is taken', { bebas: [hari(1)] }, {}, false],
    ['nobody without the certificate', {}, { wajib: ['GADA'] }, false],
    ['who has it without end', { sertifikat: new Map([['GADA', null]]) }, { wajib: ['GADA'] }, true],
    ['who has it on its last day', { sertifikat: new Map([['GADA', SENIN]]) }, { wajib: ['GADA'] }, true],
    ['nobody a day after it', { sertifikat: new Map([['GADA', '2026-11-22']]) }, { wajib: ['GADA'] }, false],
    ['nobody after their contract', { kontrakSampai: '2026-11-22' }, {}, false],
    ['who still has one', { kontrakSampai: SENIN }, {}, true],
    ['nobody 7 h 59 min after other work', { tetap: [butuh(-1, 15 + 59 / 60 + 1 / 60 + 1 / 60)] }, {}, false],
    ['who rested 8 h', { tetap: [butuh(-1, 15)] }, {}, true],
    ['nobody whose next work begins 7 h later', { tetap: [butuh(0, 22)] }, {}, false],
  ])('gives a shift to %s', (_, siapa, apa, boleh) => {
    expect(modelIsi(fakta([butuh(0, 7, apa)], [orang(1, siapa)])) !== null).toBe(boleh)
  })

  it('gives one shift a day, and none before the rest from the day before is over', () => {
    const semua = baris(fakta([butuh(0, 7), butuh(0, 23), butuh(1, 7), butuh(1, 15)], [orang(1)]))
    expect(semua).toContain('x0_0 + x0_1 <= 1')
    expect(semua).toContain('x0_1 + x0_2 <= 1')
    expect(semua.filter((teks) => teks.includes('x0_1') && teks.includes('x0_3'))).toHaveLength(
      // Its hours alone: week, shared out up and down.
      3,
    )
  })

  it('leaves a day of rest in seven, what is fixed before them among those', () => {
    const tujuh = Array.from({ length: 7 }, (_, ke) => butuh(ke, 7))
    expect(baris(fakta(tujuh, [orang(1)]))).toContain(`${tujuh.map((_, ke) => `x0_${ke}`).join(' + ')} <= 6`)
    const tetap = [-6, -5, -4, -3, -2, -1].map((ke) => butuh(ke, 7))
    expect(baris(fakta([butuh(0, 7)], [orang(1, { tetap })]))).toContain('x0_0 <= 0')
  })

  it('knows posts that ask for the same as one need, and shares them out in the answer', () => {
    const dua = [butuh(0, 7, { pos_id: 1 }), butuh(0, 7, { pos_id: 2, pos: 'Lobi', terisi: 1 })]
    const satu = fakta(dua, [orang(1), orang(2, { bebas: [SENIN] })])
    expect(baris(satu)).toContain('x0_0 + x1_0 + u0 = 2')
    const usulan = usulanFrom(satu, { x0_0: 0, x1_0: 1, u0: 1 })
    expect(usulan?.sel.slice(-1)).toEqual([
      { karyawan_id: 2, tanggal: SENIN, isi: [{ jenis_shift_id: 7, pos_id: 1, cuti: false }] },
    ])
    expect(usulan?.sel[0]?.isi).toEqual([{ jenis_shift_id: null, pos_id: null, cuti: false }])
    expect(usulan).toMatchObject({
      jumlahButuh: 2,
      jumlahKurang: 1,
      kurang: ['23 November 2026, Shift 7: pos Lobi terisi 1 dari 2.'],
    })
  })

  it('takes no values that are none of its own', () => {
    const satu = fakta([butuh(0, 7), butuh(0, 15)], [orang(1)])
    expect(usulanFrom(satu, { x0_0: 1, x0_1: 1 })).toBeNull()
    expect(usulanFrom(fakta([butuh(0, 7)], [orang(1), orang(2)]), { x0_0: 1, x1_0: 1 })).toBeNull()
  })
})
