import { type Session } from '../../../platform/auth.ts'
import { transaction } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Asal } from '../../../platform/device.ts'
import { invalid } from '../../../platform/errors.ts'
import { findFaktor } from '../faktor/faktor.queries.ts'
import { endSessions } from '../masuk/auth.service.ts'
import { admitKataSandiLama } from '../percobaan/percobaan.service.ts'
import { ensurePerangkat } from '../percobaan/perangkat.service.ts'
import { findKataSandi, replaceKataSandi } from '../surat/reset.queries.ts'
import { type SandiBaru, judgeKataSandiBaru } from './reset.service.ts'
import { insertSurat } from '../surat/surat.queries.ts'

type IsianKataSandi = { readonly kata_sandi_lama: string; readonly kata_sandi_baru: string }

/**
 * Changes the caller's password and ends every other session and what links the account with the company's provider. Throws
 * 422 by field, and 429 for too many tries at the old one.
 */
export async function editKataSandi(
  deps: Deps,
  { pelaku, tokenHash }: Session,
  { kata_sandi_lama, kata_sandi_baru }: IsianKataSandi,
  asal: Asal,
): Promise<SandiBaru> {
  const { db, clock, passwords, jobs } = deps
  const { penggunaId } = pelaku
  judgeKataSandiBaru(kata_sandi_baru, 'kata_sandi_baru')
  const takeBack = await admitKataSandiLama(deps, penggunaId)
  const lama = await findKataSandi(db, penggunaId)
  const isRight = await passwords.verify(lama, kata_sandi_lama).catch(async (error: unknown) => {
    await takeBack()
    throw error
  })
  if (!isRight || lama === null) throw lamaSalah()
  await takeBack()
  if (kata_sandi_baru === kata_sandi_lama)
    throw invalid({ kata_sandi_baru: ['Kata sandi baru harus berbeda dari yang lama.'] })

  const baru = await passwords.hash(kata_sandi_baru)
  // Not by `write`, which keeps a fast digest of what was sent.
  const hasil = await transaction(db, async (tx) => {
    if (!(await replaceKataSandi(tx, penggunaId, lama, baru))) throw lamaSalah()
    await endSessions(tx, penggunaId, tokenHash)
    await insertSurat(tx, penggunaId, 'diganti', clock.now())
    const { passkey } = await findFaktor(tx, penggunaId)
    return {
      rahasia: await ensurePerangkat(tx, deps, asal, penggunaId),
      passkey: passkey.map(({ nama }) => nama),
    }
  })
  jobs.nudge('surat')
  return hasil
}

function lamaSalah() {
  return invalid({ kata_sandi_lama: ['Kata sandi lama salah.'] })
}
