import { type Area, type Titik, areaFrom } from '@rekan/domain/perusahaan/area'
import { aturanJumlahSudut, aturanRadius, findPersilangan } from '@rekan/domain/perusahaan/garis-area'
import { aturanTitik } from '@rekan/domain/perusahaan/perusahaan'
import { lingkaran } from '@rekan/domain/perusahaan/geo'
import { type KebijakanLokasi, judgeLokasi } from '@rekan/domain/presensi/tempat/lokasi'
import type { KodeZona } from '@rekan/domain/waktu'
import type { CallBody } from '../../../lib/query.ts'
import type { Lokasi } from './lokasi.queries.ts'

/** A site as it is being written. */
export type Draf = {
  readonly kode: string
  readonly nama: string
  readonly alamat: string
  /** Null: as the place has it */
  readonly zona: KodeZona | null
  readonly kebijakan: KebijakanLokasi
  /** Metres */
  readonly toleransi: number
  /** Minutes past the tolerance */
  readonly alarm: number
  /** Hours that a punch without a network may wait; null: as the company has it */
  readonly luring: number | null
  readonly bentuk: 'poligon' | 'lingkaran' | null
  readonly sudut: readonly Titik[]
  readonly pusat: Titik | null
  /** Metres */
  readonly radius: number
}

const KOSONG: Draf = {
  kode: '',
  nama: '',
  alamat: '',
  zona: null,
  kebijakan: 'catat',
  toleransi: 0,
  alarm: 10,
  luring: null,
  bentuk: null,
  sudut: [],
  pusat: null,
  radius: 100,
}

/** What the company has of every new site. */
export type Bawaan = Pick<Draf, 'kebijakan' | 'toleransi'>

/** What the editor begins with. */
export function isianAwal(lokasi: Lokasi | null, bawaan: Partial<Bawaan> = {}): Draf {
  if (lokasi === null) return { ...KOSONG, ...bawaan }
  const { kode, nama, alamat, zona_waktu, kebijakan_lokasi, toleransi_meter, area } = lokasi
  const { boundaries, lingkaran: bulat } = areaFrom(area)
  return {
    kode,
    nama,
    alamat,
    zona: zona_waktu,
    kebijakan: kebijakan_lokasi,
    toleransi: toleransi_meter,
    alarm: lokasi.alarm_menit,
    luring: lokasi.luring_jam,
    bentuk: area === null ? null : bulat === undefined ? 'poligon' : 'lingkaran',
    sudut: bulat === undefined ? boundaries : [],
    pusat: bulat?.pusat ?? null,
    radius: bulat?.radius ?? KOSONG.radius,
  }
}

/** The draft as it is saved. */
export function isianFrom(draf: Draf): CallBody<'POST /kelola/lokasi'> {
  const { kode, nama, alamat, zona, kebijakan, toleransi, alarm, luring, bentuk, sudut, pusat, radius } = draf
  const ring = sudut.map(({ lat, lng }): [number, number] => [lng, lat])
  const [awal] = ring
  const area =
    bentuk === 'lingkaran' && pusat !== null
      ? { type: 'Circle' as const, pusat: [pusat.lng, pusat.lat] as [number, number], radius }
      : bentuk === 'poligon' && awal !== undefined
        ? { type: 'Polygon' as const, coordinates: [[...ring, awal]] }
        : null
  return {
    kode,
    nama,
    alamat,
    kebijakan_lokasi: kebijakan,
    toleransi_meter: toleransi,
    alarm_menit: alarm,
    luring_jam: luring,
    area,
    ...(zona !== null && { zona_waktu: zona }),
  }
}

/** The area that the draft draws, as it is judged. */
export function areaOf({ bentuk, sudut, pusat, radius, toleransi }: Draf): Area {
  if (bentuk === 'lingkaran' && pusat !== null)
    return { center: pusat, boundaries: lingkaran(pusat, radius), lingkaran: { pusat, radius }, toleransi }
  const boundaries = bentuk === 'poligon' ? sudut : []
  const [awal] = boundaries
  return { center: awal ?? null, boundaries, toleransi }
}

/** Where the line meets itself; undefined where it does not. */
export function findSilang({ bentuk, sudut }: Draf): Titik | undefined {
  const titik = bentuk === 'poligon' && sudut.length > 2 ? findPersilangan(sudut) : undefined
  return titik && { lng: titik[0], lat: titik[1] }
}

/** Why the area cannot be saved; undefined where it can. */
export function judgeArea(draf: Draf): string | undefined {
  const { bentuk, sudut, pusat, radius, kebijakan } = draf
  if (bentuk === 'lingkaran')
    return pusat === null ? 'Klik pusat lingkaran di peta.' : (aturanRadius(radius) ?? aturanTitik(pusat))
  if (bentuk === 'poligon' && sudut.length > 0) {
    if (findSilang(draf) !== undefined)
      return 'Garis batasnya bersilang di tanda merah. Geser sudutnya sampai tidak bersilang.'
    return aturanJumlahSudut(sudut.length) ?? sudut.map((titik) => aturanTitik(titik)).find(Boolean)
  }
  return kebijakan === 'wajib'
    ? 'Presensi di luar area ditolak hanya bila ada areanya. Gambar areanya.'
    : undefined
}

/** Of some punches, those inside and outside of an area; all are inside where there is none. */
export function placePosisi(posisi: readonly Titik[], area: Area) {
  const isLuar = (titik: Titik) => judgeLokasi({ titik, akurasi: 0 }, area).lokasi === 'luar'
  return { dalam: posisi.filter((titik) => !isLuar(titik)), luar: posisi.filter(isLuar) }
}

/** The least tolerance, in steps of 5 m up to 50 m, that takes in some punch that is outside; undefined where none does. */
export function planToleransi(luar: readonly Titik[], area: Area): number | undefined {
  const jarak = luar.map(
    (titik) => judgeLokasi({ titik, akurasi: 0 }, { ...area, toleransi: 0 }).jarakMeter ?? 0,
  )
  const terjangkau = jarak.filter((meter) => meter <= 50)
  return terjangkau.length === 0 ? undefined : Math.min(50, Math.ceil((Math.max(...terjangkau) + 1) / 5) * 5)
}

/** Six decimals, about ten centimetres: what a click means. */
export function titikBulat({ lat, lng }: Titik): Titik {
  return { lat: Math.round(lat * 1e6) / 1e6, lng: Math.round(lng * 1e6) / 1e6 }
}
