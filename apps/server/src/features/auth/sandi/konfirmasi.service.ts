import { KONFIRMASI_MS } from '@rekan/domain/auth/auth'
import type { Session } from '../../../platform/auth.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Asal } from '../../../platform/device.ts'
import { invalid } from '../../../platform/errors.ts'
import { updateKonfirmasi } from './konfirmasi.queries.ts'
import { judgeSsoUlang } from '../masuk/sso.service.ts'
import { type TandaPasskey, judgePasskey } from '../faktor/passkey.service.ts'
import { admitKataSandiLama } from '../percobaan/percobaan.service.ts'
import { findKataSandi } from '../surat/reset.queries.ts'

type Bukti = {
  readonly password?: string | undefined
  readonly passkey?: TandaPasskey | undefined
  readonly sso?: string | undefined
}

/**
 * Confirms a session: after the password or a passkey was given again, or its owner has signed in anew at the company's
 * provider, calls that require it are allowed for some minutes. Returns until when. Throws 422 by field for a wrong one, and 429
 * after too many tries.
 */
export async function confirmSesi(
  deps: Deps,
  { pelaku, tokenHash }: Session,
  { password = '', passkey, sso }: Bukti,
  asal: Asal,
): Promise<{ berlaku_sampai: string }> {
  const { db, clock, passwords } = deps
  const takeBack = await admitKataSandiLama(deps, pelaku.penggunaId)
  if (passkey !== undefined) {
    if ((await judgePasskey(deps, passkey)) !== pelaku.penggunaId)
      throw invalid({
        passkey: ['Passkey ini bukan milik akun Anda di sini. Coba lagi, atau pakai kata sandi.'],
      })
  } else if (sso !== undefined) {
    if ((await judgeSsoUlang(deps, sso, asal)) !== pelaku.penggunaId)
      throw invalid({
        sso: ['SSO tidak memastikan bahwa ini Anda. Coba sekali lagi, atau pakai kata sandi.'],
      })
  } else {
    const isRight = await passwords
      .verify(await findKataSandi(db, pelaku.penggunaId), password)
      .catch(async (error: unknown) => {
        await takeBack()
        throw error
      })
    if (!isRight) throw invalid({ password: ['Kata sandi salah.'] })
  }
  await takeBack()
  const saat = clock.now()
  await updateKonfirmasi(db, tokenHash, saat)
  return { berlaku_sampai: new Date(saat + KONFIRMASI_MS).toISOString() }
}
