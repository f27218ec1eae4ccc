/** What ends with somebody's work (`docs/rules.md`, section 6.3): what of it is undone, settled or handed over. */

/** What a line of the list is about. */
export const JENIS_AKIBAT = [
  /** They are at work now */
  'PRESENSI',
  'IZIN',
  'LEMBUR',
  /** Annual leave that comes back, beyond what requests give back */
  'CUTI',
  /** Time off for overtime that is left */
  'WAKTU_PENGGANTI',
  'ROSTER',
  'TUKAR',
  'TAWARAN',
  'KASBON',
  /** Whose place they take, or who takes theirs */
  'PENGGANTI',
  'KOORDINATOR',
  /** They approve what HR makes of its own pay */
  'PENYETUJU',
] as const
export type JenisAkibat = (typeof JENIS_AKIBAT)[number]

/** One thing that ends, as HR reads it before they say yes. */
export type Akibat = { readonly jenis: JenisAkibat; readonly teks: string }
