import { KATA_SANDI_TERPENDEK, aturanEmail, aturanKataSandiMasuk } from '@rekan/domain/auth/auth'
import { aturanUndangan } from '@rekan/domain/auth/undangan'
import { aturanNama, tidy } from '@rekan/domain/karyawan/karyawan'
import { z } from 'zod'
import { type Call, answer, text } from '../call.ts'
import { masuk } from './masuk.ts'

/** How a company where nobody has an account gets its first one. */
export const pertama = {
  /** By the link that the server prints as it starts; of no use once anybody has an account */
  'POST /administrator-pertama': {
    body: z.strictObject({
      kode: text(aturanUndangan),
      nama: text(aturanNama).transform(tidy),
      email: text(aturanEmail).transform((email) => email.trim().toLowerCase()),
      password: text(aturanKataSandiMasuk).meta({ minLength: KATA_SANDI_TERPENDEK }),
    }),
    response: answer(masuk),
    summary: 'Buat akun administrator pertama, dan langsung masuk',
  },
} satisfies Record<string, Call>
