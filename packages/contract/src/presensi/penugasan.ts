import { ASAL_PENUGASAN } from '@rekan/domain/penugasan/penugasan'
import { z } from 'zod'
import { instan } from '../call.ts'

const TIDAK_VALID = { error: 'Penugasan tidak valid.' }
const TERBESAR = 999_999_999

/** Which of a day's works; 0 is what follows from the week. */
export const penugasanId = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^(0|[1-9]\d{0,8})$/)
        .transform(Number),
    ],
    TIDAK_VALID,
  )
  .pipe(z.int(TIDAK_VALID).min(0, TIDAK_VALID).max(TERBESAR, TIDAK_VALID))
  .meta({
    anyOf: [
      { type: 'integer', minimum: 0, maximum: TERBESAR },
      { type: 'string', pattern: '^(0|[1-9][0-9]{0,8})$' },
    ],
  })

/** A break as it was punched; one that nobody ended is over with the check-out. */
export const istirahat = z.object({ mulai: instan, selesai: instan.nullable() }).meta({ id: 'Istirahat' })

/** One of a day's works, around the punch that it is shown with. */
export function penugasanOf<T extends z.ZodType>(kejadian: T) {
  return z.object({
    /** 0: it follows from the week */
    id: z.number().int().min(0),
    asal: z.enum(ASAL_PENUGASAN),
    kantor: z.object({ id: z.number().int(), nama: z.string() }),
    /** The client's post, with what is worn there */
    pos: z
      .object({ id: z.number().int(), nama: z.string(), seragam: z.string().nullable() })
      .meta({ id: 'PosKerja' })
      .nullable(),
    /** Whose work it is that the person does */
    menggantikan: z.string().nullable(),
    /** Who does it in their place */
    digantikan_oleh: z.string().nullable(),
    /** With approved overtime; null: its work was called off after it was punched */
    mulai: instan.nullable(),
    selesai: instan.nullable(),
    check_in: kejadian.nullable(),
    check_out: kejadian.nullable(),
    /** False once its window closed without a check-out: it has no hours until HR decides, unless it ends as planned */
    lengkap: z.boolean(),
    /** The planned end that counts as the missing check-out, where the company lets it, until somebody corrects it */
    pulang_dianggap: instan.nullable(),
    /** Breaks that were punched, by their start: they are taken out of the hours in place of the planned one */
    istirahat: z.array(istirahat),
  })
}

/** The post of a work, what is worn there, whom the person stands in for and who for them; null: none of these. */
export const tugas = z
  .object({
    pos: z.string().nullable(),
    seragam: z.string().nullable(),
    menggantikan: z.string().nullable(),
    digantikan_oleh: z.string().nullable(),
  })
  .meta({ id: 'Tugas' })
  .nullable()
