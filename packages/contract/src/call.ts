import { z } from 'zod'
import { type Aturan, tanpaKendali, urut } from '@rekan/domain/aturan'

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
  /** The most bytes a JSON body may have, where 64 KiB are too few to say clearly what is wrong with a longer one */
  readonly maxBytes?: number
  /** How long the reader's own browser may show the answer without asking; then, and at 0 at once, by its ETag */
  readonly cacheSeconds?: number
  readonly response: z.ZodType
  /** Answered with 202 in place of `response` where what was sent waits for somebody to decide on it */
  readonly deferred?: z.ZodType
  /** What it is to the server, which bounds how long it may take (`platform/work`); a screen's read or write unless told */
  readonly work?: 'punch' | 'report'
  /**
   * Whether a session asks for the password or a passkey of the last minutes before it, and why so. Every call that
   * writes says it, but those without an account
   */
  readonly konfirmasi?: `tegas: ${string}` | `biasa: ${string}`
  /** To who asks for `text/event-stream`, the answer is a stream that does not end; to others it is `response` */
  readonly isStream?: true
  /**
   * Its answer holds what opens something (an address, a word, a proof, a code), and is kept nowhere: sent again under its
   * `Idempotency-Key`, the call is done anew
   */
  readonly isSecret?: true
  /** One line for the API's page, in Indonesian; no two calls have the same. */
  readonly summary: string
  /** The same call by its better address, which alone the description names */
  readonly describedAs?: string
  /** Statuses of refusals beyond those every call of its kind may give (`platform/openapi`). */
  readonly refusals?: readonly number[]
}

/** A file made for the reader alone, who saves it. */
export const berkas = z
  .object({
    nama: z.string(),
    /** Its media type */
    tipe: z.string(),
    /** Base64 */
    isi: z.string(),
  })
  .meta({ id: 'Berkas' })

/** Whether a call asks for the password or a passkey of somebody who signed in a while ago (`isDikonfirmasi`). */
export function isTegas({ konfirmasi }: Pick<Call, 'konfirmasi'>): boolean {
  return konfirmasi?.startsWith('tegas') ?? false
}

/** What several calls have in common; each has its own summary. */
export type CallPart = Omit<Call, 'summary'>

/** Why fields are refused, by their names */
export const sebabIsian = z.record(z.string(), z.array(z.string())).meta({ id: 'SebabIsian' })

/** The body of every failure. `errors` names fields (422), `data` is what a 409 found already there. */
export const failure = z
  .object({
    message: z.string().min(1),
    errors: sebabIsian.optional(),
    error: z.object({ error: z.string(), message: z.string(), line: z.number().int().nullable() }),
    data: z.unknown().optional(),
  })
  .meta({ id: 'Kegagalan' })

const terbaca = tanpaKendali('Isian mengandung karakter yang tidak dikenal.')

/**
 * A text field judged by rules of the domain, and described by their forms; the first rule that fails gives the message.
 * No text holds control characters.
 */
export function text(...rules: readonly Aturan<string>[]) {
  const { enum: one, ...form } = { ...terbaca.bentuk, ...urut(...rules).bentuk }
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
    .meta(one === undefined ? form : { enum: one })
}

/** What PostgreSQL's `integer` holds */
const ID_TERBESAR = 2_147_483_647
/** `5` and `"5"` alike, as the API describes them; of texts only those that need no comparing. */
export const BENTUK_ID = [
  { type: 'integer', minimum: 1, maximum: ID_TERBESAR },
  { type: 'string', pattern: '^[1-9][0-9]{0,8}$' },
]

/** `5` and `"5"` alike: a positive integer. */
function bulatPositif(error: string) {
  const angka = z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
  return z
    .union([z.number(), angka], { error })
    .pipe(z.int({ error }).min(1, { error }).max(ID_TERBESAR, { error }))
    .meta({ anyOf: BENTUK_ID })
}

export const id = bulatPositif('Id tidak valid.')
/** Which version of a record its writer saw: once there is a newer one, what they write is refused (409). */
export const versi = bulatPositif('Versi tidak valid.')

/** `yyyy-MM-dd` */
export const tanggal = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .meta({ format: 'date' })
/** `HH:mm:ss` in the office's zone */
export const jam = z.string().regex(/^\d{2}:\d{2}:\d{2}$/)
/** ISO 8601 with offset */
export const instan = z.iso.datetime({ offset: true })
/** Whole seconds, never negative */
export const detik = z.number().int().min(0)
/** How many, never negative */
export const jumlah = z.number().int().min(0)
/** Days of which halves are counted: 11.5 */
export const jumlahHari = z.number().multipleOf(0.5)
/** Whole rupiah, never negative */
export const rupiah = z.number().int().min(0)

export const referensi = z.object({ id: z.number().int(), nama: z.string() }).meta({ id: 'Referensi' })

/** Somebody whom a call for several leaves to another, and why */
export const dilewatkan = z
  .object({ karyawan: referensi, alasan: z.string() })
  .meta({ id: 'KaryawanDilewati' })

/** Somebody or something of which the name alone is told */
export const bernama = z.object({ nama: z.string() }).meta({ id: 'Bernama' })

/** A body that says nothing */
export const kosong = z.strictObject({}).meta({ id: 'Kosong' })
/** An answer that says no more than what was done */
export const pesan = z.object({ message: z.string() }).meta({ id: 'Pesan' })

/** The body of every success: `{ data, message? }`. */
export function answer<T extends z.ZodType>(data: T) {
  return namedAfter(data, 'Jawaban', z.object({ data, message: z.string().optional() }))
}

/** What holds something that has a name is named after it. */
export function namedAfter<T extends z.ZodType>(held: z.ZodType, before: string, holder: T): T {
  const name = z.globalRegistry.get(held)?.id
  return name === undefined ? holder : holder.meta({ id: before + name })
}
