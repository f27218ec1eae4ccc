import { z } from 'zod'
import { paling, urut, wajib } from '@rekan/domain/aturan'
import { type Call, answer, text } from '../call.ts'
import { masuk } from './masuk.ts'

/** The search part of the address at which the provider sent the browser back: `?code=…&state=…` */
export const jawabanSso = text(urut(wajib('Masuk sekali lagi.'), paling(8000, 'Masuk sekali lagi.')))

/** Signing in by the company's own provider (OpenID Connect). */
export const sso = {
  'GET /login/cara': {
    summary: 'Dengan apa orang dapat masuk selain kata sandi',
    response: answer(z.object({ sso: z.boolean(), passkey: z.boolean() })),
  },
  'POST /sso/tantangan': {
    summary: 'Alamat di penyedia SSO perusahaan, berlaku 15 menit untuk peramban ini saja',
    refusals: [404, 503],
    body: z.strictObject({
      // Signed in anew there, for `POST /konfirmasi`
      ulang: z.boolean({ error: 'Pilih ya atau tidak.' }).default(false),
    }),
    response: answer(z.object({ alamat: z.string() })),
  },
  'POST /login/sso': {
    summary: 'Masuk lewat SSO',
    refusals: [401, 404, 503],
    body: z.strictObject({
      jawaban: jawabanSso,
    }),
    response: answer(masuk),
  },
  'GET /kelola/pengaturan/masuk': {
    summary: 'Penyedia SSO yang dipasang di server, dan alamat kembali yang didaftarkan di sana',
    response: answer(
      z.object({ penyedia: z.object({ penerbit: z.string(), kembali: z.string() }).nullable() }),
    ),
  },
} satisfies Record<string, Call>
