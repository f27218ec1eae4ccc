import type { Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export async function findNama(db: Db | Tx, karyawanId: number): Promise<string> {
  const { nama } = await db
    .selectFrom('karyawan')
    .select('nama')
    .where('id', '=', karyawanId)
    .executeTakeFirstOrThrow()
  return nama
}

/** The account that coordinates somebody on a day; without one on it, the one of the latest placement. Null without any. */
export async function findKoordinator(tx: Tx, karyawanId: number, pada: Tanggal): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select p.koordinator_id as id from penempatan p
    where p.karyawan_id = ${karyawanId} and p.koordinator_id is not null
    order by (p.tanggal_masuk <= ${pada} and coalesce(p.tanggal_selesai >= ${pada}, true)) desc, p.utama desc,
      p.tanggal_masuk desc
    limit 1`.execute(tx)
  return rows[0]?.id ?? null
}
