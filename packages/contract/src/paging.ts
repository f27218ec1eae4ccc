import { z } from 'zod'
import { cutPola } from '@rekan/domain/teks/cari'
import { isTanggal } from '@rekan/domain/waktu'
import { jumlah, namedAfter, text } from './call.ts'
import { BENTUK_TANGGAL } from './isian.ts'

/** Digits alone, `min` to `max`; a query sends texts. */
export function bulat(min: number, max: number, message: string) {
  return z
    .string({ error: message })
    .regex(/^\d{1,11}$/, { error: message })
    .transform(Number)
    .refine((n) => n >= min && n <= max, { error: message })
    .meta({ type: 'integer', minimum: min, maximum: max, pattern: undefined })
}

/** The query fields of every paged list: `page` from 1, `per_page` 1..100. */
export const halaman = {
  page: bulat(1, 2_147_483_647, 'Halaman tidak valid.').optional().default(1),
  per_page: bulat(1, 100, 'Jumlah per halaman harus 1 sampai 100.').optional().default(10),
}

export const bulan = bulat(1, 12, 'Bulan harus 1 sampai 12.')
export const tahun = bulat(1900, 2200, 'Tahun tidak valid.')

/** A day that a query names */
export const tanggalDiminta = z
  .string({ error: 'Tanggal tidak valid.' })
  .refine((nilai) => isTanggal(nilai) && nilai >= '1900' && nilai < '2201', { error: 'Tanggal tidak valid.' })
  .meta(BENTUK_TANGGAL)

/** A text to be contained, whatever its letter case; the wildcards of `%x%` go, white space around it too. */
export const saringan = text((nilai) =>
  nilai.length > 100 ? 'Pencarian tidak boleh lebih dari 100 karakter.' : undefined,
).transform(cutPola)

/** One of these words, whatever its letter case. */
export function kata<const K extends string>(dikenal: readonly K[], error: string) {
  return z
    .string({ error })
    .transform((nilai) => dikenal.find((satu) => satu.toLowerCase() === nilai.toLowerCase()) ?? nilai)
    .pipe(z.enum(dikenal, { error }))
    .meta({ enum: dikenal })
}

/** A yes or no in a query. */
export const yaTidak = kata(['1', '0', 'true', 'false'], 'Pilih 1 atau 0.').transform(
  (nilai) => nilai === '1' || nilai === 'true',
)

export type Urutan<F extends string> = { readonly kolom: F; readonly turun: boolean }

/** `sort=field,dir` or several as `sort[]=field,dir`; the first counts most. */
export function urutan<const F extends string>(kolom: readonly F[]) {
  const message = `Urutan tidak dikenal. Pakai salah satu dari ${kolom.join(', ')}, diikuti ,asc atau ,desc.`
  const kolomUrut = z
    .string({ error: message })
    .meta({ enum: kolom.flatMap((k) => [`${k},asc`, `${k},desc`]) })
    .transform((teks, ctx): Urutan<F> => {
      const [nama, arah, ...sisa] = teks.split(',')
      const dikenal = kolom.find((k) => k === nama)
      if (dikenal !== undefined && sisa.length === 0 && /^(asc|desc)$/i.test(arah ?? ''))
        return { kolom: dikenal, turun: arah?.toLowerCase() === 'desc' }
      ctx.issues.push({ code: 'custom', message, input: teks })
      return z.NEVER
    })
  return z
    .preprocess(
      (nilai) => (Array.isArray(nilai) ? nilai : [nilai]),
      z.array(kolomUrut).max(kolom.length, { error: message }),
    )
    .optional()
}

/** The body of a paged list: `{ data, meta, links }` (`docs/rules.md`, section 10.1). */
export function paged<T extends z.ZodType>(item: T) {
  return namedAfter(item, 'Halaman', z.object({ data: z.array(item), meta, links }))
}

const meta = z
  .object({
    current_page: z.number().int(),
    last_page: z.number().int(),
    per_page: z.number().int(),
    total: z.number().int(),
  })
  .meta({ id: 'MetaHalaman' })
const links = z
  .object({
    first: z.string(),
    last: z.string(),
    prev: z.string().nullable(),
    next: z.string().nullable(),
  })
  .meta({ id: 'TautanHalaman' })

/** Which rows of a back-office list are asked for: so many from one on, the first is 0. */
export const jendela = {
  mulai: bulat(0, 2_147_483_647, 'Baris pertama tidak valid.').optional().default(0),
  jumlah: bulat(1, 200, 'Jumlah baris harus 1 sampai 200.').optional().default(100),
}

/** One column that the rows are in order of, `-` before it from the last to the first. */
export function urutKolom<const F extends string>(kolom: readonly F[]) {
  const message = `Urutan tidak dikenal. Pakai salah satu dari ${kolom.join(', ')}, dengan - di depannya untuk urutan terbalik.`
  return kata(
    kolom.flatMap((satu) => [satu, `-${satu}`] as const),
    message,
  ).transform((nilai): Urutan<F> => {
    const turun = nilai.startsWith('-')
    return { kolom: (turun ? nilai.slice(1) : nilai) as F, turun }
  })
}

/** What of a list a file holds: the columns by their names, in their order, and its format. */
export function isiLembar<const F extends string>(kolom: readonly F[]) {
  const message = `Kolom tidak dikenal. Pakai ${kolom.join(', ')}, dipisah koma.`
  const satu = `(?:${kolom.join('|')})`
  return {
    format: kata(['xlsx', 'csv'], 'Format harus xlsx atau csv.'),
    kolom: z
      .string({ error: message })
      .transform((teks) => teks.split(','))
      .pipe(
        z
          .array(z.enum(kolom, { error: message }))
          .min(1, { error: message })
          .max(kolom.length, { error: message }),
      )
      .meta({ type: 'string', pattern: `^${satu}(?:,${satu}){0,${kolom.length - 1}}$` }),
  }
}

/** A window of a list, and how many rows all of it has. */
export function jendelaFrom<T extends z.ZodType>(item: T) {
  return namedAfter(
    item,
    'Jendela',
    z.object({
      data: z.array(item),
      meta: z.object({ total: z.number().int() }).meta({ id: 'MetaJendela' }),
    }),
  )
}

/** The values of a filter, each with how many rows it leaves. */
export const pilihanBerjumlah = z
  .array(z.object({ id: z.number().int(), nama: z.string(), jumlah }))
  .meta({ id: 'PilihanBerjumlah' })
