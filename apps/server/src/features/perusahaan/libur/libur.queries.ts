import type { CakupanLibur } from '@rekan/domain/jadwal/libur'
import type { Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { JenisLibur } from '../../../platform/schema.kantor.ts'

/** What a day off is told to be. */
export type IsiLibur = CakupanLibur & { readonly nama: string; readonly berlaku: boolean }
export type LiburDitetapkan = IsiLibur & { readonly tanggal: Tanggal; readonly jenis: JenisLibur }

/** All days off of a year, in force or not, by date. */
export async function listLiburSetahun(db: Db | Tx, tahun: number) {
  return db
    .selectFrom('libur')
    .select(['tanggal', 'nama', 'jenis', 'berlaku', 'kantor_ids', 'hanya', 'versi'])
    .where('tanggal', '>=', `${tahun}-01-01`)
    .where('tanggal', '<=', `${tahun}-12-31`)
    .orderBy('tanggal')
    .orderBy('jenis')
    .execute()
}

export function findLibur(tx: Tx, tanggal: Tanggal, jenis: JenisLibur) {
  return tx
    .selectFrom('libur')
    .select(['nama', 'berlaku', 'kantor_ids', 'hanya', 'versi'])
    .where('tanggal', '=', tanggal)
    .where('jenis', '=', jenis)
    .forUpdate()
    .executeTakeFirst()
}

/** Makes it, or changes it to a version newer. */
export async function upsertLibur(tx: Tx, libur: LiburDitetapkan): Promise<void> {
  const { nama, berlaku, kantor_ids, hanya } = libur
  await tx
    .insertInto('libur')
    .values({ ...libur, kantor_ids: [...kantor_ids] })
    .onConflict((c) =>
      c.columns(['tanggal', 'jenis']).doUpdateSet({
        nama,
        berlaku,
        kantor_ids: [...kantor_ids],
        hanya,
        versi: sql`libur.versi + 1`,
      }),
    )
    .execute()
}

/** The names of sites, by id. */
export async function fetchNamaKantor(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .selectFrom('kantor')
    .select(['id', 'nama'])
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute()
  return new Map(rows.map(({ id, nama }) => [id, nama]))
}
