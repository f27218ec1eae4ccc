import { JENIS_SLIP } from '@rekan/domain/payroll/jenis-slip'
import { JENIS_PROSES, STATUS_PROSES } from '@rekan/domain/payroll/proses'
import { z } from 'zod'
import { type Call, answer, instan, jumlah, rupiah } from '../call.ts'
import { dilewati, diperiksa } from '../karyawan/orang.ts'
import { bulanGaji, masa } from './lari-gaji.ts'

const proses = z
  .object({
    id: z.number().int(),
    jenis: z.enum(JENIS_PROSES),
    tahun: z.number().int(),
    bulan: z.number().int(),
    slip: z.enum(JENIS_SLIP),
    status: z.enum(STATUS_PROSES),
    /** Payslips done, of so many */
    selesai: jumlah,
    dari: jumlah,
    oleh: z.string(),
    hasil: z.object({
      /** Made, or published */
      jadi: jumlah,
      /** Who was left out, and whose payslip is to be looked at: the first of each, and how many in all */
      dilewati: z.array(dilewati),
      jumlah_dilewati: jumlah,
      peringatan: z.array(diperiksa),
      jumlah_peringatan: jumlah,
      /** Why it stopped */
      sebab: z.string().nullable(),
    }),
    dibuat_pada: instan,
  })
  .meta({ id: 'ProsesGaji' })

/** A month of everybody's pay beside the requests: what one call has no time for. */
export const prosesGaji = {
  'GET /kelola/payroll/proses': {
    response: answer(proses.nullable()),
    summary: 'Penyusunan atau penerbitan gaji semua karyawan yang terakhir, dengan kemajuannya',
  },
  /** 409 while another one is under way, and where nobody is left */
  'POST /kelola/payroll/proses/susun': {
    konfirmasi: 'biasa: a draft, which counts once it is published, and that asks',
    work: 'report',
    body: bulanGaji,
    response: answer(proses),
    refusals: [409],
    summary: 'Susun gaji semua karyawan di latar belakang',
  },
  /** As they were shown: nothing unseen is published. 409 as above, and where they have changed */
  'POST /kelola/payroll/proses/terbitkan': {
    konfirmasi: 'tegas: publishes pay',
    work: 'report',
    body: z.strictObject({
      ...masa,
      slip: z.enum(JENIS_SLIP, { error: 'Jenis slip tidak dikenal.' }).default('BULANAN'),
      /** So many drafts, and what they come to */
      banyak: z
        .number({ error: 'Banyaknya slip harus diisi.' })
        .int()
        .min(1, { error: 'Banyaknya slip paling sedikit 1.' }),
      gaji_bersih: rupiah,
      sebelum_akhir: z.boolean({ error: 'Pilih ya atau tidak.' }).default(false),
    }),
    response: answer(proses),
    refusals: [409],
    summary: 'Terbitkan gaji semua karyawan di latar belakang',
  },
  /** What is done stays; 409 where none is under way */
  'POST /kelola/payroll/proses/batal': {
    konfirmasi: 'biasa: takes back or closes, and opens nothing',
    body: z.strictObject({}),
    response: answer(proses),
    refusals: [409],
    summary: 'Hentikan penyusunan atau penerbitan gaji yang berjalan',
  },
} satisfies Record<string, Call>
