import type { Instan } from '@rekan/domain/waktu'
import { type Db, at } from '../../platform/db.ts'

/** A device that nobody signed in from for so long is known no more. */
const KEEP_DEVICES_MS = 400 * 86_400_000

/** Clears links, sessions, second steps and codes past their end, and devices that nobody comes from. */
export async function sweepAuth(db: Db, saat: Instan): Promise<void> {
  await db.deleteFrom('tautan_sandi').where('kedaluwarsa_pada', '<=', at(saat)).execute()
  await db.deleteFrom('sesi').where('kedaluwarsa_pada', '<=', at(saat)).execute()
  await db.deleteFrom('tantangan').where('kedaluwarsa_pada', '<=', at(saat)).execute()
  await db.deleteFrom('kode_reset').where('kedaluwarsa_pada', '<=', at(saat)).execute()
  await db
    .deleteFrom('perangkat_dikenal')
    .where('dipakai_pada', '<', at(saat - KEEP_DEVICES_MS))
    .execute()
}
