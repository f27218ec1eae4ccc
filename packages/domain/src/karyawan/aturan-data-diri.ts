import { type Aturan, berbentuk } from '../aturan.ts'
import {
  aturanEmailKaryawan,
  aturanInstansi,
  aturanJenisKaryawan,
  aturanJenisKaryawanHrd,
  aturanJenisKelamin,
  aturanJenjangPendidikan,
  aturanJkn,
  aturanKodeKaryawan,
  aturanKpj,
  aturanNama,
  aturanNamaBank,
  aturanNik,
  aturanNomorRekening,
  aturanStatusPernikahan,
  aturanTanggalLahir,
  aturanTempatLahir,
  opsional,
  tidy,
  tidyNomor,
  tidyNomorHp,
} from './karyawan.ts'
import { type NamaData, dataOf } from './data-diri.ts'
import { aturanTanggalMasuk } from './penempatan.ts'

/** An Indonesian mobile number, in the country's own form or with its code; it may be left empty. */
const aturanNomorHp = opsional(
  berbentuk({ pattern: String.raw`^(?:\+62|62|0)8[1-9][0-9]{6,10}$` }, (nilai) =>
    /^\+628[1-9][0-9]{6,10}$/.test(tidyNomorHp(nilai))
      ? undefined
      : 'Nomor HP harus seperti 081234567890 atau +6281234567890.',
  ),
)

/** The rule of each field of a person, as they fill it in themselves. */
export const ATURAN_DATA: Readonly<Record<NamaData, Aturan<string>>> = {
  nama: aturanNama,
  nik: aturanNik,
  email: aturanEmailKaryawan,
  kode: aturanKodeKaryawan,
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
  nomor_hp: aturanNomorHp,
  tanggal_masuk: aturanTanggalMasuk,
}

/** As HR fills it in, who keeps a jabatan of its own beside the kind of employee. */
export const ATURAN_DATA_HRD: Readonly<Record<NamaData, Aturan<string>>> = {
  ...ATURAN_DATA,
  jenis_karyawan_id: aturanJenisKaryawanHrd,
}

/** Returns the typed text of a field as it is stored; '' if the field is empty. */
export function tidyData(nama: NamaData, nilai: string): string {
  if (nama === 'nomor_hp') return tidyNomorHp(nilai)
  const { jenis } = dataOf(nama)
  if (jenis === 'nomor') return tidyNomor(nilai)
  const teks = tidy(nilai)
  // Addresses are told apart without capitals, kode are written in them.
  return jenis === 'email' ? teks.toLowerCase() : jenis === 'kode' ? teks.toUpperCase() : teks
}
