import { type Db, transaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { DEMO_PASSWORD } from './orang/akun.ts'
import { seedKantor } from './orang/kantor.ts'
import { seedKaryawan } from './orang/karyawan.ts'
import { seedUpah } from './orang/upah.ts'

/**
 * Fills an empty database with the demo company, every feature its own part. Does nothing where anybody has an
 * account, or where there is an office: a company's own data are never mixed with invented people. Runs as the owner.
 */
export async function seedDemo(
  owner: Db,
  { passwords, clock }: Pick<Deps, 'passwords' | 'clock'>,
): Promise<void> {
  const someone = await owner.selectFrom('pengguna').select('id').limit(1).executeTakeFirst()
  const somewhere = await owner.selectFrom('kantor').select('id').limit(1).executeTakeFirst()
  if (someone !== undefined || somewhere !== undefined) return
  const kataSandi = await passwords.hash(DEMO_PASSWORD)
  await transaction(owner, async (tx) => {
    await tx
      .insertInto('demo')
      .values({ dibuat_pada: new Date(clock.now()) })
      .execute()
    const kantor = await seedKantor(tx)
    await seedKaryawan(tx, kantor, kataSandi, clock.now())
    await seedUpah(tx, clock.now())
  })
}
