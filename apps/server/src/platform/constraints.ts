import pg from 'pg'
import { type DomainError, invalid } from './errors.ts'

/** By a constraint of the database, the field whose value it refuses, and what to say of it. Whose value it is stays untold. */
export type RefusedFields = Readonly<Record<string, readonly [field: string, message: string]>>

/** 422 at the field, when what the database refused is something that a client sent; else null. */
export function refusedField(error: unknown, fields: RefusedFields): DomainError | null {
  if (!(error instanceof pg.DatabaseError) || error.constraint === undefined) return null
  const known = fields[error.constraint]
  return known === undefined ? null : invalid({ [known[0]]: [known[1]] })
}
