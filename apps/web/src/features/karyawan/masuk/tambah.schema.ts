import { opsional } from '@rekan/domain/karyawan/karyawan'
import { aturanTanggalMasuk } from '@rekan/domain/karyawan/penempatan'
import type { Tanggal } from '@rekan/domain/waktu'
import { schemaOf } from '../isian/isian.schema.ts'
import { aturanOrang } from '../isian-bagian/orang.schema.ts'
import { aturanTempat } from '../isian-bagian/tempat.schema.ts'

/** Somebody new: who it is and where they begin. `today`: nobody is born after it. */
export function karyawanBaruSchema(today: Tanggal) {
  return schemaOf({
    ...aturanOrang(today),
    ...aturanTempat,
    mulai: opsional(aturanTanggalMasuk),
  })
}
