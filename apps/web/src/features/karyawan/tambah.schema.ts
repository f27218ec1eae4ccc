import { opsional } from '@rekan/domain/karyawan'
import { aturanTanggalMasuk } from '@rekan/domain/penempatan'
import type { Tanggal } from '@rekan/domain/waktu'
import { schemaOf } from './isian.schema.ts'
import { aturanOrang } from './orang.schema.ts'
import { aturanTempat } from './tempat.schema.ts'

/** Somebody new: who it is and where they begin. `today`: nobody is born after it. */
export function tambahSchema(today: Tanggal) {
  return schemaOf({
    ...aturanOrang(today),
    ...aturanTempat,
    mulai: opsional(aturanTanggalMasuk),
  })
}
