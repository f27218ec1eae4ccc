import { z } from 'zod'
import { tidy } from '@rekan/domain/karyawan/karyawan'
import { aturanAlasanPenahanan, aturanPerkara } from '@rekan/domain/presensi/masa-simpan'
import { type Call, answer, id, instan, jumlah, tanggal, text } from '../call.ts'
import { opsional } from '../isian.ts'
import { halaman, paged, saringan } from '../paging.ts'

const penahanan = z
  .object({
    id: z.number().int(),
    /** What the case is called; null where one person alone is meant */
    perkara: z.string().nullable(),
    alasan: z.string(),
    karyawan: z.array(z.object({ id: z.number().int(), kode: z.string(), nama: z.string() })),
    oleh: z.string(),
    pada: instan,
    /** Null while it is in force */
    dicabut_pada: instan.nullable(),
    dicabut_oleh: z.string().nullable(),
  })
  .meta({ id: 'Penahanan' })

/** How long photos and exact positions of punches are kept, and what is held longer. */
export const masaSimpan = {
  'GET /privasi': {
    response: answer(z.object({ simpan_foto_bulan: jumlah })),
    summary: 'Berapa lama foto dan posisi persis presensi disimpan',
  },
  'GET /masa-simpan': {
    response: answer(
      z.object({
        simpan_foto_bulan: jumlah,
        /** Photos of earlier days are deleted, unless held */
        disimpan_sejak: tanggal,
        /** What goes within three months, by month of the attendance day, the oldest first */
        rencana: z.array(
          z.object({
            bulan: z.string(),
            foto: jumlah,
            /** Of these, kept because something needs them */
            ditahan: jumlah,
            /** The day on which none but the held are left */
            habis_pada: tanggal,
          }),
        ),
        /** The newest 200; all of them are pages of `GET /penahanan` */
        penahanan: z.array(penahanan),
      }),
    ),
    summary: 'Masa simpan foto presensi: yang akan dihapus dan yang ditahan',
  },
  /** What is held, those in force first; found by whose it is, what the case is called, or why */
  'GET /penahanan': {
    query: z.object({ ...halaman, cari: saringan.optional() }),
    response: paged(penahanan),
    summary: 'Penahanan foto presensi, halaman demi halaman',
  },
  'POST /penahanan': {
    konfirmasi: 'biasa: keeps evidence, and ends with its lifting, which asks',
    body: z.strictObject({
      karyawan_ids: z
        .array(id, { error: 'Pilih karyawan.' })
        .min(1, { error: 'Pilih karyawan.' })
        .max(200, { error: 'Paling banyak 200 karyawan sekaligus.' }),
      /** Needed for several people */
      perkara: opsional(text(aturanPerkara).transform(tidy)),
      alasan: text(aturanAlasanPenahanan).transform(tidy),
    }),
    status: 201,
    response: z.object({ message: z.string() }),
    summary: 'Menahan foto dan posisi presensi melewati masa simpan',
  },
  'POST /penahanan/{id}/cabut': {
    konfirmasi: 'tegas: evidence is deleted after it',
    params: z.object({ id }),
    response: z.object({ message: z.string() }),
    summary: 'Mencabut penahanan',
  },
} satisfies Record<string, Call>
