import { z } from 'zod'
import { teksPendek, tidy } from '@rekan/domain/karyawan/karyawan'
import { MODE_KODE_POS } from '@rekan/domain/presensi/kode-pos/kode'
import { type Call, answer, bernama, id, instan, tanggal, text } from '../call.ts'

const layar = z
  .object({
    id: z.number().int(),
    nama: z.string(),
    /** Who offered it */
    oleh: bernama,
    /** Null while its link waits for a screen */
    dipasang_pada: instan.nullable(),
    pasangan_sampai: instan,
  })
  .meta({ id: 'LayarPos' })

const kode = z
  .object({
    kode_pos: z.enum(MODE_KODE_POS),
    /** The word of today, where the site has a print */
    kata_hari: z.object({ tanggal, kata: z.string() }).nullable(),
    /** What its print's QR code says */
    kode_cetak: z.string().nullable(),
    /** Those that are not revoked, the latest first */
    layar: z.array(layar),
  })
  .meta({ id: 'KodePos' })

const params = z.object({ id })
const kata = z.string({ error: 'Tautan tidak valid.' }).max(100, { error: 'Tautan tidak valid.' })

/** A site's codes, and the screens that show them. The id of `/pos/{id}` is the site's. */
export const kodePos = {
  'GET /kelola/lokasi/{id}/kode-pos': {
    params,
    response: answer(kode),
    summary: 'Kode pos jaga sebuah lokasi dengan layarnya',
    refusals: [404],
  },
  'POST /kelola/lokasi/{id}/kode-pos': {
    isSecret: true,
    konfirmasi: 'tegas: what a punch has to prove',
    params,
    body: z.strictObject({
      kode_pos: z.enum(MODE_KODE_POS, { error: 'Pilih tidak, layar, atau cetak.' }),
    }),
    response: answer(kode),
    summary: 'Tetapkan kode yang diminta presensi di sebuah lokasi',
    refusals: [404],
  },
  'POST /kelola/lokasi/{id}/layar': {
    isSecret: true,
    konfirmasi: 'tegas: its link shows the codes without a sign-in',
    params,
    body: z.strictObject({
      /** What the screen is called */
      sebutan: text(teksPendek('Nama layar', 'Nama layar harus diisi.')).transform(tidy),
    }),
    status: 201,
    response: answer(
      z
        .object({
          id: z.number().int(),
          /** To be opened on the screen, once, until then */
          alamat: z.string(),
          sampai: instan,
        })
        .meta({ id: 'TautanLayar' }),
    ),
    summary: 'Tautan yang memasangkan sebuah layar dengan pos jaga',
    refusals: [404],
  },
  'POST /kelola/layar/{id}/cabut': {
    isSecret: true,
    konfirmasi: 'biasa: takes back or closes, and opens nothing',
    params,
    response: answer(kode),
    summary: 'Cabut sebuah layar pos jaga',
    refusals: [404],
  },
  /** For the device that opened a screen's link; no account */
  'POST /pos/{id}/pasang': {
    isSecret: true,
    params,
    body: z.strictObject({ pasangan: kata }),
    /** By which the screen is known from then on */
    response: answer(z.object({ layar: z.string() })),
    summary: 'Pasangkan layar ini dengan pos jaga',
    refusals: [404],
  },
  /** For a paired screen, which goes on with them for a day and more without a network; no account */
  'POST /pos/{id}/kode': {
    isSecret: true,
    params,
    body: z.strictObject({ layar: kata }),
    response: answer(
      z
        .object({
          kantor: z.object({ id: z.number().int(), nama: z.string() }),
          /** The server's */
          waktu: instan,
          /** By days of UTC since 1970, the key (base64url) of that day's codes: HMAC-SHA-256 of the half minute's number */
          benih: z.array(z.object({ hari: z.number().int(), benih: z.string() })),
        })
        .meta({ id: 'BenihPos' }),
    ),
    summary: 'Benih kode pos jaga bagi layar yang terpasang',
    refusals: [404],
  },
} satisfies Record<string, Call>
