import { hashToken } from '../../../platform/auth.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Asal } from '../../../platform/device.ts'
import {
  insertPerangkat,
  isDikenal,
  isPerangkat,
  updateNamaPerangkat,
  updatePerangkat,
} from './perangkat.queries.ts'

/** An account knows so many devices; the ones used longest ago are forgotten first. */
const PALING_BANYAK = 10

/** The digest of a device's secret if the account of `nama` knows the device, else null. `nama` as `namaAkun` gives it. */
export async function perangkatDikenal(db: Db, { rahasia }: Asal, nama: string): Promise<string | null> {
  if (rahasia === null) return null
  const hash = hashToken(rahasia)
  return (await isDikenal(db, hash, nama)) ? hash.toString('hex') : null
}

/** The digest of a device's secret if anybody's account knows the device, else null. */
export async function perangkatSiapaPun(db: Db, { rahasia }: Asal): Promise<string | null> {
  if (rahasia === null) return null
  const hash = hashToken(rahasia)
  return (await isPerangkat(db, hash)) ? hash.toString('hex') : null
}

/**
 * Marks the device as known to the account and returns the secret to leave with it. A device that this account did not
 * know always gets a new secret, so that a secret planted there by somebody else is useless.
 */
export async function ensurePerangkat(
  tx: Tx,
  { clock, random }: Pick<Deps, 'clock' | 'random'>,
  { rahasia }: Asal,
  penggunaId: number,
): Promise<string> {
  const saat = clock.now()
  const lama = rahasia === null ? null : hashToken(rahasia)
  if (rahasia !== null && lama !== null && (await updatePerangkat(tx, lama, penggunaId, saat))) return rahasia
  const baru = random.token()
  if (lama !== null) await updateNamaPerangkat(tx, lama, hashToken(baru))
  await insertPerangkat(tx, hashToken(baru), penggunaId, saat, PALING_BANYAK)
  return baru
}
