import { ISI_TAMPILAN_TERPANJANG, aturanNamaTampilan, tidyNamaTampilan } from '@rekan/domain/kelola/tampilan'
import { z } from 'zod'
import { type Call, answer, id, kosong, pesan, text } from '../call.ts'

const MEJA = 'Meja tidak dikenal.'
const meja = z.string({ error: MEJA }).regex(/^[a-z-]{1,40}$/, { error: MEJA })
const params = z.object({ id })
const nama = text(aturanNamaTampilan).transform(tidyNamaTampilan)
/** A query as an address has it: what is no ASCII stands encoded */
const isi = z
  .string({ error: 'Saringan tidak dikenal.' })
  .max(ISI_TAMPILAN_TERPANJANG, { error: 'Saringan terlalu panjang untuk disimpan.' })
  .regex(/^[\x21-\x7e]*$/, { error: 'Saringan tidak dikenal.' })

const tampilan = z
  .object({
    id: z.number().int(),
    meja: z.string(),
    nama: z.string(),
    /** Filters, columns and order as the query of the desk's address */
    isi: z.string(),
    /** Seen by every HR */
    bersama: z.boolean(),
    /** Whether the reader made it; others choose it alone */
    milik_sendiri: z.boolean(),
  })
  .meta({ id: 'Tampilan' })

export const tampilanMeja = {
  /** The reader's own and what HR shares, by name */
  'GET /kelola/tampilan': {
    query: z.object({ meja }),
    response: answer(z.array(tampilan)),
    summary: 'Tampilan tersimpan sebuah meja',
  },
  'POST /kelola/tampilan': {
    konfirmasi: 'biasa: how a desk looks',
    body: z.strictObject({ meja, nama, isi, bersama: z.boolean().optional().default(false) }),
    status: 201,
    response: answer(tampilan),
    summary: 'Simpan saringan, kolom, dan urutan sebuah meja sebagai tampilan',
    refusals: [409],
  },
  'POST /kelola/tampilan/{id}': {
    konfirmasi: 'biasa: how a desk looks',
    params,
    body: z.strictObject({ nama, isi, bersama: z.boolean() }).partial(),
    response: answer(tampilan),
    summary: 'Ganti nama, isi, atau pembagian sebuah tampilan',
    refusals: [404, 409],
  },
  'POST /kelola/tampilan/{id}/delete': {
    konfirmasi: 'biasa: how a desk looks',
    params,
    body: kosong,
    response: pesan,
    summary: 'Hapus sebuah tampilan',
    refusals: [404],
  },
  'POST /kelola/tampilan/{id}/restore': {
    konfirmasi: 'biasa: how a desk looks',
    params,
    body: kosong,
    response: pesan,
    summary: 'Urungkan penghapusan sebuah tampilan, dalam satu menit',
    refusals: [404, 409],
  },
} satisfies Record<string, Call>
