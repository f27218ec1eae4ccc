import { UMUR_NOTIFIKASI } from '@rekan/domain/notifikasi/notifikasi'
import type { Instan } from '@rekan/domain/waktu'
import { type Db, at } from '../../platform/db.ts'

/** So long those of what was withdrawn are there to be put back; well over what the deed allows. */
const UMUR_DITARIK_MS = 3_600_000

/** Clears old notifications, and those that nobody can put back any more. */
export async function sweepNotifikasi(db: Db, saat: Instan): Promise<void> {
  await db
    .deleteFrom('notifikasi')
    .where('dibuat_pada', '<=', at(saat - UMUR_NOTIFIKASI * 86_400_000))
    .execute()
  await db
    .deleteFrom('notifikasi_ditarik')
    .where('ditarik_pada', '<=', at(saat - UMUR_DITARIK_MS))
    .execute()
}
