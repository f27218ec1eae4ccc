import { BERKAS_TERBESAR } from '@rekan/domain/berkas'
import {
  STATUS_PENGUMUMAN,
  aturanBodyPengumuman,
  aturanJudulPengumuman,
  tidyBody,
  tidyJudul,
} from '@rekan/domain/pengumuman/pengumuman'
import { KODE_KEADAAN } from '@rekan/domain/pengumuman/siaran'
import { z } from 'zod'
import {
  type Call,
  type CallPart,
  answer,
  id,
  instan,
  jumlah,
  kosong,
  pesan,
  referensi,
  text,
  versi,
} from '../call.ts'
import { halaman, kata, paged, saringan } from '../paging.ts'
import { isianSiaran, sasaranPengumuman } from './siaran.ts'

const status = z.enum(STATUS_PENGUMUMAN)

export const pengumumanItem = z
  .object({
    id: z.number().int(),
    judul: z.string(),
    status,
    /** The image's file name */
    lampiran: z.string().nullable(),
    lampiran_url: z.string().nullable(),
    /** The same, small, for lists */
    lampiran_kecil_url: z.string().nullable(),
    /** Pixels */
    lampiran_ukuran: z.object({ lebar: z.number().int(), tinggi: z.number().int() }).nullable(),
    /** Text whose lists, bold words and links `domain/pengumuman` reads; never HTML */
    body: z.string(),
    created_at: instan,
    /** Null: not published */
    terbit_pada: instan.nullable(),
    /** Whether the reader has */
    dibaca: z.boolean(),
    /** Stands before the others */
    disematkan: z.boolean(),
    /** Whether its reader is asked to say that they understood */
    wajib: z.boolean(),
    /** Whether the reader has said so */
    dipahami: z.boolean(),
    /** From then on nobody but who manages it sees it; null: it stays */
    berakhir_pada: instan.nullable(),
    /** For hrd alone, else null */
    kelola: z
      .object({
        /** Counts what was done to it, its image apart: who saw another version is refused */
        versi: z.number().int(),
        oleh: referensi,
        /** How many have read it and said that they understood, of how many it is for */
        dibaca_oleh: jumlah,
        dipahami_oleh: jumlah,
        penerima: jumlah,
        keadaan: z.enum(KODE_KEADAAN),
        sasaran: sasaranPengumuman,
        /** The minute that is chosen; null: as soon as it is published */
        mulai: instan.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Pengumuman' })

const params = z.object({ id })
const pengumumanAnswer = answer(pengumumanItem)
const isian = {
  judul: text(aturanJudulPengumuman).transform(tidyJudul),
  body: text(aturanBodyPengumuman).transform(tidyBody),
  /** Absent: every employee, at once and for good; of one that is there, what it has */
  siaran: isianSiaran.optional(),
}
/** What is done to a text names the version that was seen. */
const versiDilihat = z.strictObject({ versi }).meta({ id: 'VersiDilihat' })
const tindakan = { params, body: versiDilihat, response: pengumumanAnswer } satisfies CallPart

export const pengumuman = {
  /** Newest first; drafts, which hrd alone sees, by when they were made */
  'GET /pengumuman': {
    query: z.object({
      ...halaman,
      status: kata(STATUS_PENGUMUMAN, 'Status harus DRAFT atau TERBIT.').optional(),
      /** Contained in the title */
      judul: saringan.optional(),
    }),
    response: paged(pengumumanItem),
    summary: 'Daftar pengumuman',
  },
  'GET /pengumuman/{id}': { params, response: pengumumanAnswer, summary: 'Satu pengumuman' },
  'POST /pengumuman/{id}/read': {
    konfirmasi: 'biasa: says only that something was read',
    params,
    body: z.strictObject({}),
    response: z.object({ message: z.string() }),
    summary: 'Tandai pengumuman sudah dibaca',
  },
  'POST /pengumuman/{id}/acknowledge': {
    konfirmasi: 'biasa: says only that something was read',
    params,
    body: kosong,
    response: pesan,
    summary: 'Nyatakan pengumuman sudah dimengerti',
    refusals: [404],
  },
  'POST /pengumuman': {
    konfirmasi: 'biasa: in sight of everybody, with its author',
    body: z.strictObject(isian),
    status: 201,
    response: pengumumanAnswer,
    summary: 'Tulis draft pengumuman',
  },
  'POST /pengumuman/{id}': {
    konfirmasi: 'biasa: in sight of everybody, with its author',
    params,
    body: z.strictObject({ ...isian, versi }),
    response: pengumumanAnswer,
    summary: 'Ubah pengumuman; yang sudah terbit langsung berubah tanpa pemberitahuan',
  },
  'POST /pengumuman/{id}/publish': {
    konfirmasi: 'biasa: in sight of everybody, with its author',
    ...tindakan,
    summary: 'Terbitkan pengumuman, atau jadwalkan, dan beri tahu sasarannya',
  },
  'POST /pengumuman/{id}/withdraw': {
    konfirmasi: 'biasa: in sight of everybody, with its author',
    ...tindakan,
    summary: 'Tarik pengumuman beserta pemberitahuannya; menjadi draft lagi',
  },
  /** At once after it alone, while nothing else was done to it */
  'POST /pengumuman/{id}/restore': {
    konfirmasi: 'biasa: in sight of everybody, with its author',
    ...tindakan,
    summary: 'Urungkan penarikan pengumuman, dalam satu menit',
  },
  'POST /pengumuman/{id}/delete': {
    konfirmasi: 'biasa: in sight of everybody, with its author',
    params,
    body: versiDilihat,
    response: z.object({ message: z.string() }),
    summary: 'Hapus draft pengumuman',
  },
  'POST /pengumuman/{id}/lampiran': {
    konfirmasi: 'biasa: in sight of everybody, with its author',
    params,
    form: { fields: z.strictObject({}), files: { lampiran: { maxBytes: BERKAS_TERBESAR, required: true } } },
    response: pengumumanAnswer,
    summary: 'Pasang atau ganti gambar pengumuman (PNG, JPEG, WebP)',
  },
  'POST /pengumuman/{id}/lampiran/delete': {
    konfirmasi: 'biasa: in sight of everybody, with its author',
    params,
    body: z.strictObject({}),
    response: pengumumanAnswer,
    summary: 'Hapus gambar pengumuman',
  },
} satisfies Record<string, Call>
