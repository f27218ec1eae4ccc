import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'

/** Failed sign-ins of one account, or of names that are nobody's (`pengguna_id` 0). */
export type Gagal = { readonly pengguna_id: number; readonly sejak: Instan; readonly jumlah: number }

/**
 * Adds one to a count that began after `batas`, or begins a count. Returns false if an older count must be closed
 * first.
 */
export async function upsertGagal(db: Db, penggunaId: number, saat: Instan, batas: Instan): Promise<boolean> {
  const { rows } = await sql`
    insert into masuk_gagal as g (pengguna_id, sejak, jumlah) values (${penggunaId}, ${at(saat)}, 1)
    on conflict (pengguna_id) do update set jumlah = g.jumlah + 1 where g.sejak > ${at(batas)}
    returning 1`.execute(db)
  return rows.length > 0
}

/** Takes one count that began at `batas` or before; null when there is none. */
export async function takeGagal(tx: Tx, batas: Instan): Promise<Gagal | null> {
  const { rows } = await sql<Gagal>`
    delete from masuk_gagal where pengguna_id = (
      select pengguna_id from masuk_gagal where sejak <= ${at(batas)} limit 1 for update skip locked)
    returning pengguna_id, sejak, jumlah`.execute(tx)
  return rows[0] ?? null
}

export async function hasGagal(db: Db, batas: Instan): Promise<boolean> {
  const found = await db
    .selectFrom('masuk_gagal')
    .select('pengguna_id')
    .where('sejak', '<=', at(batas))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
