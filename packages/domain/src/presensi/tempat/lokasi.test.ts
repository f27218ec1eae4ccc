import { describe, expect, it } from 'vitest'
import { type Area, type Titik, areaFrom } from '../../perusahaan/area.ts'
import { areaLingkaran } from '../../perusahaan/garis-area.ts'
import { jarakKeTepi } from '../../perusahaan/geo.ts'
import { type Lokasi, derajatKasar, findTerdekat, judgeLokasi } from './lokasi.ts'

/** Degrees of latitude for some metres. */
const meter = (n: number) => n / 111_195.08

/** 200 m by 200 m around a point near the equator. */
function kantor(lat: number, lng: number): Area {
  const r = meter(100)
  return areaFrom({
    type: 'Polygon',
    coordinates: [
      [
        [lng - r, lat - r],
        [lng + r, lat - r],
        [lng + r, lat + r],
        [lng - r, lat + r],
        [lng - r, lat - r],
      ],
    ],
  })
}

/** Latitude 0.0000 */
const PONTIANAK = kantor(0, 109.3333)
const TANPA_AREA: Area = { center: null, boundaries: [] }
const utara = (m: number): Titik => ({ lat: meter(100 + m), lng: 109.3333 })

describe('judgeLokasi', () => {
  it.each<[string, Titik, number, Lokasi, number, boolean]>([
    ['in the middle', { lat: 0, lng: 109.3333 }, 0, 'dalam', 0, false],
    ['on the edge', utara(0), 0, 'dalam', 0, false],
    ['inside at exactly 100 m', utara(-50), 100, 'dalam', 0, false],
    ['inside, the circle reaching out', utara(-1), 40, 'dalam', 0, false],
    ['inside at 100.1 m', utara(-50), 100.1, 'tidak_diketahui', 0, true],
    ['50 m away without accuracy', utara(50), 0, 'luar', 50, true],
    ['50 m away, the circle short of the edge', utara(50), 49.9, 'luar', 50, true],
    ['50 m away, the circle over the edge', utara(50), 50.1, 'mungkin', 50, false],
    ['99 m away at exactly 100 m', utara(99), 100, 'mungkin', 99, false],
    ['101 m away at exactly 100 m', utara(101), 100, 'luar', 101, true],
    ['50 m away at 100.1 m', utara(50), 100.1, 'tidak_diketahui', 50, true],
    ['a few centimetres away, told as a metre', utara(0.3), 0, 'luar', 1, true],
    ['far away at an accuracy without end', utara(5000), Infinity, 'tidak_diketahui', 5000, true],
    ['at (0, 0), where a broken device claims to be', { lat: 0, lng: 0 }, 5, 'luar', 12_157_325, true],
    ['across the globe', { lat: 0, lng: 109.3333 - 180 }, 100, 'luar', 20_015_014, true],
  ])('judges a position %s', (_name, titik, akurasi, lokasi, jarakMeter, diLuarArea) =>
    expect(judgeLokasi({ titik, akurasi }, PONTIANAK)).toEqual({
      lokasi,
      jarakMeter: expect.closeTo(jarakMeter, jarakMeter > 1e6 ? -3 : 5),
      diLuarArea,
    }),
  )

  it.each<[string, number, number, Lokasi, number]>([
    ['on its edge', 0, 0, 'dalam', 0],
    ['25 m outside', 25, 0, 'dalam', 0],
    ['35 m outside', 35, 0, 'luar', 35],
    ['35 m outside, the fix reaching in', 35, 6, 'mungkin', 35],
    ['35 m outside, the fix short of it', 35, 4, 'luar', 35],
    ['25 m outside, the fix too vague', 25, 101, 'tidak_diketahui', 0],
  ])('[LOKASI-07] by a tolerance of 30 m judges a punch %s', (_name, keluar, akurasi, lokasi, jarakMeter) => {
    const posisi = { titik: utara(keluar), akurasi }
    const bulat = areaFrom(areaLingkaran({ lat: 0, lng: 109.3333 }, 100), 30)
    for (const area of [{ ...PONTIANAK, toleransi: 30 }, bulat])
      expect(judgeLokasi(posisi, area)).toMatchObject({ lokasi, jarakMeter })
  })

  it('judges a circle as one, not by its ring', () => {
    const area = areaFrom(areaLingkaran({ lat: 0, lng: 109.3333 }, 1000))
    const arah = Math.PI / 24
    const di = (jari: number) => ({
      lat: meter(jari * Math.cos(arah)),
      lng: 109.3333 + meter(jari * Math.sin(arah)),
    })
    expect(judgeLokasi({ titik: di(999), akurasi: 0 }, area).lokasi).toBe('dalam')
    expect(judgeLokasi({ titik: di(999), akurasi: 0 }, { ...area, lingkaran: undefined }).lokasi).toBe('luar')
    expect(judgeLokasi({ titik: di(1002), akurasi: 0 }, area)).toMatchObject({
      lokasi: 'luar',
      jarakMeter: 2,
    })
  })

  it('counts a circle that touches the edge as likely', () => {
    const titik = utara(50)
    const akurasi = jarakKeTepi(titik, PONTIANAK.boundaries)
    expect(judgeLokasi({ titik, akurasi }, PONTIANAK).lokasi).toBe('mungkin')
    expect(judgeLokasi({ titik, akurasi: akurasi - 0.001 }, PONTIANAK).lokasi).toBe('luar')
  })

  it('judges at (0, 0) as anywhere else', () => {
    const titik = { lat: 0, lng: 0 }
    expect(judgeLokasi({ titik, akurasi: 0 }, kantor(0, 0)).lokasi).toBe('dalam')
  })

  it('treats no position at all as outside, its distance unknown', () => {
    expect(judgeLokasi(null, PONTIANAK)).toEqual({
      lokasi: 'tidak_diketahui',
      jarakMeter: null,
      diLuarArea: true,
    })
  })

  it.each<[string, Area]>([
    ['no area', TANPA_AREA],
    ['one corner', { center: null, boundaries: PONTIANAK.boundaries.slice(0, 1) }],
    ['two corners', { center: null, boundaries: PONTIANAK.boundaries.slice(0, 2) }],
  ])('says nothing and asks for nothing at an office with %s', (_name, area) => {
    const jawaban = { lokasi: 'tidak_diketahui', jarakMeter: null, diLuarArea: false }
    expect(judgeLokasi({ titik: utara(0), akurasi: 5 }, area)).toEqual(jawaban)
    expect(judgeLokasi({ titik: utara(0), akurasi: 500 }, area)).toEqual(jawaban)
    expect(judgeLokasi(null, area)).toEqual(jawaban)
  })

  it('needs no more than three corners', () => {
    const segitiga = { ...PONTIANAK, boundaries: PONTIANAK.boundaries.slice(0, 3) }
    expect(judgeLokasi(null, segitiga).diLuarArea).toBe(true)
  })

  it('measures whole metres', () => {
    for (let m = 0.05; m < 300; m += 7.3) {
      const { jarakMeter } = judgeLokasi({ titik: utara(m), akurasi: 0 }, PONTIANAK)
      expect(jarakMeter).toBe(Math.max(1, Math.round(m)))
    }
  })
})

it.each([
  [-6.175_392, -6.175],
  [106.827_153, 106.827],
  [109.3336, 109.334],
  [0, 0],
])('keeps of %d degrees no more than %d', (derajat, kasar) => expect(derajatKasar(derajat)).toBe(kasar))

describe('findTerdekat', () => {
  const a = { nama: 'a', area: PONTIANAK }
  const b = { nama: 'b', area: kantor(0.01, 109.3333) }
  const tanpa = { nama: 'tanpa', area: TANPA_AREA }
  const bertumpuk = { nama: 'bertumpuk', area: kantor(meter(50), 109.3333) }

  it.each<[string, Titik | null, readonly { nama: string; area: Area }[], string | undefined]>([
    ['the one that holds the position', { lat: 0.01, lng: 109.3333 }, [a, b], 'b'],
    ['the nearer one from outside', { lat: 0.004, lng: 109.3333 }, [b, a], 'a'],
    ['the first of two that hold it', { lat: meter(20), lng: 109.3333 }, [bertumpuk, a], 'bertumpuk'],
    ['one with an area before one without', { lat: -3, lng: 120 }, [tanpa, b], 'b'],
    ['the first of several without area', { lat: 0, lng: 0 }, [tanpa, { ...tanpa, nama: 'lain' }], 'tanpa'],
    ['the first without a position', null, [b, a, tanpa], 'b'],
    ['none of none', { lat: 0, lng: 0 }, [], undefined],
  ])('answers %s', (_name, titik, semua, nama) => {
    const urutan = semua.map((s) => s.nama)
    expect(findTerdekat(titik && { titik, akurasi: 5 }, semua)?.nama).toBe(nama)
    expect(semua.map((s) => s.nama)).toEqual(urutan)
  })

  it('measures a vague position too', () => {
    expect(findTerdekat({ titik: { lat: 0.01, lng: 109.3333 }, akurasi: 900 }, [a, b])?.nama).toBe('b')
  })
})
