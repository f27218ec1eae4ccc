import { createHash, hash as digest } from 'node:crypto'
import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, type Tx, pgCode, transaction } from './db.ts'
import { DomainError, refuse } from './errors.ts'
import { composeOnce } from './statement.ts'

/** A client's name for one intent, and a digest of everything it sent with it. */
export type Intent = { readonly penggunaId: number; readonly kunci: string; readonly sidik: Buffer }

/**
 * Runs `work` in one transaction. With an intent, the answer is stored beside the written rows: if the same intent
 * arrives twice, at once or later, one call writes and both get its answer; the same key with another body is refused
 * (422). A refusal rolls back and is not stored, so that a call that came too early may be tried again with the same
 * key.
 */
export async function writeOnce<T>(
  db: Db,
  intent: Intent | null,
  now: Instan,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (intent === null) return transaction(db, work)
  try {
    return await transaction(db, async (tx) => {
      const answer = await work(tx)
      // Waits for whoever holds the key, and finds it taken: then what was written here goes.
      if (!(await storeAnswer(tx, intent, answer, now))) throw new Repeated()
      return answer
    })
  } catch (error) {
    if (!mayBeRepetition(error)) throw error
    const kept = await findAnswer(db, intent)
    if (kept === undefined) throw error
    return kept as T
  }
}

/** A digest over parts of any length, none of which can flow into its neighbour. */
export function fingerprint(parts: readonly (string | Uint8Array)[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(digest('sha256', part, 'buffer'))
  return hash.digest()
}

/** The key was taken by an earlier sending. */
class Repeated extends Error {
  override readonly name = 'Repeated'
}

/** Refusals and constraints are what a repetition meets where the first sending has had its effect. */
function mayBeRepetition(error: unknown): boolean {
  return error instanceof Repeated || error instanceof DomainError || pgCode(error)?.startsWith('23') === true
}

async function storeAnswer(tx: Tx, intent: Intent, answer: unknown, now: Instan): Promise<boolean> {
  // Work without an answer is done once as well; undefined is no JSON.
  const jawaban = JSON.stringify(answer ?? null)
  const stored = await insertAnswer(tx, { ...intent, jawaban, now: new Date(now) })
  return stored.length === 1
}

const insertAnswer = composeOnce<Intent & { readonly jawaban: string; readonly now: Date }, object>(
  (nilai) => sql`
    insert into idempotensi (pengguna_id, kunci, sidik, jawaban, dibuat_pada)
    values (${nilai('penggunaId')}, ${nilai('kunci')}, ${nilai('sidik')}, ${nilai('jawaban')}, ${nilai('now')})
    on conflict do nothing returning pengguna_id`,
)

/** What the intent was answered; undefined when it never was. Throws 422 for a key that named something else. */
async function findAnswer(db: Db, { penggunaId, kunci, sidik }: Intent): Promise<unknown> {
  const kept = await db
    .selectFrom('idempotensi')
    .select(['sidik', 'jawaban'])
    .where('pengguna_id', '=', penggunaId)
    .where('kunci', '=', kunci)
    .executeTakeFirst()
  if (kept !== undefined && !kept.sidik.equals(sidik)) throw refuse('KUNCI_DIPAKAI')
  return kept?.jawaban
}
