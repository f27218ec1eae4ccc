import { teksPendek, tidy } from '@rekan/domain/karyawan/karyawan'
import { z } from 'zod'
import { type Call, answer, id, tanggal, text } from '../call.ts'
import { tanggalDiminta } from '../paging.ts'

const teks = (sebutan: string) =>
  text(teksPendek(sebutan, `${sebutan} harus diisi.`)).transform((isi) => tidy(isi))

const SETENGAH_HARI = { error: 'Kuota antara 0,5 dan 1.000, dengan kelipatan 0,5.' }
const BULAN = { error: 'Masa kerja antara 0 dan 600 bulan.' }
const isian = {
  /** In the kind's own unit; null: no fixed number */
  kuota: z
    .number(SETENGAH_HARI)
    .min(0.5, SETENGAH_HARI)
    .max(1000, SETENGAH_HARI)
    .multipleOf(0.5, SETENGAH_HARI)
    .nullable(),
  dibayar: z.boolean(),
  dokumen_wajib: z.boolean(),
  boleh_menyusul: z.boolean(),
  /** Of paid leave counted in working days, and not by the month */
  boleh_setengah: z.boolean().optional(),
  masa_kerja_minimum_bulan: z.int(BULAN).min(0, BULAN).max(600, BULAN),
}

export const liburSetahun = z
  .object({
    tahun: z.int(),
    /** The decrees that the year's national days come from; null: Rekan has none of that year yet */
    dasar: z.string().nullable(),
    libur: z.array(
      z.object({
        tanggal,
        nama: z.string(),
        jenis: z.enum(['LIBUR_NASIONAL', 'CUTI_BERSAMA', 'PERUSAHAAN']),
        /** Whether the company has it as a day off */
        berlaku: z.boolean(),
        /** The sites that it leaves out, or, with `hanya`, whose alone it is */
        kantor_ids: z.array(z.int()),
        hanya: z.boolean(),
        versi: z.int(),
        /** Whether it may still be changed: it is to come */
        boleh_ubah: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'HariLiburSetahun' })
const jawabLibur = answer(liburSetahun).meta({ id: 'LiburSetahun' })

/** A day off of the company's own, or whether it takes a decreed one; sites that are not named stay as they are */
export const isianLibur = z
  .strictObject({
    tanggal: tanggalDiminta,
    jenis: z.enum(['PERUSAHAAN', 'CUTI_BERSAMA', 'LIBUR_NASIONAL'], {
      error: 'Pilih libur nasional, cuti bersama, atau hari perusahaan.',
    }),
    /** Of the company's own day */
    nama: teks('Nama hari libur').optional(),
    berlaku: z.boolean({ error: 'Pilih ya atau tidak.' }),
    kantor_ids: z
      .array(id, { error: 'Pilih lokasi kerja.' })
      .max(2000, { error: 'Paling banyak 2.000 lokasi kerja.' })
      .optional(),
    hanya: z.boolean({ error: 'Pilih ya atau tidak.' }).optional(),
    /** As its writer saw it, 0 for none yet: another by now, it is refused (409); without one it is not asked */
    versi: z.int({ error: 'Versi tidak valid.' }).min(0, { error: 'Versi tidak valid.' }).optional(),
  })
  .meta({ id: 'IsianLibur' })

const daftarJenis = answer(
  z.array(
    z.object({
      id: z.int(),
      kode: z.string(),
      nama: z.string(),
      satuan: z.enum(['hari', 'bulan']),
      kuota_per: z.string(),
      khusus_jenis_kelamin: z.enum(['L', 'P']).nullable(),
      kuota: z.number().nullable(),
      dibayar: z.boolean(),
      dokumen_wajib: z.boolean(),
      boleh_menyusul: z.boolean(),
      /** May be taken by the half day */
      boleh_setengah: z.boolean(),
      masa_kerja_minimum_bulan: z.int(),
      aktif: z.boolean(),
      dasar_hukum: z.string(),
      /** Given by law: more may be given and not less */
      wajib: z.boolean(),
      versi: z.int(),
      /** What becomes of it, and became, from which day; the latest first */
      perubahan: z.array(z.object({ berlaku_dari: tanggal, ubah: z.record(z.string(), z.unknown()) })),
    }),
  ),
).meta({ id: 'DaftarJenisCuti' })

/** The company's rules of work that HR keeps: days off and kinds of leave. */
export const aturanKerja = {
  'GET /kelola/pengaturan/libur': {
    query: z.object({ tahun: z.coerce.number().int().min(2000).max(2200) }),
    response: jawabLibur,
    summary: 'Hari libur setahun',
  },
  /** Tomorrow at the earliest */
  'POST /kelola/pengaturan/libur': {
    konfirmasi: 'biasa: a rule in sight of everybody, in the trail with its day',
    body: isianLibur,
    response: jawabLibur,
    summary: 'Tetapkan hari libur perusahaan',
    refusals: [409],
  },
  'GET /kelola/pengaturan/jenis-cuti': { response: daftarJenis, summary: 'Jenis cuti dan aturannya' },
  'POST /kelola/pengaturan/jenis-cuti': {
    konfirmasi: 'biasa: a rule in sight of everybody, in the trail with its day',
    body: z.strictObject({
      ...isian,
      nama: teks('Nama jenis cuti'),
      berlaku_dari: tanggalDiminta,
      /** By the month, or by the occasion */
      kuota_per: z.enum(['bulan', 'kejadian'], { error: 'Pilih per bulan atau per kejadian.' }),
      khusus_jenis_kelamin: z.enum(['L', 'P']).nullable(),
    }),
    status: 201,
    response: daftarJenis,
    summary: 'Tambah jenis cuti perusahaan',
  },
  /** What is not named stays as it is */
  'POST /kelola/pengaturan/jenis-cuti/{id}': {
    konfirmasi: 'biasa: a rule in sight of everybody, in the trail with its day',
    params: z.object({ id }),
    body: z.strictObject({
      ...z.object(isian).partial().shape,
      nama: teks('Nama jenis cuti').optional(),
      aktif: z.boolean().optional(),
      berlaku_dari: tanggalDiminta,
      /** As its writer saw it: changed since, it is refused (409) */
      versi: z.int({ error: 'Versi tidak valid.' }).min(1, { error: 'Versi tidak valid.' }),
    }),
    response: daftarJenis,
    summary: 'Ubah jenis cuti mulai suatu hari',
    refusals: [404, 409],
  },
} satisfies Record<string, Call>
