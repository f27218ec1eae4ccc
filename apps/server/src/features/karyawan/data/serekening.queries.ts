import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

/** Who else that works here has the account of each of these people, by kode and name; nobody where nothing stands. */
export async function listSerekening(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { rows } = await sql<{ id: number; juga: string[] }>`
    select k.id, array(select l.kode || ' ' || l.nama from karyawan l
      where l.nomor_rekening = k.nomor_rekening and l.id <> k.id and l.aktif order by l.kode limit 3) as juga
    from karyawan k where k.id = any(${ids}::integer[])`.execute(tx)
  return new Map(rows.flatMap(({ id, juga }) => (juga.length === 0 ? [] : [[id, juga]])))
}

/** What is told of an account that others have as well. */
export function pesanSerekening(juga: readonly string[]): string {
  return `Rekening ini juga milik ${juga.join(', ')}. Periksa kembali nomornya.`
}

/** What is to be looked at of a record in which an account was written; nothing of another. */
export async function listPeringatan(
  tx: Tx,
  id: number,
  nomor: string | null | undefined,
): Promise<string[]> {
  if (!nomor) return []
  return [...(await listSerekening(tx, [id])).values()].map(pesanSerekening)
}
