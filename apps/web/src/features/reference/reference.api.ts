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

/** Whose name holds `cari`, all of them for ''; by name. Asked as any list is (`docs/rules.md`, section 10.3). */
export async function fetchReferensi(
  nama: NamaReferensi,
  cari: string,
  signal?: AbortSignal,
): Promise<readonly Referensi[]> {
  if (nama === 'koordinator') {
    const { data } = await call(KEY[nama], { query: { sort: ['nama,desc'], nama: cari }, signal })
    return data.toReversed()
  }
  const query = { sort: 'nama,asc', nama: cari === '' ? '' : `%${cari}%` }
  const { data } = await call(KEY[nama], { query, signal })
  return data
}
