import { type RawBuilder, sql } from 'kysely'

/** Rows by their columns, which hold as many values each; null where there are no rows. */
export type Kolom<T> = { readonly [K in keyof T]: readonly T[K][] | null }

/**
 * In SQL, rows as one JSON object of their columns: each name stands in it once, not in every row. Of thousands of rows that is half the text,
 * and half the time until they are here. `rowsFrom` makes rows of it.
 *
 * @param baris the alias of the rows
 */
export function kolomJson<T>(baris: string, nama: readonly (keyof T & string)[]): RawBuilder<Kolom<T>> {
  return sql`json_build_object(${sql.join(
    nama.flatMap((satu) => [sql.lit(satu), sql`json_agg(${sql.ref(`${baris}.${satu}`)})`]),
  )})`
}

/** The rows that were sent by their columns. */
export function rowsFrom<T extends object>(kolom: Kolom<T>): T[] {
  const isi = Object.entries(kolom) as [keyof T, readonly T[keyof T][] | null][]
  return Array.from({ length: isi[0]?.[1]?.length ?? 0 }, (_, ke) => {
    const satu: Partial<T> = {}
    for (const [nama, nilai] of isi) satu[nama] = nilai?.[ke]
    return satu as T
  })
}
