import { ROLE } from '@rekan/domain/akses/peran'
import { JENIS_NOTIFIKASI, NOTIFIKASI_TERBANYAK } from '@rekan/domain/notifikasi/notifikasi'
import { z } from 'zod'
import { type Call, answer, id, instan, jumlah } from '../call.ts'

const notifikasiItem = z
  .object({
    id: z.number().int(),
    /** What it is about, by its kind */
    detail_id: z.number().int(),
    title: z.string(),
    body: z.string(),
    jenis: z.enum(JENIS_NOTIFIKASI),
    /** The reader's */
    user_role: z.enum(ROLE),
    /** Null: unread */
    read_at: instan.nullable(),
    created_at: instan,
  })
  .meta({ id: 'Notifikasi' })

const params = z.object({ id })
const pesan = z.object({ message: z.string() })

/** What the reader has been told of; asked for often, and by its ETag answered with next to nothing. */
export const notifikasi = {
  /** Of the last 90 days, newest first */
  'GET /notifikasi': {
    response: answer(z.array(notifikasiItem).max(NOTIFIKASI_TERBANYAK)),
    cacheSeconds: 0,
    summary: 'Notifikasi terbaru',
  },
  /** For the bell: of the last 90 days, listed or not */
  'GET /notifikasi/jumlah': {
    response: answer(z.object({ belum_dibaca: jumlah })),
    cacheSeconds: 0,
    summary: 'Jumlah notifikasi yang belum dibaca',
  },
  'POST /notifikasi/read-all': {
    konfirmasi: 'biasa: says only that something was read',
    body: z.strictObject({}),
    response: pesan,
    summary: 'Tandai semua notifikasi sudah dibaca',
  },
  'POST /notifikasi/{id}/read': {
    konfirmasi: 'biasa: says only that something was read',
    params,
    body: z.strictObject({}),
    response: pesan,
    summary: 'Tandai notifikasi sudah dibaca',
  },
} satisfies Record<string, Call>
