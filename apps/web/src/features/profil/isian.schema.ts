import * as z from 'zod/mini'
import { type Aturan, hampa } from '@rekan/domain/aturan'
import {
  aturanEmailKaryawan,
  aturanInstansi,
  aturanJenisKaryawan,
  aturanJenisKelamin,
  aturanJenjangPendidikan,
  aturanJkn,
  aturanKpj,
  aturanLahirSampai,
  aturanNama,
  aturanNamaBank,
  aturanNik,
  aturanNomorRekening,
  aturanStatusPernikahan,
  aturanTanggalLahir,
  aturanTempatLahir,
} from '@rekan/domain/karyawan'
import type { Tanggal } from '@rekan/domain/waktu'
import { text } from '../../lib/form-schema.ts'

/**
 * `today`: no birth date lies after it. `hasEmail`: an account with an address must keep one; an account without may
 * stay without.
 */
type Facts = { readonly today: Tanggal; readonly hasEmail: boolean }

export function personalSchema({ today, hasEmail }: Facts) {
  return z.object({
    name: text(aturanNama),
    nik: text(aturanNik),
    email: text(emailRule(hasEmail)),
    position: text(aturanJenisKaryawan),
    marritalStatus: text(aturanStatusPernikahan),
    birthPlace: text(aturanTempatLahir),
    birthDate: text(aturanTanggalLahir, aturanLahirSampai(today)),
    gender: text(aturanJenisKelamin),
  })
}

export const kepegawaianSchema = z.object({
  education: text(aturanJenjangPendidikan),
  institution: text(aturanInstansi),
  healthInsuranceNumber: text(aturanJkn),
  workInsuranceNumber: text(aturanKpj),
  bankName: text(aturanNamaBank),
  bankAccountNumber: text(aturanNomorRekening),
})

export function akunSchema({ hasEmail }: Pick<Facts, 'hasEmail'>) {
  return z.object({ name: text(aturanNama), email: text(emailRule(hasEmail)) })
}

function emailRule(isRequired: boolean): Aturan<string> {
  return (nilai) => (!isRequired && hampa(nilai) ? undefined : aturanEmailKaryawan(nilai))
}
