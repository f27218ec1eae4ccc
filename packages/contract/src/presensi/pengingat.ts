import { z } from 'zod'
import { type Call, answer } from '../call.ts'

const pengingatItem = z
  .object({
    /** Whether one's devices are told before a check-in and after a check-out that is missing */
    aktif: z.boolean(),
  })
  .meta({ id: 'Pengingat' })

/** Reminders of one's own check-in and check-out, switched for the account and all its devices. */
export const pengingat = {
  'GET /pengingat': {
    response: answer(pengingatItem),
    cacheSeconds: 0,
    summary: 'Apakah pengingat presensi dinyalakan',
  },
  'POST /pengingat': {
    konfirmasi: "biasa: one's own, and no one else's money or rights hang on it",
    body: z.strictObject({ aktif: z.boolean({ error: 'Pilih nyala atau mati.' }) }),
    response: answer(pengingatItem),
    summary: 'Nyalakan atau matikan pengingat presensi',
  },
} satisfies Record<string, Call>
