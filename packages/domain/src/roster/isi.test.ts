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

describe('the model as a whole', () => {
  it('names its costs, its rules and its choices, a figure a line', () => {
    // Eleven hours each: of 22 that are needed or stand, eight are done by the first.
    const tetap = [{ ...butuh(1, 7), jam: 8 * 3600 }]
    const pertama = orang(1, { bebas: [hari(0)], tetap })
    const kedua = orang(2, { bebas: [hari(0), hari(1)] })
    expect(modelIsi(fakta([butuh(0, 7), butuh(1, 15)], [pertama, kedua]))?.split('\n')).toEqual([
      'Minimize',
      ' biaya: 10000 u0',
      ' + 10000 u1',
      ' + 2 l1_0',
      ' + a1',
      ' + b1',
      ' + 2 l2_0',
      ' + a2',
      ' + b2',
      'Subject To',
      ' c0: x0_0',
      ' + x1_0',
      ' + u0 = 1',
      ' c1: x1_1',
      ' + u1 = 1',
      // 40 hours a week, of which eight stand
      ' c2: 7 x0_0 - l1_0 <= 32',
      ' c3: 7 x0_0 - a1 <= 6',
      ' c4: 7 x0_0',
      ' + b1 >= -1',
      ' c5: 7 x1_0',
      ' + 7 x1_1 - l2_0 <= 40',
      ' c6: 7 x1_0',
      ' + 7 x1_1 - a2 <= 14',
      ' c7: 7 x1_0',
      ' + 7 x1_1',
      ' + b2 >= 7',
      'Binary',
      ' x0_0',
      ' x1_0',
      ' x1_1',
      'End',
    ])
  })

  it('counts each week by itself, and hours to the hundredth', () => {
    const semua = baris(fakta([butuh(6, 7, { jam: 5000 }), butuh(7, 7, { jam: 5000 })], [orang(1)]))
    expect(semua).toContain('1.39 x0_0 - l1_0 <= 40')
    expect(semua).toContain('1.39 x0_1 - l1_1 <= 40')
  })

  it('is none where nothing is lacking or nobody is free', () => {
    expect(modelIsi(fakta([butuh(0, 7, { kurang: 0 })], [orang(1)]))).toBeNull()
    expect(modelIsi(fakta([], [orang(1)]))).toBeNull()
    expect(modelIsi(fakta([butuh(0, 7)], []))).toBeNull()
  })

  it('keeps apart what asks for other certificates, and puts together what asks for the same in another order', () => {
    const keduanya = orang(1, {
      sertifikat: new Map([
        ['A', null],
        ['B', null],
      ]),
    })
    const satu = orang(2, { sertifikat: new Map([['A', null]]) })
    const dua = [
      butuh(0, 7, { wajib: ['A', 'B'] }),
      butuh(0, 7, { wajib: ['B', 'A'], pos_id: 2 }),
      butuh(0, 7, { pos_id: 3 }),
    ]
    expect(baris(fakta(dua, [keduanya, satu])).slice(0, 2)).toEqual(['x0_0 + u0 = 2', 'x0_1 + x1_1 + u1 = 1'])
  })

  it('reaches the rest of the day after next by a long shift that begins late', () => {
    const panjang = butuh(0, 20, { selesai: butuh(0, 20).mulai + 24 * JAM })
    const semua = baris(fakta([panjang, butuh(1, 22), butuh(2, 2), butuh(2, 7)], [orang(1)]))
    expect(semua).toContain('x0_0 + x0_1 <= 1')
    expect(semua).toContain('x0_0 + x0_2 <= 1')
    expect(semua.some((teks) => /^x0_0 \+ .*x0_3.* <= 1$/.test(teks))).toBe(false)
  })

  it('takes rest from shifts of one kind together, and of each kind by itself', () => {
    const semua = baris(
      fakta(
        [butuh(0, 23), butuh(0, 23, { wajib: ['A'] }), butuh(0, 22), butuh(1, 7)],
        [orang(1, { sertifikat: new Map([['A', null]]) })],
      ),
    )
    expect(semua).toContain('x0_0 + x0_1 + x0_3 <= 1')
    expect(semua).toContain('x0_2 + x0_3 <= 1')
  })

  it('asks for no day of rest where too few days could be worked', () => {
    const enam = Array.from({ length: 6 }, (_, ke) => butuh(ke, 7))
    expect(baris(fakta(enam, [orang(1)])).some((teks) => teks.endsWith(' <= 6'))).toBe(false)
    const tetap = [butuh(6, 7)]
    expect(baris(fakta(enam, [orang(1, { tetap, bebas: enam.map(({ tanggal }) => tanggal) })]))).toContain(
      `${enam.map((_, ke) => `x0_${ke}`).join(' + ')} <= 5`,
    )
  })
})

describe('the answer as a whole', () => {
  it('puts people at the posts in their order, leaves the others off, and names who is lacking by post', () => {
    const satu = fakta(
      [
        butuh(0, 7, { kurang: 2 }),
        butuh(0, 7, { pos_id: 2, pos: 'Lobi', kurang: 2, terisi: 1 }),
        butuh(1, 7, { kurang: 0 }),
      ],
      [
        orang(1, { bebas: [hari(0), hari(1)] }),
        orang(2, { bebas: [hari(0)] }),
        orang(3, { bebas: [hari(0)] }),
      ],
    )
    const isi = (jenis_shift_id: number | null, pos_id: number | null) => [
      { jenis_shift_id, pos_id, cuti: false },
    ]
    expect(usulanFrom(satu, { x0_0: 1, x1_0: 0.51, x2_0: 0.9 })).toEqual({
      sel: [
        { karyawan_id: 1, tanggal: hari(0), isi: isi(7, 1) },
        { karyawan_id: 1, tanggal: hari(1), isi: isi(null, null) },
        { karyawan_id: 2, tanggal: hari(0), isi: isi(7, 1) },
        { karyawan_id: 3, tanggal: hari(0), isi: isi(7, 2) },
      ],
      kurang: ['23 November 2026, Shift 7: pos Lobi terisi 2 dari 3.'],
      jumlahKurang: 1,
      jumlahButuh: 4,
    })
    expect(usulanFrom(satu, { x0_0: 0.5 })).toMatchObject({
      jumlahKurang: 4,
      kurang: [
        '23 November 2026, Shift 7: pos Gerbang terisi 0 dari 2.',
        '23 November 2026, Shift 7: pos Lobi terisi 1 dari 3.',
      ],
    })
    expect(usulanFrom(fakta([], []), {})).toEqual({ sel: [], kurang: [], jumlahKurang: 0, jumlahButuh: 0 })
  })
})
