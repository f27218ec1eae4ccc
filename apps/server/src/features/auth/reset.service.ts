import kataSandiUmum from '@rekan/domain/data/kata-sandi-umum.json' with { type: 'json' }
import { aturanKataSandiBaru } from '@rekan/domain/auth'
import { hashToken } from '../../platform/auth.ts'
import { type Tx, transaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { invalid, refuse } from '../../platform/errors.ts'
import { type Jatah, takeJatah } from '../../platform/jatah.ts'
import { endSessions } from './auth.service.ts'
import { findTautan, takeTautan, updateKataSandi } from './reset.queries.ts'
import { insertPermintaan, insertSurat } from './surat.queries.ts'
import { BERLAKU_MS } from './tautan.service.ts'

const umum: ReadonlySet<string> = new Set(kataSandiUmum.data)

/** One link a life of a link: whoever asks for somebody's address again and again never kills the link they hold. */
const SURAT: Jatah = { nama: 'surat', kapasitas: 1, jedaMs: BERLAKU_MS.lupa }

/** Notes that somebody forgot a password. Says the same, and takes as long, whether or not the address is known. */
export async function forgotPassword({ db, clock, jobs }: Deps, given: string): Promise<void> {
  const email = given.trim().toLowerCase()
  if ((await takeJatah(db, SURAT, [email], clock.now())) > 0) return
  await insertPermintaan(db, email, clock.now())
  jobs.nudge('surat')
}

/**
 * Invites a new account to set its password by a link that opens once, for 7 days. The letter is written and mailed by
 * a job once the transaction has committed: say `jobs.nudge('surat')` then, or it goes within half a minute. False
 * when the account has no address: such a person needs a code (`POST /karyawan/{id}/kode-reset`).
 */
export async function issueSetPasswordLink(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  penggunaId: number,
): Promise<boolean> {
  return insertSurat(tx, penggunaId, 'undangan', clock.now())
}

/**
 * Lets nobody into an account until it has a new password: for one that may be in other hands. Where `isMailed`, its
 * address gets a link to set one: say `jobs.nudge('surat')` after the commit.
 */
export async function closeAkun(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  penggunaId: number,
  isMailed: boolean,
): Promise<void> {
  await updateKataSandi(tx, penggunaId, null)
  await endSessions(tx, penggunaId)
  if (isMailed) await insertSurat(tx, penggunaId, 'lupa', clock.now())
}

/** Sets a new password by a link's token. Throws 422 for a link that doesn't open and for a weak password. */
export async function resetPassword(
  { db, clock, passwords, jobs }: Deps,
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
    await updateKataSandi(tx, penggunaId, kataSandi)
    await endSessions(tx, penggunaId)
    await insertSurat(tx, penggunaId, 'diganti', clock.now())
  })
  jobs.nudge('surat')
}
