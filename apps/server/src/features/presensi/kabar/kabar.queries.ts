import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

/** A person's account, null without one, and their name. */
export async function findOrang(
  tx: Tx,
  karyawanId: number,
): Promise<{ readonly akunId: number | null; readonly nama: string }> {
  return tx
    .selectFrom('karyawan as k')
    .leftJoin('pengguna as u', 'u.karyawan_id', 'k.id')
    .select(['u.id as akunId', 'k.nama'])
    .where('k.id', '=', karyawanId)
    .executeTakeFirstOrThrow()
}

/** A person's account, null without one, and the name of who acts for them. */
export async function findDiwakili(
  tx: Tx,
  karyawanId: number,
  olehId: number,
): Promise<{ readonly akunId: number | null; readonly oleh: string }> {
  const { rows } = await sql<{ akunId: number | null; oleh: string }>`
    select (select id from pengguna where karyawan_id = ${karyawanId}) as "akunId", coalesce(k.nama, u.nama) as oleh
    from pengguna u left join karyawan k on k.id = u.karyawan_id where u.id = ${olehId}`.execute(tx)
  return rows[0] ?? { akunId: null, oleh: '' }
}
