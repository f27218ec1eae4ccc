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

/** One of a day's works, around the punch that it is shown with. */
export function penugasanOf<T extends z.ZodType>(kejadian: T) {
  return z.object({
    /** 0: it follows from the week */
    id: z.number().int().min(0),
    asal: z.enum(ASAL_PENUGASAN),
    kantor: z.object({ id: z.number().int(), nama: z.string() }),
    /** With approved overtime; null: its work was called off after it was punched */
    mulai: instan.nullable(),
    selesai: instan.nullable(),
    check_in: kejadian.nullable(),
    check_out: kejadian.nullable(),
    /** False once its window closed without a check-out: it has no hours until HR decides */
    lengkap: z.boolean(),
  })
}
