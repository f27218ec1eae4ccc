import kataSandiUmum from '@rekan/domain/data/kata-sandi-umum.json' with { type: 'json' }
import { aturanKataSandiBaru } from '@rekan/domain/auth/auth'
import { hashToken } from '../../../platform/auth.ts'
import { type Tx, transaction } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Asal } from '../../../platform/device.ts'
import { invalid } from '../../../platform/errors.ts'
import { insertDibukaLagi } from '../akun/dibuka.queries.ts'
import { deleteFaktor, findFaktor } from '../faktor/faktor.queries.ts'
import { endSessions } from '../masuk/auth.service.ts'
import { admitSurat, countTautanSalah, namaAkun } from '../percobaan/percobaan.service.ts'
import { ensurePerangkat } from '../percobaan/perangkat.service.ts'
import { findTautan, takeTautan, updateKataSandi } from '../surat/reset.queries.ts'
import { insertPermintaan, insertSurat } from '../surat/surat.queries.ts'
import { BERLAKU_MS } from '../surat/tautan.service.ts'
import { replaceUndangan } from '../surat/undangan.queries.ts'
import { refuse } from '../auth.refusals.ts'
import type { Perbuatan } from '../../../platform/perbuatan.ts'

const aturanBaru = aturanKataSandiBaru(new Set(kataSandiUmum.data))

/** Notes that somebody forgot a password. Says the same, and takes as long, whether or not the address is known. */
export async function sendResetLink(deps: Deps, given: string, asal: Asal): Promise<void> {
  const email = namaAkun(given)
  const { boleh, dikenal } = await admitSurat(deps, email, asal)
  if (!boleh) return
  await insertPermintaan(deps.db, email, dikenal, deps.clock.now())
  deps.jobs.nudge('surat')
}

/**
 * Invites a new account to set its password by a link that opens once, for 7 days. The letter is written and mailed by
 * a job once the transaction has committed: say `jobs.nudge('surat')` then, or it goes within half a minute. False
 * when the account has no address: such a person needs a printed code (`POST /kelola/karyawan/undang`).
 */
export async function sendSetPasswordLink(
  { tx, saat }: Pick<Perbuatan, 'tx' | 'saat'>,
  penggunaId: number,
): Promise<boolean> {
  if (!(await insertSurat(tx, penggunaId, 'undangan', saat))) return false
  await replaceUndangan(tx, [
    {
      pengguna_id: penggunaId,
      kode_hash: null,
      dibuat_pada: new Date(saat),
      kedaluwarsa_pada: new Date(saat + BERLAKU_MS.undangan),
    },
  ])
  return true
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
  // Whoever had the account may have added theirs.
  await deleteFaktor(tx, penggunaId)
  await endSessions(tx, penggunaId)
  if (isMailed) await insertSurat(tx, penggunaId, 'lupa', clock.now())
}

/**
 * Sets a new password by a link's token. Throws 422 for a link that doesn't
 * open and for a weak password, and 429 for too many links that don't.
 */
export async function resetPassword(
  deps: Deps,
  token: string,
  password: string,
  asal: Asal,
): Promise<SandiBaru> {
  const { db, clock } = deps
  judgeKataSandiBaru(password, 'password')
  // Hashing is work that only a link's owner may ask for.
  if (!(await findTautan(db, hashToken(token), clock.now()))) {
    await countTautanSalah(deps, asal)
    throw refuse('TAUTAN_MATI')
  }
  return resetKataSandi(deps, password, asal, async (tx) => {
    const penggunaId = await takeTautan(tx, hashToken(token), clock.now())
    if (penggunaId === undefined) throw refuse('TAUTAN_MATI')
    return penggunaId
  })
}

/** After a new password: the secret to leave with the device, and the names of passkeys that open the account as before. */
export type SandiBaru = { readonly rahasia: string; readonly passkey: readonly string[] }

/** Sets the password of the account that `take` gives, ends all that opened it before, and tells its owner. */
export async function resetKataSandi(
  deps: Deps,
  password: string,
  asal: Asal,
  take: (tx: Tx) => Promise<number>,
): Promise<SandiBaru> {
  const kataSandi = await deps.passwords.hash(password)
  const hasil = await transaction(deps.db, async (tx) => {
    const penggunaId = await take(tx)
    await insertDibukaLagi({ tx, saat: deps.clock.now() }, penggunaId)
    await updateKataSandi(tx, penggunaId, kataSandi)
    await endSessions(tx, penggunaId)
    await insertSurat(tx, penggunaId, 'diganti', deps.clock.now())
    const { passkey } = await findFaktor(tx, penggunaId)
    return {
      rahasia: await ensurePerangkat(tx, deps, asal, penggunaId),
      passkey: passkey.map(({ nama }) => nama),
    }
  })
  deps.jobs.nudge('surat')
  return hasil
}

/** Throws 422 at the field for a password that is too weak. */
export function judgeKataSandiBaru(password: string, field: string): void {
  const lemah = aturanBaru(password)
  if (lemah !== undefined) throw invalid({ [field]: [lemah] })
}
