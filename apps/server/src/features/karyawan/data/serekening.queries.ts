import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { formatLain } from './kembar.sql.ts'

/**
 * Returns, by id of each person whose account others have, the kode and name of up to three of those others who still work here; null for
 * one whom the reader may not see.
 *
 * @param terlihat in SQL, whether the reader may see the other, `l`
 */
export async function listSerekening(
  tx: Tx,
  ids: readonly number[],
  terlihat: RawBuilder<SqlBool> = sql`true`,
): Promise<ReadonlyMap<number, readonly (string | null)[]>> {
  const { rows } = await sql<{ id: number; juga: (string | null)[] }>`
    select k.id, array(select case when ${terlihat} then l.kode || ' ' || l.nama end from karyawan l
      where l.nomor_rekening = k.nomor_rekening and l.id <> k.id and l.aktif order by l.kode limit 3) as juga
    from karyawan k where k.id = any(${ids}::integer[])`.execute(tx)
  return new Map(rows.flatMap(({ id, juga }) => (juga.length === 0 ? [] : [[id, juga]])))
}

/** Returns the warning about an account that others have as well. */
export function pesanSerekening(juga: readonly (string | null)[], ditanya: readonly string[] = []): string {
  const sebutan = juga.filter((satu) => satu !== null)
  const semua = sebutan.length < juga.length ? [...sebutan, formatLain(ditanya)] : sebutan
  return `Rekening ini juga milik ${semua.join(', ')}. Periksa kembali nomornya.`
}
