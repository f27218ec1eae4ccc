import { z } from 'zod'
import { paling, urut, wajib } from '@rekan/domain/aturan'
import { type Call, answer, kosong, text } from '../call.ts'
import { masuk } from './masuk.ts'

/** Signing in by the company's own provider (OpenID Connect). */
export const sso = {
  'GET /login/cara': {
    summary: 'Dengan apa orang dapat masuk selain kata sandi',
    response: answer(z.object({ sso: z.boolean(), passkey: z.boolean() })),
  },
  'POST /sso/tantangan': {
    summary: 'Alamat di penyedia SSO perusahaan, berlaku 15 menit untuk peramban ini saja',
    refusals: [404, 503],
    body: kosong,
    response: answer(z.object({ alamat: z.string() })),
  },
  'POST /login/sso': {
    summary: 'Masuk lewat SSO',
    refusals: [401, 404, 503],
    body: z.strictObject({
      // The search part of the address at which the provider sent the browser back: `?code=…&state=…`
      jawaban: text(urut(wajib('Masuk sekali lagi.'), paling(8000, 'Masuk sekali lagi.'))),
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
