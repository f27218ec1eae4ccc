import { z } from 'zod'
import { jumlah } from './call.ts'

const tempat = {
  /** The sheet of a workbook; null in a file of text */
  lembar: z.string().nullable(),
  /** Its heading, or its letter where it has none; null: the whole row */
  kolom: z.string().nullable(),
  pesan: z.string(),
}
/** What is said of a cell; rows as the sheet counts them, from 1 */
const pesanSel = z.object({ ...tempat, baris: z.number().int() }).meta({ id: 'PesanSel' })
/** The same of many rows */
export const kelompokPesan = z
  .object({ ...tempat, baris: z.array(z.number().int()) })
  .meta({ id: 'KelompokPesan' })

/** All that is said of a sheet that somebody brought. */
export const pesanLembar = {
  /** By row, at most 200 */
  kesalahan: z.array(pesanSel),
  jumlah_kesalahan: jumlah,
  /** The same by what is wrong, each with all its rows; at most 200 */
  kelompok: z.array(kelompokPesan),
  /** What stays as it is, or is worth a look; at most 200 */
  catatan: z.array(pesanSel),
  jumlah_catatan: jumlah,
}
