import { z } from 'zod'
import { type Call, answer } from '../call.ts'

/** What stands around every desk of the back office. */
export const kerangka = {
  'GET /kelola/kerangka': {
    response: answer(
      z.object({
        /** Null while nobody has entered it */
        perusahaan: z.string().nullable(),
        /** Of a company that is being prepared, whether anybody has begun; null: it is ready, or not the reader's to prepare */
        persiapan: z.object({ dimulai: z.boolean() }).nullable(),
      }),
    ),
    summary: 'Kerangka ruang Kelola: nama perusahaan, dan apakah ia masih disiapkan',
  },
} satisfies Record<string, Call>
