import { expect, it } from 'vitest'
import { aturanRadius } from './garis-area.ts'
import { aturanToleransi, zonaDi } from './lokasi-kantor.ts'

it.each([
  ['Balikpapan', -1.2654, 116.8312, 'WITA'],
  ['Jayapura', -2.5337, 140.7181, 'WIT'],
  ['Pontianak', 0, 109.3333, 'WIB'],
  ['Sabang', 5.89, 95.32, 'WIB'],
  ['Natuna', 3.95, 108.38, 'WIB'],
  ['Jakarta', -6.1754, 106.8272, 'WIB'],
  ['Banyuwangi', -8.2192, 114.3691, 'WIB'],
  ['Ketapang, the ferry to Bali', -8.1426, 114.3989, 'WIB'],
  ['Gilimanuk, the ferry to Java', -8.1633, 114.4385, 'WITA'],
  ['Kangean', -6.9, 115.35, 'WIB'],
  ['Masalembu', -5.55, 114.43, 'WIB'],
  ['Denpasar', -8.65, 115.2167, 'WITA'],
  ['Banjarmasin', -3.32, 114.59, 'WITA'],
  ['Kuala Kapuas', -3.01, 114.39, 'WIB'],
  ['Palangka Raya', -2.21, 113.92, 'WIB'],
  ['Buntok', -1.72, 114.85, 'WIB'],
  ['Tamiang Layang', -2.1, 115.17, 'WIB'],
  ['Tanjung', -2.17, 115.39, 'WITA'],
  ['Amuntai', -2.42, 115.25, 'WITA'],
  ['Marabahan', -2.98, 114.77, 'WITA'],
  ['Muara Teweh', -0.95, 114.89, 'WIB'],
  ['Melak', -0.22, 115.76, 'WITA'],
  ['Putussibau', 0.86, 112.93, 'WIB'],
  ['Tarakan', 3.3, 117.6, 'WITA'],
  ['Kupang', -10.17, 123.6, 'WITA'],
  ['Kalabahi', -8.22, 124.52, 'WITA'],
  ['Manado', 1.48, 124.84, 'WITA'],
  ['Melonguane', 4.0, 126.68, 'WITA'],
  ['Luwuk', -0.95, 122.79, 'WITA'],
  ['Wakatobi', -5.33, 123.6, 'WITA'],
  ['Ternate', 0.79, 127.38, 'WIT'],
  ['Bobong', -1.95, 124.39, 'WIT'],
  ['Namlea', -3.25, 127.09, 'WIT'],
  ['Wetar', -7.8, 126.3, 'WIT'],
  ['Sorong', -0.87, 131.25, 'WIT'],
  ['Merauke', -8.49, 140.4, 'WIT'],
  ['beyond the north', 7, 100, 'WIB'],
  ['beyond the south', -12, 120, 'WITA'],
])('[LOKASI-11] %s lies where the clock shows its zone', (_nama, lat, lng, zona) =>
  expect(zonaDi({ lat, lng })).toBe(zona),
)

it.each([
  [0, undefined],
  [500, undefined],
  [-1, /0 sampai 500 meter/],
  [501, /0 sampai 500 meter/],
  [2.5, /tanpa koma/],
])('a tolerance of %d m', (meter, pesan) =>
  expect(aturanToleransi(meter)).toEqual(pesan && expect.stringMatching(pesan)),
)

it.each([
  [20, undefined],
  [5000, undefined],
  [19, /20 sampai 5\.000 meter/],
  [5001, /20 sampai 5\.000 meter/],
  [20.5, /tanpa koma/],
])('a circle of %d m', (meter, pesan) =>
  expect(aturanRadius(meter)).toEqual(pesan && expect.stringMatching(pesan)),
)
