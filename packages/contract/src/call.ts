import { z } from 'zod'
import { type Aturan, tanpaKendali } from '@rekan/domain/aturan'

/** One file of a multipart form; the server judges the type by the bytes, never by what the client says. */
export type FileRule = {
  readonly maxBytes: number
  readonly required: boolean
  /** What a refusal calls it; a photo unless told otherwise */
  readonly label?: string
}

/**
 * What one call takes and gives. Entries are keyed `'METHOD /path/{param}'` (path under `/api`).
 * Queries ignore unknown fields, bodies and forms refuse them with 422.
 */
export type Call = {
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  readonly form?: { readonly fields: z.ZodObject; readonly files: Readonly<Record<string, FileRule>> }
  readonly status?: 200 | 201
  /** Takes the version its writer saw as `If-Match: "7"`: once there is a newer one, it is refused (409) */
  readonly ifMatch?: true
  /** How long the reader's own browser may show the answer without asking; then, and at 0 at once, by its ETag */
  readonly cacheSeconds?: number
  readonly response: z.ZodType
  /** One line for the API's page, in Indonesian. */
  readonly summary?: string
  /** Statuses of refusals beyond those every call of its kind may give (`platform/openapi`). */
  readonly refusals?: readonly number[]
}

/** The body of every failure. `errors` names fields (422), `data` is what a 409 found already there. */
export const failure = z.object({
  message: z.string().min(1),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  error: z.object({ error: z.string(), message: z.string(), line: z.number().int().nullable() }),
  data: z.unknown().optional(),
})

const terbaca = tanpaKendali('Isian mengandung karakter yang tidak dikenal.')

/** A text field judged by rules of the domain; the first rule that fails gives the message. No text holds control characters. */
export function text(...rules: readonly Aturan<string>[]) {
  return z
    .string({ error: ({ input }) => (input === undefined || input === null ? rules[0]?.('') : undefined) })
    .check((ctx) => {
      for (const rule of [...rules, terbaca]) {
        const message = rule(ctx.value)
        if (message === undefined) continue
        ctx.issues.push({ code: 'custom', message, input: ctx.value })
        return
      }
    })
}

/** `5` and `"5"` alike: a positive integer that PostgreSQL's `integer` holds. */
function bulatPositif(error: string) {
  const angka = z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
  return z
    .union([z.number(), angka], { error })
    .pipe(z.int({ error }).min(1, { error }).max(2_147_483_647, { error }))
}

export const id = bulatPositif('Id tidak valid.')
/** Which version of a record its writer saw: once there is a newer one, what they write is refused (409). */
export const versi = bulatPositif('Versi tidak valid.')

/** `yyyy-MM-dd` */
export const tanggal = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
/** `HH:mm:ss` in the office's zone */
export const jam = z.string().regex(/^\d{2}:\d{2}:\d{2}$/)
/** ISO 8601 with offset */
export const instan = z.iso.datetime({ offset: true })
/** Whole seconds, never negative */
export const detik = z.number().int().min(0)
/** How many, never negative */
export const jumlah = z.number().int().min(0)
/** Whole rupiah, never negative */
export const rupiah = z.number().int().min(0)

export const referensi = z.object({ id: z.number().int(), nama: z.string() })

/** The body of every success: `{ data, message? }`. */
export function answer<T extends z.ZodType>(data: T) {
  return z.object({ data, message: z.string().optional() })
}
