import { Secret, TOTP } from 'otpauth'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findTotp, takeLangkah } from './faktor.queries.ts'

/** As every authenticator app assumes. */
const BENTUK = { issuer: 'Rekan', algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps of 30 seconds that a phone's clock may be off, each way. */
const GESER = 1

/** Returns what an authenticator app needs: the secret as text, and the address in the QR code. */
export function composeTotp(rahasia: Buffer, nama: string): { rahasia: string; uri: string } {
  const secret = secretOf(rahasia)
  return { rahasia: secret.base32, uri: new TOTP({ ...BENTUK, secret, label: nama }).toString() }
}

/**
 * Takes a code of the account's app. `salah`: not a code of now; `terpakai`: used already, or older than one that was;
 * `tidak-ada`: the account has no confirmed app, unless `isBaru`.
 */
export async function takeTotp(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  penggunaId: number,
  kode: string,
  isBaru = false,
): Promise<'ok' | 'salah' | 'terpakai' | 'tidak-ada'> {
  const saat = clock.now()
  const totp = await findTotp(tx, penggunaId)
  if (totp === undefined || (totp.aktif_pada === null) !== isBaru) return 'tidak-ada'
  const secret = secretOf(totp.rahasia)
  const geser = TOTP.validate({ ...BENTUK, secret, token: kode, timestamp: saat, window: GESER })
  if (geser === null) return 'salah'
  const langkah = TOTP.counter({ period: BENTUK.period, timestamp: saat }) + geser
  return (await takeLangkah(tx, penggunaId, langkah, saat)) ? 'ok' : 'terpakai'
}

function secretOf(rahasia: Buffer): Secret {
  return new Secret({ buffer: new Uint8Array(rahasia).buffer })
}
