import * as z from 'zod/mini'
import { ATURAN_DATA } from '@rekan/domain/karyawan/aturan-data-diri'
import { type Aturan, isBlank, urut } from '@rekan/domain/aturan'
import { aturanLahirSampai } from '@rekan/domain/karyawan/karyawan'
import type { Tanggal } from '@rekan/domain/waktu'
import { text } from '../../../lib/form-schema.ts'
import { AKUN, type FieldMap, KEPEGAWAIAN, type NamaKolom, PERSONAL } from './isian.ts'

/**
 * `today`: no birth date lies after it. `hasEmail`: an account with an address must keep one; an account without may
 * stay without.
 */
type Facts = { readonly today: Tanggal; readonly hasEmail: boolean }

export function personalSchema({ today, hasEmail }: Facts) {
  return schemaOf(PERSONAL, {
    email: emailRule(hasEmail),
    tanggal_lahir: urut(ATURAN_DATA.tanggal_lahir, aturanLahirSampai(today)),
  })
}

export const kepegawaianSchema = schemaOf(KEPEGAWAIAN)

export function akunSchema({ hasEmail }: Pick<Facts, 'hasEmail'>) {
  return schemaOf(AKUN, { email: emailRule(hasEmail) })
}

/** Judges each field of a form by its rule, or by that of `lain` where this form knows more. */
function schemaOf<M extends FieldMap>(
  fields: M,
  lain: Readonly<Partial<Record<NamaKolom, Aturan<string>>>> = {},
) {
  const semua = Object.entries(fields).map(([isian, nama]) => [isian, text(lain[nama] ?? ATURAN_DATA[nama])])
  return z.object(Object.fromEntries(semua) as { [_ in keyof M]: ReturnType<typeof text> })
}

function emailRule(isRequired: boolean): Aturan<string> {
  return (nilai) => (!isRequired && isBlank(nilai) ? undefined : ATURAN_DATA.email(nilai))
}
