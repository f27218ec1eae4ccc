import { HARI_RAYA } from '@rekan/domain/payroll/thr'
import { z } from 'zod'
import { type Call, answer, rupiah, tanggal } from '../call.ts'
import { dilewati, diperiksa, orang } from '../karyawan/orang.ts'
import { hariIsian } from '../isian.ts'
import { kata, tanggalDiminta } from '../paging.ts'

const susunan = answer(
  z.object({
    /** Of the slips: the month in which they are due */
    bulan: z.number().int(),
    tahun: z.number().int(),
    dibuat: z.number().int(),
    dilewati: z.array(dilewati),
    /** Made, and to be looked at */
    peringatan: z.array(diperiksa),
  }),
).meta({ id: 'SusunanThr' })

/** The run of THR, by HR. */
export const thr = {
  /** Writes nothing. */
  'GET /kelola/payroll/thr': {
    work: 'report',
    query: z.object({ hari_raya: kata(HARI_RAYA, 'Hari raya tidak dikenal.'), tanggal: tanggalDiminta }),
    response: answer(
      z.object({
        bulan: z.number().int(),
        tahun: z.number().int(),
        /** The last day on which it may be paid */
        jatuh_tempo: tanggal,
        jumlah: rupiah,
        dapat: z.array(z.object({ karyawan: orang, jumlah: rupiah, pph: rupiah, dari: z.string() })),
        dilewati: z.array(dilewati),
      }),
    ),
    summary: 'Siapa mendapat THR hari raya itu, berapa, dan sampai kapan dibayar',
  },
  /** Of each person once a year; who has theirs is left alone. */
  'POST /kelola/payroll/thr': {
    work: 'report',
    body: z.strictObject({
      hari_raya: z.enum(HARI_RAYA, { error: 'Hari raya tidak dikenal.' }),
      tanggal: hariIsian('Tanggal hari raya').pipe(tanggalDiminta),
    }),
    response: susunan,
    summary: 'Susun draft slip THR untuk satu hari raya',
  },
} satisfies Record<string, Call>
