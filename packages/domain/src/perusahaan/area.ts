export type Titik = { readonly lat: number; readonly lng: number }

/** GeoJSON polygon; positions are [lng, lat]. */
export type Poligon = {
  readonly type: 'Polygon'
  readonly coordinates: readonly (readonly (readonly [number, number])[])[]
}

/** An office's area as screens use it. `boundaries` is empty where the office has none. */
export type Area = { readonly center: Titik | null; readonly boundaries: readonly Titik[] }

/** The first ring of a polygon as {lat, lng}, without the closing repeat, and its centre (`docs/rules.md`, section 10.5). */
export function areaFrom(poligon: Poligon | null): Area {
  const ring = (poligon?.coordinates[0] ?? []).map(([lng, lat]) => ({ lat, lng }))
  const awal = ring[0]
  const akhir = ring[ring.length - 1]
  const boundaries =
    awal && akhir && ring.length > 1 && awal.lat === akhir.lat && awal.lng === akhir.lng
      ? ring.slice(0, -1)
      : ring
  return { center: boundaries.length === 0 ? null : tengah(boundaries), boundaries }
}

function tengah(titik: readonly Titik[]): Titik {
  const lat = titik.map((t) => t.lat)
  const lng = titik.map((t) => t.lng)
  return { lat: (Math.min(...lat) + Math.max(...lat)) / 2, lng: (Math.min(...lng) + Math.max(...lng)) / 2 }
}
