import type { Tanggal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../platform/db.ts'

export type LiburDitetapkan = {
  readonly tanggal: Tanggal
  readonly jenis: 'PERUSAHAAN' | 'CUTI_BERSAMA'
  readonly nama: string
  readonly berlaku: boolean
}

/** All days off of a year, in force or not, by date. */
export async function listLiburSetahun(db: Db | Tx, tahun: number) {
  return db
    .selectFrom('libur')
    .select(['tanggal', 'nama', 'jenis', 'berlaku'])
    .where('tanggal', '>=', `${tahun}-01-01`)
    .where('tanggal', '<=', `${tahun}-12-31`)
    .orderBy('tanggal')
    .orderBy('jenis')
    .execute()
}

export function findLibur(tx: Tx, tanggal: Tanggal, jenis: LiburDitetapkan['jenis']) {
  return tx
    .selectFrom('libur')
    .select(['nama', 'berlaku'])
    .where('tanggal', '=', tanggal)
    .where('jenis', '=', jenis)
    .forUpdate()
    .executeTakeFirst()
}

export async function upsertLibur(tx: Tx, libur: LiburDitetapkan): Promise<void> {
  const { nama, berlaku } = libur
  await tx
    .insertInto('libur')
    .values(libur)
    .onConflict((c) => c.columns(['tanggal', 'jenis']).doUpdateSet({ nama, berlaku }))
    .execute()
}
