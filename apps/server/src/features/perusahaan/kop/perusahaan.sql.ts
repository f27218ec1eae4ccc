import type { Db, Tx } from '../../../platform/db.ts'

/** The company's record with its letterhead. */
export async function findPerusahaan(db: Db | Tx) {
  return db
    .selectFrom('perusahaan as p')
    .leftJoin('kop_surat as k', 'k.id', 'p.kop_id')
    .select(['p.nama', 'p.alamat', 'p.npwp', 'p.nib', 'p.versi', 'p.kop_id'])
    .select(['k.telepon', 'k.email', 'k.kaki', 'k.logo'])
    .executeTakeFirstOrThrow()
}
