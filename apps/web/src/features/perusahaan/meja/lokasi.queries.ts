import { keepPreviousData } from '@tanstack/react-query'
import type { Titik } from '@rekan/domain/perusahaan/area'
import type { Tanggal } from '@rekan/domain/waktu'
import type { CallInput } from '../../../lib/http.types.ts'
import { type CallData, answerQuery, query } from '../../../lib/query.ts'
import type { WriteOptions } from '../../../lib/write.ts'

export type BarisLokasi = CallData<'GET /kelola/lokasi'>[number]
export type Lokasi = CallData<'GET /kelola/lokasi/{id}'>
export type MasaKoordinator = Lokasi['koordinator'][number]
export type OrangLokasi = CallData<'GET /kelola/lokasi/{id}/regu'>['orang'][number]
export type Tergantung = CallData<'GET /kelola/lokasi/{id}/tutup'>
export type HasilUji = CallData<'POST /kelola/lokasi/uji'>
export type Petak = CallData<'GET /kelola/lokasi/peta'>['petak']
export type Keadaan = NonNullable<CallInput<'GET /kelola/lokasi'>['query']['keadaan']>

export const daftarQuery = (q: string, keadaan: Keadaan) => ({
  ...answerQuery('GET /kelola/lokasi', { query: { q, keadaan, jumlah: '200' } }),
  placeholderData: keepPreviousData,
})

export const lokasiQuery = (id: number | string) => query('GET /kelola/lokasi/{id}', { params: { id } })

/** Who is at a site today. */
export const orangLokasiQuery = (id: number) => query('GET /kelola/lokasi/{id}/regu', { params: { id } })

/** Where the punches of the last 30 days were made. */
export const posisiQuery = (id: number) => ({
  ...query('GET /kelola/lokasi/{id}/posisi', { params: { id } }),
  select: titikFrom,
})

export const petakQuery = { ...query('GET /kelola/lokasi/peta'), staleTime: Infinity }

export const zonaQuery = (titik: Titik | null) => ({
  ...query('GET /kelola/lokasi/zona', { query: { lat: titik?.lat, lng: titik?.lng } }),
  enabled: titik !== null,
  placeholderData: keepPreviousData,
  staleTime: Infinity,
})

export const rincianTutupQuery = (id: number, tanggal: Tanggal) => ({
  ...query('GET /kelola/lokasi/{id}/tutup', { params: { id }, query: { tanggal } }),
  enabled: tanggal !== '',
})

/** A site's writes answer the site; the lists that hold it are asked for again. */
export const LOKASI_DITULIS = {
  into: ({ id }: Lokasi) => lokasiQuery(id),
  invalidate: ['GET /kelola/lokasi', 'GET /reference/kantor'],
} as const satisfies WriteOptions<'POST /kelola/lokasi/{id}'>

function titikFrom({ posisi }: CallData<'GET /kelola/lokasi/{id}/posisi'>): readonly Titik[] {
  return posisi.map(([lng, lat]) => ({ lat, lng }))
}
