import { expect, it } from 'vitest'
import { type Draf, areaOf, isianAwal, findSilang, judgeArea, placePosisi, planToleransi } from './draf.ts'

/** Degrees of latitude for some metres. */
const meter = (n: number) => n / 111_195.08
const titik = (x: number, y: number) => ({ lat: meter(y), lng: 109.3333 + meter(x) })
const draf = (ubah: Partial<Draf>): Draf => ({ ...isianAwal(null), ...ubah })
const PERSEGI = draf({
  bentuk: 'poligon',
  sudut: [titik(0, 0), titik(100, 0), titik(100, 100), titik(0, 100)],
})
const KUPU = draf({ bentuk: 'poligon', sudut: [titik(0, 0), titik(100, 100), titik(100, 0), titik(0, 100)] })

it('finds where the line crosses, and only there', () => {
  expect(findSilang(PERSEGI)).toBeUndefined()
  expect(findSilang(KUPU)?.lat).toBeCloseTo(meter(50), 6)
})

it.each([
  ['a square', PERSEGI, undefined],
  ['a bow-tie', KUPU, /bersilang/],
  ['two corners', draf({ bentuk: 'poligon', sudut: PERSEGI.sudut.slice(0, 2) }), /paling sedikit 3 sudut/],
  ['no area', draf({}), undefined],
  ['no area where it is wanted', draf({ kebijakan: 'wajib' }), /Gambar areanya/],
  ['a circle without a centre', draf({ bentuk: 'lingkaran' }), /Klik pusat/],
  ['a circle too small', draf({ bentuk: 'lingkaran', pusat: titik(0, 0), radius: 5 }), /20 sampai 5\.000/],
  ['a circle', draf({ bentuk: 'lingkaran', pusat: titik(0, 0) }), undefined],
])('says of %s whether it can be saved', (_nama, satu, pesan) =>
  expect(judgeArea(satu)).toEqual(pesan && expect.stringMatching(pesan)),
)

it('[LOKASI-05] parts punches by the area that is drawn, and proposes the tolerance that takes in those near it', () => {
  const posisi = [titik(50, 50), titik(50, 112), titik(50, 900)]
  const { dalam, luar } = placePosisi(posisi, areaOf(PERSEGI))
  expect([dalam, luar]).toEqual([posisi.slice(0, 1), posisi.slice(1)])
  const usul = planToleransi(luar, areaOf(PERSEGI))
  expect(usul).toBe(15)
  expect(placePosisi(posisi, areaOf({ ...PERSEGI, toleransi: 15 })).luar).toEqual(posisi.slice(2))
  expect(planToleransi([titik(50, 900)], areaOf(PERSEGI))).toBeUndefined()
})
