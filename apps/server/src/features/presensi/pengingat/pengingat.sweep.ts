import type { Instan } from '@rekan/domain/waktu'
import { type Db, at } from '../../../platform/db.ts'

/** Of a day that is long over nobody is reminded twice. */
const KEEP_REMINDERS_MS = 7 * 86_400_000

/** Clears what was reminded of long ago. */
export async function sweepPengingat(db: Db, saat: Instan): Promise<void> {
  await db
    .deleteFrom('pengingat')
    .where('dibuat_pada', '<', at(saat - KEEP_REMINDERS_MS))
    .execute()
}
