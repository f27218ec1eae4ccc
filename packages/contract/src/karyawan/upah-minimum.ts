import { z } from 'zod'
import { paling, tanpaKendali, urut, wajib } from '@rekan/domain/aturan'
import { tidy } from '@rekan/domain/karyawan/karyawan'
import { UPAH_TERBESAR } from '@rekan/domain/karyawan/upah'
import { KELAS_JKK } from '@rekan/domain/payroll/pajak'
import { type Call, answer, id, text } from '../call.ts'

const namaWilayah = text(
  urut(
    wajib('Kabupaten atau kota harus diisi.'),
    paling(100, 'Kabupaten atau kota tidak boleh lebih dari 100 karakter.'),
    tanpaKendali('Kabupaten atau kota mengandung karakter yang tidak dikenal.'),
  ),
).transform(tidy)
const tahunSalah = { error: 'Tahun harus seperti 2026.' }
const jumlahSalah = { error: 'Upah minimum harus rupiah penuh, 1 sampai 10.000.000.000.' }
const TERBANYAK = 1000

const semua = answer(
  z.object({
    /** By place, the newest year first */
    baris: z.array(
      z.object({
        wilayah: z.string(),
        tahun: z.number().int(),
        jumlah: z.number().int(),
        /** A figure of the demo company, which is no law */
        contoh: z.boolean(),
      }),
    ),
    lokasi: z.array(
      z.object({
        id: z.number().int(),
        nama: z.string(),
        wilayah: z.string().nullable(),
        kelas_jkk: z.enum(KELAS_JKK).nullable(),
      }),
    ),
  }),
).meta({ id: 'UpahMinimum' })

/** Minimum wages by kabupaten/kota and year, and which sites follow them. */
export const upahMinimum = {
  'GET /kelola/upah-minimum': {
    response: semua,
    summary: 'Upah minimum menurut kabupaten/kota dan tahun, dengan lokasi yang mengikutinya',
  },
  /** What is there of a place and year is replaced. */
  'POST /kelola/upah-minimum': {
    konfirmasi: 'biasa: a rule in sight of everybody, in the trail with its day',
    body: z.strictObject({
      baris: z
        .array(
          z.strictObject({
            wilayah: namaWilayah,
            tahun: z.number(tahunSalah).int(tahunSalah).min(2000, tahunSalah).max(2099, tahunSalah),
            jumlah: z
              .number(jumlahSalah)
              .int(jumlahSalah)
              .min(1, jumlahSalah)
              .max(UPAH_TERBESAR, jumlahSalah),
          }),
          { error: 'Isi paling sedikit satu baris.' },
        )
        .min(1, { error: 'Isi paling sedikit satu baris.' })
        .max(TERBANYAK, { error: 'Paling banyak 1.000 baris sekaligus.' }),
    }),
    response: semua,
    summary: 'Catat upah minimum kabupaten/kota',
  },
  'POST /kelola/upah-minimum/lokasi': {
    konfirmasi: 'biasa: a rule in sight of everybody, in the trail with its day',
    body: z.strictObject({
      kantor_id: id,
      /** Null: nobody knows */
      wilayah: namaWilayah.nullable(),
      kelas_jkk: z.enum(KELAS_JKK, { error: 'Kelas risiko JKK tidak dikenal.' }).nullable(),
    }),
    response: semua,
    summary: 'Catat kabupaten/kota dan kelas JKK sebuah lokasi',
  },
} satisfies Record<string, Call>
