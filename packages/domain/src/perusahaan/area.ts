export type Titik = { readonly lat: number; readonly lng: number }

/** GeoJSON polygon; positions are [lng, lat]. */
export type Poligon = {
  readonly type: 'Polygon'
  readonly coordinates: readonly (readonly (readonly [number, number])[])[]
}

/**
 * An office's area as it is kept. GeoJSON has no circle: of one, the ring is what programs draw that know none, and
 * `lingkaran` what is judged by; `radius` in metres.
 */
export type AreaKantor = Poligon & {
  readonly lingkaran?:
    | { readonly pusat: readonly [lng: number, lat: number]; readonly radius: number }
    | undefined
}

/**
 * An office's area as it is judged and drawn. `boundaries` is empty where the office has none. `toleransi`: so many
 * metres beside the line still count as inside.
 */
export type Area = {
  readonly center: Titik | null
  readonly boundaries: readonly Titik[]
  readonly lingkaran?: { readonly pusat: Titik; readonly radius: number } | undefined
  readonly toleransi?: number | undefined
}

/** The first ring of a polygon as {lat, lng}, without the closing repeat, and its centre (`docs/rules.md`, section 10.5). */
export function areaFrom(poligon: AreaKantor | null, toleransi = 0): Area {
  const ring = (poligon?.coordinates[0] ?? []).map(([lng, lat]) => ({ lat, lng }))
  const awal = ring[0]
  const akhir = ring[ring.length - 1]
  const boundaries =
    awal && akhir && ring.length > 1 && awal.lat === akhir.lat && awal.lng === akhir.lng
      ? ring.slice(0, -1)
      : ring
  const area = {
    center: boundaries.length === 0 ? null : tengah(boundaries),
    boundaries,
    ...(toleransi > 0 && { toleransi }),
  }
  if (poligon?.lingkaran === undefined) return area
  const {
    pusat: [lng, lat],
    radius,
  } = poligon.lingkaran
  return { ...area, center: { lat, lng }, lingkaran: { pusat: { lat, lng }, radius } }
}

function tengah(titik: readonly Titik[]): Titik {
  const lat = titik.map((t) => t.lat)
  const lng = titik.map((t) => t.lng)
  return { lat: (Math.min(...lat) + Math.max(...lat)) / 2, lng: (Math.min(...lng) + Math.max(...lng)) / 2 }
}
