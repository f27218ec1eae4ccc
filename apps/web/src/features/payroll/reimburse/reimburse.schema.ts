import * as z from 'zod/mini'
import { wajib } from '@rekan/domain/aturan'
import { BERKAS_TERBESAR } from '@rekan/domain/berkas'
import { aturanJumlahReimburse, aturanKeteranganReimburse } from '@rekan/domain/payroll/reimburse'
import { angkaFrom } from '../../../lib/angka.ts'
import { judged, text } from '../../../lib/form-schema.ts'

export const BERKAS_BUKTI = {
  isFoto: true,
  typeNames: 'PDF, JPEG, PNG, atau WebP',
  maxBytes: BERKAS_TERBESAR,
} as const

const aturanRupiah = (teks: string) => {
  if (teks.trim() === '') return 'Jumlah harus diisi.'
  const jumlah = angkaFrom(teks)
  return jumlah === undefined ? 'Tulis rupiah penuh, misalnya 150.000.' : aturanJumlahReimburse(jumlah)
}

/** A receipt as it is typed. */
export const isianReimburse = {
  tanggal: text(wajib('Tanggal bukti harus diisi.')),
  jumlah: text(aturanRupiah),
  keterangan: text(aturanKeteranganReimburse),
  file: z
    .nullable(z.instanceof(File))
    .check(judged((file) => (file === null ? 'Foto atau berkas bukti harus ada.' : undefined))),
}
export const REIMBURSE_KOSONG = { tanggal: '', jumlah: '', keterangan: '', file: null as File | null }

/** What is sent; null while there is no receipt. */
export function isianFrom(isian: {
  readonly tanggal: string
  readonly jumlah: string
  readonly keterangan: string
  readonly file: File | null
}) {
  const { tanggal, jumlah, keterangan, file } = isian
  return file === null ? null : { tanggal, jumlah: String(angkaFrom(jumlah) ?? 0), keterangan, file }
}
