import { JENIS_JEJAK, KODE_JENIS_JEJAK, KOLOM_JEJAK, SISI_JEJAK } from '@rekan/domain/sistem/jejak'
import { z } from 'zod'
import { type Call, answer, berkas, id, instan, referensi } from '../call.ts'
import { isiLembar, jendela, jendelaFrom, kata, saringan, tanggalDiminta, urutKolom } from '../paging.ts'

/** What narrows the audit trail. */
const penyaring = {
  /** In the name or the kode of who did it or of whom it is about */
  q: saringan.optional(),
  /** On which side the name is looked for; without it on both */
  sisi: kata(SISI_JEJAK, `Sisi harus salah satu dari ${SISI_JEJAK.join(', ')}.`).optional(),
  jenis: kata(KODE_JENIS_JEJAK, `Jenis harus salah satu dari ${KODE_JENIS_JEJAK.join(', ')}.`).optional(),
  /** Days in WIB, both included */
  dari: tanggalDiminta.optional(),
  sampai: tanggalDiminta.optional(),
}
const urut = urutKolom(['waktu']).optional()

const jejak = z
  .object({
    id: z.number().int(),
    waktu: instan,
    /** Null: the operator at the machine, or the server itself */
    oleh: referensi.nullable(),
    /** Their address, where it was a client's contact and no account */
    oleh_kontak: z.string().nullable(),
    /** The call that did it, or the operator's command */
    tindakan: z.string(),
    /** What that call does, in words */
    keterangan: z.string(),
    jenis: z.enum(Object.keys(JENIS_JEJAK) as (keyof typeof JENIS_JEJAK)[]),
    /** Whom it is about; null where it is about nobody in particular */
    karyawan: referensi.nullable(),
    /** The table of the record, and its key there */
    objek: z.string(),
    objek_id: z.string(),
    isian: z.array(
      z.object({
        nama: z.string(),
        label: z.string(),
        /** Whether `sebelum` and `sesudah` are told; else both are null */
        terbuka: z.boolean(),
        sebelum: z.string().nullable(),
        sesudah: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'Jejak' })

/** The audit trail: who did what to whom, and who looked at what. */
export const audit = {
  'GET /kelola/audit': {
    work: 'report',
    query: z.object({ ...penyaring, urut, ...jendela }),
    response: jendelaFrom(jejak),
    summary: 'Jejak audit: siapa melakukan apa, terbaru lebih dulu',
  },
  'GET /kelola/audit/lembar': {
    work: 'report',
    query: z.object({ ...penyaring, urut, ...isiLembar(KOLOM_JEJAK) }),
    response: answer(berkas),
    summary: 'Jejak audit yang tampil sebagai Excel atau CSV',
  },
  'GET /kelola/audit/{id}': {
    params: z.object({ id }),
    response: answer(jejak),
    summary: 'Satu catatan jejak audit',
  },
} satisfies Record<string, Call>
