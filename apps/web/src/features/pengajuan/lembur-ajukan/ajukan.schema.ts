import * as z from 'zod/mini'
import { aturanKeteranganPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import { wajib } from '@rekan/domain/aturan'
import { pilihan } from '@rekan/domain/karyawan/karyawan'
import { aturanKoordinator } from '@rekan/domain/karyawan/penempatan'
import { text } from '../../../lib/form-schema.ts'
import { aturanJam } from '../../../ui/time-field.text.ts'

/** A request for overtime as it is filled in. */
export type IsianLembur = {
  /** '' for one's own */
  readonly karyawan: string
  readonly koordinator: string
  readonly tanggal: string
  /** `HH:mm` */
  readonly jamMulai: string
  readonly jamSelesai: string
  readonly keterangan: string
}

export const KOSONG: IsianLembur = {
  karyawan: '',
  koordinator: '',
  tanggal: '',
  jamMulai: '',
  jamSelesai: '',
  keterangan: '',
}

/** `untukTim`: the person is asked for as well. */
export function lemburSchema(untukTim: boolean) {
  return z.object({
    karyawan: untukTim ? text(pilihan('Karyawan harus diisi.', 'Karyawan tidak valid.')) : text(),
    koordinator: text(aturanKoordinator),
    tanggal: text(wajib('Tanggal harus diisi.')),
    jamMulai: text(wajib('Jam mulai harus diisi.'), aturanJam),
    jamSelesai: text(wajib('Jam selesai harus diisi.'), aturanJam),
    keterangan: text(aturanKeteranganPengajuan),
  })
}
