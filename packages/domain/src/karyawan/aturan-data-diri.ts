import type { Aturan } from '../aturan.ts'
import {
  aturanEmailKaryawan,
  aturanInstansi,
  aturanJenisKaryawan,
  aturanJenisKaryawanHrd,
  aturanJenisKelamin,
  aturanJenjangPendidikan,
  aturanJkn,
  aturanKode,
  aturanKpj,
  aturanNama,
  aturanNamaBank,
  aturanNik,
  aturanNomorRekening,
  aturanStatusPernikahan,
  aturanTanggalLahir,
  aturanTempatLahir,
  tidy,
  tidyNomor,
} from './karyawan.ts'
import { type NamaData, dataOf } from './data-diri.ts'
import { aturanTanggalMasuk } from './penempatan.ts'

/** The rule of each field of a person, as they fill it in themselves. */
export const ATURAN_DATA: Readonly<Record<NamaData, Aturan<string>>> = {
  nama: aturanNama,
  nik: aturanNik,
  email: aturanEmailKaryawan,
  kode: aturanKode,
  jenis_karyawan_id: aturanJenisKaryawan,
  status_pernikahan_id: aturanStatusPernikahan,
  tempat_lahir: aturanTempatLahir,
  tanggal_lahir: aturanTanggalLahir,
  jenis_kelamin: aturanJenisKelamin,
  jenjang_pendididikan_id: aturanJenjangPendidikan,
  instansi: aturanInstansi,
  jkn: aturanJkn,
  kpj: aturanKpj,
  nama_bank: aturanNamaBank,
  nomor_rekening: aturanNomorRekening,
  tanggal_masuk: aturanTanggalMasuk,
}

/** As HR fills it in, who keeps a jabatan of its own beside the kind of employee. */
export const ATURAN_DATA_HRD: Readonly<Record<NamaData, Aturan<string>>> = {
  ...ATURAN_DATA,
  jenis_karyawan_id: aturanJenisKaryawanHrd,
}

/** What was typed into a field, as it is stored; '' for nothing. */
export function tidyData(nama: NamaData, nilai: string): string {
  const { jenis } = dataOf(nama)
  if (jenis === 'nomor') return tidyNomor(nilai)
  const teks = tidy(nilai)
  // Addresses are told apart without capitals, kode are written in them.
  return jenis === 'email' ? teks.toLowerCase() : jenis === 'kode' ? teks.toUpperCase() : teks
}
