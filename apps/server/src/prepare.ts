import { sql } from 'kysely'
import { seedLibur } from './features/jadwal/jadwal.queries.ts'
import { seedJenisCuti } from './features/reference/jenis-cuti.service.ts'
import { seedReferensi } from './features/reference/reference.queries.ts'
import type { Db } from './platform/db.ts'
import { migrate } from './platform/migrate.ts'
import { random } from './platform/random.ts'
import { ensureSecrets } from './platform/secrets.ts'

/** Brings a database to where the application can work on it, as its owner. Doing so again changes nothing. */
export async function prepareDatabase(owner: Db): Promise<void> {
  // What a later version has seeded stays as it is.
  if (!(await migrate(owner))) return
  await ensureSecrets(owner, random)
  await seedReferensi(owner)
  await seedJenisCuti(owner)
  await seedLibur(owner)
}

/** Of advisory locks; any number that nothing else here takes. */
const PREPARING = 7_352_601_119

/**
 * Lets one server at a time prepare a database, as its owner; the others wait and then find it prepared. `work` opens
 * its own connections. The turn ends when the connection that holds it ends, even if the server dies.
 */
export async function inTurn<T>(owner: Db, work: () => Promise<T>): Promise<T> {
  return owner.transaction().execute(async (tx) => {
    const { rows } = await sql<{ isMine: boolean }>`
      select pg_try_advisory_xact_lock(${PREPARING}) as "isMine"`.execute(tx)
    if (rows[0]?.isMine !== true) {
      console.log('Menunggu server lain yang sedang menyiapkan basis data ini …')
      // A demo company and a long migration may take minutes.
      await sql`set local lock_timeout = 0`.execute(tx)
      await sql`set local statement_timeout = 0`.execute(tx)
      await sql`select pg_advisory_xact_lock(${PREPARING})`.execute(tx)
    }
    return work()
  })
}
