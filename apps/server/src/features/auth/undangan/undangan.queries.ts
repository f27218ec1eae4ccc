import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'

/** The people that are to be invited, with what decides whether they can be. */
export function listDiundang(db: Db, karyawanIds: readonly number[]) {
  return db
    .selectFrom('karyawan as k')
    .leftJoin('pengguna as p', 'p.karyawan_id', 'k.id')
    .select(['k.id as karyawan_id', 'k.kode', 'k.nama', 'p.id', 'p.role', 'p.email'])
    .select((eb) => [
      eb.and([eb('k.aktif', '=', true), eb('p.aktif', '=', true)]).as('aktif'),
      eb('p.kata_sandi', 'is not', null).as('bersandi'),
    ])
    .where('k.id', 'in', karyawanIds)
    .orderBy('k.nama')
    .orderBy('k.id')
    .execute()
}

export type Undangan = {
  readonly id: number
  readonly nama: string
  readonly kode: string | null
  readonly email: string | null
  readonly perusahaan: string | null
}

/**
 * Whose first password an invitation sets, by the digest of its code or of its link; null when it opens nothing (any
 * more). An account that has a password is never opened so.
 */
export async function findUndangan(db: Db, hash: Buffer, saat: Instan): Promise<Undangan | null> {
  const { rows } = await sql<Undangan>`
    select p.id, coalesce(k.nama, p.nama) as nama, k.kode, p.email,
      (select nama from perusahaan) as perusahaan
    from pengguna p left join karyawan k on k.id = p.karyawan_id
    where p.id = (
        select pengguna_id from undangan where kode_hash = ${hash} and kedaluwarsa_pada > ${at(saat)}
        union all
        select pengguna_id from tautan_sandi
        where token_hash = ${hash} and jenis = 'undangan' and kedaluwarsa_pada > ${at(saat)})
      and p.kata_sandi is null and p.aktif and coalesce(k.aktif, true)`.execute(db)
  return rows[0] ?? null
}

/** Sets the first password; false when the invitation was used, replaced or overtaken meanwhile. */
export async function takeUndangan(
  tx: Tx,
  { id }: Pick<Undangan, 'id'>,
  hash: Buffer,
  kataSandi: string,
  saat: Instan,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('pengguna')
    .set({ kata_sandi: kataSandi })
    .where('id', '=', id)
    .where('kata_sandi', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n && (await findTerpakai(tx, id, hash, saat))
}

/** Whether the invitation still stands now that its account is held. */
async function findTerpakai(tx: Tx, id: number, hash: Buffer, saat: Instan): Promise<boolean> {
  const { rows } = await sql`
    select from undangan where pengguna_id = ${id} and kode_hash = ${hash} and kedaluwarsa_pada > ${at(saat)}
    union all
    select from tautan_sandi
    where pengguna_id = ${id} and token_hash = ${hash} and jenis = 'undangan' and kedaluwarsa_pada > ${at(saat)}`.execute(
    tx,
  )
  return rows.length > 0
}

/** Whether anybody has an account. */
export async function hasPengguna(db: Db | Tx): Promise<boolean> {
  return (await db.selectFrom('pengguna').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Of several who would be the first at once, one is. */
export async function lockPertama(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('administrator pertama'))`.execute(tx)
}
