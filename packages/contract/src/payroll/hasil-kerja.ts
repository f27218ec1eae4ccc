import { z } from 'zod'
import { paling, tanpaKendali, urut, wajib } from '@rekan/domain/aturan'
import { tidy } from '@rekan/domain/karyawan/karyawan'
import { orang } from '../karyawan/orang.ts'
import { type Call, answer, referensi, tanggal, text } from '../call.ts'
import { hariIsian } from '../isian.ts'
import { tanggalDiminta } from '../paging.ts'

const HASIL_TERBANYAK = 1000
const bulat = (error: string, dari: number, sampai: number) =>
  z.number({ error }).int({ error }).min(dari, { error }).max(sampai, { error })

/** How many rows were taken, all of those that were sent. */
export const dicatat = z.object({ dicatat: z.number().int() }).meta({ id: 'Dicatat' })

const hasil = z
  .object({
    id: z.number().int(),
    karyawan: orang,
    tanggal,
    nama: z.string(),
    jumlah: z.number().int(),
    /** Whole rupiah a piece; null: the wage's */
    tarif: z.number().int().nullable(),
    oleh: referensi.nullable(),
  })
  .meta({ id: 'HasilKerja' })

const baris = z
  .strictObject({
    /** Kode karyawan, in any letter case */
    kode: text(
      urut(wajib('Kode karyawan harus diisi.'), paling(40, 'Kode karyawan terlalu panjang.')),
    ).transform(tidy),
    tanggal: hariIsian('Tanggal').pipe(tanggalDiminta),
    nama: text(
      urut(
        wajib('Nama hasil kerja harus diisi.'),
        paling(60, 'Nama hasil kerja tidak boleh lebih dari 60 karakter.'),
        tanpaKendali('Nama hasil kerja mengandung karakter yang tidak dikenal.'),
      ),
    ).transform(tidy),
    /** 0: none after all */
    jumlah: bulat('Jumlah harus bilangan bulat, 0 sampai 1.000.000.', 0, 1_000_000),
    tarif: bulat('Tarif tidak boleh 0: tulis rupiah penuh, atau kosongkan.', 1, 100_000_000)
      .nullable()
      .optional()
      .default(null),
  })
  .meta({ id: 'IsianHasilKerja' })

/** How many pieces people made, by which those paid by the piece are paid. */
export const hasilKerja = {
  'GET /kelola/payroll/hasil': {
    query: z.object({ dari: tanggalDiminta, sampai: tanggalDiminta }),
    response: answer(z.array(hasil)),
    summary: 'Hasil kerja borongan antara dua tanggal',
  },
  /** All rows are taken, or none: then 422 at `baris` names what is wrong. */
  'POST /kelola/payroll/hasil': {
    konfirmasi: 'tegas: pay follows from it',
    body: z.strictObject({
      baris: z
        .array(baris, { error: 'Isi paling sedikit satu baris.' })
        .min(1, { error: 'Isi paling sedikit satu baris.' })
        .max(HASIL_TERBANYAK, { error: `Paling banyak ${HASIL_TERBANYAK} baris sekali kirim.` }),
    }),
    response: answer(dicatat),
    summary: 'Catat hasil kerja borongan; orang, tanggal, dan nama yang sama menggantikan',
  },
} satisfies Record<string, Call>
