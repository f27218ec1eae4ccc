import type { Instan } from '@rekan/domain/waktu'
import { type Db, at } from '../../../platform/db.ts'

/** As long as what was told of them is kept. */
const SIMPAN_MS = 90 * 86_400_000

/** Clears the alarms of works that are long over. */
export async function sweepAlarm(db: Db, saat: Instan): Promise<void> {
  await db
    .deleteFrom('alarm')
    .where('reda_pada', 'is not', null)
    .where('selesai', '<', at(saat - SIMPAN_MS))
    .execute()
  await db
    .deleteFrom('alarm_pesan')
    .where('pada', '<', at(saat - SIMPAN_MS))
    .execute()
}
