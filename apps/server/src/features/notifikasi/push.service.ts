import type { Instan } from '@rekan/domain/waktu'
import type { Session } from '../../platform/auth.ts'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { invalid } from '../../platform/errors.ts'
import type { Context } from '../../platform/http.ts'
import { deleteLangganan, insertKirimanPengingat, upsertLangganan } from './push.queries.ts'

/** Tells this device by push from now on, until its session ends. Throws 422 for an address that no browser gives. */
export async function createLangganan(
  tx: Tx,
  { push }: Pick<Deps, 'push'>,
  { pelaku, tokenHash }: Session,
  { endpoint, keys }: Context<'POST /push/langganan'>['body'],
  saat: Instan,
): Promise<void> {
  if (!push.isAllowed(endpoint))
    throw invalid({ endpoint: ['Layanan notifikasi peramban ini tidak dikenal.'] })
  await upsertLangganan(tx, {
    sesi_hash: tokenHash,
    pengguna_id: pelaku.penggunaId,
    endpoint,
    ...keys,
    dibuat_pada: new Date(saat),
  })
}

/** Ends it; nothing happens where there is none. */
export async function removeLangganan(tx: Tx, { tokenHash }: Session): Promise<void> {
  await deleteLangganan(tx, { sesiHash: tokenHash })
}

/** Pushes reminders to the devices of their people; false when there is nothing to push. */
export async function queuePengingat(tx: Tx, pengingatIds: readonly number[]): Promise<boolean> {
  return pengingatIds.length > 0 && insertKirimanPengingat(tx, pengingatIds)
}
