import { seedLibur } from './features/jadwal/jadwal.queries.ts'
import { seedReferensi } from './features/reference/reference.queries.ts'
import type { Db } from './platform/db.ts'
import { migrate } from './platform/migrate.ts'
import { random } from './platform/random.ts'
import { ensureSecrets } from './platform/secrets.ts'

/** Brings a database to where the application can work on it, as its owner. Doing so again changes nothing. */
export async function prepareDatabase(owner: Db): Promise<void> {
  await migrate(owner)
  await ensureSecrets(owner, random)
  await seedReferensi(owner)
  await seedLibur(owner)
}
