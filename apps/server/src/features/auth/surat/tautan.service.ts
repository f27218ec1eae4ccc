import type { Clock } from '../../../platform/clock.ts'
import { hashToken } from '../../../platform/auth.ts'
import type { Db } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { JenisTautan } from '../../../platform/schema.akun.ts'
import { upsertTautan } from './reset.queries.ts'

/** How long a link opens: ten minutes for a forgotten password, a week for a new account. */
export const BERLAKU_MS: Readonly<Record<JenisTautan, number>> = {
  lupa: 10 * 60_000,
  undangan: 7 * 86_400_000,
}

/** Where a link leads. What stands behind a `#` no server is told; whoever is new sees there for whom it is. */
export const DI: Readonly<Record<JenisTautan, string>> = {
  lupa: '/auth/reset-password?token=',
  undangan: '/auth/masuk-pertama#',
}

/** Makes a link that sets a password once. The one before it of the same kind opens no more. Returns its address. */
export async function createTautan(
  db: Db,
  { clock, random, publicUrl }: Pick<Deps, 'random' | 'publicUrl'> & { readonly clock: Clock },
  penggunaId: number,
  jenis: JenisTautan,
  alamat = DI[jenis],
): Promise<string> {
  const token = random.token()
  const saat = clock.now()
  await upsertTautan(db, {
    token_hash: hashToken(token),
    pengguna_id: penggunaId,
    jenis,
    dibuat_pada: new Date(saat),
    kedaluwarsa_pada: new Date(saat + BERLAKU_MS[jenis]),
  })
  return `${publicUrl}${alamat}${token}`
}
