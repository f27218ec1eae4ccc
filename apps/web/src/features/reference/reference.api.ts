import { call } from '../../lib/http.ts'

/** One of the things to choose from: its id, its name, and by what else it is known. */
export type Referensi = { readonly id: number; readonly nama: string; readonly singkatan?: string }

const KEY = {
  'jenis-karyawan': 'GET /reference/jenis-karyawan',
  'status-pernikahan': 'GET /reference/status-pernikahan',
  'jenjang-pendidikan': 'GET /reference/jenjang-pendidikan',
  bank: 'GET /reference/bank',
} as const

export type NamaReferensi = keyof typeof KEY

/** The whole of a short list, by name. */
export async function fetchReferensi(
  nama: NamaReferensi,
  signal?: AbortSignal,
): Promise<readonly Referensi[]> {
  const { data } = await call(KEY[nama], { query: { sort: 'nama,asc' }, signal })
  return data
}
