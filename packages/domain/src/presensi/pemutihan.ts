/** Spans at a site in which nobody came late, because something else was to blame (`docs/rules.md`, section 2.27). */
import { paling, urut, wajib } from '../aturan.ts'
import { type Detik, type Instan, type KodeZona, SEHARI, type Tanggal, instanFrom } from '../waktu.ts'

export const aturanAlasanPemutihan = urut(
  wajib('Alasan pemutihan harus diisi.'),
  paling(500, 'Alasan pemutihan tidak boleh lebih dari 500 karakter.'),
)

/** From the first moment to the last, both included. */
export type RentangPemutihan = { readonly mulai: Instan; readonly selesai: Instan }

/**
 * The span that clock times of a day mean, whole seconds since midnight at the site: one that ends before it starts ends the
 * next morning.
 */
export function rentangPemutihan(
  tanggal: Tanggal,
  { mulai, selesai }: { readonly mulai: Detik; readonly selesai: Detik },
  zona: KodeZona,
): RentangPemutihan {
  const akhir = selesai < mulai ? selesai + SEHARI : selesai
  return { mulai: instanFrom(tanggal, mulai, zona), selesai: instanFrom(tanggal, akhir, zona) }
}

/** Why a span may not be waived at `saat`, by its field, in Indonesian; null when it may. */
export function judgePemutihan(
  { mulai, selesai }: RentangPemutihan,
  saat: Instan,
): { readonly isian: 'mulai' | 'selesai'; readonly pesan: string } | null {
  if (mulai === selesai) return { isian: 'selesai', pesan: 'Jam selesai harus berbeda dari jam mulai.' }
  if (mulai > saat) return { isian: 'mulai', pesan: 'Jam mulai belum lewat.' }
  return null
}
