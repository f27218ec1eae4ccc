import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from './db.ts'

/** Where a value goes in a statement that is composed before there are values. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** In SQL, the value of a name. */
export type ValueOf<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>

/**
 * Composes a statement at its first use and gives it other values each time: of a punch, putting its text together anew
 * cost the server as much as all its rules.
 *
 * @param compose gets the places of the values by name; what it puts in otherwise is the same each time
 */
export function composeOnce<Values extends object, Row>(
  compose: (value: ValueOf<Values>) => RawBuilder<Row>,
): (db: Db | Tx, values: Values) => Promise<Row[]> {
  let composed: CompiledQuery<Row> | undefined
  return async (db, values) => {
    composed ??= compose((name) => sql.val(new Place(name)) as RawBuilder<never>).compile(db)
    const given = composed.parameters.map((parameter) =>
      parameter instanceof Place ? (values as Readonly<Record<string, unknown>>)[parameter.name] : parameter,
    )
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(composed.sql, given))
    return rows
  }
}
