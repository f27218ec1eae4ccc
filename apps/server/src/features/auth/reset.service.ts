import kataSandiUmum from '@rekan/domain/data/kata-sandi-umum.json' with { type: 'json' }
import { aturanKataSandiBaru } from '@rekan/domain/auth'
import { hashToken } from '../../platform/auth.ts'
import { type Tx, transaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { invalid, refuse } from '../../platform/errors.ts'
import { changeKataSandi, findTautan, insertPermintaan, takeTautan } from './reset.queries.ts'

const umum: ReadonlySet<string> = new Set(kataSandiUmum.data)

/** Notes that somebody forgot a password. Says the same, and takes as long, whether or not the address is known. */
export async function forgotPassword({ db, clock, jobs }: Deps, email: string): Promise<void> {
  await insertPermintaan(db, email.trim().toLowerCase(), clock.now())
  jobs.nudge('reset')
}

/** Sets a new password by a link's token. Throws 422 for a link that doesn't open and for a weak password. */
export async function resetPassword(
  { db, clock, passwords }: Deps,
  token: string,
  password: string,
): Promise<void> {
  const lemah = aturanKataSandiBaru(umum)(password)
  if (lemah !== undefined) throw invalid({ password: [lemah] })
  // Hashing is work that only a link's owner may ask for.
  if (!(await findTautan(db, hashToken(token), clock.now()))) throw refuse('TAUTAN_MATI')
  const kataSandi = await passwords.hash(password)
  await transaction(db, async (tx: Tx) => {
    const penggunaId = await takeTautan(tx, hashToken(token), clock.now())
    if (penggunaId === undefined) throw refuse('TAUTAN_MATI')
    await changeKataSandi(tx, penggunaId, kataSandi)
  })
}
