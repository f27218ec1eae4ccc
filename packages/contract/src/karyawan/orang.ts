import { z } from 'zod'

/** One of several whom a call was about. */
export const orang = z
  .object({ id: z.number().int(), kode: z.string(), nama: z.string() })
  .meta({ id: 'Orang' })

/** Somebody whom a call for several passed over, and why. */
export const dilewati = z.object({ karyawan: orang, alasan: z.string() }).meta({ id: 'OrangDilewati' })

/** Somebody of whom something was made that should be looked at, and why. */
export const diperiksa = z.object({ karyawan: orang, pesan: z.string() }).meta({ id: 'OrangDiperiksa' })

/** Of a list that was seen before the yes, as the server named it: another one is refused. */
export const sidikDaftar = z.string().regex(/^[0-9a-f]{16}$/, 'Muat ulang daftarnya, lalu coba lagi.')
