/** The zone of a site beside its longitude (Keppres 41/1987). */
import type { KodeZona } from '../waktu.ts'

/** The longitudes between which provinces of a zone lie, in degrees: the zones follow provinces, whose ends overlap. */
const BUJUR: Readonly<Record<KodeZona, readonly [number, number]>> = {
  WIB: [94.5, 116.3],
  WITA: [113.7, 127.2],
  WIT: [124.2, 141.1],
}

/** Why a site at a longitude cannot be in a zone; undefined where it can. */
export function judgeZona(zona: KodeZona, bujur: number): string | undefined {
  const [barat, timur] = BUJUR[zona]
  if (bujur >= barat && bujur <= timur) return undefined
  const mungkin = (Object.keys(BUJUR) as KodeZona[]).filter(
    (satu) => bujur >= BUJUR[satu][0] && bujur <= BUJUR[satu][1],
  )
  return `Zona ${zona} tidak mungkin pada bujur ${bujur.toLocaleString('id-ID')}: di sana ${mungkin.join(' atau ') || 'bukan Indonesia'}. Betulkan zona_waktu, atau titiknya.`
}
