import { urut } from '@rekan/domain/aturan'
import { opsional } from '@rekan/domain/karyawan/karyawan'
import {
  aturanAlasan,
  aturanJadwal,
  aturanKantor,
  aturanKoordinator,
  aturanPekerjaan,
  aturanTanggalMasuk,
  aturanTanggalSelesai,
  aturanTidakTerlaluJauh,
  aturanUnit,
} from '@rekan/domain/karyawan/penempatan'
import type { Tanggal } from '@rekan/domain/waktu'
import { type Aturans, schemaOf } from '../isian/isian.schema.ts'

export const aturanTempat = {
  kantor_id: aturanKantor,
  jabatan: aturanPekerjaan,
  unit: aturanUnit,
  koordinator_id: opsional(aturanKoordinator),
  jadwal_id: aturanJadwal,
} satisfies Aturans

/** A placement, from one day on. */
export function tempatSchema(today: Tanggal) {
  return schemaOf({
    ...aturanTempat,
    tanggal_masuk: urut(aturanTanggalMasuk, aturanTidakTerlaluJauh(today)),
    tanggal_selesai: opsional(aturanTanggalSelesai),
    alasan: opsional(aturanAlasan),
  })
}
