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
    const { data } = await call(KEY[nama], {
      query: { untuk: 'semua', sort: ['nama,desc'], nama: cari },
      signal,
    })
    return data.toReversed()
  }
  const query = { sort: 'nama,asc', nama: cari === '' ? '' : `%${cari}%` }
  const { data } = await call(KEY[nama], { query, signal })
  return data
}

/** A request whose decider is chosen: of whom, one's own with '', and from when to when, today's with ''. */
export type UntukPengajuan = { readonly karyawan: string; readonly mulai: string; readonly selesai: string }

/** Whom the request may name: who coordinates its person, who stands in, or HR where there is nobody. */
export async function fetchPemutus(
  { karyawan, mulai, selesai }: UntukPengajuan,
  cari: string,
  signal?: AbortSignal,
): Promise<readonly Referensi[]> {
  const query = {
    sort: ['nama,desc'],
    nama: cari,
    tanggal_mulai: mulai,
    tanggal_selesai: selesai,
    ...(karyawan !== '' && { karyawan_id: Number(karyawan) }),
  }
  const { data } = await call('GET /koordinator', { query, signal })
  return data.toReversed()
}
