import { z } from 'zod'
import { type Call, answer, referensi } from './call.ts'
import { saringan, urutan } from './paging.ts'

/** Contained in the name; by name unless asked otherwise */
const query = z.object({ sort: urutan(['nama', 'id']), nama: saringan.optional() })

/** Asked for each time, sent only when it has changed. */
const daftar = { query, response: answer(z.array(referensi)), cacheSeconds: 0 }

export const reference = {
  'GET /reference/jenis-karyawan': daftar,
  'GET /reference/status-pernikahan': daftar,
  'GET /reference/jenjang-pendidikan': daftar,
  'GET /reference/jenis-cuti': {
    ...daftar,
    response: answer(
      z.array(
        referensi.extend({
          /** What is left for the reader today, in `satuan`; null where no number is fixed or the reader is no employee */
          sisa: z.number().min(0).nullable(),
          satuan: z.enum(['hari', 'bulan']),
          dokumen_wajib: z.boolean(),
          contoh_dokumen: z.string().nullable(),
        }),
      ),
    ),
  },
  'GET /reference/bank': {
    ...daftar,
    /** `nama` also finds the short name */
    response: answer(z.array(referensi.extend({ kode: z.string().regex(/^\d{3}$/), singkatan: z.string() }))),
  },
  'GET /reference/kantor': daftar,
  'GET /reference/jadwal': daftar,
  /** `id` is the account's; whoever asks is not among them */
  'GET /koordinator': daftar,
} satisfies Record<string, Call>
