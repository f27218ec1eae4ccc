import type { Instan } from '@rekan/domain/waktu'
import type { Db } from '../../platform/db.ts'
import { deleteUsang } from './laporan.queries.ts'

/** What a report says is of its moment, and soon another. */
const SIMPAN_MS = 24 * 3_600_000

/** Clears reports with their rows and files. */
export async function sweepLaporan(db: Db, saat: Instan): Promise<void> {
  await deleteUsang(db, saat - SIMPAN_MS)
}
