import { urut } from '@rekan/domain/aturan'
import {
  aturanEmailKaryawan,
  aturanInstansi,
  aturanJenisKaryawanHrd,
  aturanJenisKelamin,
  aturanJenjangPendidikan,
  aturanJkn,
  aturanKode,
  aturanKpj,
  aturanLahirSampai,
  aturanNama,
  aturanNamaBank,
  aturanNik,
  aturanNomorRekening,
  aturanStatusPernikahan,
  aturanTanggalLahir,
  aturanTempatLahir,
  opsional,
} from '@rekan/domain/karyawan'
import { aturanTanggalMasuk, aturanTidakTerlaluJauh } from '@rekan/domain/penempatan'
import type { Tanggal } from '@rekan/domain/waktu'
import { type Aturans, schemaOf } from './isian.schema.ts'

/** Everybody has a kode. */
export function ubahSchema(today: Tanggal) {
  return schemaOf({ ...aturanOrang(today), kode: aturanKode })
}

/** The fields of a person; what HR may not know on the first day may be left out. */
export function aturanOrang(today: Tanggal) {
  return {
    nama: aturanNama,
    nik: aturanNik,
    tempatLahir: aturanTempatLahir,
    tanggalLahir: urut(aturanTanggalLahir, aturanLahirSampai(today)),
    jenisKelamin: aturanJenisKelamin,
    statusPernikahan: aturanStatusPernikahan,
    jenisKaryawan: aturanJenisKaryawanHrd,
    tanggalMasuk: urut(aturanTanggalMasuk, aturanTidakTerlaluJauh(today)),
    jenjang: opsional(aturanJenjangPendidikan),
    instansi: opsional(aturanInstansi),
    jkn: aturanJkn,
    kpj: aturanKpj,
    bank: opsional(aturanNamaBank),
    rekening: opsional(aturanNomorRekening),
    email: opsional(aturanEmailKaryawan),
  } satisfies Aturans
}
