import type { Titik } from '@rekan/domain/perusahaan/area'
import type { KodeZona, Tanggal } from '@rekan/domain/waktu'
import { ApiError } from '../../../lib/api-error.ts'
import { type CallAnswer, call } from '../../../lib/http.ts'
import type { Draf } from './draf.ts'

export type BarisLokasi = CallAnswer<'GET /kelola/lokasi'>['data'][number]
export type Lokasi = CallAnswer<'GET /kelola/lokasi/{id}'>['data']
export type MasaKoordinator = Lokasi['koordinator'][number]
export type OrangLokasi = CallAnswer<'GET /kelola/lokasi/{id}/regu'>['data']['orang'][number]
export type Tergantung = CallAnswer<'GET /kelola/lokasi/{id}/tutup'>['data']
export type HasilUji = CallAnswer<'POST /kelola/lokasi/uji'>['data']
export type Petak = CallAnswer<'GET /kelola/lokasi/peta'>['data']['petak']
export type Keadaan = 'aktif' | 'tutup' | 'semua'

export function fetchDaftar(q: string, keadaan: Keadaan, signal: AbortSignal) {
  return call('GET /kelola/lokasi', { query: { q, keadaan, jumlah: '200' }, signal })
}

export async function fetchLokasi(id: string, signal: AbortSignal): Promise<Lokasi> {
  const { data } = await call('GET /kelola/lokasi/{id}', { params: { id }, signal })
  return data
}

/** Where the punches of the last 30 days were made. */
export async function fetchPosisi(id: string, signal: AbortSignal): Promise<readonly Titik[]> {
  const { data } = await call('GET /kelola/lokasi/{id}/posisi', { params: { id }, signal })
  return data.posisi.map(([lng, lat]) => ({ lat, lng }))
}

export async function fetchPetak(signal: AbortSignal): Promise<Petak> {
  const { data } = await call('GET /kelola/lokasi/peta', { signal })
  return data.petak
}

export async function fetchZona({ lat, lng }: Titik, signal: AbortSignal): Promise<KodeZona> {
  const query = { lat: String(lat), lng: String(lng) }
  const { data } = await call('GET /kelola/lokasi/zona', { query, signal })
  return data.zona_waktu
}

/** Judges a point as the server would a punch there. */
export async function tryTitik(draf: Draf, { lat, lng }: Titik): Promise<HasilUji> {
  const { area, toleransi_meter, kebijakan_lokasi } = isianFrom(draf)
  const { data } = await call('POST /kelola/lokasi/uji', {
    body: { area, toleransi_meter, kebijakan_lokasi, titik: [lng, lat] },
  })
  return data
}

/** Saves a site as it was seen in that version; a new one where there is none. */
export async function sendLokasi(lama: Lokasi | null, draf: Draf): Promise<Lokasi> {
  const body = isianFrom(draf)
  const { data } =
    lama === null
      ? await call('POST /kelola/lokasi', { body })
      : await call('POST /kelola/lokasi/{id}', { params: { id: String(lama.id) }, versi: lama.versi, body })
  return data
}

/** The same for the first site of a company that is being prepared; saved again, it is the same site. */
export async function sendPertama(lama: Lokasi | null, draf: Draf): Promise<Lokasi> {
  const { data } = await call('POST /kelola/mulai/lokasi', {
    body: isianFrom(draf),
    ...(lama !== null && { versi: lama.versi }),
  })
  if (data.lokasi === null) throw new Error('a step without what it saved')
  return data.lokasi
}

export async function fetchTergantung(
  id: number,
  tanggal: Tanggal,
  signal: AbortSignal,
): Promise<Tergantung> {
  const { data } = await call('GET /kelola/lokasi/{id}/tutup', {
    params: { id: String(id) },
    query: { tanggal },
    signal,
  })
  return data
}

export async function closeLokasi({ id, versi }: Lokasi, tanggal: Tanggal): Promise<Lokasi> {
  const { data } = await call('POST /kelola/lokasi/{id}/tutup', {
    params: { id: String(id) },
    versi,
    body: { tanggal, akhiri_penempatan: true },
  })
  return data
}

/** Says who coordinates a site, in place of all who did. */
export async function sendKoordinator(
  { id, versi }: Lokasi,
  koordinator: readonly MasaKoordinator[],
): Promise<Lokasi> {
  const { data } = await call('POST /kelola/lokasi/{id}/koordinator', {
    params: { id: String(id) },
    versi,
    body: {
      koordinator: koordinator.map(({ pengguna_id, mulai, sampai }) => ({ pengguna_id, mulai, sampai })),
    },
  })
  return data
}

/** Who is at a site today. */
export async function fetchOrangLokasi(id: number, signal: AbortSignal) {
  return (await call('GET /kelola/lokasi/{id}/regu', { params: { id: String(id) }, signal })).data
}

/** Says how the crew of a site is punched for, in place of what was said before. */
export async function sendRegu({ id, versi }: Lokasi, { pin, saksi }: Lokasi['regu']): Promise<Lokasi> {
  const { data } = await call('POST /kelola/lokasi/{id}/regu', {
    params: { id: String(id) },
    versi,
    body: {
      pin,
      saksi: saksi.map(({ pengguna_id, mulai, sampai }) => ({ pengguna_id, mulai, sampai })),
    },
  })
  return data
}

export async function openLokasi({ id, versi }: Lokasi): Promise<Lokasi> {
  const { data } = await call('POST /kelola/lokasi/{id}/buka', { params: { id: String(id) }, versi })
  return data
}

/** How the site stands now, where somebody else was faster. */
export function terbaruFrom(error: unknown): Lokasi | undefined {
  return error instanceof ApiError && error.error?.error === 'VERSI_USANG'
    ? (error.data as Lokasi)
    : undefined
}

function isianFrom(draf: Draf) {
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
