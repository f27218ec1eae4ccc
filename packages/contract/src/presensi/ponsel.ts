import { z } from 'zod'
import { type Call, answer, id, instan, kosong, pesan } from '../call.ts'

/** 32 bytes, base64url without padding */
const koordinat = z.string({ error: 'Kunci ponsel tidak valid.' }).regex(/^[\w-]{43}$/, {
  error: 'Kunci ponsel tidak valid.',
})

/** The public half of a phone's key as WebCrypto exports it: a point of P-256. */
const kunciPonsel = z
  .strictObject({
    kty: z.literal('EC', { error: 'Kunci ponsel tidak valid.' }),
    crv: z.literal('P-256', { error: 'Kunci ponsel tidak valid.' }),
    x: koordinat,
    y: koordinat,
    /** What WebCrypto says beside it */
    ext: z.boolean({ error: 'Kunci ponsel tidak valid.' }).optional(),
    key_ops: z
      .array(z.string({ error: 'Kunci ponsel tidak valid.' }).max(20), { error: 'Kunci ponsel tidak valid.' })
      .max(10)
      .optional(),
  })
  .meta({ id: 'KunciPonsel' })

/** A text of an entry that names something to whoever made it. */
const sebutan = (panjang: number) => z.string().max(panjang)
const jam = z.number().int()
const mono = z.number()
/** Which life of a page it was */
export const HIDUP = /^[\w-]{1,64}$/
const halaman = { jam, mono, hidup: z.string().regex(HIDUP) }

/**
 * The evidence of a punch as its phone has signed it: a JSON text in the field `luring`. Times are milliseconds, `jam` of
 * the phone's clock, `mono` of the page's own.
 */
export const buktiLuring = z.object({
  v: z.literal(1),
  ponsel: z.number().int(),
  /** The account */
  akun: z.number().int(),
  /** The `Idempotency-Key` under which it is sent */
  kunci: sebutan(200),
  jenis: z.enum(['check_in', 'check_out']),
  /** SHA-256 of the photo */
  foto: z.string().regex(/^[0-9a-f]{64}$/),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  akurasi: z.number().nullable(),
  /** The same as the device said them; the others are rounded to four decimals and whole metres */
  rinci: z
    .object({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      akurasi: z.number().min(0).max(10_000_000),
    })
    .nullable()
    .optional(),
  /** Seconds between position and photo */
  posisi_umur: z.number().nullable(),
  tempat_versi: sebutan(100).nullable(),
  kamera: sebutan(200).nullable(),
  token: sebutan(200).nullable(),
  dengar: z.object(halaman).nullable(),
  ambil: z.object(halaman),
  bergeser: z.number().min(0),
})

/** The phone that somebody punches with, and what it hears of the server's time. */
export const ponsel = {
  'GET /ponsel': {
    response: answer(
      z.array(
        z
          .object({
            id: z.number().int(),
            /** In plain words; null: registered before that was kept */
            nama: z.string().nullable(),
            dibuat_pada: instan,
            /** To the day */
            didengar_pada: instan,
          })
          .meta({ id: 'PonselTerdaftar' }),
      ),
    ),
    summary: 'Ponsel yang terdaftar untuk presensi akun ini',
  },
  'POST /ponsel': {
    konfirmasi: 'biasa: asks itself, for a key beyond the first of a session',
    body: z.strictObject({ kunci: kunciPonsel }),
    response: answer(
      z
        .object({
          id: z.number().int(),
          /** SHA-256 of the key, hexadecimal */
          sidik: z.string(),
        })
        .meta({ id: 'Ponsel' }),
    ),
    summary: 'Mendaftarkan ponsel yang dipakai akun ini, paling banyak lima',
  },
  'POST /ponsel/{id}/waktu': {
    konfirmasi: 'biasa: hears the time',
    params: z.object({ id }),
    body: kosong,
    response: answer(
      z
        .object({
          waktu: instan,
          /** Proves to this server that this phone has heard its time from this account at that moment */
          token: z.string(),
        })
        .meta({ id: 'WaktuServer' }),
    ),
    isSecret: true,
    summary: 'Jam server sebagai bukti waktu bagi presensi yang diambil tanpa jaringan',
  },
  'POST /ponsel/{id}/lepas': {
    konfirmasi: 'biasa: takes back or closes, and opens nothing',
    params: z.object({ id }),
    body: kosong,
    response: pesan,
    summary: 'Melepas ponsel dari akun ini; ia mendaftar lagi bila dipakai lagi',
  },
} satisfies Record<string, Call>
