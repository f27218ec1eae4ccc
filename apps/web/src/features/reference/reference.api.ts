import { call } from '../../lib/http.ts'

/** One of the things to choose from: its id, its name, and by what else it is known. */
export type Referensi = { readonly id: number; readonly nama: string; readonly singkatan?: string }

const KEY = {
  'jenis-karyawan': 'GET /reference/jenis-karyawan',
  'status-pernikahan': 'GET /reference/status-pernikahan',
  'jenjang-pendidikan': 'GET /reference/jenjang-pendidikan',
  bank: 'GET /reference/bank',
  kantor: 'GET /reference/kantor',
  jadwal: 'GET /reference/jadwal',
  koordinator: 'GET /koordinator',
} as const

export type NamaReferensi = keyof typeof KEY

/** What may change any time; the others change with a new release alone. */
export function isBerubah(nama: NamaReferensi): boolean {
  return nama === 'kantor' || nama === 'jadwal' || nama === 'koordinator'
}

/** The whole of a short list, by name. */
export async function fetchReferensi(
  nama: NamaReferensi,
  signal?: AbortSignal,
): Promise<readonly Referensi[]> {
  const { data } = await call(KEY[nama], { query: { sort: 'nama,asc' }, signal })
  return data
}
