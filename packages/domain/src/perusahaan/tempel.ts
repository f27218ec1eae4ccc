import type { Titik } from './area.ts'
import { aturanJumlahSudut } from './garis-area.ts'
import { aturanTitik } from './perusahaan.ts'

/*
 * What somebody pastes to say where a site is: GeoJSON, lines of "-6.17, 106.82", or the link of a map service.
 */

export type Tempelan =
  | { readonly ok: true; readonly bentuk: 'titik'; readonly titik: Titik }
  | { readonly ok: true; readonly bentuk: 'area'; readonly sudut: readonly Titik[] }
  | { readonly ok: false; readonly pesan: string }

/** Says which three forms are read. */
export const BENTUK_TEMPELAN =
  'Yang dapat dibaca: GeoJSON, baris titik seperti "-6.17, 106.82", atau tautan peta yang memuat koordinat.'

/** Reads a point or the corners of an area; whether the line meets itself is judged where it is drawn. */
export function readTempelan(teks: string): Tempelan {
  const isi = teks.trim()
  if (isi === '') return { ok: false, pesan: `Belum ada yang ditempel. ${BENTUK_TEMPELAN}` }
  if (isi.startsWith('{')) return readGeoJson(isi)
  if (/^(https?:\/\/|geo:)/i.test(isi) || /^[\w.-]+\.[a-z]{2,}\//i.test(isi)) return readTautan(isi)
  return readBaris(isi)
}

/** Latitude and longitude as they are written in links, and in most lists. */
const ANGKA = String.raw`[-+]?\d{1,3}(?:\.\d+)?`
const PASANGAN = new RegExp(String.raw`^\s*(${ANGKA})\s*(?:[,;~]|%2C|\s)\s*(${ANGKA})\s*$`, 'i')

function readBaris(isi: string): Tempelan {
  const baris = isi.split(/\r?\n/).filter((satu) => satu.trim() !== '')
  const titik: Titik[] = []
  for (const [ke, satu] of baris.entries()) {
    const dibaca = titikFrom(satu.replace(/^[\s([]+|[\s)\],;]+$/g, ''))
    if (dibaca === undefined)
      return { ok: false, pesan: `Baris ${ke + 1} tidak dapat dibaca. ${BENTUK_TEMPELAN}` }
    titik.push(dibaca)
  }
  return hasilFrom(titik)
}

function readGeoJson(isi: string): Tempelan {
  let json: unknown
  try {
    json = JSON.parse(isi)
  } catch {
    return { ok: false, pesan: `GeoJSON ini tidak utuh. ${BENTUK_TEMPELAN}` }
  }
  const geometri = bentukFrom(json)
  if (geometri === undefined)
    return { ok: false, pesan: `Tidak ada titik atau poligon di GeoJSON ini. ${BENTUK_TEMPELAN}` }
  if (geometri.length > 1)
    return { ok: false, pesan: 'GeoJSON ini berisi lebih dari satu bentuk. Tempel satu saja.' }
  const [ring = []] = geometri
  const titik = ring.map((posisi) => posisiFrom(posisi))
  if (titik.some((satu) => satu === undefined))
    return { ok: false, pesan: 'Koordinat GeoJSON ditulis sebagai [bujur, lintang], dua bilangan.' }
  const semua = titik as readonly Titik[]
  const [awal, akhir] = [semua[0], semua.at(-1)]
  const isTertutup = semua.length > 1 && awal?.lat === akhir?.lat && awal?.lng === akhir?.lng
  return hasilFrom(isTertutup ? semua.slice(0, -1) : semua)
}

type Bentuk = { readonly type?: unknown; readonly coordinates?: unknown; readonly geometry?: unknown }

/** The outer rings that it holds, a point being a ring of one. */
function bentukFrom(json: unknown): readonly (readonly unknown[])[] | undefined {
  const { type, coordinates, geometry, ...lain } = Object(json) as Bentuk
  if (type === 'Feature') return bentukFrom(geometry)
  const anggota = isiKoleksi(type, lain)
  if (anggota !== undefined) {
    const semua = anggota.flatMap((satu) => bentukFrom(satu) ?? [])
    return semua.length === 0 ? undefined : semua
  }
  if (!Array.isArray(coordinates)) return undefined
  if (type === 'Point') return [[coordinates]]
  if (type === 'LineString') return [coordinates]
  const poligon: readonly unknown[] =
    type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : []
  const ring = poligon.flatMap((satu) =>
    Array.isArray(satu) && Array.isArray(satu[0]) ? [satu[0] as unknown[]] : [],
  )
  return ring.length === 0 ? undefined : ring
}

function isiKoleksi(type: unknown, lain: object): readonly unknown[] | undefined {
  const { features, geometries } = lain as { readonly features?: unknown; readonly geometries?: unknown }
  const anggota =
    type === 'FeatureCollection' ? features : type === 'GeometryCollection' ? geometries : undefined
  return Array.isArray(anggota) ? anggota : undefined
}

function posisiFrom(posisi: unknown): Titik | undefined {
  if (!Array.isArray(posisi)) return undefined
  const [lng, lat] = posisi as readonly unknown[]
  return typeof lng === 'number' && typeof lat === 'number' ? { lat, lng } : undefined
}

/** Where links of map services hold a place: the pin first, what the window shows last. */
const DI_TAUTAN = [
  // Google's pin
  /!3d(?<lat>[-\d.]+)!4d(?<lng>[-\d.]+)/,
  // OpenStreetMap's pin
  /[?&]mlat=(?<lat>[-\d.]+)&mlon=(?<lng>[-\d.]+)/,
  // Google, Apple, Waze, Bing, Here by their parameters
  /[?&](?:q|query|ll|daddr|destination|coordinate|center|cp|sll)=(?:loc:)?(?<lat>[-+\d.]+)(?:,|%2C|~)(?:%20|\+|\s)?(?<lng>[-\d.]+)/i,
  /\/(?:place|search|dir\/[^/]*)\/(?<lat>[-\d.]+)(?:,|%2C)\+?(?<lng>[-\d.]+)/i,
  /^geo:(?<lat>[-\d.]+),(?<lng>[-\d.]+)/i,
  // Google's window
  /@(?<lat>[-\d.]+),(?<lng>[-\d.]+)/,
  // OpenStreetMap's window
  /#map=\d+(?:\.\d+)?\/(?<lat>[-\d.]+)\/(?<lng>[-\d.]+)/,
]

function readTautan(isi: string): Tempelan {
  for (const pola of DI_TAUTAN) {
    const { lat = '', lng = '' } = pola.exec(isi)?.groups ?? {}
    const titik = titikFrom(`${lat}, ${lng}`)
    if (titik !== undefined) return hasilFrom([titik])
  }
  return {
    ok: false,
    pesan: `Tautan ini tidak memuat koordinat; tautan pendek perlu dibuka dulu, lalu salin alamat lengkapnya. ${BENTUK_TEMPELAN}`,
  }
}

function titikFrom(teks: string): Titik | undefined {
  const [, lat, lng] = PASANGAN.exec(teks) ?? []
  return lat === undefined || lng === undefined ? undefined : { lat: Number(lat), lng: Number(lng) }
}

function hasilFrom(titik: readonly Titik[]): Tempelan {
  const luar = titik.map((satu) => aturanTitik(satu)).find(Boolean)
  if (luar !== undefined) return { ok: false, pesan: luar }
  const [satu] = titik
  if (satu === undefined) return { ok: false, pesan: BENTUK_TEMPELAN }
  if (titik.length === 1) return { ok: true, bentuk: 'titik', titik: satu }
  const pesan = aturanJumlahSudut(titik.length)
  return pesan === undefined ? { ok: true, bentuk: 'area', sudut: titik } : { ok: false, pesan }
}
