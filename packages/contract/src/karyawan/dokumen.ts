import { isBlank } from '@rekan/domain/aturan'
import { BERKAS_TERBESAR } from '@rekan/domain/berkas'
import { ATURAN_DOKUMEN, JENIS_PERHATIAN, type NamaDokumen } from '@rekan/domain/karyawan/dokumen'
import { tidy } from '@rekan/domain/karyawan/karyawan'
import { z } from 'zod'
import { type Call, answer, id, instan, jumlah, tanggal, text, versi } from '../call.ts'
import { bulat, kata, saringan } from '../paging.ts'

const params = z.object({ id })
const isi = (nama: NamaDokumen) => text(ATURAN_DOKUMEN[nama]).transform(tidy)
/** Absent, blank and null all say that there is none. */
const isiOpsional = (nama: NamaDokumen) =>
  z
    .preprocess((nilai) => (typeof nilai === 'string' && isBlank(nilai) ? null : nilai), isi(nama).nullable())
    .optional()

const isian = z.strictObject({
  /** One of the list of kinds */
  jenis: isi('jenis'),
  nomor: isiOpsional('nomor'),
  terbit: isiOpsional('terbit'),
  berakhir: isiOpsional('berakhir'),
})

const jenisDokumen = z.object({ kode: z.string(), nama: z.string() }).meta({ id: 'JenisDokumen' })

const item = z
  .object({
    id: z.number().int(),
    jenis: jenisDokumen,
    nomor: z.string().nullable(),
    terbit: tanggal.nullable(),
    berakhir: tanggal.nullable(),
    /** Its file's name; null without one, and where the file is not the reader's to open */
    nama_berkas: z.string().nullable(),
    versi: z.number().int(),
    pada: instan,
  })
  .meta({ id: 'Dokumen' })
const daftar = answer(
  z.object({
    dokumen: z.array(item),
    /** The kinds to choose from */
    jenis: z.array(jenisDokumen),
  }),
).meta({ id: 'DaftarDokumen' })
/** A link to the file, dead within a minute */
const berkas = answer(z.object({ url: z.string() })).meta({ id: 'BerkasDokumen' })

const perhatian = z
  .object({
    jenis: z.enum(JENIS_PERHATIAN),
    karyawan: z.object({ id: z.number().int(), kode: z.string(), nama: z.string() }),
    /** Which contract, document or data */
    perihal: z.string(),
    /** The last day, or the day by which something was due; null: none */
    tanggal: tanggal.nullable(),
  })
  .meta({ id: 'PerluPerhatian' })

const URUT = ['tanggal', '-tanggal', 'nama', '-nama'] as const

export const dokumen = {
  'GET /kelola/karyawan/{id}/dokumen': {
    params,
    response: daftar,
    summary: 'Dokumen seorang karyawan',
  },
  /** The same file again is one document */
  'POST /kelola/karyawan/{id}/dokumen': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    params,
    form: {
      fields: isian,
      files: { file: { maxBytes: BERKAS_TERBESAR, required: false, label: 'Berkas' } },
    },
    status: 201,
    response: daftar,
    summary: 'Simpan dokumen seorang karyawan',
  },
  'POST /kelola/dokumen/{id}': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    params,
    body: isian.extend({ versi }),
    response: daftar,
    refusals: [409],
    summary: 'Betulkan keterangan sebuah dokumen',
  },
  /** What is known of it stays; the file before is gone */
  'POST /kelola/dokumen/{id}/berkas': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    params,
    form: {
      fields: z.strictObject({}),
      files: { file: { maxBytes: BERKAS_TERBESAR, required: true, label: 'Berkas' } },
    },
    response: daftar,
    summary: 'Ganti berkas sebuah dokumen',
  },
  'POST /kelola/dokumen/{id}/hapus': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    params,
    response: daftar,
    summary: 'Hapus sebuah dokumen',
  },
  'GET /kelola/dokumen/{id}/berkas': {
    params,
    response: berkas,
    summary: 'Tautan berkas sebuah dokumen karyawan',
  },
  'GET /dokumen': { response: daftar, summary: 'Dokumen saya' },
  'GET /dokumen/{id}/berkas': { params, response: berkas, summary: 'Tautan berkas dokumen saya' },
  'GET /kelola/karyawan/berakhir': {
    query: z.object({
      q: saringan.optional(),
      jenis: kata(JENIS_PERHATIAN, 'Jenis tidak dikenal.').optional(),
      urut: kata(URUT, 'Urutan tidak dikenal.').optional().default('tanggal'),
      mulai: bulat(0, 1_000_000, 'Mulai tidak valid.').optional().default(0),
      jumlah: bulat(1, 200, 'Jumlah harus 1 sampai 200.').optional().default(100),
    }),
    response: z
      .object({
        data: z.array(perhatian),
        meta: z.object({ total: jumlah, per_jenis: z.record(z.string(), jumlah) }),
      })
      .meta({ id: 'DaftarPerluPerhatian' }),
    summary: 'Kontrak, dokumen, dan data pajak yang perlu perhatian',
  },
} satisfies Record<string, Call>
