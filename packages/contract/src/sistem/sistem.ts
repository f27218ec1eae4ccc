import { ANTREAN, PERINGATAN } from '@rekan/domain/sistem/sistem'
import { z } from 'zod'
import { type Call, answer, instan, jumlah, kosong } from '../call.ts'

/** How the server itself is; nothing of anybody's data. */
export const sistem = {
  'GET /sistem': {
    response: answer(
      z.object({
        versi: z.string(),
        /** Since when this server runs */
        berjalan_sejak: instan,
        /** `ukuran` in bytes */
        /** `umur_hari`: since its minor release came out; null where that day is not known */
        database: z.object({ versi: z.string(), ukuran: jumlah, umur_hari: jumlah.nullable() }),
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
    konfirmasi: 'biasa: a letter to oneself',
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
} satisfies Record<string, Call>
