/** How a company is prepared before its people check in: the steps, in their order. */
export const LANGKAH_PERSIAPAN = ['perusahaan', 'lokasi', 'jam_kerja', 'libur', 'orang', 'undangan'] as const
export type LangkahPersiapan = (typeof LANGKAH_PERSIAPAN)[number]

/** What became of a step: done, left for later, or not reached. */
export type KeadaanLangkah = 'diisi' | 'dilewati' | 'belum'

type Kemajuan = {
  /** The steps that were done or left for later */
  readonly tercatat: readonly LangkahPersiapan[]
  readonly isSelesai: boolean
  /** The company has a site, whoever made it */
  readonly isBerlokasi: boolean
}

/**
 * Whether the company is still being prepared: it has no site yet, or somebody has begun and not ended it. A company that
 * got its sites another way is none.
 */
export function isPersiapan({ tercatat, isSelesai, isBerlokasi }: Kemajuan): boolean {
  return !isSelesai && (tercatat.length > 0 || !isBerlokasi)
}

/** The first step that was neither done nor left for later; undefined after the last. */
export function langkahBerikut(tercatat: readonly LangkahPersiapan[]): LangkahPersiapan | undefined {
  return LANGKAH_PERSIAPAN.find((langkah) => !tercatat.includes(langkah))
}
