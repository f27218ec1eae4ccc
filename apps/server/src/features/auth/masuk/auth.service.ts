import type { Role } from '@rekan/domain/akses/peran'
import { akhirSesi } from '@rekan/domain/auth/auth'
import { hashToken } from '../../../platform/auth.ts'
import { type Tx, transaction } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Asal } from '../../../platform/device.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findFaktor, insertTantangan } from '../faktor/faktor.queries.ts'
import { deleteAkses, deleteSesi, findPengguna, insertPengguna, insertSesi } from '../akun/auth.queries.ts'
import { countGagal } from '../percobaan/gagal.service.ts'
import { admitLogin, namaAkun } from '../percobaan/percobaan.service.ts'
import { ensurePerangkat } from '../percobaan/perangkat.service.ts'
import { refuse } from '../auth.refusals.ts'

/**
 * Opens a session, or answers that a second step follows. An unknown account, an inactive account and a wrong password
 * get the same refusal after the same time. Returns the answer and, with a session, the secret by which the device is
 * known from now on. Throws 401, and 429 after too many tries.
 */
export async function login(deps: Deps, given: { email: string; password: string }, asal: Asal) {
  const nama = namaAkun(given.email)
  try {
    return await openByKataSandi(deps, nama, given.password, asal)
  } catch (error) {
    if (error instanceof DomainError && COUNTED.has(error.code)) await countGagal(deps, nama)
    throw error
  }
}

/** A failed sign-in as the administrators count it; a sign-in refused because the server was busy is none. */
const COUNTED: ReadonlySet<string> = new Set(['SALAH_KATA_SANDI', 'TERLALU_SERING'])

async function openByKataSandi(deps: Deps, nama: string, password: string, asal: Asal) {
  const { db, passwords } = deps
  const { takeBack, asker } = await admitLogin(deps, nama, asal)
  const found = await findPengguna(db, nama)
  const known = await passwords
    .verify(found?.kata_sandi ?? null, password, asker)
    .catch(async (error: unknown) => {
      await takeBack()
      throw error
    })
  if (!known || found === undefined || !found.aktif) throw refuse('SALAH_KATA_SANDI')

  const { totpPada, passkey } = await findFaktor(db, found.id)
  if (totpPada !== null || passkey.length > 0) {
    const tantangan = await startLangkahKedua(deps, found.id)
    await takeBack()
    const cara = CARA.filter(
      (satu) => (satu !== 'totp' || totpPada !== null) && (satu !== 'passkey' || passkey.length > 0),
    )
    return { perlu_faktor_kedua: true as const, tantangan, cara }
  }
  const masuk = await openSesi(deps, found, asal)
  await takeBack()
  return masuk
}

/** By what a second step is taken, the easiest first. */
const CARA = ['passkey', 'totp', 'pemulihan'] as const
const TANTANGAN_MS = 5 * 60_000

/** What whoever gave the right password comes back with for the second step; it opens nothing else. */
async function startLangkahKedua({ db, clock, random }: Deps, penggunaId: number): Promise<string> {
  const tantangan = random.token()
  await insertTantangan(db, {
    hash: hashToken(tantangan),
    jenis: 'masuk',
    pengguna_id: penggunaId,
    kedaluwarsa_pada: new Date(clock.now() + TANTANGAN_MS),
  })
  return tantangan
}

export type Ditemukan = NonNullable<Awaited<ReturnType<typeof findPengguna>>>

/**
 * Opens a session of an account that has proven itself; `lewatSso` is what is written with it where the provider has
 * vouched for who it is. Throws 401 for one that was shut or changed meanwhile.
 */
export async function openSesi(
  deps: Deps,
  found: Ditemukan,
  asal: Asal,
  lewatSso?: (tx: Tx) => Promise<void>,
) {
  const { db, random, clock } = deps
  const { id, email, role, nama, aktif, kata_sandi } = found
  if (!aktif) throw refuse('SALAH_KATA_SANDI')
  const token = random.token()
  const now = clock.now()
  const sesi = {
    token_hash: hashToken(token),
    pengguna_id: id,
    dibuat_pada: new Date(now),
    kedaluwarsa_pada: new Date(akhirSesi(role, now, now)),
    perangkat: asal.userAgent,
    lewat_sso: lewatSso !== undefined,
  }
  const rahasia = await transaction(db, async (tx) => {
    if (!(await insertSesi(tx, sesi, kata_sandi))) throw refuse('SALAH_KATA_SANDI')
    await lewatSso?.(tx)
    return ensurePerangkat(tx, deps, asal, id)
  })
  return { token, user: { id, name: nama, email, role: wireRole(role) }, rahasia }
}

/** Revokes the session's token: it opens nothing from here on. */
export async function logout(tx: Tx, tokenHash: Buffer): Promise<void> {
  await deleteSesi(tx, tokenHash)
}

/**
 * Ends every session of an account but `kecuali`, and with them all else that opens it without its password: links,
 * codes, devices it knows, what links it with the company's provider. For a changed password, and for an account that is switched off.
 */
export async function endSessions(tx: Tx, penggunaId: number, kecuali?: Buffer): Promise<void> {
  await deleteAkses(tx, penggunaId, kecuali)
}

/**
 * Opens an account for an employee, without a password: nobody signs in with it before one is set. Returns its id. An
 * address in use is refused by the database, 422 at `email`.
 */
export async function createAkun(
  tx: Tx,
  karyawanId: number,
  akun: { readonly email: string | null; readonly role: Role },
): Promise<number> {
  return insertPengguna(tx, { ...akun, karyawan_id: karyawanId })
}

const ID_PERAN: Readonly<Record<Role, number>> = { karyawan: 1, koordinator: 2, hrd: 3, admin: 4, auditor: 5 }

/** Roles are fixed, and so are their ids. */
export function wireRole(role: Role) {
  return { id: ID_PERAN[role], name: role }
}
