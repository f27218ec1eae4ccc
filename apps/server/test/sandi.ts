import { hash } from '@node-rs/argon2'
import { DEMO_PASSWORD } from '../src/demo/akun.ts'
import type { Db } from '../src/platform/db.ts'

/**
 * Gives every account the demo password, in a digest that takes a millisecond to compare instead of forty-five: for
 * tests that try by the hundred.
 */
export async function setCheapPasswords(owner: Db): Promise<void> {
  const kata_sandi = await hash(DEMO_PASSWORD, { memoryCost: 1024, timeCost: 1, parallelism: 1 })
  await owner.updateTable('pengguna').set({ kata_sandi }).execute()
}
