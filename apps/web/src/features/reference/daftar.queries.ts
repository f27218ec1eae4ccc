import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/http.ts'
import type { CallInput } from '../../lib/http.types.ts'
import { type CallData, type Subject, keyOf } from '../../lib/query.ts'

/** One of the things to choose from: its id, its name, and by what else it is known. */
export type Referensi = CallData<'GET /koordinator'>[number] & { readonly singkatan?: string }
export type NamaReferensi = keyof typeof REFERENSI | 'koordinator'
/** A request whose decider is chosen: of whom, one's own with '', and from when to when, today's with ''. */
export type UntukPengajuan = { readonly karyawan: string; readonly mulai: string; readonly selesai: string }

const REFERENSI = {
  'jenis-karyawan': 'GET /reference/jenis-karyawan',
  'status-pernikahan': 'GET /reference/status-pernikahan',
  'jenjang-pendidikan': 'GET /reference/jenjang-pendidikan',
  bank: 'GET /reference/bank',
  kantor: 'GET /reference/kantor',
  jadwal: 'GET /reference/jadwal',
} as const

/** All lists of things to choose from */
export const SEMUA_REFERENSI: readonly Subject[] = ['reference', 'GET /koordinator']

/** A list of things to choose from whose name holds a text; the whole of it for ''. Asked as any list is (`docs/rules.md`, section 10.3). */
export function referensiQuery(nama: NamaReferensi, cari = '') {
  if (nama === 'koordinator') return orangQuery({ untuk: 'semua', nama: cari })
  const key = REFERENSI[nama]
  const input = { query: { sort: 'nama,asc', nama: cari === '' ? '' : `%${cari}%` } }
  return queryOptions({
    queryKey: keyOf(key, input),
    queryFn: async ({ signal }): Promise<readonly Referensi[]> =>
      (await call(key, { ...input, signal })).data,
  })
}

/**
 * Whom a request may name: who coordinates its person, who stands in, or HR where there is nobody. While another day is
 * asked about, those of the one before stay.
 */
export const koordinatorQuery = ({ karyawan, mulai, selesai }: UntukPengajuan, cari = '') => ({
  ...orangQuery({
    nama: cari,
    tanggal_mulai: mulai,
    tanggal_selesai: selesai,
    karyawan_id: karyawan === '' ? undefined : Number(karyawan),
  }),
  placeholderData: keepPreviousData,
})

function orangQuery(asked: Omit<CallInput<'GET /koordinator'>['query'], 'sort'>) {
  const input = { query: { sort: ['nama,desc'], ...asked } }
  return queryOptions({
    queryKey: keyOf('GET /koordinator', input),
    queryFn: async ({ signal }): Promise<readonly Referensi[]> =>
      (await call('GET /koordinator', { ...input, signal })).data.toReversed(),
  })
}
