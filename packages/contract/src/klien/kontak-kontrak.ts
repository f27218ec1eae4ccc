import { aturanEmailKaryawan, tidy, tidyNomor } from '@rekan/domain/karyawan/karyawan'
import { ATURAN_KLIEN } from '@rekan/domain/klien/klien'
import { z } from 'zod'
import { type Call, answer, id, instan, kosong, text } from '../call.ts'
import { opsional } from '../isian.ts'

const isian = {
  nama: text(ATURAN_KLIEN.kontak).transform(tidy),
  jabatan: opsional(text(ATURAN_KLIEN.jabatan_kontak).transform(tidy)).transform((isi) => isi ?? null),
  hp: opsional(
    z
      .string()
      .transform(tidyNomor)
      .pipe(z.string().regex(/^\+?[0-9]{5,19}$/, { error: 'Nomor telepon hanya boleh berisi angka.' }))
      .meta({ pattern: '^\\+?[0-9]{5,19}$' }),
  ).transform((isi) => isi ?? null),
  /** They see prices, and what they come to */
  lihat_harga: z.boolean().optional().default(false),
  /** They may sign */
  tanda_tangan: z.boolean().optional().default(true),
}

const kontak = z
  .object({
    id: z.number().int(),
    nama: z.string(),
    jabatan: z.string().nullable(),
    email: z.string(),
    hp: z.string().nullable(),
    lihat_harga: z.boolean(),
    tanda_tangan: z.boolean(),
    /** By whom and when they were let sign, null where nobody knows; until `mulai` they are held, and sooner let by another who signs */
    penanda: z
      .object({ oleh: z.string().nullable(), pada: instan.nullable(), mulai: instan.nullable() })
      .nullable(),
    /** Since when they are none any more */
    dicabut_pada: instan.nullable(),
  })
  .meta({ id: 'KontakKontrak' })
const semua = answer(z.array(kontak).meta({ id: 'SemuaKontakKontrak' }))
const params = z.object({ id })

/** Which of a client's contacts are sent a contract's sheets. Another address is another contact: the one before is revoked. */
export const kontakKontrak = {
  'GET /kelola/kontrak-klien/{id}/kontak': {
    params,
    response: z.object({
      data: z.array(kontak),
      meta: z
        .object({
          /** Whom else of the client one could choose */
          pilihan: z.array(
            z
              .object({
                nama: z.string(),
                jabatan: z.string().nullable(),
                email: z.string(),
                hp: z.string().nullable(),
              })
              .meta({ id: 'PilihanKontak' }),
          ),
        })
        .meta({ id: 'PilihanKontakKontrak' }),
    }),
    summary: 'Kontak sebuah kontrak yang menerima berita acara',
    refusals: [404],
  },
  'POST /kelola/kontrak-klien/{id}/kontak': {
    konfirmasi: 'tegas: who signs for the client',
    params,
    body: z
      .strictObject({
        ...isian,
        email: text(aturanEmailKaryawan).transform((isi) => tidy(isi).toLowerCase()),
      })
      .meta({ id: 'IsianKontakKontrak' }),
    status: 201,
    response: semua,
    summary: 'Kontak baru penerima berita acara',
    refusals: [404],
  },
  'POST /kelola/kontak-kontrak/{id}': {
    konfirmasi: 'tegas: who signs for the client',
    params,
    body: z.strictObject(isian).meta({ id: 'UbahKontakKontrak' }),
    response: semua,
    summary: 'Ubah kontak penerima berita acara; alamat suratnya tetap',
    refusals: [404, 409],
  },
  'POST /kelola/kontak-kontrak/{id}/cabut': {
    konfirmasi: 'tegas: who signs for the client',
    params,
    body: kosong,
    response: semua,
    summary: 'Cabut kontak: tidak lagi melihat atau menandatangani berita acara',
    refusals: [404, 409],
  },
} satisfies Record<string, Call>
