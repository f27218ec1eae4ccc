import type { Area, AreaKantor, Titik } from './area.ts'
import { areaFrom } from './area.ts'
import { proyeksi } from './geo.ts'

/** The ground that an area covers, whole m²; 0 where there is none. */
export function computeLuas({ boundaries, lingkaran }: Area): number {
  if (lingkaran !== undefined) return Math.round(Math.PI * lingkaran.radius ** 2)
  return Math.round(computeKeliling(boundaries))
}

/** An area in words, as the trail names it: `poligon 5 sudut, 12.480 m²`. */
export function kalimatArea(kantor: AreaKantor | null): string {
  if (kantor === null) return 'tanpa area'
  const area = areaFrom(kantor)
  const luas = `${computeLuas(area).toLocaleString('id-ID')} m²`
  return area.lingkaran === undefined
    ? `poligon ${area.boundaries.length} sudut, ${luas}`
    : `lingkaran ${area.lingkaran.radius.toLocaleString('id-ID')} m, ${luas}`
}

/** By the corners on the plane that touches the globe at the first of them. */
function computeKeliling(sudut: readonly Titik[]): number {
  const [asal] = sudut
  if (asal === undefined) return 0
  const titik = sudut.map((satu) => proyeksi(asal, satu))
  const ganda = titik.reduce((jumlah, { x, y }, ke) => {
    const lanjut = titik[(ke + 1) % titik.length] ?? { x: 0, y: 0 }
    return jumlah + x * lanjut.y - lanjut.x * y
  }, 0)
  return Math.abs(ganda) / 2
}
