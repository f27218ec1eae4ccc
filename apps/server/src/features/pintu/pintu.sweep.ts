import type { Instan } from '@rekan/domain/waktu'
import { type Db, at } from '../../platform/db.ts'

/** Clears contacts' sessions and codes past their end. */
export async function sweepPintu(db: Db, saat: Instan): Promise<void> {
  await db.deleteFrom('kontak_sesi').where('kedaluwarsa_pada', '<=', at(saat)).execute()
  await db.deleteFrom('kontak_kode').where('kedaluwarsa_pada', '<=', at(saat)).execute()
}
