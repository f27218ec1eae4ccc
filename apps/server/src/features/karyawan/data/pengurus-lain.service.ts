import type { Role } from '@rekan/domain/akses/peran'
import type { Tx } from '../../../platform/db.ts'
import { refuse } from '../karyawan.refusals.ts'
import { findPengurusLain } from './lingkup-peran.queries.ts'

/** Throws 409 where nobody else could do what this account's role alone can: give roles, see the whole company. */
export async function requirePengurusLain(
  tx: Tx,
  { penggunaId, role }: { readonly penggunaId: number; readonly role: Role },
): Promise<void> {
  if (role !== 'admin' && role !== 'hrd') return
  const lain = await findPengurusLain(tx, penggunaId, role)
  if (lain === 'terakhir')
    throw refuse('PENGURUS_TERAKHIR', {
      sebutan: role === 'admin' ? 'administrator' : 'HRD untuk seluruh perusahaan',
    })
}
