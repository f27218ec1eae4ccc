import type { Db } from './db.ts'
import type { Random } from './random.ts'

const NAMES = ['tautan', 'push', 'kotak', 'titik'] as const
/**
 * `tautan`: signs links to files, ways that were begun, and what a phone heard of the time. `push`: the private key by which push services know this server.
 * `kotak`: by which phones keep what waits on them. `titik`: by which positions that were cut are still told to be equal.
 */
export type SecretName = (typeof NAMES)[number]

/** Makes what is missing, as the owner; servers that start at once agree on the first. */
export async function ensureSecrets(owner: Db, random: Random): Promise<void> {
  await owner
    .insertInto('rahasia')
    .values(NAMES.map((nama) => ({ nama, isi: random.token() })))
    .onConflict((c) => c.doNothing())
    .execute()
}

export async function readSecret(db: Db, nama: SecretName): Promise<string> {
  const { isi } = await db
    .selectFrom('rahasia')
    .select('isi')
    .where('nama', '=', nama)
    .executeTakeFirstOrThrow()
  return isi
}
