import { BERKAS_TERBESAR } from '@rekan/domain/berkas'
import { z } from 'zod'
import { type Call, answer, berkas } from '../call.ts'
import { kelompokPesan } from '../lembar.ts'

/** What imports said of a file, as JSON in a form */
const kelompok = z
  .string()
  .max(2_000_000)
  .transform((teks, ctx) => {
    try {
      return z.array(kelompokPesan).max(200).parse(JSON.parse(teks))
    } catch {
      ctx.issues.push({ code: 'custom', message: 'Daftar kesalahan tidak valid.', input: '' })
      return z.NEVER
    }
  })

export const lembar = {
  /** The sheet that was read, with one more column; nothing is kept */
  'POST /kelola/lembar/tandai': {
    konfirmasi: 'biasa: gives back what was sent, and writes nothing',
    work: 'report',
    form: {
      fields: z.strictObject({ kelompok }),
      files: { berkas: { maxBytes: BERKAS_TERBESAR, required: true, label: 'Berkas Excel atau CSV' } },
    },
    response: answer(berkas),
    isSecret: true,
    summary: 'Lembar kerja yang diunggah, dengan kolom yang menyebut apa yang perlu dibetulkan',
  },
} satisfies Record<string, Call>
