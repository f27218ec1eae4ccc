import { expect, test } from 'vitest'
import { formatJarak } from '@rekan/domain/perusahaan/jarak'
import { kalimatLokasi } from './kalimat-lokasi.ts'
import { type Bacaan, type KeadaanPosisi, pickBacaan } from './posisi.ts'
import { judgeKeterangan, judgePunch } from '../punch/punch-check.ts'
import { LEBAR, TINGGI, bulat, denahFrom } from './site-map.geometry.ts'
import type { Office } from '../../hari/hari.wire.ts'

const boundaries = [
  { lat: -6.1763, lng: 106.8263 },
  { lat: -6.1763, lng: 106.8281 },
  { lat: -6.1745, lng: 106.8281 },
  { lat: -6.1745, lng: 106.8263 },
]
const area = { center: { lat: -6.1754, lng: 106.8272 }, boundaries }
const office: Office = {
  id: 4,
  name: 'Kantor Gambir',
  address: '',
  timezone: { code: 'WIB' },
  area,
  kebijakanLokasi: 'catat',
}
const di = (...offices: Office[]) => ({ offices, bebasArea: false })
const bacaan = (lat: number, akurasi: number, pada = 0): Bacaan => ({
  titik: { lat, lng: 106.8272 },
  akurasi,
  pada,
})
const ada = (satu: Bacaan): KeadaanPosisi => ({ keadaan: 'ada', bacaan: satu })
const gagal: KeadaanPosisi = { keadaan: 'gagal', alasan: 'ditolak' }

test('the finer reading is kept, unless it is from a while ago', () => {
  expect(pickBacaan(null, bacaan(0, 50)).akurasi).toBe(50)
  expect(pickBacaan(bacaan(0, 12, 0), bacaan(0, 80, 5000)).akurasi).toBe(12)
  expect(pickBacaan(bacaan(0, 80, 0), bacaan(0, 12, 5000)).akurasi).toBe(12)
  expect(pickBacaan(bacaan(0, 12, 0), bacaan(0, 80, 30_000)).akurasi).toBe(80)
})

test.each([
  [ada(bacaan(-6.1754, 12)), 'boleh', 'Anda di dalam area'],
  [ada(bacaan(-6.1743, 40)), 'boleh', 'Anda mungkin di dalam area'],
  [ada(bacaan(-6.1723, 12)), 'keterangan', 'Anda 245 m di luar area'],
  [ada(bacaan(-6.1754, 350)), 'keterangan', 'Lokasi kurang teliti'],
  [{ keadaan: 'mencari' }, 'cari', 'Mencari lokasi Anda…'],
  [gagal, 'keterangan', 'Lokasi tidak diketahui'],
] as const)('%#: %2$s, "%3$s"', (posisi, hasil, judul) => {
  const diperiksa = judgePunch(posisi, di(office))
  expect(diperiksa?.hasil).toBe(hasil)
  expect(diperiksa && kalimatLokasi(posisi, diperiksa.nilai, office.name).judul).toBe(judul)
})

test('an office that insists refuses from outside, and one without an area takes anyone', () => {
  const wajib: Office = { ...office, kebijakanLokasi: 'wajib' }
  expect(judgePunch(ada(bacaan(-6.1723, 12)), di(wajib))?.hasil).toBe('tolak')
  expect(judgePunch(gagal, di(wajib))?.hasil).toBe('tolak')
  const bebas: Office = { ...wajib, area: { center: null, boundaries: [] } }
  expect(judgePunch(gagal, di(bebas))?.hasil).toBe('boleh')
  expect(judgePunch({ keadaan: 'mencari' }, di(bebas))?.hasil).toBe('boleh')
})

test('[ADA-04] a place that the phone only keeps refuses nobody, and is claimed where it was picked by hand alone', () => {
  const wajib: Office = { ...office, kebijakanLokasi: 'wajib' }
  const taksir = { utama: 'checkIn', sebab: null, buka: null } as const
  const jauh = ada(bacaan(-6.1723, 12))
  const judge = (kantorId: number | null) =>
    judgePunch(jauh, { ...di(wajib), taksir: taksir as never }, kantorId, 'checkIn')
  expect(judge(null)).toMatchObject({ hasil: 'keterangan', isOfficePasti: false })
  expect(judge(wajib.id)).toMatchObject({ hasil: 'keterangan', isOfficePasti: true })
  expect(judgePunch(jauh, di(wajib))).toMatchObject({ hasil: 'tolak', isOfficePasti: true })
})

test('approved work from home is not asked for its place', () => {
  const wajib: Office = { ...office, kebijakanLokasi: 'wajib' }
  expect(judgePunch(gagal, { offices: [wajib], bebasArea: true })?.hasil).toBe('boleh')
})

test('of several offices the nearest is judged, unless another was picked', () => {
  const utara: Office = {
    ...office,
    id: 5,
    area: { center: null, boundaries: boundaries.map(({ lat, lng }) => ({ lat: lat + 0.1, lng })) },
  }
  const posisi = ada(bacaan(-6.1754, 12))
  expect(judgePunch(posisi, di(utara, office))?.office.id).toBe(4)
  expect(judgePunch(posisi, di(utara, office), 5)?.office.id).toBe(5)
  expect(judgePunch(posisi, di(utara, office), 99)?.office.id).toBe(4)
  expect(judgePunch(posisi, di())).toBeNull()
})

test('a reason is required only where the place asks for it', () => {
  expect(judgeKeterangan('  ', true)).toBe('Tulis alasannya agar koordinator dapat meninjau.')
  expect(judgeKeterangan('', false)).toBeUndefined()
  expect(judgeKeterangan('a'.repeat(501), false)).toBe('Keterangan tidak boleh lebih dari 500 karakter.')
})

test('distances in words', () => {
  expect([12, 999, 1000, 1240, 31_000].map(formatJarak)).toEqual(['12 m', '999 m', '1 km', '1,2 km', '31 km'])
})

test('the map holds the area and the person, near or far', () => {
  for (const lat of [-6.1754, -6.1723, -6.9]) {
    const denah = denahFrom(area, bacaan(lat, 12))
    const titik = [...(denah?.batas ?? []), denah?.saya ?? { x: -1, y: -1 }]
    for (const { x, y } of titik) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(LEBAR)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(TINGGI)
    }
  }
  expect(denahFrom({ center: null, boundaries: [] }, null)).toBeNull()
  expect([7, 19, 20, 49, 50, 99, 1234].map(bulat)).toEqual([5, 10, 20, 20, 50, 50, 1000])
})
