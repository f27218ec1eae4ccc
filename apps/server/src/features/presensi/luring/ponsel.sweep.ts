import type { Instan } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'
import { deleteDengar, deletePanggilan } from './ponsel.queries.ts'

/** No punch that is still taken is older than a week, and no server time counts that was heard two days before it. */
const KEEP_HEARD_MS = 10 * 86_400_000

/** Clears when phones were heard and accounts called long ago. */
export async function sweepPonsel(db: Db, saat: Instan): Promise<void> {
  await deleteDengar(db, saat - KEEP_HEARD_MS)
  await deletePanggilan(db, saat - KEEP_HEARD_MS)
}
