import { z } from 'zod'
import { type Aturan, isBlank } from '@rekan/domain/aturan'
import { ATURAN_DATA, ATURAN_DATA_HRD, tidyData } from '@rekan/domain/karyawan/aturan-data-diri'
import {
  type DATA_DIRI,
  NAMA_DATA,
  type NamaData,
  dataOf,
  formulirOf,
} from '@rekan/domain/karyawan/data-diri'
import type { JenisKelamin } from '@rekan/domain/karyawan/karyawan'
import { HARI_PULANG_TERJAUH } from '@rekan/domain/presensi/tinjauan/koreksi'
import { parseJam } from '@rekan/domain/waktu'
import { BENTUK_ID, text } from './call.ts'

/** How a field of each kind is taken: judged by its rule, and given as it is stored. */
const BENTUK = {
  teks: stored,
  nomor: stored,
  email: stored,
  kode: stored,
  hari: stored,
  kelamin: (nama: NamaData, aturan: Aturan<string>) =>
    stored(nama, aturan).transform((kode) => kode as JenisKelamin),
  referensi: (_nama: NamaData, aturan: Aturan<string>) => pilihan(aturan),
  /** Blank: none */
  atauTanpa: (nama: NamaData, aturan: Aturan<string>) =>
    text(aturan).transform((nilai) => (isBlank(nilai) ? null : tidyData(nama, nilai))),
}

function stored(nama: NamaData, aturan: Aturan<string>) {
  return text(aturan).transform((nilai) => tidyData(nama, nilai))
}

type BentukDari<N extends NamaData> = (typeof DATA_DIRI)[N] extends { readonly bolehKosong: true }
  ? 'atauTanpa'
  : (typeof DATA_DIRI)[N]['jenis']
type Skema<N extends NamaData> = ReturnType<(typeof BENTUK)[BentukDari<N>]>

function skemaFrom(aturan: Readonly<Record<NamaData, Aturan<string>>>) {
  const semua = NAMA_DATA.map((nama) => {
    const { jenis, bolehKosong = false } = dataOf(nama)
    return [nama, BENTUK[bolehKosong ? 'atauTanpa' : jenis](nama, aturan[nama])]
  })
  return Object.fromEntries(semua) as { [N in NamaData]: Skema<N> }
}

const NAMA_SENDIRI = [...Object.values(formulirOf('personal')), ...Object.values(formulirOf('kepegawaian'))]
const sendiri = skemaFrom(ATURAN_DATA)
/** The fields of a person that they fill in themselves. Whether a birth lies after today is for who knows the day. */
export const isianSendiri = Object.fromEntries(NAMA_SENDIRI.map((nama) => [nama, sendiri[nama]])) as {
  [N in (typeof NAMA_SENDIRI)[number]]: Skema<N>
}
/** All of them, as HR fills them in */
export const isianHrd = skemaFrom(ATURAN_DATA_HRD)

/** Absent stays absent; blank and null both say that there is none. */
export function opsional<T extends z.ZodType>(schema: T) {
  const atauKosong = (nilai: unknown) => (typeof nilai === 'string' && isBlank(nilai) ? null : nilai)
  return z.preprocess(atauKosong, schema.nullable().optional())
}

/** `HH:mm` or `HH:mm:ss`, as `parseJam` takes them */
export const BENTUK_JAM = { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$' }
/** A day of the years that the calendar of the product knows */
export const BENTUK_TANGGAL = { format: 'date', pattern: '^(19|2[01])[0-9]{2}-[0-9]{2}-[0-9]{2}$' }

/** A day somebody picked; whether it is one of the calendar is the rule's to say. */
export function hariIsian(label: string) {
  const error = `${label} harus diisi.`
  return z
    .string({ error })
    .min(1, { error })
    .meta({ ...BENTUK_TANGGAL, minLength: undefined })
}

/** An id chosen from a list, `5` and `"5"` alike. */
export function pilihan(aturan: Aturan<string>) {
  return z
    .union([z.string(), z.number()], {
      error: ({ input }) => aturan(input === undefined || input === null ? '' : 'tidak valid'),
    })
    .meta({ anyOf: BENTUK_ID })
    .transform((nilai, ctx) => {
      const message = aturan(String(nilai))
      if (message === undefined) return Number(nilai)
      ctx.issues.push({ code: 'custom', message, input: nilai })
      return z.NEVER
    })
}

/** A clock time of the office, `HH:mm` or `HH:mm:ss`, as seconds since midnight. */
export function jamWajib(message: string) {
  return z
    .string({ error: message })
    .meta(BENTUK_JAM)
    .transform((teks, ctx) => {
      const detikKe = parseJam(teks)
      if (detikKe !== undefined) return detikKe
      ctx.issues.push({ code: 'custom', message, input: teks })
      return z.NEVER
    })
}

/** The same; blank is absent. */
export function jamIsian(message: string) {
  return opsional(jamWajib(message))
}

/** How many days after its attendance day a clock time lies, `1` and `"1"` alike; absent or blank: as it follows. */
export const hariJam = opsional(
  z
    .union([z.number(), z.string().regex(/^\d$/).transform(Number)], { error: 'Hari tidak valid.' })
    .pipe(
      z
        .number()
        .int({ error: 'Hari tidak valid.' })
        .min(0, { error: 'Hari tidak valid.' })
        .max(HARI_PULANG_TERJAUH, { error: 'Hari tidak valid.' }),
    ),
)

type Opsional<N extends NamaData> = (typeof DATA_DIRI)[N] extends { readonly menyusul: true }
  ? Skema<N> extends infer S extends z.ZodType
    ? ReturnType<typeof opsional<S>>
    : never
  : Skema<N>

/** The fields of a person as HR knows them on the first day: what may follow may be left out. */
export const isianBaru = Object.fromEntries(
  NAMA_DATA.map((nama) => [nama, dataOf(nama).menyusul ? opsional(isianHrd[nama]) : isianHrd[nama]]),
) as unknown as { [N in NamaData]: Opsional<N> }
