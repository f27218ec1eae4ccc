import { z } from 'zod'
import { type Call, id, instan, referensi } from '../call.ts'
import { halaman, paged } from '../paging.ts'

/** As text; null for what there was none of */
const nilai = z.string().nullable()

export const perubahan = {
  /** Newest first, with those of contracts, documents and tax data, as far as the reader may look at them. Numbers and addresses show their end alone. */
  'GET /karyawan/{id}/perubahan': {
    params: z.object({ id }),
    query: z.object(halaman),
    response: paged(
      z.object({
        id: z.number().int(),
        waktu: instan,
        /** The account that changed it; null: the operator at the machine */
        oleh: referensi.nullable(),
        /** The call that did it: `POST /profile` */
        tindakan: z.string(),
        isian: z.array(z.object({ nama: z.string(), sebelum: nilai, sesudah: nilai })),
      }),
    ),
    summary: 'Perubahan data seorang karyawan, terbaru lebih dulu',
  },
} satisfies Record<string, Call>
