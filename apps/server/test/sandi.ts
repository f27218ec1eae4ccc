import { hash } from '@node-rs/argon2'
import { DEMO_PASSWORD } from '../src/demo/orang/akun.ts'
import type { Db } from '../src/platform/db.ts'

/** A digest that takes a millisecond to compare instead of forty-five: its cost stands in it. Tests sign in by the thousand. */
export function hashCheaply(password: string): Promise<string> {
  return hash(password, { memoryCost: 1024, timeCost: 1, parallelism: 1 })
}

/** Gives every account the demo password. */
export async function setCheapPasswords(owner: Db): Promise<void> {
  await owner
    .updateTable('pengguna')
    .set({ kata_sandi: await hashCheaply(DEMO_PASSWORD) })
    .execute()
}
