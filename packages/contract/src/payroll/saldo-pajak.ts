import { z } from 'zod'
import { paling, urut, wajib } from '@rekan/domain/aturan'
import { tidy } from '@rekan/domain/karyawan/karyawan'
import { NOMOR_A1_TERPANJANG, SALDO_TERBESAR } from '@rekan/domain/payroll/saldo-pajak'
import { type Call, answer, text } from '../call.ts'
import { tahun } from '../paging.ts'
import { dicatat } from './hasil-kerja.ts'

const bilangan = (pesan: string, sampai: number) =>
  z.number({ error: pesan }).int({ error: pesan }).min(0, { error: pesan }).max(sampai, { error: pesan })
const uang = bilangan('Tulis rupiah penuh, 0 sampai 100.000.000.000.', SALDO_TERBESAR).default(0)
const tahunSalah = { error: 'Tahun harus seperti 2026.' }
const isi = {
  bruto: uang,
  iuran: uang,
  bulan: bilangan('Bulan bekerja harus 0 sampai 11.', 11).default(0),
  dipotong: uang,
  neto_lain: uang,
  dipotong_lain: uang,
}

const nomor = text(paling(NOMOR_A1_TERPANJANG, 'Nomor A1 terlalu panjang.'))
  .transform((teks) => (tidy(teks) === '' ? null : tidy(teks)))
  .nullable()

/** What a tax year came to before its first slip here, and a former employer's A1. */
export const saldoPajak = {
  'GET /kelola/payroll/saldo': {
    query: z.object({ tahun }),
    response: answer(
      z.array(
        z.object({
          karyawan: z.object({ id: z.number().int(), kode: z.string(), nama: z.string() }),
          ...(Object.fromEntries(Object.keys(isi).map((nama) => [nama, z.number().int()])) as Record<
            keyof typeof isi,
            z.ZodNumber
          >),
          /** Of the former employer's A1 */
          nomor_lain: z.string().nullable(),
        }),
      ),
    ),
    summary: 'Saldo awal tahun pajak dan A1 dari pemberi kerja sebelumnya',
  },
  /** All rows are taken, or none: then 422 at `baris` names what is wrong. The same person and year again replaces. */
  'POST /kelola/payroll/saldo': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    body: z.strictObject({
      baris: z
        .array(
          z.strictObject({
            kode: text(
              urut(wajib('Kode karyawan harus diisi.'), paling(40, 'Kode karyawan terlalu panjang.')),
            ).transform(tidy),
            tahun: z.number(tahunSalah).int(tahunSalah).min(2000, tahunSalah).max(2099, tahunSalah),
            ...isi,
            nomor_lain: nomor.optional().default(null),
          }),
          { error: 'Isi paling sedikit satu baris.' },
        )
        .min(1, { error: 'Isi paling sedikit satu baris.' })
        .max(5000, { error: 'Paling banyak 5.000 baris sekaligus.' }),
    }),
    response: answer(dicatat),
    summary: 'Catat saldo awal tahun pajak dan A1 dari pemberi kerja sebelumnya',
  },
} satisfies Record<string, Call>
