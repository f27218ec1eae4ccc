import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, at } from './db.ts'

/** Tables of runs beside the requests: each has `status` and `denyut_pada`, when its worker was last heard of. */
export type TabelRun = 'proses_gaji' | 'roster_terbitan' | 'laporan'

/**
 * Takes the run that waits longest, for this server alone; null when none does.
 *
 * @param kolom what is to be known of it
 * @param batas one whose worker was not heard of since then waits as well; null: it does not
 */
export async function takeRun<T>(
  db: Db,
  tabel: TabelRun,
  kolom: readonly (keyof T & string)[],
  saat: Instan,
  batas: Instan | null,
): Promise<T | null> {
  const { rows } = await sql<T>`
    update ${sql.table(tabel)} set denyut_pada = ${at(saat)}
    where id = (select id from ${sql.table(tabel)}
      where status = 'JALAN' and (denyut_pada is null or denyut_pada <= ${batas === null ? null : at(batas)})
      order by id limit 1 for update skip locked)
    returning ${sql.join(kolom.map((nama) => sql.ref(nama)))}`.execute(db)
  return rows[0] ?? null
}
