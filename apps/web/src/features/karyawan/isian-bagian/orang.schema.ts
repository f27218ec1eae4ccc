import { ATURAN_DATA_HRD } from '@rekan/domain/karyawan/aturan-data-diri'
import { type Aturan, urut } from '@rekan/domain/aturan'
import { NAMA_DATA, type NamaData, dataOf } from '@rekan/domain/karyawan/data-diri'
import { aturanLahirSampai, opsional } from '@rekan/domain/karyawan/karyawan'
import { aturanTidakTerlaluJauh } from '@rekan/domain/karyawan/penempatan'
import type { Tanggal } from '@rekan/domain/waktu'
import { schemaOf } from '../isian/isian.schema.ts'

/** Everybody has a kode. */
export function orangSchema(today: Tanggal) {
  return schemaOf({ ...aturanOrang(today), kode: ATURAN_DATA_HRD.kode })
}

/** The fields of a person; what HR may not know on the first day may be left out. */
export function aturanOrang(today: Tanggal): Readonly<Record<NamaData, Aturan<string>>> {
  const { tanggal_lahir, tanggal_masuk } = ATURAN_DATA_HRD
  const menyusul = NAMA_DATA.filter((nama) => dataOf(nama).menyusul)
  return {
    ...ATURAN_DATA_HRD,
    ...Object.fromEntries(menyusul.map((nama) => [nama, opsional(ATURAN_DATA_HRD[nama])])),
    tanggal_lahir: urut(tanggal_lahir, aturanLahirSampai(today)),
    tanggal_masuk: urut(tanggal_masuk, aturanTidakTerlaluJauh(today)),
  }
}
