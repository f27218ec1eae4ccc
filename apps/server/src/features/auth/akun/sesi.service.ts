import { namaPerangkat } from '@rekan/domain/auth/perangkat'
import { isoLokal } from '@rekan/domain/waktu'
import { type Session, hashToken } from '../../../platform/auth.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Asal } from '../../../platform/device.ts'
import { deleteAlamatKalender } from './auth.queries.ts'
import { deletePerangkatLain, deleteSesiById, deleteSesiLain, listSesi } from './sesi.queries.ts'
import { refuse } from '../auth.refusals.ts'

/** Where the account is signed in, this session first. */
export async function listPerangkat({ db, clock }: Deps, { pelaku, tokenHash }: Session) {
  const rows = await listSesi(db, pelaku.penggunaId, clock.now())
  return rows
    .map(({ id, token_hash, perangkat, dibuat_pada, dipakai_pada }) => ({
      id,
      perangkat: namaPerangkat(perangkat),
      dibuat_pada: isoLokal(dibuat_pada, 'WIB'),
      dipakai_pada: isoLokal(dipakai_pada, 'WIB'),
      ini: token_hash.equals(tokenHash),
    }))
    .toSorted((a, b) => Number(b.ini) - Number(a.ini))
}

/** Signs one device out. Throws 404 for a session that is not the caller's. */
export async function removeSesi(tx: Tx, { pelaku }: Session, asal: Asal, id: number): Promise<void> {
  if (!(await deleteSesiById(tx, pelaku.penggunaId, id))) throw refuse('SESI_TIDAK_ADA')
  await removePerangkat(tx, pelaku.penggunaId, asal)
}

/** Signs all devices out but the one that asks, calendars among them. */
export async function removeSesiLain(tx: Tx, { pelaku, tokenHash }: Session, asal: Asal): Promise<void> {
  await deleteSesiLain(tx, pelaku.penggunaId, tokenHash)
  await deleteAlamatKalender(tx, pelaku.penggunaId)
  await removePerangkat(tx, pelaku.penggunaId, asal)
}

/** A device that was lost may no longer pass for its owner's. */
function removePerangkat(tx: Tx, penggunaId: number, { rahasia }: Asal): Promise<void> {
  return deletePerangkatLain(tx, penggunaId, rahasia === null ? null : hashToken(rahasia))
}
