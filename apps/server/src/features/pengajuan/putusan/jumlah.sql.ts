import { sql } from 'kysely'
import { mayBeDecided } from './lingkup.sql.ts'
import type { Tabel } from './pengajuan.queries.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

/** How many requests wait for the reader's decision. */
export async function countMenunggu({
  db,
  pelaku,
  saat,
}: Pandangan): Promise<{ izin: number; lembur: number }> {
  const jumlah = (tabel: Tabel) =>
    sql`(select count(*)::integer from ${sql.table(tabel)} p where ${mayBeDecided(pelaku, { tabel, alias: 'p' }, saat)})`
  const { rows } = await sql<{ izin: number; lembur: number }>`
    select ${jumlah('absensi')} as izin, ${jumlah('lembur')} as lembur`.execute(db)
  return rows[0] ?? { izin: 0, lembur: 0 }
}
