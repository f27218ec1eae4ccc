import { z } from 'zod'
import { type Aturan, hampa } from '@rekan/domain/aturan'
import {
  type JenisKelamin,
  aturanEmailKaryawan,
  aturanInstansi,
  aturanJenisKaryawan,
  aturanJenisKelamin,
  aturanJenjangPendidikan,
  aturanJkn,
  aturanKpj,
  aturanNama,
  aturanNamaBank,
  aturanNik,
  aturanNomorRekening,
  aturanStatusPernikahan,
  aturanTanggalLahir,
  aturanTempatLahir,
  rapikan,
  rapikanNomor,
} from '@rekan/domain/karyawan'
import { parseJam } from '@rekan/domain/waktu'
import { BENTUK_ID, text } from './call.ts'

/** The fields of a person as any call takes them, judged by the domain's rules and given as they are stored. */
export const isian = {
  nama: text(aturanNama).transform(rapikan),
  nik: text(aturanNik).transform(rapikanNomor),
  /** Lower case: addresses are told apart without it */
  email: text(aturanEmailKaryawan).transform((email) => rapikan(email).toLowerCase()),
  jenis_karyawan_id: pilihan(aturanJenisKaryawan),
  status_pernikahan_id: pilihan(aturanStatusPernikahan),
  tempat_lahir: text(aturanTempatLahir).transform(rapikan),
  /** Whether it lies after today is for who knows the day */
  tanggal_lahir: text(aturanTanggalLahir),
  jenis_kelamin: text(aturanJenisKelamin).transform((kode) => kode as JenisKelamin),
  jenjang_pendidikan_id: pilihan(aturanJenjangPendidikan),
  instansi: text(aturanInstansi).transform(rapikan),
  /** Blank: none */
  jkn: text(aturanJkn).transform(atauTanpa),
  kpj: text(aturanKpj).transform(atauTanpa),
  nama_bank: text(aturanNamaBank).transform(rapikan),
  nomor_rekening: text(aturanNomorRekening).transform(rapikanNomor),
}

function atauTanpa(nomor: string): string | null {
  return hampa(nomor) ? null : rapikanNomor(nomor)
}

/** Absent stays absent; blank and null both say that there is none. */
export function opsional<T extends z.ZodType>(schema: T) {
  const atauKosong = (nilai: unknown) => (typeof nilai === 'string' && hampa(nilai) ? null : nilai)
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

/** A clock time of the office, `HH:mm` or `HH:mm:ss`, as seconds since midnight; blank is absent. */
export function jamIsian(message: string) {
  return opsional(
    z
      .string({ error: message })
      .meta(BENTUK_JAM)
      .transform((teks, ctx) => {
        const detikKe = parseJam(teks)
        if (detikKe !== undefined) return detikKe
        ctx.issues.push({ code: 'custom', message, input: teks })
        return z.NEVER
      }),
  )
}
