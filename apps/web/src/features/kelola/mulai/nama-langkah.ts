import type { Langkah } from './mulai.queries.ts'

export const NAMA_LANGKAH: Readonly<Record<Langkah, string>> = {
  perusahaan: 'Perusahaan',
  lokasi: 'Lokasi pertama',
  jam_kerja: 'Jam kerja',
  libur: 'Hari libur',
  orang: 'Orang',
  undangan: 'Undangan',
}

/** What an address names; undefined where it names no step. */
export function readLangkah(search: Readonly<Record<string, unknown>>): Langkah | 'siap' | undefined {
  const { langkah } = search
  if (langkah === 'siap') return 'siap'
  return typeof langkah === 'string' && Object.hasOwn(NAMA_LANGKAH, langkah)
    ? (langkah as Langkah)
    : undefined
}
