import { type Insertable, sql } from 'kysely'
import type { Tx } from '../platform/db.ts'
import type { Skema } from '../platform/schema.ts'

/** Rows whose JSON columns hold what they mean, instead of its text. */
type BarisTabel<T> = {
  readonly [K in keyof T]: T[K] | (T[K] extends string | undefined ? readonly object[] : never)
}

/** Inserts any number of rows of the same columns in one statement; what is already there stays. */
export async function insertBanyak<T extends keyof Skema>(
  tx: Tx,
  tabel: T,
  baris: readonly BarisTabel<Insertable<Skema[T]>>[],
): Promise<void> {
  const [contoh] = baris
  if (contoh === undefined) return
  const kolom = sql.join(Object.keys(contoh).map((nama) => sql.ref(nama)))
  await sql`insert into ${sql.table(tabel)} (${kolom})
    select ${kolom} from json_populate_recordset(null::${sql.table(tabel)}, ${jsonFrom(baris)})
    on conflict do nothing`.execute(tx)
}

function jsonFrom(baris: readonly object[]): string {
  const teks = (nilai: unknown) => (Buffer.isBuffer(nilai) ? `\\x${nilai.toString('hex')}` : nilai)
  return JSON.stringify(
    baris.map((satu) => Object.fromEntries(Object.entries(satu).map(([nama, nilai]) => [nama, teks(nilai)]))),
  )
}
