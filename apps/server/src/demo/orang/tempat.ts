import type { Area, Titik } from '@rekan/domain/perusahaan/area'
import { isInside, proyeksi } from '@rekan/domain/perusahaan/geo'
import type { Posisi } from '@rekan/domain/presensi/tempat/lokasi'
import type { Acak } from '../acak.ts'

export type Tempat = 'dalam' | 'tepi' | 'luar' | 'kabur'

const METER_PER_DERAJAT = 111_195

/** A position as a phone gives it there: in the area, just over its edge, well outside, or too vague to say. */
export function posisiDi(tempat: Tempat, area: Area, acak: Acak): Posisi | null {
  if (area.center === null) return null
  const akurasi = tempat === 'kabur' ? acak.antara(120, 400) : acak.antara(4, 30)
  if (tempat === 'dalam' || tempat === 'kabur') return { titik: titikDalam(area, area.center, acak), akurasi }
  const arah = acak.nilai() * 2 * Math.PI
  const tepi = jarakTepi(area, area.center, arah)
  const jarak = tepi + (tempat === 'tepi' ? acak.antara(2, 15) : acak.antara(80, 900))
  return { titik: moveTitik(area.center, arah, jarak), akurasi: tempat === 'tepi' ? 20 : akurasi }
}

/** So many metres from a point, the same way each time. */
export function posisiRumah(area: Area, acak: Acak): Posisi | null {
  if (area.center === null) return null
  return { titik: moveTitik(area.center, acak.nilai() * 2 * Math.PI, acak.antara(2000, 9000)), akurasi: 15 }
}

function titikDalam({ boundaries }: Area, center: Titik, acak: Acak): Titik {
  const sudut = boundaries.map((titik) => proyeksi(center, titik))
  const lebar = Math.max(...sudut.map(({ x }) => Math.abs(x)))
  const tinggi = Math.max(...sudut.map(({ y }) => Math.abs(y)))
  for (let i = 0; i < 20; i += 1) {
    const x = (acak.nilai() * 2 - 1) * lebar
    const y = (acak.nilai() * 2 - 1) * tinggi
    const titik = moveTitik(center, Math.atan2(y, x), Math.hypot(x, y))
    if (isInside(titik, boundaries)) return titik
  }
  return center
}

/** Metres from the centre to where the area has ended for good in a direction. */
function jarakTepi({ boundaries }: Area, center: Titik, arah: number): number {
  const terjauh = Math.max(
    ...boundaries.map((titik) => {
      const { x, y } = proyeksi(center, titik)
      return Math.hypot(x, y)
    }),
  )
  let jarak = terjauh
  while (jarak > 0 && !isInside(moveTitik(center, arah, jarak), boundaries)) jarak -= 1
  return jarak
}

/** Rounded as phones report it, to about ten centimetres. */
function moveTitik({ lat, lng }: Titik, arah: number, meter: number): Titik {
  const bulat = (derajat: number) => Math.round(derajat * 1e6) / 1e6
  return {
    lat: bulat(lat + (Math.sin(arah) * meter) / METER_PER_DERAJAT),
    lng: bulat(lng + (Math.cos(arah) * meter) / (METER_PER_DERAJAT * Math.cos((lat * Math.PI) / 180))),
  }
}
