import { ANTREAN, PERINGATAN } from '@rekan/domain/sistem/sistem'
import { z } from 'zod'
import { type Call, answer, instan, jumlah, kosong, referensi } from '../call.ts'
import { halaman, paged, saringan } from '../paging.ts'

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
        /** The last one that `npm run backup` has written; null where none is known of */
        cadangan: z.object({ terakhir_pada: instan.nullable() }),
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
  'POST /kelola/pengaturan/uji-surat': {
    body: kosong,
    response: answer(
      z.object({
        /** `berkas`: no mail server is set, the letter lies in the server's outbox */
        hasil: z.enum(['terkirim', 'berkas', 'gagal']),
        /** The address of who asks */
        kepada: z.string(),
        /** The mail server's own words, and what to look at; null unless it failed */
        jawaban: z.string().nullable(),
        saran: z.string().nullable(),
      }),
    ),
    summary: 'Kirim surat uji kepada diri sendiri',
  },
  /** Who did what to whom. What fields became is told of accounts alone: pay and private data are not the administrator's. */
  'GET /sistem/audit': {
    work: 'report',
    query: z.object({
      ...halaman,
      /** Contained in the name or the kode of who did it or of whom it is about */
      nama: saringan.optional(),
    }),
    response: paged(
      z.object({
        id: z.number().int(),
        waktu: instan,
        /** Null: the operator at the machine */
        oleh: referensi.nullable(),
        /** The call that did it, or the operator's command */
        tindakan: z.string(),
        /** What that call does, in words */
        keterangan: z.string(),
        /** Whom it is about; null where it is about nobody in particular */
        karyawan: referensi.nullable(),
        /** The table of the record, and its key there */
        objek: z.string(),
        objek_id: z.string(),
        isian: z.array(
          z.object({
            nama: z.string(),
            /** Whether `sebelum` and `sesudah` are told; else both are null */
            terbuka: z.boolean(),
            sebelum: z.string().nullable(),
            sesudah: z.string().nullable(),
          }),
        ),
      }),
    ),
    summary: 'Jejak audit: siapa melakukan apa, terbaru lebih dulu',
  },
} satisfies Record<string, Call>
