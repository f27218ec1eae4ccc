import type { Instan } from '@rekan/domain/waktu'
import { type Db, type Tx, at } from '../../../platform/db.ts'

/** Nobody looks through more; the rest end by themselves. */
const PALING_BANYAK = 100

/** The sessions of one account that are still good, the one used last first. */
export function listSesi(db: Db, penggunaId: number, saat: Instan) {
  return db
    .selectFrom('sesi')
    .select(['id', 'token_hash', 'perangkat', 'dibuat_pada', 'dipakai_pada'])
    .where('pengguna_id', '=', penggunaId)
    .where('kedaluwarsa_pada', '>', at(saat))
    .orderBy('dipakai_pada', 'desc')
    .orderBy('id', 'desc')
    .limit(PALING_BANYAK)
    .execute()
}

/** Ends one session of an account; false when it has none of that id. */
export async function deleteSesiById(tx: Tx, penggunaId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sesi')
    .where('pengguna_id', '=', penggunaId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function deleteSesiLain(tx: Tx, penggunaId: number, kecuali: Buffer): Promise<void> {
  await tx
    .deleteFrom('sesi')
    .where('pengguna_id', '=', penggunaId)
    .where('token_hash', '!=', kecuali)
    .execute()
}

/** Forgets the devices an account knows, save one. */
export async function deletePerangkatLain(tx: Tx, penggunaId: number, kecuali: Buffer | null): Promise<void> {
  await tx
    .deleteFrom('perangkat_dikenal')
    .where('pengguna_id', '=', penggunaId)
    .$if(kecuali !== null, (q) => q.where('rahasia_hash', '!=', kecuali as Buffer))
    .execute()
}
