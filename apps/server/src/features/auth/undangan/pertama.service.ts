import { createHash, timingSafeEqual } from 'node:crypto'
import { transaction } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Asal } from '../../../platform/device.ts'
import type { Context } from '../../../platform/http.ts'
import { findPenggunaById, insertPengguna } from '../akun/auth.queries.ts'
import { refuse } from '../auth.refusals.ts'
import { openSesi } from '../masuk/auth.service.ts'
import { countTautanSalah } from '../percobaan/percobaan.service.ts'
import { judgeKataSandiBaru } from '../sandi/reset.service.ts'
import { hasPengguna, lockPertama } from './undangan.queries.ts'
import { record, startServerDeed } from '../../../platform/perbuatan.ts'

/**
 * The link by which the first administrator comes in; null once anybody has an account. What it carries follows from
 * the key in DATA_DIR, so that it is the same after a restart, and whoever has the database alone cannot make it.
 */
export async function tautanPertama(
  deps: Pick<Deps, 'db' | 'signing' | 'publicUrl'>,
): Promise<string | null> {
  if (await hasPengguna(deps.db)) return null
  return `${deps.publicUrl}/auth/administrator-pertama#${kodePertama(deps)}`
}

/**
 * Makes the first account, an administrator's, and opens a session. Throws 422 for a link that opens nothing or opens
 * nothing any more and for a weak password, 429 for too many tries.
 */
export async function createPertama(
  deps: Deps,
  { kode, nama, email, password }: Context<'POST /administrator-pertama'>['body'],
  asal: Asal,
) {
  judgeKataSandiBaru(password, 'password')
  if (!isSama(kode.trim(), kodePertama(deps)) || (await hasPengguna(deps.db))) {
    await countTautanSalah(deps, asal)
    throw refuse('UNDANGAN_MATI')
  }
  const kata_sandi = await deps.passwords.hash(password)
  const id = await transaction(deps.db, async (tx) => {
    await lockPertama(tx)
    if (await hasPengguna(tx)) throw refuse('UNDANGAN_MATI')
    const baru = await insertPengguna(tx, { nama, email, role: 'admin', karyawan_id: null, kata_sandi })
    await record(
      startServerDeed(tx, 'POST /administrator-pertama', deps.clock.now(), baru),
      'pengguna',
      baru,
      { sesudah: { nama, email, role: 'admin' } },
    )
    return baru
  })
  const akun = await findPenggunaById(deps.db, id)
  if (akun === undefined) throw refuse('UNDANGAN_MATI')
  return openSesi(deps, akun, asal)
}

function kodePertama({ signing }: Pick<Deps, 'signing'>): string {
  return createHash('sha256').update(signing.sign('administrator pertama')).digest('base64url')
}

function isSama(satu: string, lain: string): boolean {
  const [a, b] = [satu, lain].map((teks) => createHash('sha256').update(teks).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
