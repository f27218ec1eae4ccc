import type { Role } from '@rekan/domain/akses/peran'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '../../../platform/db.ts'

/** The branches that an account's role is given for, by their ids; none: the whole company. */
export async function listLingkup(tx: Tx, penggunaId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('peran_lingkup')
    .select('kantor_id')
    .where('pengguna_id', '=', penggunaId)
    .orderBy('kantor_id')
    .execute()
  return rows.map(({ kantor_id }) => kantor_id)
}

/** Active accounts that are more than an employee's, with the branches their role is given for; by name. */
export function listBerperan(db: Db) {
  return db
    .selectFrom('pengguna as p')
    .leftJoin('karyawan as k', 'k.id', 'p.karyawan_id')
    .select(['k.id', 'k.kode', 'p.email', 'p.role'])
    .select((eb) => [
      eb.fn.coalesce('k.nama', 'p.nama', 'p.email', eb.val('')).as('nama'),
      jsonArrayFrom(
        eb
          .selectFrom('peran_lingkup as l')
          .innerJoin('kantor as o', 'o.id', 'l.kantor_id')
          .select(['o.id', 'o.nama'])
          .whereRef('l.pengguna_id', '=', 'p.id')
          .orderBy('o.nama'),
      ).as('kantor'),
    ])
    .where('p.role', '<>', 'karyawan')
    .where('p.aktif', '=', true)
    .where((eb) => eb.or([eb('k.id', 'is', null), eb('k.aktif', '=', true)]))
    .orderBy('nama')
    .execute()
}

export async function replaceLingkup(
  tx: Tx,
  penggunaId: number,
  kantorIds: readonly number[],
): Promise<void> {
  await tx.deleteFrom('peran_lingkup').where('pengguna_id', '=', penggunaId).execute()
  if (kantorIds.length > 0)
    await tx
      .insertInto('peran_lingkup')
      .values(kantorIds.map((kantor_id) => ({ pengguna_id: penggunaId, kantor_id })))
      .execute()
}

/** Whether another account has the role for the whole company; one that has it for some branches is not the last. */
export async function findPengurusLain(tx: Tx, penggunaId: number, role: Role): Promise<'ada' | 'terakhir'> {
  const { rows } = await sql<{ terakhir: boolean }>`
    select not exists (select from peran_lingkup l where l.pengguna_id = ${penggunaId}) and not exists (
      select from pengguna p left join karyawan k on k.id = p.karyawan_id
      where p.id <> ${penggunaId} and p.role = ${role} and p.aktif
        and coalesce(k.aktif and k.tanggal_keluar is null, true)
        and not exists (select from peran_lingkup l where l.pengguna_id = p.id)) as terakhir`.execute(tx)
  return rows[0]?.terakhir === true ? 'terakhir' : 'ada'
}
