import type { Db, Tx } from '../../../platform/db.ts'

/**
 * Whether a request may name an account: an active coordinator's, who neither files it nor is the person whom it is for.
 */
export async function isKoordinator(
  db: Db | Tx,
  id: number,
  kecuali: { readonly penggunaId: number; readonly karyawanId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('pengguna as p')
    .leftJoin('karyawan as k', 'k.id', 'p.karyawan_id')
    .select('p.id')
    .where('p.id', '=', id)
    .where('p.id', '<>', kecuali.penggunaId)
    .where('p.karyawan_id', 'is distinct from', kecuali.karyawanId)
    .where('p.role', '=', 'koordinator')
    .where('p.aktif', '=', true)
    .where((eb) => eb.or([eb('k.id', 'is', null), eb('k.aktif', '=', true)]))
    .executeTakeFirst()
  return row !== undefined
}
