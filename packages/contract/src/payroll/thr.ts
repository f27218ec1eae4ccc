import { HARI_RAYA } from '@rekan/domain/payroll/thr'
import { z } from 'zod'
import { type Call, answer, rupiah, tanggal } from '../call.ts'
import { hariIsian } from '../isian.ts'
import { kata, tanggalDiminta } from '../paging.ts'
import { rencanaLari, susunanLari } from './lari-gaji.ts'

/** The run of THR, by HR. */
export const thr = {
  /** Writes nothing. */
  'GET /kelola/payroll/thr': {
    work: 'report',
    query: z.object({ hari_raya: kata(HARI_RAYA, 'Hari raya tidak dikenal.'), tanggal: tanggalDiminta }),
    response: answer(
      rencanaLari.extend({
        /** The last day on which it may be paid */
        jatuh_tempo: tanggal,
        /** What the company owes for paying later; null until then */
        denda: z.object({ jumlah: rupiah, kalimat: z.string() }).nullable(),
      }),
    ),
    summary: 'Siapa mendapat THR hari raya itu, berapa, dan sampai kapan dibayar',
  },
  /** Of each person once a year; who has theirs is left alone. */
  'POST /kelola/payroll/thr': {
    konfirmasi: 'biasa: a draft, which counts once it is published, and that asks',
    work: 'report',
    body: z.strictObject({
      hari_raya: z.enum(HARI_RAYA, { error: 'Hari raya tidak dikenal.' }),
      tanggal: hariIsian('Tanggal hari raya').pipe(tanggalDiminta),
    }),
    response: susunanLari,
    summary: 'Susun draft slip THR untuk satu hari raya',
  },
} satisfies Record<string, Call>
