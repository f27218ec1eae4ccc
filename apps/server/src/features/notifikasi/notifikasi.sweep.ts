import { UMUR_NOTIFIKASI } from '@rekan/domain/notifikasi/notifikasi'
import type { Instan } from '@rekan/domain/waktu'
import { type Db, at } from '../../platform/db.ts'

/** Clears old notifications. */
export async function sweepNotifikasi(db: Db, saat: Instan): Promise<void> {
  await db
    .deleteFrom('notifikasi')
    .where('dibuat_pada', '<=', at(saat - UMUR_NOTIFIKASI * 86_400_000))
    .execute()
}
