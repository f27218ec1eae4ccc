import kataSandiUmum from '@rekan/domain/data/kata-sandi-umum.json' with { type: 'json' }
import { aturanKataSandiBaru } from '@rekan/domain/auth'
import { hashToken } from '../../platform/auth.ts'
import { type Tx, transaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { invalid, refuse } from '../../platform/errors.ts'
import type { Job } from '../../platform/jobs.ts'
import {
  type Permintaan,
  changeKataSandi,
  claimPermintaan,
  deletePermintaan,
  findPenerima,
  insertPermintaan,
  takeTautan,
  upsertTautan,
} from './reset.queries.ts'

/** A link opens this long (decisions, accounts). */
const BERLAKU_MS = 30 * 60_000
/** One letter a minute and account at most, however often somebody asks. */
const JEDA_MS = 60_000
/** A try that hasn't reported back by then is lost, its server with it. */
const ANGGAP_HILANG_MS = 2 * 60_000

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
  const kataSandi = await passwords.hash(password)
  await transaction(db, async (tx: Tx) => {
    const penggunaId = await takeTautan(tx, hashToken(token), clock.now())
    if (penggunaId === undefined) throw refuse('TAUTAN_MATI')
    await changeKataSandi(tx, penggunaId, kataSandi)
  })
}

/** Finds the account behind each request, makes its link and mails it. */
export function resetJob(deps: Deps): Job<Permintaan> {
  const { db, clock } = deps
  return {
    name: 'reset',
    atOnce: 1,
    claim: () => claimPermintaan(db, clock.now(), clock.now() + ANGGAP_HILANG_MS),
    async work({ id, email }) {
      await sendTautan(deps, email)
      await deletePermintaan(db, id)
    },
  }
}

async function sendTautan({ db, clock, random, mail, publicUrl }: Deps, email: string): Promise<void> {
  const penerima = await findPenerima(db, email)
  if (penerima?.email === undefined || penerima.email === null) return
  const saat = clock.now()
  if (penerima.terakhir !== null && saat - penerima.terakhir < JEDA_MS) return
  const token = random.token()
  await upsertTautan(db, {
    token_hash: hashToken(token),
    pengguna_id: penerima.id,
    dibuat_pada: new Date(saat),
    kedaluwarsa_pada: new Date(saat + BERLAKU_MS),
  })
  await mail.send({
    to: penerima.email,
    subject: 'Atur ulang kata sandi Rekan',
    text: [
      `Halo ${penerima.nama},`,
      '',
      'Ada permintaan untuk mengatur ulang kata sandi akun Rekan Anda. Buka tautan ini dalam 30 menit:',
      '',
      `${publicUrl}/auth/reset-password?token=${token}`,
      '',
      'Tautan hanya dapat dipakai satu kali. Bila Anda tidak memintanya, abaikan surat ini; kata sandi Anda tetap.',
    ].join('\n'),
  })
}
