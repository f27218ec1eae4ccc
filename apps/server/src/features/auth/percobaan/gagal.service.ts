import type { Instan } from '@rekan/domain/waktu'
import { type Tx, transaction } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findPengguna } from '../akun/auth.queries.ts'
import { takeGagal, upsertGagal } from './gagal.queries.ts'
import { record, startServerDeed } from '../../../platform/perbuatan.ts'

/** From the first failed sign-in of a name on, so long are those that follow one entry of the trail. */
export const SEJAM_MS = 3_600_000
const TAK_DIKENAL = 0

/**
 * Counts a refused sign-in, whether wrong or held back. Names without an account are counted together and stored
 * nowhere, so that made-up names fill no trail and a password typed as a name stands in none.
 */
export async function countGagal({ db, clock }: Pick<Deps, 'db' | 'clock'>, nama: string): Promise<void> {
  const saat = clock.now()
  const penggunaId = (await findPengguna(db, nama))?.id ?? TAK_DIKENAL
  if (await upsertGagal(db, penggunaId, saat, saat - SEJAM_MS)) return
  let isMore = true
  while (isMore) isMore = await transaction(db, (tx) => closeGagal(tx, saat))
  await upsertGagal(db, penggunaId, saat, saat - SEJAM_MS)
}

/** Makes an entry of the trail of one count whose hour is over. False when there is none. */
export async function closeGagal(tx: Tx, saat: Instan): Promise<boolean> {
  const gagal = await takeGagal(tx, saat - SEJAM_MS)
  if (gagal === null) return false
  const { pengguna_id: id, sejak, jumlah } = gagal
  await record(
    startServerDeed(tx, 'POST /login', saat, null),
    'pengguna',
    id === TAK_DIKENAL ? 'tak dikenal' : id,
    { sesudah: { jumlah, sejak: new Date(sejak).toISOString() } },
  )
  return true
}
