import { ROLE, type Role } from '@rekan/domain/akses'
import { SESSION_MS, hashToken } from '../../platform/auth.ts'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuse } from '../../platform/errors.ts'
import { deleteAkses, deleteSesi, findPengguna, insertPengguna, insertSesi } from './auth.queries.ts'

/** Opens a session. Unknown account, inactive account and wrong password are one refusal after one duration. */
export async function login(deps: Deps, given: { email: string; password: string }, userAgent: string) {
  const found = await findPengguna(deps.db, given.email.trim())
  const known = await deps.passwords.verify(found?.kata_sandi ?? null, given.password)
  if (!known || found === undefined || !found.aktif) throw refuse('SALAH_KATA_SANDI')

  const token = deps.random.token()
  const now = deps.clock.now()
  const sesi = {
    token_hash: hashToken(token),
    pengguna_id: found.id,
    dibuat_pada: new Date(now),
    kedaluwarsa_pada: new Date(now + SESSION_MS),
    perangkat: userAgent,
  }
  if (!(await insertSesi(deps.db, sesi, found.kata_sandi ?? ''))) throw refuse('SALAH_KATA_SANDI')
  const { id, nama, email, role } = found
  return { token, user: { id, name: nama, email, role: wireRole(role) } }
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
