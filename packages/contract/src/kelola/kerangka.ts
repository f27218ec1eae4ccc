import { z } from 'zod'
import { type Call, answer } from '../call.ts'

/** What stands around every desk of the back office. */
export const kerangka = {
  'GET /kelola/kerangka': {
    response: answer(
      z.object({
        /** Null while nobody has entered it */
        perusahaan: z.string().nullable(),
      }),
    ),
    summary: 'Kerangka ruang Kelola: nama perusahaan',
  },
} satisfies Record<string, Call>
