import { ROLE, type Role } from '@rekan/domain/akses'
import { akhirSesi } from '@rekan/domain/auth'
import { hashToken } from '../../platform/auth.ts'
import { type Tx, transaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Asal } from '../../platform/device.ts'
import { DomainError, type ErrorCode, refuse } from '../../platform/errors.ts'
import { deleteAkses, deleteSesi, findPengguna, insertPengguna, insertSesi } from './auth.queries.ts'
import { countGagal } from './gagal.service.ts'
import { admitLogin, namaAkun } from './percobaan.service.ts'
import { rememberPerangkat } from './perangkat.service.ts'

/**
 * Opens a session. Unknown account, inactive account and wrong password are one refusal after one duration. Gives the
 * answer, and the secret by which the device is known from here on. Throws 401, and 429 for too many tries.
 */
export async function login(deps: Deps, given: { email: string; password: string }, asal: Asal) {
  const nama = namaAkun(given.email)
  try {
    return await openSesi(deps, nama, given.password, asal)
  } catch (error) {
    if (error instanceof DomainError && COUNTED.has(error.code)) await countGagal(deps, nama)
    throw error
  }
}

/** A sign-in that failed, in the eyes of whoever looks after the accounts; one that the server was too busy for is none. */
const COUNTED: ReadonlySet<ErrorCode> = new Set(['SALAH_KATA_SANDI', 'TERLALU_SERING'])

async function openSesi(deps: Deps, nama: string, password: string, asal: Asal) {
  const { db, passwords, random, clock } = deps
  const { takeBack, asker } = await admitLogin(deps, nama, asal)
  const found = await findPengguna(db, nama)
  const known = await passwords
    .verify(found?.kata_sandi ?? null, password, asker)
    .catch(async (error: unknown) => {
      await takeBack()
      throw error
    })
  if (!known || found === undefined || !found.aktif) throw refuse('SALAH_KATA_SANDI')

  const token = random.token()
  const now = clock.now()
  const sesi = {
    token_hash: hashToken(token),
    pengguna_id: found.id,
    dibuat_pada: new Date(now),
    kedaluwarsa_pada: new Date(akhirSesi(found.role, now, now)),
    perangkat: asal.userAgent,
  }
  const rahasia = await transaction(db, async (tx) => {
    if (!(await insertSesi(tx, sesi, found.kata_sandi ?? ''))) throw refuse('SALAH_KATA_SANDI')
    return rememberPerangkat(tx, deps, asal, found.id)
  })
  await takeBack()
  const { id, email, role } = found
  return { token, user: { id, name: found.nama, email, role: wireRole(role) }, rahasia }
}

/** Revokes the session's token: it opens nothing from here on. */
export async function logout(tx: Tx, tokenHash: Buffer): Promise<void> {
  await deleteSesi(tx, tokenHash)
}

/**
 * Ends every session of an account but `kecuali`, and with them all else that opens it without its password: links,
 * codes, devices it knows. For a changed password, and for an account that is switched off.
 */
export async function endSessions(tx: Tx, penggunaId: number, kecuali?: Buffer): Promise<void> {
  await deleteAkses(tx, penggunaId, kecuali)
}

/**
 * Opens an account for an employee, without a password: nobody signs in with it before one is set. Gives its id. An
 * address in use is refused by the database, 422 at `email`.
 */
export async function createAkun(
  tx: Tx,
  karyawanId: number,
  akun: { readonly email: string | null; readonly role: Role },
): Promise<number> {
  return insertPengguna(tx, { ...akun, karyawan_id: karyawanId })
}

/** Roles are fixed; their id is their place in the list. */
export function wireRole(role: Role) {
  return { id: ROLE.indexOf(role) + 1, name: role }
}
