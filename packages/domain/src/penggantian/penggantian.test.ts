import { describe, expect, it } from 'vitest'
import type { Kerja, RencanaOrang } from '../roster/peringatan.ts'
import { type FaktaCalon, compareCalon, judgeCalon } from './calon.ts'

const pukul = (tanggal: string, jam: string) => Date.parse(`${tanggal}T${jam}:00+07:00`)
const kerja = (tanggal: string, jam: string, lain: Partial<Kerja> = {}): Kerja => {
  const [mulai, selesai] = jam.split('-') as [string, string]
  const [dari, sampai] = [pukul(tanggal, mulai), pukul(tanggal, selesai)]
  return {
    tanggal,
    mulai: dari,
    selesai: sampai,
    jam: (sampai - dari) / 1000,
    nama: 'Pagi',
    syarat: [],
    ...lain,
  }
}
const GADA = { jenis: 'GADA', nama: 'Gada Pratama', wajib: false }
const DIGANTI = kerja('2026-11-20', '07:00-15:00', { syarat: [GADA] })
const rencana = (isi: Partial<RencanaOrang> = {}): RencanaOrang => ({
  kerja: [],
  izin: new Set(),
  sertifikat: new Map([['GADA', null]]),
  kontrakSampai: null,
  zona: 'WIB',
  ...isi,
})
const fakta = (nama: string, isi: Partial<FaktaCalon> & { rencana?: RencanaOrang } = {}): FaktaCalon => ({
  karyawanId: 1,
  nama,
  rencana: rencana(),
  pernah: 0,
  jarakMeter: null,
  ...isi,
})
const judge = (satu: FaktaCalon) => judgeCalon(DIGANTI, satu, 8 * 3600)

describe('a candidate', () => {
  it.each([
    ['who works at that hour', { kerja: [kerja('2026-11-20', '14:00-22:00')] }],
    ['who is on leave', { izin: new Set(['2026-11-20']) }],
  ])('[GANTI-06] %s is none', (_nama, isi) => {
    expect(judge(fakta('A', { rencana: rencana(isi) }))).toBeNull()
  })

  it('[GANTI-06] comes with rest, certificates, days at the site, distance and overtime in figures', () => {
    const sibuk = rencana({
      kerja: [
        ...['16', '17', '18', '19'].map((hari) => kerja(`2026-11-${hari}`, '13:00-22:00')),
        kerja('2026-11-21', '07:00-15:00'),
      ],
      sertifikat: new Map(),
    })
    expect(judge(fakta('A', { rencana: sibuk, pernah: 3, jarakMeter: 4200 }))).toMatchObject({
      istirahat: 9 * 3600,
      kurang: [GADA],
      cadangan: false,
      pernah: 3,
      jarakMeter: 4200,
      // 44 hours stand already: all eight are overtime, the first at 1.5 and seven at 2.
      lembur: 8 * 3600,
      jamUpah: 15.5,
    })
    expect(judge(fakta('B'))).toMatchObject({ istirahat: null, cadangan: true, lembur: 0, jamUpah: 0 })
  })

  it('what adjoins the day’s own work makes overtime of the day', () => {
    const sore = rencana({ kerja: [kerja('2026-11-20', '15:00-19:00')] })
    expect(judge(fakta('A', { rencana: sore }))).toMatchObject({
      istirahat: 0,
      lembur: 4 * 3600,
      jamUpah: 7.5,
    })
  })

  it('[GANTI-16] without the certificate stands below all who have it, whatever else speaks for them', () => {
    const tanpa = fakta('A', { rencana: rencana({ sertifikat: new Map() }), pernah: 40, jarakMeter: 10 })
    const letih = fakta('B', {
      rencana: rencana({ kerja: [kerja('2026-11-19', '20:00-23:59')] }),
      jarakMeter: 90_000,
    })
    const urutan = [tanpa, letih].flatMap((satu) => judge(satu) ?? []).toSorted(compareCalon)
    expect(urutan.map(({ nama, kurang }) => [nama, kurang.length])).toEqual([
      ['B', 0],
      ['A', 1],
    ])
  })

  it('best first: the relief pool, rest, the site known, less overtime, the shorter way', () => {
    const kemarin = (jam: string) => rencana({ kerja: [kerja('2026-11-19', jam)] })
    const semua = [
      fakta('jauh', { rencana: kemarin('07:00-15:00'), pernah: 1, jarakMeter: 9000 }),
      fakta('dekat', { rencana: kemarin('07:00-15:00'), pernah: 1, jarakMeter: 100 }),
      fakta('asing', { rencana: kemarin('07:00-15:00'), jarakMeter: 1 }),
      fakta('letih', { rencana: kemarin('16:00-23:59'), pernah: 9, jarakMeter: 1 }),
      fakta('cadangan', { jarakMeter: 50_000 }),
    ]
    const urutan = semua.flatMap((satu) => judge(satu) ?? []).toSorted(compareCalon)
    expect(urutan.map(({ nama }) => nama)).toEqual(['cadangan', 'dekat', 'jauh', 'asing', 'letih'])
  })
})
