import { isBlank } from '@rekan/domain/aturan'
import {
  AGAMA,
  type Agama,
  ATURAN_PAJAK,
  NAMA_PAJAK,
  type NamaPajak,
  PROGRAM_BPJS_TK,
  STATUS_NPWP,
  type StatusNpwp,
  programFrom,
} from '@rekan/domain/karyawan/data-pajak'
import { tidyNomor } from '@rekan/domain/karyawan/karyawan'
import { PTKP, type Ptkp } from '@rekan/domain/payroll/pajak'
import { z } from 'zod'
import { type Call, answer, id, tanggal, text } from '../call.ts'

const params = z.object({ id })

/** Absent stays as it is; blank and null say that there is none. */
function isi<T>(nama: NamaPajak, read: (nilai: string) => T) {
  return z
    .preprocess(
      (nilai) => (typeof nilai === 'string' && isBlank(nilai) ? null : nilai),
      text(ATURAN_PAJAK[nama]).transform(read).nullable(),
    )
    .optional()
}
const kode = (nilai: string) => nilai.trim().toUpperCase()
const hari = (nilai: string) => nilai.trim()

/** What a form or a row of the workbook says of somebody's tax and BPJS: all as text. */
export const isianPajak = z.strictObject({
  ptkp: isi('ptkp', (nilai) => kode(nilai) as Ptkp),
  /** The year that the PTKP is of; without one, this year */
  ptkp_tahun: isi('ptkp_tahun', Number),
  /** Those whom the person keeps, also beyond the three that count; without it, those that the PTKP counts */
  tanggungan: isi('tanggungan', Number),
  status_npwp: isi('status_npwp', (nilai) => kode(nilai) as StatusNpwp),
  npwp: isi('npwp', tidyNomor),
  agama: isi('agama', (nilai) => kode(nilai) as Agama),
  bpjs_kesehatan_mulai: isi('bpjs_kesehatan_mulai', hari),
  bpjs_kesehatan_sampai: isi('bpjs_kesehatan_sampai', hari),
  bpjs_tk_mulai: isi('bpjs_tk_mulai', hari),
  bpjs_tk_sampai: isi('bpjs_tk_sampai', hari),
  /** `JKK, JKM, JHT` */
  bpjs_tk_program: isi('bpjs_tk_program', (nilai) => programFrom(nilai) ?? []),
})

const hariAtauTanpa = tanggal.nullable()
const rekaman = answer(
  z.object({
    /** 0: nothing is on record yet */
    versi: z.number().int(),
    /** By year, newest first; each holds until the next */
    ptkp: z.array(z.object({ tahun: z.number().int(), ptkp: z.enum(PTKP), tanggungan: z.number().int() })),
    status_npwp: z.enum(STATUS_NPWP).nullable(),
    npwp: z.string().nullable(),
    agama: z.enum(AGAMA).nullable(),
    /** The numbers of the cards, which stand among the person's data */
    jkn: z.string().nullable(),
    kpj: z.string().nullable(),
    bpjs_kesehatan_mulai: hariAtauTanpa,
    bpjs_kesehatan_sampai: hariAtauTanpa,
    bpjs_tk_mulai: hariAtauTanpa,
    bpjs_tk_sampai: hariAtauTanpa,
    bpjs_tk_program: z.array(z.enum(PROGRAM_BPJS_TK)),
    /** What pay follows from and nobody has said yet */
    kurang: z.array(z.enum(NAMA_PAJAK)),
  }),
).meta({ id: 'CatatanPajak' })

export const pajak = {
  'GET /kelola/karyawan/{id}/pajak': {
    params,
    response: rekaman,
    summary: 'Data pajak dan BPJS seorang karyawan',
  },
  'POST /kelola/karyawan/{id}/pajak': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    params,
    body: isianPajak.extend({
      versi: z.int({ error: 'Versi tidak valid.' }).min(0, { error: 'Versi tidak valid.' }),
    }),
    response: rekaman,
    refusals: [409],
    summary: 'Catat data pajak dan BPJS seorang karyawan',
  },
} satisfies Record<string, Call>
