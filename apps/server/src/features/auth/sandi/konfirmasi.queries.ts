import type { Instan } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'

export async function updateKonfirmasi(db: Db, tokenHash: Buffer, saat: Instan): Promise<void> {
  await db
    .updateTable('sesi')
    .set({ dikonfirmasi_pada: new Date(saat) })
    .where('token_hash', '=', tokenHash)
    .execute()
}
