import type { Titik } from './area.ts'

/** Geometry on the size of a building site: a flat plane around the point is exact to well under a metre. */

/** Mean Earth radius (IUGG), metres. */
const JARI_BUMI = 6_371_008.8
/** On the edge is inside: what lies this near to it, metres, lies on it. */
const TEBAL_TEPI = 0.01
/** Up to here, metres, distances are measured on the flat plane. */
const BATAS_BIDANG = 100_000
const SUDUT_LINGKARAN = 24

/** East and north, metres. */
type Vektor = { readonly x: number; readonly y: number }

/** Great-circle distance, metres (haversine). */
export function jarakMeter(a: Titik, b: Titik): number {
  const lat = radian(b.lat - a.lat)
  const lng = radian(b.lng - a.lng)
  const h =
    Math.sin(lat / 2) ** 2 + Math.cos(radian(a.lat)) * Math.cos(radian(b.lat)) * Math.sin(lng / 2) ** 2
  return 2 * JARI_BUMI * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Whether the point lies in the ring or on its edge. */
export function isInside(titik: Titik, boundaries: readonly Titik[]): boolean {
  let dalam = false
  for (const [a, b] of sisi(bidang(titik, boundaries))) {
    if (jarakKeRuas(a, b) < TEBAL_TEPI) return true
    const melintas = a.y > 0 !== b.y > 0
    if (melintas && a.x - (a.y * (b.x - a.x)) / (b.y - a.y) > 0) dalam = !dalam
  }
  return dalam
}

/** Metres to the ring's nearest edge, from inside or outside; infinite without a ring. */
export function jarakKeTepi(titik: Titik, boundaries: readonly Titik[]): number {
  const datar = Math.min(...sisi(bidang(titik, boundaries)).map(([a, b]) => jarakKeRuas(a, b)))
  if (datar < BATAS_BIDANG) return datar
  // Far away the plane lies: measure on the globe to the nearest corner.
  return Math.min(...boundaries.map((sudut) => jarakMeter(titik, sudut)))
}

/** The corners of a circle, first to last; `radius` in metres. The circle lies outside the ring by 1 % of its radius at most. */
export function lingkaran(pusat: Titik, radius: number): readonly Titik[] {
  return Array.from({ length: SUDUT_LINGKARAN }, (_, ke) => {
    const arah = (2 * Math.PI * ke) / SUDUT_LINGKARAN
    return {
      lat: pusat.lat + derajat((radius * Math.cos(arah)) / JARI_BUMI),
      lng: pusat.lng + derajat((radius * Math.sin(arah)) / (JARI_BUMI * Math.cos(radian(pusat.lat)))),
    }
  })
}

/** East and north of `asal`, metres, on the plane that touches the globe at `asal`. */
export function proyeksi(asal: Titik, titik: Titik): Vektor {
  return toBidang(asal, selisihBujur(asal.lng, titik.lng), titik.lat)
}

/**
 * The ring on the plane that touches the globe at `asal`, kept in one piece: its corners are placed beside its first
 * one, so that no edge runs once around the globe where the ring lies across the meridian opposite `asal`.
 */
function bidang(asal: Titik, boundaries: readonly Titik[]): Vektor[] {
  const awal = boundaries[0]
  if (awal === undefined) return []
  const geser = selisihBujur(asal.lng, awal.lng)
  return boundaries.map(({ lat, lng }) => toBidang(asal, geser + selisihBujur(awal.lng, lng), lat))
}

function toBidang(asal: Titik, selisihLng: number, lat: number): Vektor {
  return {
    x: radian(selisihLng) * Math.cos(radian(asal.lat)) * JARI_BUMI,
    y: radian(lat - asal.lat) * JARI_BUMI,
  }
}

/** From the origin of the plane to the segment from `a` to `b`. */
function jarakKeRuas(a: Vektor, b: Vektor): number {
  const [x, y] = [b.x - a.x, b.y - a.y]
  const panjang = x ** 2 + y ** 2
  const t = panjang === 0 ? 0 : Math.min(1, Math.max(0, -(a.x * x + a.y * y) / panjang))
  return Math.hypot(a.x + t * x, a.y + t * y)
}

function sisi(ring: readonly Vektor[]): (readonly [Vektor, Vektor])[] {
  return ring.map((a, i) => [a, ring[(i + 1) % ring.length] as Vektor] as const)
}

function radian(sudut: number): number {
  return (sudut * Math.PI) / 180
}

function derajat(sudut: number): number {
  return (sudut * 180) / Math.PI
}

/** The short way from one longitude to another, -180 to 180 degrees. */
function selisihBujur(dari: number, ke: number): number {
  return ((((ke - dari + 180) % 360) + 360) % 360) - 180
}
