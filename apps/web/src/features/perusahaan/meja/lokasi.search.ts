import type { Keadaan } from './lokasi.queries.ts'

/** What of the list the address holds. */
export type LokasiSearch = { readonly q?: string; readonly keadaan?: Keadaan }

/** The address's words, with what they leave out; whatever else stands there means nothing. */
export function pickSearch(search: Readonly<Record<string, unknown>>): Required<LokasiSearch> {
  const { q, keadaan } = search
  return {
    q: typeof q === 'string' ? q : '',
    keadaan: keadaan === 'tutup' || keadaan === 'semua' ? keadaan : 'aktif',
  }
}
