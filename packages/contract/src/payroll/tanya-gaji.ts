import { aturanJawaban, aturanPertanyaan } from '@rekan/domain/payroll/tanya'
import { z } from 'zod'
import { type Call, answer, id, instan, referensi, text } from '../call.ts'

const params = z.object({ id })
const tanya = {
  id: z.number().int(),
  /** The line's name */
  baris: z.string(),
  pertanyaan: z.string(),
  dibuat_pada: instan,
  jawaban: z.string().nullable(),
  dijawab_oleh: referensi.nullable(),
  dijawab_pada: instan.nullable(),
}
const semua = answer(z.array(z.object(tanya).meta({ id: 'TanyaGaji' }))).meta({
  id: 'SemuaTanyaGaji',
})

/** What people ask of a line of their payslip, and what HR answers. */
export const tanyaGaji = {
  'GET /payroll/{id}/tanya': { params, response: semua, summary: 'Pertanyaan tentang sebuah slip gaji' },
  'POST /payroll/{id}/tanya': {
    konfirmasi: 'biasa: somebody else decides on it',
    params,
    body: z.strictObject({
      baris: id,
      pertanyaan: text(aturanPertanyaan).transform((teks) => teks.trim().normalize('NFC')),
    }),
    response: semua,
    refusals: [403],
    summary: 'Tanyakan sebuah baris slip gaji sendiri kepada HRD',
  },
  'GET /kelola/payroll/tanya': {
    response: answer(
      z.array(
        z
          .object({
            ...tanya,
            slip: z.object({ id: z.number().int(), bulan: z.number().int(), tahun: z.number().int() }),
            karyawan: z.object({ id: z.number().int(), kode: z.string(), nama: z.string() }),
          })
          .meta({ id: 'TanyaGajiMeja' }),
      ),
    ),
    summary: 'Pertanyaan karyawan tentang slip gaji, yang menunggu lebih dulu',
  },
  'POST /payroll/{id}/jawab': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    params,
    body: z.strictObject({
      /** Number of the question */
      tanya: id,
      jawaban: text(aturanJawaban).transform((teks) => teks.trim().normalize('NFC')),
    }),
    response: semua,
    refusals: [403, 409],
    summary: 'Jawab pertanyaan tentang slip gaji; penanyanya diberi tahu',
  },
} satisfies Record<string, Call>
