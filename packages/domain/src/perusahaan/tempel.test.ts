import { expect, it } from 'vitest'
import { BENTUK_TEMPELAN, readTempelan } from './tempel.ts'

const MONAS = { lat: -6.1754, lng: 106.8272 }
const SEGITIGA = [
  { lat: -6.17, lng: 106.82 },
  { lat: -6.18, lng: 106.82 },
  { lat: -6.18, lng: 106.83 },
]
const RING = [...SEGITIGA, ...SEGITIGA.slice(0, 1)].map(({ lat, lng }) => [lng, lat])
const poligon = { type: 'Polygon', coordinates: [RING] }
const fitur = { type: 'Feature', properties: {}, geometry: poligon }

it.each([
  ['a pair', '-6.1754, 106.8272'],
  ['a pair in brackets', ' (-6.1754, 106.8272) '],
  ['a pair parted by a space', '-6.1754 106.8272'],
  ['a point of GeoJSON', JSON.stringify({ type: 'Point', coordinates: [106.8272, -6.1754] })],
  ["Google's window", 'https://www.google.com/maps/@-6.1754,106.8272,17z'],
  [
    "Google's pin, not its window",
    'https://www.google.com/maps/place/Monas/@-6.2,106.9,17z/data=!3m1!4b1!4m6!3m5!3d-6.1754!4d106.8272!16zL20',
  ],
  ["Google's question", 'https://maps.google.com/?q=-6.1754,106.8272'],
  ["Google's search", 'https://www.google.com/maps/search/?api=1&query=-6.1754%2C106.8272'],
  ["Google's search by path", 'https://www.google.com/maps/search/-6.1754,+106.8272?entry=tts'],
  ["OpenStreetMap's window", 'https://www.openstreetmap.org/#map=17/-6.1754/106.8272'],
  ["OpenStreetMap's pin", 'https://www.openstreetmap.org/?mlat=-6.1754&mlon=106.8272#map=17/-6.2/106.9'],
  ['Apple', 'https://maps.apple.com/?ll=-6.1754,106.8272&q=Monas'],
  ['Apple today', 'https://maps.apple.com/place?coordinate=-6.1754,106.8272&name=Monas'],
  ['Waze', 'https://waze.com/ul?ll=-6.1754,106.8272&navigate=yes'],
  ['Bing', 'https://www.bing.com/maps?cp=-6.1754~106.8272&lvl=17'],
  ["a phone's own link", 'geo:-6.1754,106.8272?z=17'],
  ['a link without its beginning', 'www.google.com/maps/@-6.1754,106.8272,17z'],
])('[LOKASI-02] %s is a point', (_nama, teks) =>
  expect(readTempelan(teks)).toEqual({ ok: true, bentuk: 'titik', titik: MONAS }),
)

it.each([
  ['lines', '-6.17, 106.82\n-6.18, 106.82\n-6.18, 106.83'],
  [
    'lines with brackets, commas and empty ones',
    '[-6.17, 106.82],\r\n\r\n[-6.18, 106.82],\r\n[-6.18, 106.83]\r\n',
  ],
  ['a polygon', JSON.stringify(poligon)],
  ['a feature', JSON.stringify(fitur)],
  ['a collection', JSON.stringify({ type: 'FeatureCollection', features: [fitur] })],
  ['a collection of shapes', JSON.stringify({ type: 'GeometryCollection', geometries: [poligon] })],
  ['one polygon of several', JSON.stringify({ type: 'MultiPolygon', coordinates: [[RING]] })],
  ['a polygon with heights', JSON.stringify({ ...poligon, coordinates: [RING.map((p) => [...p, 12])] })],
  ['an open line', JSON.stringify({ type: 'LineString', coordinates: RING.slice(0, -1) })],
])('[LOKASI-02] %s is an area', (_nama, teks) =>
  expect(readTempelan(teks)).toEqual({ ok: true, bentuk: 'area', sudut: SEGITIGA }),
)

it.each([
  ['nothing', ' \n '],
  ['an address', 'Jl. Medan Merdeka, Jakarta'],
  ['a line that is none', '-6.17, 106.82\nselatan\n-6.18, 106.83'],
  ['one number', '-6.17'],
  ['a short link', 'https://maps.app.goo.gl/abc123'],
  ['another link', 'https://rekan.example/lokasi/3'],
  ['half of GeoJSON', '{"type":"Polygon","coordinates":[['],
  ['GeoJSON without a place', '{"type":"FeatureCollection","features":[]}'],
  ['a list', '[1,2,3]'],
  ['a polygon without rings', '{"type":"Polygon","coordinates":[]}'],
])('[LOKASI-02] %s is answered by the three forms', (_nama, teks) =>
  expect(readTempelan(teks)).toEqual({ ok: false, pesan: expect.stringContaining(BENTUK_TEMPELAN) }),
)

it.each([
  ['longitude first', '106.8272, -6.1754', /di luar Indonesia/],
  ['two points', '-6.17, 106.82\n-6.18, 106.82', /paling sedikit 3 sudut/],
  [
    'two polygons',
    JSON.stringify({ type: 'FeatureCollection', features: [fitur, fitur] }),
    /lebih dari satu bentuk/,
  ],
  ['texts for numbers', '{"type":"Point","coordinates":["106.8","-6.1"]}', /dua bilangan/],
  ['positions that are none', '{"type":"Polygon","coordinates":[[1,2,3]]}', /dua bilangan/],
])('%s is refused in a sentence', (_nama, teks, pesan) =>
  expect(readTempelan(teks)).toEqual({ ok: false, pesan: expect.stringMatching(pesan) }),
)
