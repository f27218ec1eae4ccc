import * as leaflet from 'leaflet'
import { PMTiles, TileType } from 'pmtiles'

/** A map is looked at as close as that, whatever its tiles go to. */
const TERDEKAT = 20

/** The tiles of a PMTiles file as a layer, pictures or lines; only the parts that are looked at are fetched. */
export async function openUbin(url: string): Promise<leaflet.Layer> {
  const berkas = new PMTiles(url)
  const { tileType, maxZoom } = await berkas.getHeader()
  if (tileType !== TileType.Mvt) return new UbinGambar(berkas, { maxZoom: TERDEKAT, maxNativeZoom: maxZoom })
  // It asks the page for the map's library, and knows no other way.
  Object.assign(globalThis, { L: leaflet })
  const { leafletLayer } = await import('protomaps-leaflet')
  const options = { url: berkas, flavor: 'light', lang: 'id', maxDataZoom: maxZoom, attribution: '' }
  const lapis: unknown = leafletLayer({ ...options, maxZoom: TERDEKAT })
  return lapis as leaflet.Layer
}

/** Tiles that are pictures. */
class UbinGambar extends leaflet.GridLayer {
  readonly #berkas: PMTiles

  constructor(berkas: PMTiles, options: leaflet.GridLayerOptions) {
    super(options)
    this.#berkas = berkas
  }

  protected override createTile({ z, x, y }: leaflet.Coords, done: leaflet.DoneCallback): HTMLElement {
    const gambar = document.createElement('img')
    gambar.alt = ''
    const show = async () => {
      const ubin = await this.#berkas.getZxy(z, x, y)
      // The file ends there: nothing is to be seen, and nothing failed.
      if (ubin === undefined) return
      gambar.src = URL.createObjectURL(new Blob([ubin.data]))
      try {
        await gambar.decode()
      } finally {
        URL.revokeObjectURL(gambar.src)
      }
    }
    const tell = async () => {
      const gagal = await show().catch((error: unknown) => error as Error)
      done(gagal ?? undefined, gambar)
    }
    void tell()
    return gambar
  }
}
