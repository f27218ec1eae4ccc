import { z } from 'zod'
import { type Call, answer } from '../call.ts'
import { saringan } from '../paging.ts'

/** What the search over the whole back office finds on the server; screens and actions are the browser's own. */
export const cari = {
  'GET /kelola/cari': {
    query: z.object({
      /** Part of a name, a kode, digits of a NIK or of a mobile number */
      q: saringan.optional(),
    }),
    response: answer(
      z.object({
        /** At most eight of each, the best first */
        karyawan: z.array(
          z.object({
            id: z.number().int(),
            nama: z.string(),
            kode: z.string(),
            /** Null where nobody is placed today */
            kantor: z.string().nullable(),
            active: z.boolean(),
          }),
        ),
        lokasi: z.array(z.object({ id: z.number().int(), nama: z.string(), alamat: z.string() })),
      }),
    ),
    summary: 'Cari orang dan lokasi dari mana pun di Kelola',
  },
} satisfies Record<string, Call>
