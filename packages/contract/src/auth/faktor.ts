import { z } from 'zod'
import { paling, urut, wajib } from '@rekan/domain/aturan'
import { type Call, answer, id, kosong, pesan, text } from '../call.ts'
import { masuk } from './masuk.ts'

const b64 = z.string().regex(/^[\w-]{1,20000}$/, 'Jawaban passkey tidak dapat dibaca.')
const lampiran = z.enum(['platform', 'cross-platform']).optional()

/** What `navigator.credentials.get` gave, as JSON. */
export const tandaPasskey = z
  .object({
    id: b64,
    rawId: b64,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: b64,
      authenticatorData: b64,
      signature: b64,
      userHandle: b64.optional(),
    }),
    authenticatorAttachment: lampiran,
  })
  .meta({ id: 'TandaPasskey' })

/** What `navigator.credentials.create` gave, as JSON. */
const passkeyBaru = z.object({
  id: b64,
  rawId: b64,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: b64,
    attestationObject: b64,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
  authenticatorAttachment: lampiran,
})

const kredensial = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})
const tantanganPasskey = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.enum(['required']),
})
const tantanganDaftar = z.object({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.enum(['none']),
  excludeCredentials: z.array(kredensial),
  authenticatorSelection: z.object({
    residentKey: z.enum(['required']),
    requireResidentKey: z.boolean(),
    userVerification: z.enum(['required']),
  }),
})

const pemulihan = z.array(z.string())
/** Codes that come with a first factor, shown this once; null where there are some already */
const pertama = z.object({ kode_pemulihan: pemulihan.nullable() }).meta({ id: 'FaktorBaru' })
const kode = text(urut(wajib('Kode harus diisi.'), paling(40, 'Kode terlalu panjang.')))
const faktorParams = z.object({ id })

/** The second step of a sign-in, and what it is taken with. */
export const faktor = {
  'POST /login/faktor-kedua': {
    summary: 'Langkah kedua: kode aplikasi, atau kode pemulihan',
    refusals: [401],
    body: z.strictObject({
      tantangan: text(wajib('Masuk sekali lagi.'), paling(100, 'Masuk sekali lagi.')),
      kode,
    }),
    response: answer(masuk),
  },
  'POST /passkey/tantangan': {
    summary: 'Yang harus ditandatangani sebuah passkey, berlaku 5 menit',
    body: kosong,
    response: answer(tantanganPasskey),
  },
  'POST /login/passkey': {
    summary: 'Masuk dengan passkey, tanpa kata sandi dan kode',
    refusals: [401],
    body: z.strictObject({
      jawaban: tandaPasskey,
      // What the password gave, where the company wants it first
      tantangan: text(paling(100, 'Masuk sekali lagi.')).optional(),
    }),
    response: answer(masuk),
  },
  'GET /keamanan': {
    summary: 'Langkah kedua yang terpasang',
    response: answer(
      z.object({
        totp: z.object({ aktif_pada: z.iso.datetime() }).nullable(),
        passkey: z.array(
          z.object({
            id: z.number().int(),
            nama: z.string(),
            dibuat_pada: z.iso.datetime(),
            dipakai_pada: z.iso.datetime().nullable(),
          }),
        ),
        kode_pemulihan_sisa: z.number().int(),
        /** Whether the company wants one of this account */
        wajib: z.boolean(),
      }),
    ),
  },
  'POST /keamanan/totp': {
    isSecret: true,
    konfirmasi: 'tegas: what opens the account',
    summary: 'Mulai memasang aplikasi kode',
    body: kosong,
    response: answer(z.object({ rahasia: z.string(), uri: z.string() })),
  },
  'POST /keamanan/totp/aktif': {
    isSecret: true,
    konfirmasi: 'biasa: ends what was begun with the password',
    summary: 'Aktifkan aplikasi kode dengan kode pertamanya',
    body: z.strictObject({ kode }),
    response: answer(pertama),
  },
  'POST /keamanan/totp/hapus': {
    konfirmasi: 'tegas: the account opens more easily',
    summary: 'Lepas aplikasi kode',
    body: kosong,
    response: pesan,
  },
  'POST /keamanan/passkey/tantangan': {
    isSecret: true,
    konfirmasi: 'tegas: what opens the account',
    summary: 'Mulai membuat passkey',
    body: kosong,
    response: answer(tantanganDaftar),
  },
  'POST /keamanan/passkey': {
    isSecret: true,
    konfirmasi: 'biasa: ends what was begun with the password',
    summary: 'Simpan passkey yang baru dibuat',
    status: 201,
    body: z.strictObject({
      nama: text(
        wajib('Nama passkey harus diisi.'),
        paling(60, 'Nama passkey tidak boleh lebih dari 60 karakter.'),
      ),
      jawaban: passkeyBaru,
    }),
    response: answer(pertama),
  },
  'POST /keamanan/passkey/{id}/hapus': {
    konfirmasi: 'tegas: the account opens more easily',
    summary: 'Lepas passkey',
    params: faktorParams,
    body: kosong,
    response: pesan,
  },
  'POST /keamanan/kode-pemulihan': {
    isSecret: true,
    konfirmasi: 'tegas: what opens the account',
    summary: 'Buat sepuluh kode pemulihan baru; yang lama mati',
    body: kosong,
    response: answer(z.object({ kode_pemulihan: pemulihan })),
  },
  'POST /karyawan/{id}/faktor-kedua/hapus': {
    konfirmasi: 'tegas: an account opens more easily',
    summary: 'Lepas langkah kedua seseorang yang kehilangan semuanya; ia keluar dari semua perangkat',
    params: faktorParams,
    body: kosong,
    response: pesan,
  },
} satisfies Record<string, Call>
