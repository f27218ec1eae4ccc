import { z } from 'zod'
import { type Call, answer, referensi } from './call.ts'
import { saringan, urutan } from './paging.ts'

/** Contained in the name; by name unless asked otherwise */
const query = z.object({ sort: urutan(['nama', 'id']), nama: saringan.optional() })

const daftar = { query, response: answer(z.array(referensi)) }
/** What only a new release changes: forms on slow phones need not ask again. */
const tetap = { ...daftar, cacheSeconds: 3600 }
/** What may change any time: asked for each time, sent only when it did. */
const berubah = { ...daftar, cacheSeconds: 0 }

export const reference = {
  'GET /reference/jenis-karyawan': tetap,
  'GET /reference/status-pernikahan': tetap,
  'GET /reference/jenjang-pendidikan': tetap,
  'GET /reference/jenis-cuti': {
    ...berubah,
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
    ...tetap,
    /** `nama` also finds the short name */
    response: answer(z.array(referensi.extend({ kode: z.string().regex(/^\d{3}$/), singkatan: z.string() }))),
  },
  'GET /reference/kantor': berubah,
  'GET /reference/jadwal': berubah,
  /** `id` is the account's; whoever asks is not among them */
  'GET /koordinator': berubah,
} satisfies Record<string, Call>
