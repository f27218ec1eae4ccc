import { hashToken } from '../../platform/auth.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Job } from '../../platform/jobs.ts'
import {
  type Permintaan,
  claimPermintaan,
  deletePermintaan,
  findPenerima,
  upsertTautan,
} from './reset.queries.ts'

/** A link opens this long (decisions, accounts). */
const BERLAKU_MS = 30 * 60_000
/** One letter a minute and account at most, however often somebody asks. */
const JEDA_MS = 60_000
/** A try that hasn't reported back by then is lost, its server with it. */
const ANGGAP_HILANG_MS = 2 * 60_000

/** Finds the account behind each request, makes its link and mails it. */
export function resetJob(deps: Deps): Job<Permintaan> {
  const { db, clock } = deps
  return {
    name: 'reset',
    atOnce: 1,
    claim: () => claimPermintaan(db, clock.now(), clock.now() + ANGGAP_HILANG_MS),
    async work({ id, email, dibuat_pada: diminta }) {
      // A link nobody could be told of in time is of no use to anybody.
      if (clock.now() - diminta < BERLAKU_MS) await sendTautan(deps, email)
      await deletePermintaan(db, id)
    },
  }
}

async function sendTautan({ db, clock, random, mail, publicUrl }: Deps, email: string): Promise<void> {
  const penerima = await findPenerima(db, email)
  if (penerima?.email == null) return
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
