import { DEMO_PASSWORD } from '../src/demo/orang/akun.ts'
import type { Db } from '../src/platform/db.ts'
import { type Cost, createPasswords } from '../src/platform/passwords.ts'

/** Digests that take a millisecond instead of forty-five: tests sign in by the thousand. */
export const CHEAP: Cost = { memoryCost: 1024, timeCost: 1 }

/** Gives every account the demo password. */
export async function setDemoPasswords(owner: Db): Promise<void> {
  await owner
    .updateTable('pengguna')
    .set({ kata_sandi: await createPasswords(CHEAP).hash(DEMO_PASSWORD) })
    .execute()
}
