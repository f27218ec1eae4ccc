import type { AreaKantor, Poligon, Titik } from './area.ts'
import { lingkaran } from './geo.ts'
import type { Aturan } from '../aturan.ts'
import { aturanTitik } from './perusahaan.ts'

/*
 * Which line may go around an office's area: one ring of a few corners that never meets itself. Of a line that does,
 * part lies outside by the rule of `geo.diDalam`. The database's function `garis_bersilang` asks the same.
 */

export const SUDUT_AREA = { min: 3, maks: 100 } as const

/** How far a circle may reach, metres */
export const RADIUS_AREA = { min: 20, maks: 5000 } as const

/** Corners are compared on a grid of 7 decimals, about a centimetre: between whole numbers no rounding makes or hides a meeting. */
const KISI = 1e7

/** Why a number of corners makes no area. */
export const aturanJumlahSudut: Aturan<number> = (jumlah) =>
  jumlah < SUDUT_AREA.min
    ? `Area memerlukan paling sedikit ${SUDUT_AREA.min} sudut.`
    : jumlah > SUDUT_AREA.maks
      ? `Area paling banyak ${SUDUT_AREA.maks} sudut, sedangkan ini ${jumlah.toLocaleString('id-ID')}. Sederhanakan garisnya.`
      : undefined

/** Why a circle's radius makes no area. */
export const aturanRadius: Aturan<number> = (meter) =>
  Number.isInteger(meter) && meter >= RADIUS_AREA.min && meter <= RADIUS_AREA.maks
    ? undefined
    : `Jari-jari lingkaran ${RADIUS_AREA.min} sampai ${RADIUS_AREA.maks.toLocaleString('id-ID')} meter, tanpa koma.`

/** The sentence that says where a line meets itself. */
export function pesanBersilang(persilangan: readonly [lng: number, lat: number]): string {
  return `Garis batas area bersilang atau bersinggungan di [${persilangan.join(', ')}] ([bujur, lintang]). Urutkan sudutnya berkeliling, searah atau berlawanan jarum jam.`
}

/** Corners of an area, or why they are none; a line that meets itself with the place, [lng, lat]. */
export type PutusanArea =
  | { readonly ok: true; readonly sudut: readonly Titik[] }
  | { readonly ok: false; readonly pesan: string; readonly persilangan?: readonly [lng: number, lat: number] }

/** Judges a polygon from outside: one closed ring, in the country, that never meets itself. */
export function decideArea({ coordinates }: Poligon): PutusanArea {
  const [ring, ...lubang] = coordinates
  if (ring === undefined) return { ok: false, pesan: 'Area memerlukan satu garis keliling.' }
  if (lubang.length > 0)
    return {
      ok: false,
      pesan: 'Area tidak dapat berlubang. Kirim satu garis keliling saja, tanpa garis di dalamnya.',
    }
  const [awal, akhir] = [ring[0], ring[ring.length - 1]]
  if (awal === undefined || akhir === undefined || awal[0] !== akhir[0] || awal[1] !== akhir[1])
    return { ok: false, pesan: 'Garis keliling area harus kembali ke titik awalnya.' }
  const sudut = ring.slice(0, -1).map(([lng, lat]) => ({ lat, lng }))
  const pesan = aturanJumlahSudut(sudut.length) ?? sudut.map((titik) => aturanTitik(titik)).find(Boolean)
  if (pesan !== undefined) return { ok: false, pesan }
  const persilangan = findPersilangan(sudut)
  return persilangan === undefined
    ? { ok: true, sudut }
    : { ok: false, pesan: pesanBersilang(persilangan), persilangan }
}

/** The closed GeoJSON ring around corners. */
export function poligonFrom(sudut: readonly Titik[]): Poligon {
  const ring = sudut.map(({ lat, lng }) => [lng, lat] as const)
  return { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] }
}

/** A circle as an area is kept: its ring, for who draws polygons alone, and what it is judged by. */
export function areaLingkaran(pusat: Titik, radius: number): AreaKantor {
  return {
    ...poligonFrom(lingkaran(pusat, radius)),
    lingkaran: { pusat: [pusat.lng, pusat.lat], radius },
  }
}

/** Where the closed line through these corners first crosses or touches itself, [lng, lat]; undefined where it never does. */
export function findPersilangan(sudut: readonly Titik[]): readonly [lng: number, lat: number] | undefined {
  const kisi = sudut.map(({ lat, lng }) => ({ x: Math.round(lng * KISI), y: Math.round(lat * KISI) }))
  const sisi = kisi
    .map((dari, ke) => ({ dari, ke: kisi[(ke + 1) % kisi.length] as Kisi }))
    .filter(({ dari, ke }) => dari.x !== ke.x || dari.y !== ke.y)
  for (const [i, sisiIni] of sisi.entries()) {
    for (const [selisih, sisiLain] of sisi.slice(i + 1).entries()) {
      const isTerakhir = i === 0 && selisih === sisi.length - 2
      const titik =
        selisih === 0
          ? lipatan(sisiIni, sisiLain)
          : isTerakhir
            ? lipatan(sisiLain, sisiIni)
            : pertemuan(sisiIni, sisiLain)
      if (titik !== undefined) return [Math.round(titik.x) / KISI, Math.round(titik.y) / KISI]
    }
  }
  return undefined
}

type Kisi = { readonly x: number; readonly y: number }
type Sisi = { readonly dari: Kisi; readonly ke: Kisi }

/** Of an edge and the one that follows it: their corner, where the line turns back upon itself. */
function lipatan(satu: Sisi, lanjutan: Sisi): Kisi | undefined {
  const [a, b] = [arah(satu), arah(lanjutan)]
  return silang(a, b) === 0 && a.x * b.x + a.y * b.y < 0 ? satu.ke : undefined
}

/** Of two edges that do not follow one another: a point that lies on both. */
function pertemuan(sisiIni: Sisi, sisiLain: Sisi): Kisi | undefined {
  if (!isBertindih(sisiIni, sisiLain, 'x') || !isBertindih(sisiIni, sisiLain, 'y')) return undefined
  const [a, b] = [putaran(sisiIni, sisiLain.dari), putaran(sisiIni, sisiLain.ke)]
  const [c, d] = [putaran(sisiLain, sisiIni.dari), putaran(sisiLain, sisiIni.ke)]
  if (Math.sign(a) * Math.sign(b) > 0 || Math.sign(c) * Math.sign(d) > 0) return undefined
  if (a === b) return [sisiLain.dari, sisiLain.ke].find((titik) => isDiAntara(titik, sisiIni)) ?? sisiIni.dari
  const bagian = a / (a - b)
  const { x, y } = arah(sisiLain)
  return { x: sisiLain.dari.x + bagian * x, y: sisiLain.dari.y + bagian * y }
}

function arah({ dari, ke }: Sisi): Kisi {
  return { x: ke.x - dari.x, y: ke.y - dari.y }
}

function silang(a: Kisi, b: Kisi): number {
  return a.x * b.y - a.y * b.x
}

/** On which side of an edge's line a point lies: positive left, negative right, 0 on it. */
function putaran(satu: Sisi, titik: Kisi): number {
  return silang(arah(satu), arah({ dari: satu.dari, ke: titik }))
}

function isBertindih(sisiIni: Sisi, sisiLain: Sisi, sumbu: keyof Kisi): boolean {
  return (
    Math.max(sisiIni.dari[sumbu], sisiIni.ke[sumbu]) >= Math.min(sisiLain.dari[sumbu], sisiLain.ke[sumbu]) &&
    Math.max(sisiLain.dari[sumbu], sisiLain.ke[sumbu]) >= Math.min(sisiIni.dari[sumbu], sisiIni.ke[sumbu])
  )
}

function isDiAntara(titik: Kisi, satu: Sisi): boolean {
  const lain = { dari: titik, ke: titik }
  return isBertindih(satu, lain, 'x') && isBertindih(satu, lain, 'y')
}
