import { createHash } from 'node:crypto'
import type { Instan } from '@rekan/domain/waktu'
import { type Db, type Tx, transaction } from './db.ts'
import { refuse } from './errors.ts'

/** A client's name for one intent, and a digest of everything it sent with it. */
export type Intent = { readonly penggunaId: number; readonly kunci: string; readonly sidik: Buffer }

/**
 * Runs `work` in one transaction. With an intent, the answer is kept beside what was written: the same intent again
 * gets that answer and writes nothing; the key with another body is refused (422). A refusal rolls back and is not
 * kept, so that "too early" may be tried again with the same key.
 */
export async function writeOnce<T>(
  db: Db,
  intent: Intent | null,
  now: Instan,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return transaction(db, async (tx) => {
    if (intent === null) return work(tx)
    const kept = await claim(tx, intent, now)
    if (kept !== undefined) return kept as T
    const answer = await work(tx)
    await tx
      .updateTable('idempotensi')
      .set({ jawaban: JSON.stringify(answer) })
      .where('pengguna_id', '=', intent.penggunaId)
      .where('kunci', '=', intent.kunci)
      .execute()
    return answer
  })
}

/** A digest over parts of any length, none of which can flow into its neighbour. */
export function fingerprint(parts: readonly (string | Uint8Array)[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(createHash('sha256').update(part).digest())
  return hash.digest()
}

/** Takes the key, or waits for the request that holds it and gives the answer that one kept. */
async function claim(tx: Tx, intent: Intent, now: Instan): Promise<unknown> {
  const taken = await tx
    .insertInto('idempotensi')
    .values({
      pengguna_id: intent.penggunaId,
      kunci: intent.kunci,
      sidik: intent.sidik,
      dibuat_pada: new Date(now),
    })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  if (taken.numInsertedOrUpdatedRows === 1n) return undefined
  const kept = await tx
    .selectFrom('idempotensi')
    .select(['sidik', 'jawaban'])
    .where('pengguna_id', '=', intent.penggunaId)
    .where('kunci', '=', intent.kunci)
    .executeTakeFirst()
  if (kept === undefined || !kept.sidik.equals(intent.sidik)) throw refuse('KUNCI_DIPAKAI')
  return kept.jawaban
}
