import type { Instan } from '@rekan/domain/waktu'
import { type Db, at } from '../../../platform/db.ts'

/** Clears ways back from a change that are past their end. */
export async function sweepBatal(db: Db, saat: Instan): Promise<void> {
  await db.deleteFrom('batal_ubah').where('kedaluwarsa_pada', '<=', at(saat)).execute()
}
