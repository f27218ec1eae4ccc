import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

/** Returns, by id of each person whose account others have, the kode and name of up to three of those others who still work here. */
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

/** Returns the warning about an account that others have as well. */
export function pesanSerekening(juga: readonly string[]): string {
  return `Rekening ini juga milik ${juga.join(', ')}. Periksa kembali nomornya.`
}

/** Returns the warnings after an account was written in a record; none where no account was. */
export async function listPeringatan(
  tx: Tx,
  id: number,
  nomor: string | null | undefined,
): Promise<string[]> {
  if (!nomor) return []
  return [...(await listSerekening(tx, [id])).values()].map(pesanSerekening)
}
