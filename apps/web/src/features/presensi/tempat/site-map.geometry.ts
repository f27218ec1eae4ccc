import type { Area } from '@rekan/domain/perusahaan/area'
import { proyeksi } from '@rekan/domain/perusahaan/geo'
import type { Bacaan } from './posisi.ts'

export const LEBAR = 360
export const TINGGI = 280
const TEPI = 40
/** However good the fix, no less of the ground than this is shown, metres. */
const BENTANG_TERKECIL = 80
/** An accuracy circle beyond this does not widen the view: it would hide the site. */
const AKURASI_TERLIHAT = 150

type Koordinat = { readonly x: number; readonly y: number }

/** A site drawn to scale, north up, in units of the drawing. */
export type Denah = {
  readonly batas: readonly Koordinat[]
  readonly saya: (Koordinat & { readonly radius: number }) | null
  readonly skala: { readonly meter: number; readonly panjang: number }
}

/** Fits the area and the person into the drawing; null while neither is known. */
export function denahFrom(area: Area, bacaan: Bacaan | null): Denah | null {
  const asal = area.center ?? bacaan?.titik
  if (asal === undefined) return null
  const batas = area.boundaries.map((titik) => proyeksi(asal, titik))
  const saya = bacaan && proyeksi(asal, bacaan.titik)
  const lingkar = bacaan && saya ? titikSekitar(saya, Math.min(bacaan.akurasi, AKURASI_TERLIHAT)) : []

  const { tengah, rentang } = kotakFrom([...batas, ...lingkar])
  const perMeter = Math.min((LEBAR - 2 * TEPI) / rentang.x, (TINGGI - 2 * TEPI) / rentang.y)
  const gambar = ({ x, y }: Koordinat): Koordinat => ({
    x: LEBAR / 2 + (x - tengah.x) * perMeter,
    y: TINGGI / 2 - (y - tengah.y) * perMeter,
  })
  const meter = bulat(70 / perMeter)
  return {
    batas: batas.map(gambar),
    saya: bacaan && saya ? { ...gambar(saya), radius: bacaan.akurasi * perMeter } : null,
    skala: { meter, panjang: meter * perMeter },
  }
}

/** The greatest of 1, 2, 5 × 10ⁿ that is not above `n`. */
export function bulat(n: number): number {
  const pangkat = 10 ** Math.floor(Math.log10(n))
  const kali = n / pangkat
  return (kali >= 5 ? 5 : kali >= 2 ? 2 : 1) * pangkat
}

function titikSekitar({ x, y }: Koordinat, radius: number): Koordinat[] {
  return [
    { x: x - radius, y: y - radius },
    { x: x + radius, y: y + radius },
  ]
}

function kotakFrom(titik: readonly Koordinat[]): { tengah: Koordinat; rentang: Koordinat } {
  const [xs, ys] = [titik.map((t) => t.x), titik.map((t) => t.y)]
  const [kiri, kanan] = [Math.min(...xs), Math.max(...xs)]
  const [bawah, atas] = [Math.min(...ys), Math.max(...ys)]
  return {
    tengah: { x: (kiri + kanan) / 2, y: (bawah + atas) / 2 },
    rentang: { x: Math.max(kanan - kiri, BENTANG_TERKECIL), y: Math.max(atas - bawah, BENTANG_TERKECIL) },
  }
}
