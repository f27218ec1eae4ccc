import type { Aturan } from '../aturan.ts'
import type { KodeZona, Tanggal } from '../waktu.ts'
import type { Titik } from './area.ts'

/*
 * What HR decides of a site besides its area: how far beside the line still counts, in which zone it lies,
 * who coordinates it, how soon who is missing is told of.
 */

/** How far beside the line a punch may still count as inside, metres */
export const TOLERANSI = { min: 0, maks: 500 } as const

export const aturanToleransi: Aturan<number> = (meter) =>
  Number.isInteger(meter) && meter >= TOLERANSI.min && meter <= TOLERANSI.maks
    ? undefined
    : `Toleransi ${TOLERANSI.min} sampai ${TOLERANSI.maks} meter, tanpa koma.`

/** So many minutes past the tolerance of a work without a punch its absence may be told of */
export const ALARM_MENIT = { min: 0, maks: 240 } as const

type MasaKoordinator = {
  readonly pengguna_id: number
  readonly mulai: Tanggal
  /** The last day; null: until further notice */
  readonly sampai: Tanggal | null
}

/** Whether one of a site's coordinators stands there twice on one day. */
export function isBertumpukKoordinator(semua: readonly MasaKoordinator[]): boolean {
  return semua.some((satu, ke) =>
    semua
      .slice(ke + 1)
      .some(
        (lain) =>
          lain.pengguna_id === satu.pengguna_id &&
          (satu.sampai === null || lain.mulai <= satu.sampai) &&
          (lain.sampai === null || satu.mulai <= lain.sampai),
      ),
  )
}

/**
 * The two lines that part the zones (Keppres 41/1987: by province), from north to south: [latitude, longitude], straight
 * in between. Through the sea they run far from any coast; through Kalimantan they follow the provinces' borders to some
 * ten kilometres, so that beside them what is found is a proposal.
 */
const WIB_WITA = [
  [6.5, 112],
  [2, 113.5],
  [1.4, 114.15],
  [0.7, 113.9],
  [0.3, 114.4],
  [-0.4, 115.25],
  [-1, 115.5],
  [-1.6, 115.62],
  [-2.12, 115.28],
  [-2.3, 115.1],
  [-2.7, 114.72],
  [-3.05, 114.5],
  [-3.6, 114.42],
  [-4.6, 114.9],
  [-6, 115.9],
  [-7.2, 116.6],
  [-7.7, 114.75],
  [-8.04, 114.485],
  [-8.15, 114.42],
  [-8.35, 114.43],
  [-8.7, 114.75],
  [-11.5, 115],
] as const
const WITA_WIT = [
  [6.5, 127.8],
  [3, 127.4],
  [2, 126.6],
  [1, 125.8],
  [0, 125.2],
  [-1.3, 124.2],
  [-2.2, 124.2],
  [-3, 125],
  [-5.5, 125.2],
  [-8.2, 125.5],
  [-9, 126],
  [-11.5, 128],
] as const

/** The zone that a place's clock shows, by where it lies in Indonesia. */
export function zonaDi(titik: Titik): KodeZona {
  if (titik.lng < derajatGaris(WIB_WITA, titik.lat)) return 'WIB'
  return titik.lng < derajatGaris(WITA_WIT, titik.lat) ? 'WITA' : 'WIT'
}

/** Where a line from north to south passes a latitude; at its ends where these stand. */
function derajatGaris(garis: readonly (readonly [lat: number, lng: number])[], lat: number): number {
  const ke = garis.findIndex((titik) => titik[0] <= lat)
  const [utara, selatan] = [garis.at(ke - 1), garis.at(ke)]
  if (ke < 1 || utara === undefined || selatan === undefined)
    return (ke === 0 ? selatan : garis.at(-1))?.[1] ?? 0
  const bagian = (utara[0] - lat) / (utara[0] - selatan[0])
  return utara[1] + bagian * (selatan[1] - utara[1])
}
