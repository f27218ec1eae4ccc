/**
 * What tax and BPJS follow from, of a person (PMK 101/2016; PMK 168/2023; PP 44/2015, article 16; PP 45/2015). The
 * numbers of JKN and KPJ stand among a person's data (`data-diri.ts`).
 */
import { type Aturan, berbentuk, urut, wajib } from '../aturan.ts'
import { PTKP, type Ptkp } from '../payroll/pajak.ts'
import type { Tanggal } from '../waktu.ts'
import { opsional, tanggalSejak, tidyNomor } from './karyawan.ts'

/** Whether the tax office knows the person by their NIK, by a number of its own, or not yet: then a fifth more is withheld. */
export const STATUS_NPWP = ['NIK', 'NPWP', 'BELUM'] as const
export type StatusNpwp = (typeof STATUS_NPWP)[number]
export const SEBUTAN_NPWP: Readonly<Record<StatusNpwp, string>> = {
  NIK: 'NIK berlaku sebagai NPWP',
  NPWP: 'NPWP tersendiri',
  BELUM: 'Belum punya',
}

/** By which a THR has its holy day (Permenaker 6/2016). */
export const AGAMA = ['ISLAM', 'KRISTEN', 'KATOLIK', 'HINDU', 'BUDDHA', 'KONGHUCU', 'KEPERCAYAAN'] as const
export type Agama = (typeof AGAMA)[number]
export const SEBUTAN_AGAMA: Readonly<Record<Agama, string>> = {
  ISLAM: 'Islam',
  KRISTEN: 'Kristen',
  KATOLIK: 'Katolik',
  HINDU: 'Hindu',
  BUDDHA: 'Buddha',
  KONGHUCU: 'Konghucu',
  KEPERCAYAAN: 'Kepercayaan',
}

/** The programs of BPJS Ketenagakerjaan. */
export const PROGRAM_BPJS_TK = ['JKK', 'JKM', 'JHT', 'JP', 'JKP'] as const
export type ProgramBpjsTk = (typeof PROGRAM_BPJS_TK)[number]

/** The fields of the record: what forms call them, how the workbook has them, and what the trail keeps closed. */
export const DATA_PAJAK = {
  ptkp: { label: 'PTKP', cara: `Tulis salah satu: ${PTKP.join(', ')}.` },
  ptkp_tahun: { label: 'PTKP untuk tahun', cara: 'Tulis tahun pajaknya, misalnya 2026.' },
  tanggungan: { label: 'Jumlah tanggungan', cara: 'Tulis angka 0 sampai 20.' },
  status_npwp: { label: 'Status NPWP', cara: `Tulis salah satu: ${STATUS_NPWP.join(', ')}.` },
  npwp: { label: 'NPWP', cara: 'Tulis 15 atau 16 angka sebagai teks, atau kosongkan.', tertutup: true },
  agama: { label: 'Agama', cara: `Tulis salah satu: ${AGAMA.join(', ')}.` },
  bpjs_kesehatan_mulai: { label: 'BPJS Kesehatan sejak', cara: 'Tulis seperti 31/12/2026.' },
  bpjs_kesehatan_sampai: {
    label: 'BPJS Kesehatan sampai',
    cara: 'Tulis seperti 31/12/2026, atau kosongkan.',
  },
  bpjs_tk_mulai: { label: 'BPJS Ketenagakerjaan sejak', cara: 'Tulis seperti 31/12/2026.' },
  bpjs_tk_sampai: {
    label: 'BPJS Ketenagakerjaan sampai',
    cara: 'Tulis seperti 31/12/2026, atau kosongkan.',
  },
  bpjs_tk_program: {
    label: 'Program BPJS Ketenagakerjaan',
    cara: `Tulis dipisah koma, dari: ${PROGRAM_BPJS_TK.join(', ')}.`,
  },
} as const satisfies Readonly<Record<string, { label: string; cara: string; tertutup?: true }>>
export type NamaPajak = keyof typeof DATA_PAJAK
export const NAMA_PAJAK = Object.keys(DATA_PAJAK) as NamaPajak[]

const hari = (sebutan: string) => opsional(tanggalSejak(1950, `${sebutan} tidak valid.`))

/** The rule of each field, by itself; each may be empty. `judgePajak` knows the others. */
export const ATURAN_PAJAK: Readonly<Record<NamaPajak, Aturan<string>>> = {
  ptkp: aturanKata(PTKP, 'PTKP'),
  ptkp_tahun: opsional(
    berbentuk({ pattern: '^20[0-9]{2}$' }, (nilai) =>
      /^20\d{2}$/.test(nilai) ? undefined : 'Tahun PTKP harus seperti 2026.',
    ),
  ),
  tanggungan: opsional(
    berbentuk({ pattern: '^(?:1?[0-9]|20)$' }, (nilai) =>
      /^(?:1?\d|20)$/.test(nilai) ? undefined : 'Jumlah tanggungan harus angka 0 sampai 20.',
    ),
  ),
  status_npwp: aturanKata(STATUS_NPWP, 'Status NPWP'),
  npwp: opsional(
    berbentuk({ pattern: '^[0-9]{15,16}$' }, (nilai) =>
      /^\d{15,16}$/.test(tidyNomor(nilai)) ? undefined : 'NPWP harus 15 atau 16 angka.',
    ),
  ),
  agama: aturanKata(AGAMA, 'Agama'),
  bpjs_kesehatan_mulai: hari(DATA_PAJAK.bpjs_kesehatan_mulai.label),
  bpjs_kesehatan_sampai: hari(DATA_PAJAK.bpjs_kesehatan_sampai.label),
  bpjs_tk_mulai: hari(DATA_PAJAK.bpjs_tk_mulai.label),
  bpjs_tk_sampai: hari(DATA_PAJAK.bpjs_tk_sampai.label),
  bpjs_tk_program: opsional(
    berbentuk(
      { pattern: `^(?:${PROGRAM_BPJS_TK.join('|')})(?:, (?:${PROGRAM_BPJS_TK.join('|')}))*$` },
      (nilai) =>
        programFrom(nilai) === undefined
          ? `Program BPJS Ketenagakerjaan harus dari: ${PROGRAM_BPJS_TK.join(', ')}.`
          : undefined,
    ),
  ),
}

/** `jkk, JHT` is JKK and JHT, in the order of the law; undefined where a word is none of the programs. */
export function programFrom(teks: string): readonly ProgramBpjsTk[] | undefined {
  const kata = teks
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((satu) => satu !== '')
  const dikenal = PROGRAM_BPJS_TK.filter((program) => kata.includes(program))
  return kata.every((satu) => dikenal.some((program) => program === satu)) ? dikenal : undefined
}

/** The record as it is kept; null where nobody has said yet. */
export type Pajak = {
  /** Of the year `ptkp_tahun` and those after it, until another one */
  readonly ptkp: Ptkp | null
  readonly ptkp_tahun: number | null
  readonly tanggungan: number | null
  readonly status_npwp: StatusNpwp | null
  readonly npwp: string | null
  readonly agama: Agama | null
  readonly bpjs_kesehatan_mulai: Tanggal | null
  readonly bpjs_kesehatan_sampai: Tanggal | null
  readonly bpjs_tk_mulai: Tanggal | null
  readonly bpjs_tk_sampai: Tanggal | null
  readonly bpjs_tk_program: readonly ProgramBpjsTk[]
}

/** Why a record cannot be so, by field; empty when it can. */
export function judgePajak(pajak: Pajak): Readonly<Partial<Record<NamaPajak, string>>> {
  const tolak: Partial<Record<NamaPajak, string>> = {}
  const { ptkp, tanggungan, status_npwp, npwp } = pajak
  if (ptkp !== null && tanggungan !== null && tanggungan < Number(ptkp.at(-1)))
    tolak.tanggungan = `PTKP ${ptkp} berarti paling sedikit ${ptkp.at(-1)} tanggungan.`
  if (ptkp === null && tanggungan !== null) tolak.ptkp = 'Isi PTKP bersama jumlah tanggungannya.'
  if (status_npwp === 'NPWP' && npwp === null) tolak.npwp = 'NPWP harus diisi.'
  if (status_npwp !== 'NPWP' && npwp !== null)
    tolak.npwp = 'Kosongkan NPWP, atau pilih status NPWP tersendiri.'
  for (const bpjs of ['bpjs_kesehatan', 'bpjs_tk'] as const) {
    const [mulai, sampai] = [pajak[`${bpjs}_mulai`], pajak[`${bpjs}_sampai`]]
    if (sampai !== null && mulai === null) tolak[`${bpjs}_mulai`] = 'Isi juga sejak kapan terdaftar.'
    else if (sampai !== null && mulai !== null && sampai < mulai)
      tolak[`${bpjs}_sampai`] = 'Tanggal akhir tidak boleh sebelum mulai.'
  }
  if (pajak.bpjs_tk_program.length > 0 && pajak.bpjs_tk_mulai === null)
    tolak.bpjs_tk_mulai = 'Isi juga sejak kapan terdaftar.'
  return tolak
}

/** What pay follows from and nobody has said yet. */
export const PAJAK_WAJIB = ['ptkp', 'status_npwp', 'agama'] as const satisfies readonly NamaPajak[]

/** Without a valid NPWP a fifth more is withheld (PMK 168/2023). */
export function isNpwpValid(status: StatusNpwp): boolean {
  return status !== 'BELUM'
}

/** One of these words, in whatever letters; or empty. */
function aturanKata(dikenal: readonly string[], sebutan: string): Aturan<string> {
  return opsional(
    urut(
      wajib(`${sebutan} harus diisi.`),
      berbentuk({ enum: dikenal, pattern: `^(?:${dikenal.join('|')})$` }, (nilai) =>
        dikenal.includes(nilai.trim().toUpperCase())
          ? undefined
          : `${sebutan} harus salah satu dari: ${dikenal.join(', ')}.`,
      ),
    ),
  )
}
