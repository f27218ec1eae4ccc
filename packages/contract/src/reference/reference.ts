import { z } from 'zod'
import { type Call, answer, id, referensi } from '../call.ts'
import { kata, saringan, tanggalDiminta, urutan } from '../paging.ts'

/** Contained in the name; by name unless asked otherwise */
const query = z.object({ sort: urutan(['nama', 'id']), nama: saringan.optional() })

/** Asked for each time, sent only when it has changed. */
const daftar = {
  query,
  response: answer(z.array(referensi)).meta({ id: 'DaftarReferensi' }),
  cacheSeconds: 0,
}

export const reference = {
  'GET /reference/jenis-karyawan': { ...daftar, summary: 'Jenis karyawan' },
  'GET /reference/status-pernikahan': { ...daftar, summary: 'Status pernikahan' },
  'GET /reference/jenjang-pendidikan': { ...daftar, summary: 'Jenjang pendidikan' },
  'GET /reference/jenis-cuti': {
    ...daftar,
    summary: 'Jenis cuti dengan sisanya bagi pembaca',
    response: answer(
      z.array(
        referensi.extend({
          /** What is left for the reader today, in `satuan`; null where no number is fixed or the reader is no employee */
          sisa: z.number().min(0).nullable(),
          satuan: z.enum(['hari', 'bulan']),
          dokumen_wajib: z.boolean(),
          contoh_dokumen: z.string().nullable(),
          /** Whether it may be taken by the half day */
          boleh_setengah: z.boolean(),
        }),
      ),
    ),
  },
  'GET /reference/bank': {
    ...daftar,
    summary: 'Bank di Indonesia',
    /** `nama` also finds the short name */
    response: answer(z.array(referensi.extend({ kode: z.string().regex(/^\d{3}$/), singkatan: z.string() }))),
  },
  'GET /reference/kantor': { ...daftar, summary: 'Kantor untuk dipilih' },
  'GET /reference/jadwal': { ...daftar, summary: 'Jadwal kerja untuk dipilih' },
  /** `id` is the account's; whoever asks is not among them */
  'GET /koordinator': {
    ...daftar,
    query: query.extend({
      /** Whom a request may name, HR where there is nobody of the person's own; or every coordinator, to place people under */
      untuk: kata(['pengajuan', 'semua'], 'Pilih pengajuan atau semua.').default('pengajuan'),
      /** Of the request: whose it is, the reader's own unless told, and its days, today's unless told */
      karyawan_id: id.optional(),
      tanggal_mulai: tanggalDiminta.optional(),
      tanggal_selesai: tanggalDiminta.optional(),
    }),
    summary: 'Koordinator yang dapat dipilih',
  },
} satisfies Record<string, Call>
