import { call } from '../../lib/http.ts'

/** One of the people somebody may act for. */
export type AnggotaTim = {
  readonly id: string
  readonly kode: string
  readonly nama: string
  readonly jabatan: string
}

type Permintaan = {
  readonly text: string
  readonly page: number
  readonly signal: AbortSignal
  /** Everybody, or only the people the reader coordinates */
  readonly semua: boolean
  /** Left out: the reader */
  readonly kecuali: string
}

/**
 * Fetches a page of people who work here now. The directory lists everybody, and gives the first day of work only for
 * people whom the reader coordinates: sorted by that day they come first, and a person without it belongs to another's
 * team.
 */
export async function fetchTim({ text, page, signal, semua, kecuali }: Permintaan) {
  const { data, meta } = await call('GET /karyawan', {
    signal,
    query: {
      page: String(page),
      per_page: semua ? '50' : '100',
      sort: semua ? 'nama,asc' : 'tanggal_masuk,asc',
      nama: text,
      active: '1',
    },
  })
  const milik = data.filter(({ tanggal_masuk: masuk }) => semua || masuk !== '')
  return {
    anggota: milik
      .filter(({ id }) => id !== kecuali)
      .map(({ id, kode, nama, jabatan }): AnggotaTim => ({ id, kode, nama, jabatan: jabatan ?? '' }))
      .toSorted((satu, lain) => satu.nama.localeCompare(lain.nama, 'id')),
    hasMore: milik.length === data.length && meta.current_page < meta.last_page,
  }
}
