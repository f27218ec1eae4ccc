import { isPemulihan, tidyPemulihan } from '@rekan/domain/auth/faktor'
import { hashToken } from '../../../platform/auth.ts'
import { type Tx, transaction } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Asal } from '../../../platform/device.ts'
import { DomainError } from '../../../platform/errors.ts'
import { openSesi } from './auth.service.ts'
import { showCara } from './sso.service.ts'
import { findPenggunaById } from '../akun/auth.queries.ts'
import { findNamaMasuk, findTantangan, takePemulihan, takeTantangan } from '../faktor/faktor.queries.ts'
import { countGagal } from '../percobaan/gagal.service.ts'
import { type TandaPasskey, judgePasskey } from '../faktor/passkey.service.ts'
import { admitLangkahKedua, admitPasskey } from '../percobaan/percobaan.service.ts'
import { takeTotp } from '../faktor/totp.service.ts'
import { refuse } from '../auth.refusals.ts'

/**
 * The second step of a sign-in, by a code of the app or a recovery code. Throws 401 for a wrong one, for one that was
 * used, and when too much time has passed since the password; 429 for too many tries.
 */
export async function finishLogin(
  deps: Deps,
  { tantangan, kode }: { readonly tantangan: string; readonly kode: string },
  asal: Asal,
) {
  const { db, clock } = deps
  const hash = hashToken(tantangan)
  const penggunaId = await findTantangan(db, hash, 'masuk', clock.now())
  if (penggunaId === undefined || penggunaId === null) throw refuse('TANTANGAN_MATI')
  const takeBack = await admitLangkahKedua(deps, penggunaId)
  try {
    await transaction(db, async (tx) => {
      await takeKode(tx, deps, penggunaId, kode)
      // Of two that come at once with two codes, one signs in.
      if ((await takeTantangan(tx, hash, 'masuk', clock.now())) === undefined) throw refuse('TANTANGAN_MATI')
    })
  } catch (error) {
    if (error instanceof DomainError)
      await countGagal(deps, (await findNamaMasuk(db, penggunaId)) ?? String(penggunaId))
    throw error
  }
  const masuk = await openSesi(deps, await requirePengguna(deps, penggunaId), asal)
  await takeBack()
  return masuk
}

async function takeKode(tx: Tx, deps: Deps, penggunaId: number, kode: string): Promise<void> {
  if (isPemulihan(kode)) {
    if (await takePemulihan(tx, penggunaId, hashToken(tidyPemulihan(kode)))) return
    throw refuse('KODE_PEMULIHAN_SALAH')
  }
  const hasil = await takeTotp(tx, deps, penggunaId, kode.replaceAll(/\s/g, ''))
  if (hasil === 'terpakai') throw refuse('KODE_MASUK_TERPAKAI')
  if (hasil !== 'ok') throw refuse('KODE_MASUK_SALAH')
}

/**
 * Signs in by a passkey alone, which proves the device and its owner; where the company wants the password first, with the
 * `tantangan` that it gave. Throws 401, and 429 for too many tries.
 */
export async function loginPasskey(
  deps: Deps,
  { jawaban, tantangan }: { readonly jawaban: TandaPasskey; readonly tantangan?: string | undefined },
  asal: Asal,
) {
  const { db, clock } = deps
  const takeBack = await admitPasskey(deps, asal)
  const penggunaId = await judgePasskey(deps, jawaban)
  if (penggunaId === undefined) throw refuse('PASSKEY_SALAH')
  if (!(await showCara(deps)).passkey) {
    const hash = tantangan === undefined ? null : hashToken(tantangan)
    const pemilik = hash && (await takeTantangan(db, hash, 'masuk', clock.now(), penggunaId))
    if (pemilik !== penggunaId) throw refuse('PASSKEY_BUKAN_PEMBUKA')
  }
  const masuk = await openSesi(deps, await requirePengguna(deps, penggunaId), asal)
  await takeBack()
  return masuk
}

async function requirePengguna({ db }: Deps, id: number) {
  const found = await findPenggunaById(db, id)
  if (found === undefined) throw refuse('SALAH_KATA_SANDI')
  return found
}
