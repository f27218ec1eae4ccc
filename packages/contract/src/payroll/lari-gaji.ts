import { z } from 'zod'
import { type Call, answer, id, rupiah, tanggal } from '../call.ts'
import { dilewati, diperiksa, orang } from '../karyawan/orang.ts'
import { bulan, tahun } from '../paging.ts'
import { slip } from './payroll.ts'

export const masa = {
  bulan: z
    .number({ error: 'Bulan harus diisi.' })
    .int()
    .min(1)
    .max(12, { error: 'Bulan harus 1 sampai 12.' }),
  tahun: z.number({ error: 'Tahun harus diisi.' }).int().min(2000).max(2200, { error: 'Tahun tidak valid.' }),
}

/** A month of pay, and nothing else. */
export const bulanGaji = z.strictObject(masa).meta({ id: 'BulanGaji' })

/** A run beside the month's before it is made: who is paid, of which month, and who is not. */
export const rencanaLari = z.object({
  /** Of the slips */
  bulan: z.number().int(),
  tahun: z.number().int(),
  jumlah: rupiah,
  dapat: z.array(
    z.object({ karyawan: orang, jumlah: rupiah, pph: rupiah, dari: z.string() }).meta({ id: 'DapatLari' }),
  ),
  dilewati: z.array(dilewati),
})

/** What such a run made. */
export const susunanLari = answer(
  z.object({
    bulan: z.number().int(),
    tahun: z.number().int(),
    dibuat: z.number().int(),
    dilewati: z.array(dilewati),
    /** Made, and to be looked at */
    peringatan: z.array(diperiksa),
  }),
).meta({ id: 'SusunanLari' })

/** What is paid as contracts and work end, by HR. */
export const lariGaji = {
  /** Writes nothing. */
  'GET /kelola/payroll/kompensasi': {
    work: 'report',
    query: z.object({ bulan, tahun }),
    response: answer(rencanaLari),
    summary: 'Uang kompensasi PKWT yang berakhir bulan itu: siapa dan berapa',
  },
  /** Of each period once; what was made is left alone. */
  'POST /kelola/payroll/kompensasi': {
    konfirmasi: 'biasa: a draft, which counts once it is published, and that asks',
    work: 'report',
    body: bulanGaji,
    response: susunanLari,
    summary: 'Susun draft slip uang kompensasi PKWT yang berakhir bulan itu',
  },
  'GET /kelola/payroll/akhir': {
    work: 'report',
    query: z.object({ bulan, tahun }),
    response: answer(
      z.array(
        z
          .object({
            karyawan: orang,
            /** The last day at work */
            keluar: tanggal,
            alasan_keluar: z.string(),
            /** Days of annual leave that are left on it */
            sisa_cuti: z.number(),
            /** What is left of kasbon, by drafts and published slips */
            sisa_kasbon: rupiah,
            /** The last slip that there is */
            slip_id: z.number().int().nullable(),
            /** The reader's own */
            sendiri: z.boolean(),
            /** Why work may end, by the law of that day */
            alasan: z.array(
              z.object({
                kode: z.string(),
                sebutan: z.string(),
                pasal: z.string(),
                /** Whether a parting sum may be written */
                uang_pisah: z.boolean(),
              }),
            ),
          })
          .meta({ id: 'KaryawanKeluar' }),
      ),
    ),
    summary: 'Siapa yang berhenti bekerja bulan itu, dan slip terakhirnya',
  },
  /** Severance, reward for service and leave that was not taken, by why work ended. */
  'POST /kelola/payroll/akhir': {
    konfirmasi: 'biasa: a draft, which counts once it is published, and that asks',
    body: z.strictObject({
      karyawan_id: id,
      alasan: z.string({ error: 'Alasan harus dipilih.' }).max(40),
      uang_pisah: z
        .number({ error: 'Uang pisah harus rupiah penuh.' })
        .int({ error: 'Uang pisah harus rupiah penuh.' })
        .min(0, { error: 'Jumlah tidak boleh negatif.' })
        .max(10_000_000_000, { error: 'Jumlah terlalu besar.' })
        .default(0),
      /** HR's word that what is left of kasbon is taken off it, as far as half of it bears that */
      potong_kasbon: z.boolean({ error: 'Pilih ya atau tidak.' }).default(false),
    }),
    status: 201,
    response: answer(slip),
    refusals: [403, 409],
    summary: 'Buat draft slip terakhir seorang karyawan yang keluar',
  },
} satisfies Record<string, Call>
