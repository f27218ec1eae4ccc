import { z } from 'zod'
import { paling, tanpaKendali, urut, wajib } from '@rekan/domain/aturan'
import { tidy } from '@rekan/domain/karyawan/karyawan'
import { JENIS_ATURAN_UPAH, JUMLAH_ATURAN_TERBESAR } from '@rekan/domain/payroll/aturan-upah'
import { type Call, answer, id, instan, referensi, tanggal, text } from '../call.ts'
import { hariIsian } from '../isian.ts'
import { tanggalDiminta } from '../paging.ts'

const kode = z.object({ kode: z.string(), nama: z.string() }).meta({ id: 'SertifikatAturan' })
const aturan = z
  .object({
    id: z.number().int(),
    jenis: z.enum(JENIS_ATURAN_UPAH),
    kantor: referensi.nullable(),
    jenis_shift: referensi.nullable(),
    pos: referensi.nullable(),
    sertifikat: kode.nullable(),
    jabatan: z.string().nullable(),
    mulai: tanggal,
    jumlah: z.number().int(),
    oleh: referensi.nullable(),
    pada: instan,
  })
  .meta({ id: 'AturanUpah' })
const semua = answer(
  z.object({
    /** By kind and target, the newest first */
    aturan: z.array(aturan),
    pilihan: z.object({
      kantor: z.array(referensi),
      jenis_shift: z.array(referensi),
      /** With the site at which it is */
      pos: z.array(referensi),
      sertifikat: z.array(kode),
      jabatan: z.array(z.string()),
    }),
  }),
).meta({ id: 'SemuaAturanUpah' })

const jumlahSalah = {
  error: `Jumlah harus rupiah penuh, 0 sampai ${JUMLAH_ATURAN_TERBESAR.toLocaleString('id-ID')}.`,
}

/** What the company pays by days and shifts, and whose overtime it does not pay. */
export const aturanUpah = {
  'GET /kelola/payroll/aturan': {
    response: semua,
    summary: 'Aturan tunjangan, premi, dan jabatan tanpa lembur, dengan pilihannya',
  },
  /** From a day on; the same day again replaces it, 0 ends it. */
  'POST /kelola/payroll/aturan': {
    konfirmasi: 'tegas: pay follows from it',
    body: z
      .strictObject({
        jenis: z.enum(JENIS_ATURAN_UPAH, { error: 'Pilih jenis aturannya.' }),
        kantor_id: id.nullable().optional().default(null),
        jenis_shift_id: id.nullable().optional().default(null),
        pos_id: id.nullable().optional().default(null),
        /** Kode of a kind of document */
        sertifikat: z.string().max(40).nullable().optional().default(null),
        jabatan: text(
          urut(
            wajib('Jabatan harus diisi.'),
            paling(100, 'Jabatan tidak boleh lebih dari 100 karakter.'),
            tanpaKendali('Jabatan mengandung karakter yang tidak dikenal.'),
          ),
        )
          .transform(tidy)
          .nullable()
          .optional()
          .default(null),
        mulai: hariIsian('Tanggal mulai').pipe(tanggalDiminta),
        jumlah: z
          .number(jumlahSalah)
          .int(jumlahSalah)
          .min(0, jumlahSalah)
          .max(JUMLAH_ATURAN_TERBESAR, jumlahSalah),
      })
      .meta({ id: 'IsianAturanUpah' }),
    response: semua,
    summary: 'Catat aturan upah sejak suatu tanggal',
  },
} satisfies Record<string, Call>
