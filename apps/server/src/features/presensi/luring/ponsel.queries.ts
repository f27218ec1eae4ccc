import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'

/** A phone by the id that it is called by, and its key's digest. */
export type Ponsel = { readonly id: number; readonly sidik: string }

/** The phone of this key, known from now on, and this account's. */
export async function upsertPonsel(tx: Tx, kunci: Buffer, penggunaId: number, saat: Instan): Promise<Ponsel> {
  await tx
    .insertInto('ponsel')
    .values({ kunci, dibuat_pada: new Date(saat) })
    .onConflict((c) => c.doNothing())
    .execute()
  const found = await tx
    .selectFrom('ponsel')
    .select(['id', 'sidik'])
    .where('kunci', '=', kunci)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('ponsel_pengguna')
    .values({ ponsel_id: found.id, pengguna_id: penggunaId, dibuat_pada: new Date(saat) })
    .onConflict((c) => c.doNothing())
    .execute()
  return found
}

/** Notes that the phone has heard the time from this account; false where it is not this account's. */
export async function recordDengar(
  tx: Tx,
  ponselId: number,
  penggunaId: number,
  saat: Instan,
): Promise<boolean> {
  const { rows } = await sql`
    with milik as (select ponsel_id, pengguna_id from ponsel_pengguna
      where ponsel_id = ${ponselId} and pengguna_id = ${penggunaId}),
    dengar as (
      insert into ponsel_dengar (ponsel_id, pengguna_id, pada)
      select ponsel_id, pengguna_id, ${at(saat)} from milik on conflict do nothing)
    select from milik`.execute(tx)
  return rows.length > 0
}

export async function deleteDengar(db: Db, sebelum: Instan): Promise<void> {
  await db.deleteFrom('ponsel_dengar').where('pada', '<', at(sebelum)).execute()
}
