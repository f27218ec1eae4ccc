import { sql } from 'kysely'
import { type RefusedFields, refusedField } from './constraints.ts'
import type { Tx } from './db.ts'
import { DomainError } from './errors.ts'

/**
 * What `work` gives; or, with all that it wrote undone and the transaction going on, the refusal it ended with: a rule's,
 * or that of a constraint among `fields`. Throws what is neither.
 */
export async function tryWork<T>(
  tx: Tx,
  fields: RefusedFields,
  work: () => Promise<T>,
): Promise<T | DomainError> {
  await sql`savepoint percobaan`.execute(tx)
  try {
    const hasil = await work()
    await sql`release savepoint percobaan`.execute(tx)
    return hasil
  } catch (error) {
    const tolak = error instanceof DomainError ? error : refusedField(error, fields)
    if (tolak === null) throw error
    await sql`rollback to savepoint percobaan`.execute(tx)
    return tolak
  }
}
