import { ANTREAN, PERINGATAN } from '@rekan/domain/sistem'
import { z } from 'zod'
import { type Call, answer, instan, jumlah } from './call.ts'

/** How the server itself is; nothing of anybody's data. */
export const sistem = {
  'GET /sistem': {
    response: answer(
      z.object({
        versi: z.string(),
        /** Since when this server runs */
        berjalan_sejak: instan,
        /** `ukuran` in bytes */
        database: z.object({ versi: z.string(), ukuran: jumlah }),
        berkas: z.object({ terbaca: z.boolean() }),
        /** Work beside the requests: mail, push messages, photos on their way to the store */
        antrean: z.array(
          z.object({
            nama: z.enum(ANTREAN),
            menunggu: jumlah,
            /** Of these, tried without success before */
            gagal: jumlah,
            tertua_pada: instan.nullable(),
          }),
        ),
        /** `sesi`: devices that are signed in */
        akun: z.object({ aktif: jumlah, nonaktif: jumlah, sesi: jumlah }),
        /** What somebody has to see to */
        peringatan: z.array(z.object({ nama: z.enum(PERINGATAN), pesan: z.string() })),
      }),
    ),
    summary: 'Keadaan sistem: akun, basis data, antrean, peringatan',
  },
} satisfies Record<string, Call>
