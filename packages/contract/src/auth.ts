import { z } from 'zod'
import { wajib } from '@rekan/domain/aturan'
import { aturanEmail, aturanKataSandiMasuk, aturanNamaPengguna } from '@rekan/domain/auth'
import { ROLE } from '@rekan/domain/akses'
import { type Call, answer, text } from './call.ts'

export const role = z.object({ id: z.number().int(), name: z.enum(ROLE) })

export const auth = {
  'POST /login': {
    summary: 'Masuk dengan email atau kode karyawan',
    refusals: [401],
    body: z.strictObject({ email: text(aturanNamaPengguna), password: text(aturanKataSandiMasuk) }),
    response: answer(
      z.object({
        token: z.string(),
        user: z.object({ id: z.number().int(), name: z.string(), email: z.string().nullable(), role }),
      }),
    ),
  },
  'POST /forgot-password': {
    summary: 'Minta tautan untuk mengatur ulang kata sandi',
    body: z.strictObject({ email: text(aturanEmail) }),
    response: z.object({ data: z.object({ message: z.string() }), message: z.string() }),
  },
  'POST /reset-password': {
    summary: 'Atur kata sandi baru dengan tautan',
    body: z.strictObject({
      token: text(wajib('Tautan tidak lengkap.')),
      password: text(aturanKataSandiMasuk),
    }),
    response: answer(z.object({ message: z.string() })),
  },
  'POST /logout': {
    summary: 'Akhiri sesi ini',
    body: z.strictObject({}),
    response: z.object({ message: z.string() }),
  },
} satisfies Record<string, Call>
