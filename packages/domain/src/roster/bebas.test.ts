import { describe, expect, it } from 'vitest'
import { type Bebas, type FaktaBebas, compareBebas, judgeBebas } from './bebas.ts'
import type { Kerja, Syarat } from './peringatan.ts'

const JAM = 3_600_000
/** 07:00 of the Monday in WIB */
const PAGI = Date.parse('2026-11-23T00:00:00Z')
const GADA: Syarat = { jenis: 'gada', nama: 'Gada Pratama', wajib: true }

const kerja = (dari: number, lama = 8, syarat: readonly Syarat[] = []): Kerja => {
  const mulai = PAGI + dari * JAM
  const tanggal = new Date(mulai + 7 * JAM).toISOString().slice(0, 10)
  return { tanggal, mulai, selesai: mulai + lama * JAM, jam: lama * 3600, nama: 'Pagi', syarat }
}
const orang = (semua: readonly Kerja[] = [], lain: Partial<FaktaBebas['rencana']> = {}): FaktaBebas => ({
  karyawanId: 1,
  nama: 'Ani',
  disini: true,
  rencana: {
    kerja: semua,
    izin: new Set(),
    sertifikat: new Map(),
    kontrakSampai: null,
    zona: 'WIB',
    ...lain,
  },
})
const judge = (fakta: FaktaBebas, syarat: readonly Syarat[] = []) =>
  judgeBebas(kerja(0, 8, syarat), fakta, 8 * 3600)

describe('who could still be put at a post', () => {
  it.each([
    ['who has no work in these weeks is the relief pool', orang(), { cadangan: true, istirahat: null }],
    ['who ended when it begins is free', orang([kerja(-8)]), { cadangan: false, istirahat: 0 }],
    [
      'rest is counted to the work after it as well',
      orang([kerja(-30), kerja(20)]),
      { istirahat: 12 * 3600 },
    ],
  ])('%s', (_, fakta, harapan) => {
    expect(judge(fakta)).toMatchObject(harapan)
  })

  it.each([
    ['works within it', orang([kerja(2, 1)])],
    ['works into it', orang([kerja(-7)])],
    ['works over all of it', orang([kerja(-1, 12)])],
    ['is on leave', orang([], { izin: new Set(['2026-11-23']) })],
  ])('is nobody who %s', (_, fakta) => {
    expect(judge(fakta)).toBeNull()
  })

  it('says what is lacking and what is warned of', () => {
    const lelah = judge(orang([kerja(-12)]), [GADA])
    expect(lelah?.kurang).toEqual([GADA])
    expect(lelah?.peringatan.map(({ kode }) => kode)).toEqual(['ISTIRAHAT_KURANG'])
    const habis = orang([], { sertifikat: new Map([['gada', '2026-11-22']]), kontrakSampai: '2026-11-22' })
    expect(judge(habis, [GADA])).toMatchObject({ kurang: [GADA], peringatan: [{ kode: 'KONTRAK_HABIS' }] })
    const sampaiHariItu = orang([], { sertifikat: new Map([['gada', '2026-11-23']]) })
    expect(judge(sampaiHariItu, [GADA])).toMatchObject({ kurang: [], peringatan: [] })
  })

  it('ranks certificates, then the relief pool, warnings, the site, rest and the name', () => {
    const dasar: Bebas = {
      karyawanId: 1,
      nama: 'B',
      disini: true,
      cadangan: true,
      istirahat: null,
      kurang: [],
      peringatan: [],
    }
    const urut: readonly Bebas[] = [
      { ...dasar, nama: 'A' },
      dasar,
      { ...dasar, istirahat: 20 * 3600 },
      { ...dasar, istirahat: 10 * 3600 },
      { ...dasar, disini: false },
      { ...dasar, peringatan: [{ kode: 'HARI_BERTURUT', tanggal: '2026-11-23', hari: 7, batas: 6 }] },
      { ...dasar, cadangan: false },
      { ...dasar, kurang: [GADA] },
    ]
    expect(urut.toReversed().toSorted(compareBebas)).toEqual(urut)
  })
})
